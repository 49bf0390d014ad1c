import { recordChange } from '../../../core/audit/change-log';
import { newId } from '../../../core/db/ids';
import { firstOf } from '../../../core/db/statement';
import { badInput, conflict, type FieldError } from '../../../core/errors';
import type { RequestContext } from '../../../core/request/context';
import { inTransaction } from '../../../core/request/transaction';
import { runChanged } from '../runs/schedule-run.events';
import { toRunPeople } from '../runs/run-compute.service';
import { insertRunMeetings, insertRunPeople, lockPeople } from '../runs/schedule-run.queries';
import { getRun } from '../runs/schedule-run.service';
import { computeInThread } from '../runs/schedule-thread';
import type { DraftMeeting } from '../timetable/timetable.types';
import { allRunMeetings, deleteRunMeetings, noteEdit, writeMeasures } from './draft.queries';
import { draftNow, heldRows, numberedMeetings, type DraftInput } from './draft.service';
import type { EditScheduleRunInput, EditScheduleRunPayload, ScheduleEditInput } from './edit.types';
import { HardRules } from './hard-rules';

type Row = Awaited<ReturnType<typeof allRunMeetings>>[number];

class EditError extends Error {}

const isWhereItWas = (row: Row): boolean =>
  row.oldPodId === row.podId && row.oldStartsAt?.getTime() === row.startsAt.getTime();

/** A draft in memory: each edit replaces a row, so that those that differ at the end are the changed ones. */
class EditedDraft {
  readonly rows: Map<string, Row>;

  constructor(
    private readonly draft: DraftInput,
    rows: readonly Row[],
  ) {
    this.rows = new Map(rows.map((row) => [row.id, row]));
  }

  /** Does one edit; gives the meeting that it is about, or null where it takes one out. */
  apply({ move, dropId, add }: ScheduleEditInput): string | null {
    if ([move, dropId, add].filter(Boolean).length !== 1)
      throw new EditError('Move, drop or add one meeting.');
    if (dropId) return this.drop(this.rowOf(dropId));
    if (move) return this.hold(this.rowOf(move.meetingId), move);
    const { personIds } = this.draft;
    const [oneId, otherId] = [add!.oneId.toLowerCase(), add!.otherId.toLowerCase()].toSorted();
    if (oneId === otherId || ![oneId, otherId].every((id) => personIds.includes(id!)))
      throw new EditError('Choose two people who take part in the meeting program.');
    const known = [...this.rows.values()].find((row) => row.oneId === oneId && row.otherId === otherId);
    if (known && known.change !== 'DROPPED') throw new EditError('They meet already.');
    const old = {
      meetingId: null,
      oldStatus: null,
      oldStartsAt: null,
      oldEndsAt: null,
      oldPodId: null,
      oldRunId: null,
      isLocked: false,
    };
    const fresh = { id: newId(), oneId: oneId!, otherId: otherId!, outcome: null, reason: null, ...old };
    return this.hold(
      known ?? { ...fresh, change: 'ADDED', startsAt: add!.startsAt, endsAt: add!.startsAt, podId: '' },
      add!,
    );
  }

  private rowOf(id: string): Row {
    const row = this.rows.get(id.toLowerCase());
    if (!row) throw new EditError('This meeting is not in the timetable.');
    if (row.isLocked) throw new EditError('This meeting is locked.');
    return row;
  }

  private drop(row: Row): null {
    if (row.change === 'DROPPED') throw new EditError('This meeting is not held already.');
    if (row.change === 'ADDED') this.rows.delete(row.id);
    else {
      const { oldStartsAt, oldEndsAt, oldPodId } = row;
      this.rows.set(row.id, {
        ...row,
        change: 'DROPPED',
        startsAt: oldStartsAt!,
        endsAt: oldEndsAt!,
        podId: oldPodId!,
      });
    }
    return null;
  }

  private hold(row: Row, { startsAt, podId }: { startsAt: Date; podId: string }): string {
    const slot = this.draft.times.find((time) => time.startsAt.getTime() === startsAt.getTime());
    if (!slot || slot.isPast) throw new EditError('There is no coming slot at that time.');
    const id = podId.toLowerCase();
    if (!this.draft.podIds.includes(id)) throw new EditError('This pod takes no meetings.');
    const held: Row = { ...row, startsAt: slot.startsAt, endsAt: slot.endsAt, podId: id };
    const change = row.change === 'ADDED' ? 'ADDED' : isWhereItWas(held) ? 'KEPT' : 'MOVED';
    this.rows.set(row.id, { ...held, change });
    return row.id;
  }
}

/** Changes a draft by hand: all edits or none, each checked beside all others. */
export async function editRun(
  ctx: RequestContext,
  { scheduleRunId, expectedVersion, edits }: EditScheduleRunInput,
): Promise<EditScheduleRunPayload> {
  const changed = await inTransaction(ctx, async (inner) => {
    const draft = await draftNow(inner, scheduleRunId);
    const { id, eventId } = draft.run;
    if (!(await firstOf(noteEdit(inner, { id, expectedVersion }))))
      throw conflict('STALE_EDIT', 'Somebody else has changed this timetable meanwhile. Please look again.');
    const before = await allRunMeetings(inner, { runId: id });
    const edited = new EditedDraft(draft, before);
    const meetings = possibleMeetings(draft, edited, edits);
    const { measures, people: below } = await computeInThread('measure', { input: draft.whole, meetings });
    const runPeople = toRunPeople(below, draft);
    const known = new Map(before.map((row) => [row.id, row]));
    const written = [...edited.rows.values()].filter((row) => known.get(row.id) !== row);
    const people = [
      ...new Set([
        ...written.flatMap(({ oneId, otherId }) => [oneId, otherId]),
        ...runPeople.map(({ attendeeId }) => attendeeId),
      ]),
    ];
    if ((await lockPeople(inner, { ids: people })).length < people.length)
      throw conflict('STALE_EDIT', 'Somebody was removed meanwhile. Please look again.');
    const removedIds = before.map((row) => row.id).filter((rowId) => !edited.rows.has(rowId));
    await deleteRunMeetings(inner, { ids: [...removedIds, ...written.map((row) => row.id)] });
    await insertRunMeetings(inner, { runId: id, meetings: written });
    await writeMeasures(inner, { runId: id, measures });
    await insertRunPeople(inner, { runId: id, people: runPeople });
    const after = { edits: edits.length };
    await recordChange(inner, {
      action: 'schedule_run.edit',
      eventId,
      subjectId: id,
      subjectName: null,
      after,
    });
    await inner.events.emit(runChanged({ id, eventId }));
    return { meetings: written, removedIds };
  });
  return { scheduleRun: await getRun(ctx, scheduleRunId), ...changed };
}

/** The meetings of an edited draft; BAD_USER_INPUT that names each edit which cannot be. */
function possibleMeetings(
  draft: DraftInput,
  edited: EditedDraft,
  edits: readonly ScheduleEditInput[],
): DraftMeeting[] {
  const errors: FieldError[] = [];
  const held: { id: string; path: string }[] = [];
  for (const [index, edit] of edits.entries()) {
    const path = `input.edits.${index}`;
    try {
      const id = edited.apply(edit);
      if (id) held.push({ id, path });
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      errors.push({ path, message: error.message });
    }
  }
  const rows = heldRows(draft, edited.rows.values());
  const meetings = numberedMeetings(rows, draft);
  const rules = new HardRules(draft.whole, draft.mayMeet);
  for (const { id, path } of held) {
    const meeting = meetings[rows.findIndex((row) => row.id === id)];
    const message = meeting ? rules.obstacle(meeting, meetings) : null;
    if (message) errors.push({ path, message });
  }
  if (errors.length > 0) throw badInput(errors);
  return meetings;
}
