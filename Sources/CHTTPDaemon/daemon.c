#include "library.h"

#include <stdlib.h>
#include <strings.h>
#include <unistd.h>

struct httpd_daemon {
    httpd_library *library;
    httpd_handlers handlers;
    struct MHD_Daemon *daemon;
};

/// What the headers of a request tell.
struct head {
    /// The value of "Host", and how many of them there are.
    const char *host;
    int hosts;
    /// Whether something follows the head.
    bool has_body;
};

static enum MHD_Result see_header(void *context, enum MHD_ValueKind kind, const char *name, const char *value) {
    (void)kind;
    struct head *head = context;
    if (strcasecmp(name, "Host") == 0) {
        head->host = value;
        head->hosts += 1;
    }
    if (strcasecmp(name, "Content-Length") == 0 || strcasecmp(name, "Transfer-Encoding") == 0) head->has_body = true;
    return MHD_YES;
}

static enum MHD_Result answer(
    void *context, struct MHD_Connection *connection, const char *path, const char *method, const char *version,
    const char *upload, size_t *upload_size, void **request) {
    (void)version;
    (void)upload;
    (void)upload_size;
    httpd_daemon *daemon = context;
    struct head head = {NULL, 0, false};
    daemon->library->get_connection_values(connection, MHD_HEADER_KIND, see_header, &head);
    // An answer at the first call ends the connection, so that nothing is read of what follows. Where nothing does, the answer
    // is given at the second call, and the connection can be used again.
    if (!head.has_body && *request == NULL) {
        *request = daemon;
        return MHD_YES;
    }
    const char *host = head.hosts == 1 ? head.host : NULL;
    return daemon->handlers.answer(daemon->handlers.context, connection, method, path, host) ? MHD_YES : MHD_NO;
}

static void completed(
    void *context, struct MHD_Connection *connection, void **request, enum MHD_RequestTerminationCode code) {
    (void)request;
    (void)code;
    httpd_daemon *daemon = context;
    daemon->handlers.answered(daemon->handlers.context, connection);
}

static void notified(
    void *context, struct MHD_Connection *connection, void **socket, enum MHD_ConnectionNotificationCode code) {
    (void)socket;
    httpd_daemon *daemon = context;
    if (code == MHD_CONNECTION_NOTIFY_CLOSED) {
        daemon->handlers.closed(daemon->handlers.context, connection);
        return;
    }
    const union MHD_ConnectionInfo *info =
        daemon->library->get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    daemon->handlers.opened(daemon->handlers.context, connection, info == NULL ? -1 : (int)info->connect_fd);
}

httpd_daemon *httpd_start(
    httpd_library *library, int socket, unsigned connections, unsigned idle_seconds, httpd_handlers handlers) {
    httpd_daemon *daemon = calloc(1, sizeof *daemon);
    if (daemon == NULL) {
        close(socket);
        return NULL;
    }
    daemon->library = library;
    daemon->handlers = handlers;
    daemon->daemon = library->start_daemon(
        MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, answer, daemon,
        MHD_OPTION_LISTEN_SOCKET, (MHD_socket)socket,
        MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
        MHD_OPTION_NOTIFY_COMPLETED, completed, daemon,
        MHD_OPTION_NOTIFY_CONNECTION, notified, daemon,
        MHD_OPTION_END);
    if (daemon->daemon != NULL) return daemon;
    close(socket);
    free(daemon);
    return NULL;
}

void httpd_stop(httpd_daemon *daemon) {
    daemon->library->stop_daemon(daemon->daemon);
    free(daemon);
}
