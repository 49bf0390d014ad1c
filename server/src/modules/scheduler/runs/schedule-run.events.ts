import type { DomainEvent } from '../../../core/outbox/outbox.queries';

/** Of a live change: the run alone, since each reader's rights are checked at its delivery. */
export interface ScheduleRunChanged {
  runId: string;
}

export const scheduleRunTopic = (eventId: string): string => `event.${eventId}.schedule-runs`;

/** A run was started, got further, ended, or was edited. */
export const runChanged = ({ id: runId, eventId }: { id: string; eventId: string }): DomainEvent => ({
  topic: scheduleRunTopic(eventId),
  payload: { runId } satisfies ScheduleRunChanged,
});
