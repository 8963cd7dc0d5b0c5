// Doorways a scene process and its parent need.
#include "internal.h"
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <unistd.h>

uintptr_t zt_image_base(void *handle) {
  struct link_map *map = NULL;
  if (dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0 || !map) return 0;
  return map->l_addr;
}

const char *zt_library_of(const char *symbol) {
  void *address = dlsym(RTLD_DEFAULT, symbol);
  Dl_info facts;
  return address && dladdr(address, &facts) ? facts.dli_fname : NULL;
}

int zt_pipe(int ends[2]) {
  int low[2];
  if (pipe2(low, O_CLOEXEC) != 0) return -1;
  // A child wants its own files at small numbers.
  for (int i = 0; i < 2; i++) {
    ends[i] = fcntl(low[i], F_DUPFD_CLOEXEC, 16);
    if (ends[i] < 0) ends[i] = low[i];
    else close(low[i]);
  }
  return 0;
}

int zt_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING); }

bool zt_keep_size(int file) { return fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK) == 0; }

void zt_make_present(void *start, size_t count) {
  // MADV_POPULATE_WRITE; kernels before 5.14 refuse it, and the pages come as they are touched.
  (void)madvise(start, count, 23);
}

int zt_fix_addresses(void) {
  int own = personality(0xffffffff);
  return own < 0 || personality((unsigned long)own | ADDR_NO_RANDOMIZE) < 0 ? -1 : own;
}

void zt_unfix_addresses(int own) {
  if (own >= 0) personality((unsigned long)own);
}

bool zt_die_with_parent(pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  return getppid() == parent;
}

// ---- Interruption

static pthread_mutex_t interrupt_lock = PTHREAD_MUTEX_INITIALIZER;
static int interrupt_users;
static int interrupt_file = -1;
static struct sigaction old_interrupt, old_terminate, old_hangup;

static void on_interrupt(int number) {
  (void)number;
  int saved = errno;
  uint64_t one = 1;
  ssize_t ignored = write(interrupt_file, &one, sizeof one);
  (void)ignored;
  errno = saved;
}

int zt_interrupt_begin(void) {
  pthread_mutex_lock(&interrupt_lock);
  if (interrupt_users == 0) {
    interrupt_file = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (interrupt_file >= 0) {
      struct sigaction action = {0};
      action.sa_handler = on_interrupt;
      sigaction(SIGINT, &action, &old_interrupt);
      sigaction(SIGTERM, &action, &old_terminate);
      sigaction(SIGHUP, &action, &old_hangup);
    }
  }
  if (interrupt_file >= 0) interrupt_users++;
  int file = interrupt_file;
  pthread_mutex_unlock(&interrupt_lock);
  return file;
}

void zt_interrupt_end(void) {
  pthread_mutex_lock(&interrupt_lock);
  if (interrupt_users > 0 && --interrupt_users == 0) {
    sigaction(SIGINT, &old_interrupt, NULL);
    sigaction(SIGTERM, &old_terminate, NULL);
    sigaction(SIGHUP, &old_hangup, NULL);
    close(interrupt_file);
    interrupt_file = -1;
  }
  pthread_mutex_unlock(&interrupt_lock);
}
