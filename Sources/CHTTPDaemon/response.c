#include "library.h"

/// Adds headers, names and values by turns; false where one cannot be.
static bool add(httpd_library *library, struct MHD_Response *response, const char *const *headers, size_t count) {
    for (size_t index = 0; index + 1 < count; index += 2) {
        if (library->add_response_header(response, headers[index], headers[index + 1]) != MHD_YES) return false;
    }
    return true;
}

/// The response with its headers; NULL where it has not all of them.
static void *finished(
    httpd_library *library, struct MHD_Response *response, const char *const *headers, size_t count) {
    if (response == NULL || add(library, response, headers, count)) return response;
    library->destroy_response(response);
    return NULL;
}

void *httpd_bytes(
    httpd_library *library, const void *bytes, size_t count, const char *const *headers, size_t header_count) {
    struct MHD_Response *response =
        library->create_response_from_buffer(count, (void *)(uintptr_t)bytes, MHD_RESPMEM_MUST_COPY);
    return finished(library, response, headers, header_count);
}

void *httpd_stream(
    httpd_library *library, ssize_t (*read)(void *context, uint64_t position, char *buffer, size_t size),
    void (*free)(void *context), void *context, const char *const *headers, size_t header_count) {
    struct MHD_Response *response =
        library->create_response_from_callback(MHD_SIZE_UNKNOWN, 4096, read, context, free);
    if (response == NULL) free(context);
    return finished(library, response, headers, header_count);
}

bool httpd_queue(httpd_library *library, void *connection, unsigned status, void *response) {
    return library->queue_response(connection, status, response) == MHD_YES;
}

void httpd_release(httpd_library *library, void *response) { library->destroy_response(response); }

void httpd_suspend(httpd_library *library, void *connection) { library->suspend_connection(connection); }

void httpd_resume(httpd_library *library, void *connection) { library->resume_connection(connection); }
