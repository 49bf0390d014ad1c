import { newId } from '../../server/src/core/db/ids';
import { insert, slotOf, type BuiltEvent } from './factories';
import type { TestSql } from './server';

/** A meeting of a draft, in slots of the first day of the event. */
export interface DraftedMeeting {
  people: readonly [oneId: string, otherId: string];
  podId: string;
  slot: number;
  change?: 'ADDED' | 'MOVED' | 'KEPT' | 'DROPPED';
  meetingId?: string;
  /** Where it was published, of one that has moved. */
  old?: { slot: number; podId: string };
}

/** A timetable with these meetings, as a run would have left it; gives its id. */
export const buildRun = async (
  db: TestSql,
  event: BuiltEvent,
  meetings: readonly DraftedMeeting[],
  values: { id?: string } & Record<string, unknown> = {},
): Promise<string> => {
  const { id: runId = newId() } = values;
  await insert(db, 'schedule_runs', {
    id: runId,
    eventId: event.id,
    status: 'DRAFT',
    basis: 'PUBLISHED',
    goalOrder: 'PROMISES_FIRST',
    seed: 1,
    inputHash: 'hash',
    finishedAt: new Date(),
    ...values,
  });
  for (const { people, podId, slot, change = 'ADDED', meetingId, old } of meetings) {
    const [oneId, otherId] = people.toSorted();
    const before = old ? slotOf(event, old.slot) : null;
    await insert(db, 'schedule_run_meetings', {
      id: newId(),
      runId,
      oneId,
      otherId,
      change,
      ...slotOf(event, slot),
      podId,
      meetingId: meetingId ?? null,
      oldStatus: before && 'ACTIVE',
      oldStartsAt: before?.startsAt ?? null,
      oldEndsAt: before?.endsAt ?? null,
      oldPodId: old?.podId ?? null,
    });
  }
  return runId;
};
