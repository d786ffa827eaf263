#include "library.h"

#include <dlfcn.h>
#include <stdlib.h>

/// Looks a function up; false where it is not there.
static bool find(void *handle, const char *name, void *function) {
    void *found = dlsym(handle, name);
    *(void **)function = found;
    return found != NULL;
}

httpd_library *httpd_open(const char *path) {
    void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return NULL;
    httpd_library *library = calloc(1, sizeof *library);
    bool complete = library != NULL && find(handle, "MHD_start_daemon", &library->start_daemon)
        && find(handle, "MHD_stop_daemon", &library->stop_daemon)
        && find(handle, "MHD_get_connection_info", &library->get_connection_info)
        && find(handle, "MHD_get_connection_values", &library->get_connection_values)
        && find(handle, "MHD_create_response_from_buffer", &library->create_response_from_buffer)
        && find(handle, "MHD_create_response_from_callback", &library->create_response_from_callback)
        && find(handle, "MHD_add_response_header", &library->add_response_header)
        && find(handle, "MHD_queue_response", &library->queue_response)
        && find(handle, "MHD_destroy_response", &library->destroy_response)
        && find(handle, "MHD_suspend_connection", &library->suspend_connection)
        && find(handle, "MHD_resume_connection", &library->resume_connection);
    if (complete) return library;
    free(library);
    dlclose(handle);
    return NULL;
}

void httpd_close(httpd_library *library) { free(library); }
