// Last words of a scene process.
#include "internal.h"
#include <execinfo.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>

#define FRAMES 64

static int trace_file = -1;
static uintptr_t trace_base;

void zt_trace_install(int file, void *library) {
  trace_base = zt_image_base(library);
  trace_file = file;
  // The unwinder loads a library of its own at its first use, which a dying process must not.
  void *frames[2];
  backtrace(frames, 2);
}

static void write_all(const void *bytes, size_t count) {
  const char *at = bytes;
  while (count > 0) {
    ssize_t done = write(trace_file, at, count);
    if (done <= 0) return;
    at += done;
    count -= (size_t)done;
  }
}

static void write_trace(uintptr_t interrupted) {
  if (trace_file < 0) return;
  void *frames[FRAMES];
  int found = backtrace(frames, FRAMES);
  struct __attribute__((packed)) {
    uint8_t kind;
    uint32_t length;
    uint64_t offsets[FRAMES];
  } record = {.kind = 6, .length = 0};
  for (int i = 0; i < found; i++) {
    uintptr_t address = (uintptr_t)frames[i];
    Dl_info facts;
    if (!dladdr((void *)address, &facts) || (uintptr_t)facts.dli_fbase != trace_base) continue;
    // A return address lies behind its call.
    if (address != interrupted) address--;
    record.offsets[record.length / 8] = address - trace_base;
    record.length += 8;
  }
  write_all(&record, 5 + record.length);
}

void zt_trace_write(void) { write_trace(0); }

static bool is_overflow(int number, const siginfo_t *info, uintptr_t pointer) {
  if (number != SIGSEGV) return false;
  uintptr_t address = (uintptr_t)info->si_addr;
  // The fault of an overflow lies near the pointer that ran into the guard.
  uintptr_t distance = address > pointer ? address - pointer : pointer - address;
  return distance < 64 * 1024;
}

static void on_crash(int number, siginfo_t *info, void *context) {
  signal(number, SIG_DFL);
#if defined(__x86_64__)
  uintptr_t counter = (uintptr_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
  uintptr_t pointer = (uintptr_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  uintptr_t counter = (uintptr_t)((ucontext_t *)context)->uc_mcontext.pc;
  uintptr_t pointer = (uintptr_t)((ucontext_t *)context)->uc_mcontext.sp;
#endif
  if (is_overflow(number, info, pointer)) {
    static const char words[] = "Fatal error: endless recursion used up the stack\n";
    ssize_t ignored = write(2, words, sizeof words - 1);
    (void)ignored;
  }
  write_trace(counter);
  if (number == SIGUSR2) _exit(1);
  raise(number);
}

void zt_report_crashes(void) {
  // The handler needs a stack of its own after an overflow.
  static char memory[128 * 1024];
  stack_t stack = {.ss_sp = memory, .ss_size = sizeof memory};
  sigaltstack(&stack, NULL);
  struct sigaction action = {0};
  action.sa_sigaction = on_crash;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  const int deadly[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGUSR2};
  for (size_t i = 0; i < sizeof deadly / sizeof *deadly; i++) sigaction(deadly[i], &action, NULL);
}
