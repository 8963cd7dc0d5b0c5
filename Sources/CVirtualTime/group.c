// libdispatch's groups. The group object stays real; who waits for it is kept here.
#include "internal.h"

typedef void *object;

extern void dispatch_group_enter(object group);
ZT_EXPORT void dispatch_group_leave(object group);

struct member {
  object group;
  zt_function work;
  void *context;
};

struct notice {
  object group;
  object queue;
  zt_function work;
  void *context;
  struct notice *next;
};
static struct notice *notices;

static void call_block(void *block) {
  ((struct zt_block *)block)->invoke(block);
  _Block_release(block);
}

static bool is_empty(void *group) {
  return ZT_REAL(intptr_t(*)(object, uint64_t), "dispatch_group_wait")(group, 0) == 0;
}

static void send_notices(void) {
  struct notice **link = &notices;
  while (*link) {
    struct notice *notice = *link;
    if (!is_empty(notice->group)) {
      link = &notice->next;
      continue;
    }
    *link = notice->next;
    zt_push(zt_now_ns, notice->work, notice->context, notice->queue, NULL);
    dispatch_release(notice->queue);
    dispatch_release(notice->group);
    free(notice);
  }
}

static void add_notice(object group, object queue, zt_function work, void *context) {
  struct notice *notice = malloc(sizeof *notice);
  if (!notice) abort();
  dispatch_retain(group);
  dispatch_retain(queue);
  *notice = (struct notice){group, queue, work, context, NULL};
  struct notice **link = &notices;
  while (*link) link = &(*link)->next;
  *link = notice;
  send_notices();
}

static void run_member(void *context) {
  struct member member = *(struct member *)context;
  free(context);
  member.work(member.context);
  dispatch_group_leave(member.group);
  dispatch_release(member.group);
}

static void add_member(object group, object queue, zt_function work, void *context) {
  struct member *member = malloc(sizeof *member);
  if (!member) abort();
  *member = (struct member){group, work, context};
  dispatch_retain(group);
  dispatch_group_enter(group);
  zt_push(zt_now_ns, run_member, member, queue, NULL);
}

ZT_EXPORT void dispatch_group_async(object group, object queue, void *block) {
  if (!zt_on())
    return ZT_REAL(void (*)(object, object, void *), "dispatch_group_async")(group, queue, block);
  add_member(group, queue, call_block, _Block_copy(block));
}

ZT_EXPORT void dispatch_group_async_f(
    object group, object queue, void *context, zt_function work) {
  if (!zt_on())
    return ZT_REAL(void (*)(object, object, void *, zt_function), "dispatch_group_async_f")(
        group, queue, context, work);
  add_member(group, queue, work, context);
}

ZT_EXPORT void dispatch_group_notify(object group, object queue, void *block) {
  if (!zt_on())
    return ZT_REAL(void (*)(object, object, void *), "dispatch_group_notify")(group, queue, block);
  add_notice(group, queue, call_block, _Block_copy(block));
}

ZT_EXPORT void dispatch_group_notify_f(
    object group, object queue, void *context, zt_function work) {
  if (!zt_on())
    return ZT_REAL(void (*)(object, object, void *, zt_function), "dispatch_group_notify_f")(
        group, queue, context, work);
  add_notice(group, queue, work, context);
}

ZT_EXPORT void dispatch_group_leave(object group) {
  ZT_REAL(void (*)(object), "dispatch_group_leave")(group);
  if (zt_on() && zt_on_main_thread()) send_notices();
}

ZT_EXPORT intptr_t dispatch_group_wait(object group, uint64_t timeout) {
  if (!zt_on() || timeout == 0)
    return ZT_REAL(intptr_t(*)(object, uint64_t), "dispatch_group_wait")(group, timeout);
  return !zt_wait(is_empty, group, zt_instant(timeout), "a group is waited for");
}
