// libdispatch's timer and data sources. An unactivated real source carries the object; when and
// whether its handler runs is decided here. Such a source must never be released, so one
// reference to it is kept for good.
#include "internal.h"
#include <string.h>

typedef void *object;

extern char _dispatch_source_type_timer[], _dispatch_source_type_data_add[];
extern char _dispatch_source_type_data_or[], _dispatch_source_type_data_replace[];
extern void *dispatch_get_context(object object);

struct handler {
  void *block;
  zt_function function;
};

struct source {
  object real;
  object queue;
  const void *type;
  struct handler event, cancel, registration;
  int64_t next, interval;
  uint64_t generation;
  uintptr_t data;
  int suspensions;
  bool is_active, is_cancelled, is_armed, is_registered;
};

// A firing that may have been overtaken by a new schedule.
struct firing {
  struct source *source;
  uint64_t generation;
};

static struct zt_table sources;
static uint64_t generations;

static struct source *find(object real) { return zt_table_get(&sources, real); }

static bool is_ready(struct source *s) {
  return s->is_active && !s->is_cancelled && s->suspensions == 0;
}

static void call(struct source *s, struct handler *handler) {
  if (handler->block) {
    void *block = _Block_copy(handler->block);
    ((struct zt_block *)block)->invoke(block);
    _Block_release(block);
  } else if (handler->function) {
    handler->function(dispatch_get_context(s->real));
  }
}

static bool is_alive(void *context) {
  struct firing *firing = context;
  return firing->generation == firing->source->generation && is_ready(firing->source);
}

static void arm(struct source *s);

static void fire(void *context) {
  struct firing firing = *(struct firing *)context;
  free(context);
  struct source *s = firing.source;
  s->is_armed = false;
  if (firing.generation != s->generation || !is_ready(s)) return;
  if (s->type == _dispatch_source_type_timer) {
    s->data = 1;
    bool repeats = s->interval > 0 && s->interval != ZT_NEVER;
    if (repeats) {
      // Periods that passed while the main thread was busy are merged, as by the system.
      s->next += s->interval;
      if (s->next <= zt_now_ns) {
        int64_t missed = (zt_now_ns - s->next) / s->interval + 1;
        s->data += (uintptr_t)missed;
        s->next += missed * s->interval;
      }
    } else {
      s->next = ZT_NEVER;
    }
    call(s, &s->event);
    arm(s);
  } else {
    call(s, &s->event);
    s->data = 0;
  }
}

static void push_firing(struct source *s, int64_t when) {
  struct firing *firing = malloc(sizeof *firing);
  if (!firing) abort();
  *firing = (struct firing){s, s->generation};
  s->is_armed = true;
  zt_push(when, fire, firing, s->queue, is_alive);
}

static void arm(struct source *s) {
  if (!is_ready(s) || s->is_armed) return;
  if (!s->is_registered) {
    s->is_registered = true;
    call(s, &s->registration);
  }
  if (s->type == _dispatch_source_type_timer) {
    if (s->next != ZT_NEVER) push_firing(s, s->next);
  } else if (s->data) {
    push_firing(s, zt_now_ns);
  }
}

// Makes queued firings void.
static void disarm(struct source *s) {
  s->generation = ++generations;
  s->is_armed = false;
}

ZT_EXPORT object dispatch_source_create(
    const void *type, uintptr_t handle, uintptr_t mask, object queue) {
  object (*real)(const void *, uintptr_t, uintptr_t, object) =
      ZT_REAL(object(*)(const void *, uintptr_t, uintptr_t, object), "dispatch_source_create");
  bool ours = type == _dispatch_source_type_timer || type == _dispatch_source_type_data_add
      || type == _dispatch_source_type_data_or || type == _dispatch_source_type_data_replace;
  if (!zt_on() || !ours) return real(type, handle, mask, queue);
  struct source *s = calloc(1, sizeof *s);
  if (!s) abort();
  s->real = real(_dispatch_source_type_data_add, 0, 0, queue);
  s->queue = queue;
  if (queue) dispatch_retain(queue);
  s->type = type;
  s->next = ZT_NEVER;
  disarm(s);
  dispatch_retain(s->real);
  zt_table_put(&sources, s->real, s);
  return s->real;
}

ZT_EXPORT void dispatch_source_set_timer(
    object source, uint64_t start, uint64_t interval, uint64_t leeway) {
  struct source *s = find(source);
  if (!s)
    return ZT_REAL(void (*)(object, uint64_t, uint64_t, uint64_t), "dispatch_source_set_timer")(
        source, start, interval, leeway);
  disarm(s);
  s->next = zt_instant(start);
  s->interval = interval > (uint64_t)ZT_NEVER ? ZT_NEVER : (int64_t)interval;
  arm(s);
}

static void set(struct handler *handler, void *block, zt_function function) {
  if (handler->block) _Block_release(handler->block);
  handler->block = block ? _Block_copy(block) : NULL;
  handler->function = function;
}

#define SETTER(name, part)                                                                         \
  ZT_EXPORT void name(object source, void *block) {                                                \
    struct source *s = find(source);                                                               \
    if (!s) return ZT_REAL(void (*)(object, void *), #name)(source, block);                        \
    set(&s->part, block, NULL);                                                                    \
  }                                                                                                \
  ZT_EXPORT void name##_f(object source, zt_function function) {                                   \
    struct source *s = find(source);                                                               \
    if (!s) return ZT_REAL(void (*)(object, zt_function), #name "_f")(source, function);           \
    set(&s->part, NULL, function);                                                                 \
  }
SETTER(dispatch_source_set_event_handler, event)
SETTER(dispatch_source_set_cancel_handler, cancel)
SETTER(dispatch_source_set_registration_handler, registration)

ZT_EXPORT void dispatch_source_merge_data(object source, uintptr_t value) {
  struct source *s = find(source);
  if (!s) return ZT_REAL(void (*)(object, uintptr_t), "dispatch_source_merge_data")(source, value);
  if (s->type == _dispatch_source_type_data_add) s->data += value;
  else if (s->type == _dispatch_source_type_data_or) s->data |= value;
  else s->data = value;
  arm(s);
}

ZT_EXPORT uintptr_t dispatch_source_get_data(object source) {
  struct source *s = find(source);
  return s ? s->data : ZT_REAL(uintptr_t(*)(object), "dispatch_source_get_data")(source);
}

static void run_cancel(void *context) {
  struct source *s = context;
  call(s, &s->cancel);
  set(&s->event, NULL, NULL);
  set(&s->cancel, NULL, NULL);
  set(&s->registration, NULL, NULL);
}

ZT_EXPORT void dispatch_source_cancel(object source) {
  struct source *s = find(source);
  if (!s) return ZT_REAL(void (*)(object), "dispatch_source_cancel")(source);
  if (s->is_cancelled) return;
  s->is_cancelled = true;
  disarm(s);
  zt_push(zt_now_ns, run_cancel, s, s->queue, NULL);
}

ZT_EXPORT intptr_t dispatch_source_testcancel(object source) {
  struct source *s = find(source);
  return s ? s->is_cancelled : ZT_REAL(intptr_t(*)(object), "dispatch_source_testcancel")(source);
}

ZT_EXPORT void dispatch_activate(object object_) {
  struct source *s = find(object_);
  if (!s) return ZT_REAL(void (*)(object), "dispatch_activate")(object_);
  s->is_active = true;
  arm(s);
}

ZT_EXPORT void dispatch_resume(object object_) {
  struct source *s = find(object_);
  if (s) {
    if (s->suspensions > 0) s->suspensions--;
    s->is_active = true;
    arm(s);
    return;
  }
  if (zt_on() && zt_release_queue(object_)) return;
  ZT_REAL(void (*)(object), "dispatch_resume")(object_);
}

ZT_EXPORT void dispatch_suspend(object object_) {
  struct source *s = find(object_);
  if (s) {
    s->suspensions++;
    disarm(s);
  } else if (zt_on()) {
    zt_hold_queue(object_);
  } else {
    ZT_REAL(void (*)(object), "dispatch_suspend")(object_);
  }
}
