import { defineHook } from '../../core/request/hooks';
import type { DomainEvent } from '../../core/outbox/outbox.queries';

/** Runs in the transaction that removes a pod, with its row locked. Checks may refuse unless it is forced. */
export const podRemoving = defineHook<
  { podId: string; force: boolean },
  { closedMeetings?: number; removedActivities?: number }
>('pods.removing');

/** The published form of a change of the pods' schedule: an id alone, receivers load the fields that they may see. */
export interface PodScheduleChanged {
  /** Id of the meeting or activity; null where the pods themselves have changed. */
  podActivityId: string | null;
}

/** Topic of what changes at the pods of an event. */
export const podScheduleTopic = (eventId: string): string => `event.${eventId}.pods`;

const changed = (eventId: string, podActivityId: string | null): DomainEvent => ({
  topic: podScheduleTopic(eventId),
  payload: { podActivityId } satisfies PodScheduleChanged,
});

export const podScheduleEvents = {
  /** A meeting or a block was added, moved or removed. */
  entryChanged: (eventId: string, podActivityId: string): DomainEvent => changed(eventId, podActivityId),
  /** Pods were added, edited, put in another order or removed. */
  podsChanged: (eventId: string): DomainEvent => changed(eventId, null),
};
