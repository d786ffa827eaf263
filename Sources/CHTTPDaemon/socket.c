#include "CHTTPDaemon.h"

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

/// A socket that listens at an address, or the system's number for why not, negative.
static int listen_at(const struct addrinfo *address) {
    int descriptor = socket(address->ai_family, address->ai_socktype, address->ai_protocol);
    if (descriptor < 0) return -errno;
    int on = 1;
    // A port can be taken again at once after a preview has ended; while another program listens, it cannot.
    bool done = fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
        && setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) == 0;
    // An address of IPv6 is only that, since 127.0.0.1 has a socket of its own; but "all of them" has those of IPv4, too.
    if (done && address->ai_family == AF_INET6) {
        const struct sockaddr_in6 *six = (const struct sockaddr_in6 *)address->ai_addr;
        int only = IN6_IS_ADDR_UNSPECIFIED(&six->sin6_addr) ? 0 : 1;
        done = setsockopt(descriptor, IPPROTO_IPV6, IPV6_V6ONLY, &only, sizeof only) == 0;
    }
    done = done && bind(descriptor, address->ai_addr, address->ai_addrlen) == 0 && listen(descriptor, SOMAXCONN) == 0;
    if (done) return descriptor;
    int reason = errno;
    close(descriptor);
    return -reason;
}

/// The port that a socket has got; 0 where it cannot be told.
static uint16_t port_of(int descriptor) {
    struct sockaddr_storage address;
    socklen_t size = sizeof address;
    if (getsockname(descriptor, (struct sockaddr *)&address, &size) != 0) return 0;
    if (address.ss_family == AF_INET6) return ntohs(((struct sockaddr_in6 *)&address)->sin6_port);
    return ntohs(((struct sockaddr_in *)&address)->sin_port);
}

int httpd_listen(const char *host, uint16_t *port) {
    struct addrinfo wanted;
    memset(&wanted, 0, sizeof wanted);
    wanted.ai_family = AF_UNSPEC;
    wanted.ai_socktype = SOCK_STREAM;
    wanted.ai_flags = AI_PASSIVE | AI_NUMERICSERV;
    char service[8];
    snprintf(service, sizeof service, "%u", (unsigned)*port);
    struct addrinfo *addresses = NULL;
    if (getaddrinfo(host, service, &wanted, &addresses) != 0) return HTTPD_UNKNOWN_HOST;
    int result = HTTPD_UNKNOWN_HOST;
    for (const struct addrinfo *address = addresses; address != NULL; address = address->ai_next) {
        int descriptor = listen_at(address);
        if (descriptor >= 0) {
            *port = port_of(descriptor);
            result = descriptor;
            break;
        }
        // The first address is the one that is meant.
        if (result == HTTPD_UNKNOWN_HOST) result = descriptor;
    }
    freeaddrinfo(addresses);
    return result;
}

size_t httpd_allow_descriptors(size_t wanted) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 256;
    if (limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur < wanted) {
        rlim_t before = limit.rlim_cur;
        limit.rlim_cur = limit.rlim_max == RLIM_INFINITY || limit.rlim_max > wanted ? wanted : limit.rlim_max;
        if (setrlimit(RLIMIT_NOFILE, &limit) != 0) return before;
    }
    return limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > wanted ? wanted : (size_t)limit.rlim_cur;
}

void httpd_shut(int socket) { shutdown(socket, SHUT_RDWR); }
