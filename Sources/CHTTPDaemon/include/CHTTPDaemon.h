#ifndef CHTTPDAEMON_H
#define CHTTPDAEMON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// libmicrohttpd for Swift, which can call no function with a variable number of arguments.
//
// The library is opened when it is needed, not when the program starts: it brings others along, of which most commands have
// no use, and a program without it still does all the rest.

#ifdef __cplusplus
extern "C" {
#endif

/// The functions of an opened library.
typedef struct httpd_library httpd_library;
/// A daemon: a thread that serves the connections of one listening socket.
typedef struct httpd_daemon httpd_daemon;

/// What a daemon calls, on its thread, one call at a time. A connection and a response are known by their addresses.
typedef struct httpd_handlers {
    /// Given to each call.
    void *context;
    /// A connection was made; `socket` is its descriptor until it is closed.
    void (*opened)(void *context, void *connection, int socket);
    /// A request's head is there: queues a response, or returns false, which closes the connection. `host` is NULL where
    /// there is no header "Host", or more than one.
    bool (*answer)(void *context, void *connection, const char *method, const char *path, const char *host);
    /// A response was sent, or given up.
    void (*answered)(void *context, void *connection);
    /// The connection is about to be closed.
    void (*closed)(void *context, void *connection);
} httpd_handlers;

/// Opens the library.
///
/// @param path its file, or a name that the system's loader knows.
/// @return the library, or NULL where it cannot be opened or is another one.
httpd_library *httpd_open(const char *path);

/// Frees what `httpd_open` returned. The library itself stays in memory.
void httpd_close(httpd_library *library);

/// Starts a daemon.
///
/// @param socket a socket that listens; the daemon closes it when it is stopped, or cannot be started.
/// @param connections how many connections it serves at a time; others wait.
/// @param idle_seconds after how many seconds without a byte a connection is closed that is not suspended.
/// @return the daemon, or NULL where the system refuses a thread or memory.
httpd_daemon *httpd_start(
    httpd_library *library, int socket, unsigned connections, unsigned idle_seconds, httpd_handlers handlers);

/// Closes all connections and ends the daemon. None may be suspended.
void httpd_stop(httpd_daemon *daemon);

/// Makes a response of bytes, which are copied.
///
/// @param headers names and values by turns.
/// @param header_count how many strings these are.
/// @return the response, or NULL where there is no memory for it.
void *httpd_bytes(
    httpd_library *library, const void *bytes, size_t count, const char *const *headers, size_t header_count);

/// Makes a response that has no length: `read` is asked for more whenever all before it was sent.
///
/// @param read fills a buffer and returns how many bytes it wrote; 0 where it has suspended the connection, -1 at the end.
/// @param free called once when the response is not needed any more.
void *httpd_stream(
    httpd_library *library, ssize_t (*read)(void *context, uint64_t position, char *buffer, size_t size),
    void (*free)(void *context), void *context, const char *const *headers, size_t header_count);

/// Answers a request. The response can be used for others at the same time.
bool httpd_queue(httpd_library *library, void *connection, unsigned status, void *response);

/// Gives a response up; it is freed when the last connection has sent it.
void httpd_release(httpd_library *library, void *response);

/// Lets a connection rest, on the daemon's thread.
void httpd_suspend(httpd_library *library, void *connection);

/// Wakes a connection that rests, on any thread.
void httpd_resume(httpd_library *library, void *connection);

/// Opens a listening socket.
///
/// @param host a name or an address of this machine.
/// @param port the port, or 0 for any that is free; the one it is on return.
/// @return the descriptor; or the system's number for why not, negative; or `HTTPD_UNKNOWN_HOST`.
int httpd_listen(const char *host, uint16_t *port);

/// `httpd_listen`: no address belongs to the name.
#define HTTPD_UNKNOWN_HOST (-100000)

/// Lets this process have as many descriptors as are wanted, if it may.
///
/// @return how many it can have now.
size_t httpd_allow_descriptors(size_t wanted);

/// Ends what is sent and received through a socket; whoever waits for it sees its end.
void httpd_shut(int socket);

#ifdef __cplusplus
}
#endif

#endif
