// What a scene could tell one machine or one run from another by: the same for all.
#include "internal.h"
#include <sched.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

#define PROCESS 4242
#define PROCESSORS 8
#define MEMORY_BYTES (8LL << 30)
#define HOST "localhost"

ZT_EXPORT pid_t getpid(void) {
  return zt_on() ? PROCESS : ZT_REAL(pid_t(*)(void), "getpid")();
}

ZT_EXPORT long sysconf(int name) {
  long (*real)(int) = ZT_REAL(long (*)(int), "sysconf");
  if (!zt_on()) return real(name);
  switch (name) {
  case _SC_NPROCESSORS_ONLN:
  case _SC_NPROCESSORS_CONF: return PROCESSORS;
  case _SC_PHYS_PAGES: return MEMORY_BYTES / real(_SC_PAGESIZE);
  default: return real(name);
  }
}

ZT_EXPORT int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
  if (!zt_on())
    return ZT_REAL(int (*)(pid_t, size_t, cpu_set_t *), "sched_getaffinity")(process, size, set);
  CPU_ZERO_S(size, set);
  for (int i = 0; i < PROCESSORS; i++) CPU_SET_S(i, size, set);
  return 0;
}

ZT_EXPORT int gethostname(char *name, size_t size) {
  if (!zt_on()) return ZT_REAL(int (*)(char *, size_t), "gethostname")(name, size);
  strncpy(name, HOST, size);
  return 0;
}

ZT_EXPORT int uname(struct utsname *names) {
  int result = ZT_REAL(int (*)(struct utsname *), "uname")(names);
  if (!zt_on() || result != 0) return result;
  strcpy(names->nodename, HOST);
  strcpy(names->release, "6.0.0");
  strcpy(names->version, "1");
  return result;
}
