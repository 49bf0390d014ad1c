import { defineHook } from '../../core/hooks';

/** Runs in the transaction that removes a pod, with its row locked. Checks may refuse unless it is forced. */
export const podRemoving = defineHook<
  { podId: string; force: boolean },
  { closedMeetings?: number; removedActivities?: number }
>('pods.removing');
