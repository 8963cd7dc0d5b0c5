// Virtual time, seeded randomness and process doorways for scene processes.
//
// The target exports the clock, timer and queue calls of libc, libdispatch and CoreFoundation from
// the executable. Until zt_vt_install they pass through to the libraries.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Virtual time. Instants are nanoseconds since the scene's start.

#define ZT_NEVER INT64_MAX

enum zt_failure {
  // A wait that nothing can end.
  ZT_DEADLOCK = 1,
  // Work without end at one instant.
  ZT_NEVER_IDLE = 2,
  // A call that a scene must not make, such as dispatch_main().
  ZT_MISUSE = 3,
};

// Takes over clocks, queues, timers and randomness. The calling thread becomes the main thread.
// failure must not return.
void zt_vt_install(
    int64_t epoch_ns, uint64_t seed, void (*failure)(int kind, const char *message));

// While paused, every call passes through: for the tool's own work between scene code.
void zt_vt_pause(bool paused);

int64_t zt_vt_now(void);

// The earliest instant at which something waits to run, or ZT_NEVER.
int64_t zt_vt_next(void);

// Runs what is queued by now and due at or before the instant, in order; what that work queues in
// turn is left for the next call. The clock never runs backwards.
// Returns the number of items run.
int zt_vt_run_due(int64_t instant);

// Moves the clock forward; earlier instants are ignored.
void zt_vt_advance(int64_t instant);

// Threads the scene has started; their order is not defined.
int zt_vt_thread_count(void);

// ---- Transcendental functions of a scene, by name. All are needed.

struct zt_math {
  double (*sin)(double);
  double (*cos)(double);
  double (*tan)(double);
  double (*asin)(double);
  double (*acos)(double);
  double (*atan)(double);
  double (*exp)(double);
  double (*log)(double);
  double (*log2)(double);
  double (*sinh)(double);
  double (*cosh)(double);
  double (*tanh)(double);
  double (*cbrt)(double);
  double (*erf)(double);
  double (*pow)(double, double);
  double (*atan2)(double, double);
  double (*hypot)(double, double);
};
void zt_math_install(const struct zt_math *functions);

// ---- Processes.

// The difference between addresses in memory and in the file of a library from dlopen.
uintptr_t zt_image_base(void *handle);

// The path of the loaded library that defines a symbol; NULL where none does.
const char *zt_library_of(const char *symbol);

// A pipe closed on exec, its ends numbered 16 or more: {read, write}. -1 with errno on failure.
int zt_pipe(int ends[2]);

// An anonymous file for sharing memory, closed on exec; -1 with errno on failure.
int zt_memory_file(const char *name);

// Sees to it that nobody makes such a file smaller under those who have mapped it. False with errno
// on failure.
bool zt_keep_size(int file);
/// Gets the pages of mapped memory at once, which costs less than one by one as they are written.
void zt_make_present(void *start, size_t count);

// Lets programs that the calling thread starts have the same addresses each time, so that not even
// the order of a set of objects varies. Returns what to give back to zt_unfix_addresses; where the
// system does not allow it, nothing changes.
int zt_fix_addresses(void);
void zt_unfix_addresses(int own);

// Ends this process when its parent ends. False if the parent is gone already.
bool zt_die_with_parent(pid_t parent);

// The real monotonic clock, whatever virtual time says.
int64_t zt_real_now(void);

// Tells of deadly signals of this process, stack overflow included, before it dies of them: writes
// a trace, and a line to standard error after an overflow. SIGUSR2 writes a trace and ends the
// process, for one that hangs.
void zt_report_crashes(void);

// Where a trace goes and the library whose code it tells of, from dlopen.
void zt_trace_install(int file, void *library);

// Writes where the calling thread is within the library: the byte 6, the number of bytes that
// follow as 4 bytes, then offsets into the library's file as 8 bytes each, innermost first. All
// little-endian. Nothing is written before zt_trace_install.
void zt_trace_write(void);

// Makes a descriptor readable when SIGINT or SIGTERM arrives; -1 with errno on failure.
// Calls nest; each needs zt_interrupt_end.
int zt_interrupt_begin(void);
void zt_interrupt_end(void);

struct zt_sandbox_result {
  // Whether files, and whether system calls, are limited.
  bool files;
  bool calls;
};

// What zt_sandbox can do on this kernel.
struct zt_sandbox_result zt_sandbox_probe(void);

// Limits this process for good: reading below the given folders and writing nowhere; no sockets,
// no exec, no signals to others, nothing that outlives it.
struct zt_sandbox_result zt_sandbox(const char *const *readable, size_t count);

#ifdef __cplusplus
}
#endif
