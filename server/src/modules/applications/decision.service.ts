import { recordChanges } from '../../core/audit/change-log';
import { isId, newId, parseId } from '../../core/db/ids';
import { badInput, conflict, notFound } from '../../core/errors';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { inTransaction } from '../../core/request/transaction';
import { type Attendee, attendeeById, attendeeLeaving, newInviteCode, setStages } from '../attendees/index';
import { requireEventOf } from '../event-access/index';
import { fullName } from '../users/index';
import { MAIL_DECISION } from './application.jobs';
import { mailDecided } from './application.mails';
import { decidedBy, lockCandidates, restoreApplications, takeUnmailed } from './application.queries';
import type {
  DecideApplicationsInput,
  DecideApplicationsPayload,
  SkippedAttendee,
  UndoDecisionInput,
  UndoDecisionPayload,
} from './application.types';
import { claimingPlaces, lockPlaces, moveTo, writeLog } from './place.service';

const UNDO_MS = 10 * 60_000;

/** Stages in which a decision can be made. */
const DECIDABLE: Record<DecideApplicationsInput['decision'], ReadonlySet<string>> = {
  APPROVE: new Set(['APPLIED', 'DECLINED']),
  DECLINE: new Set(['APPLIED', 'WAITLISTED', 'OFFERED']),
};

const RECORDED = { APPROVE: { action: 'application.approve' }, DECLINE: { action: 'application.decline' } };

type Candidate = Awaited<ReturnType<typeof lockCandidates>>[number];

/** Approves or declines applications of one event; the approved get places in the order of the ids, and wait where none is free. */
export async function decideApplications(
  ctx: RequestContext,
  { attendeeIds, decision, reason: written }: DecideApplicationsInput,
): Promise<DecideApplicationsPayload> {
  const reason = written?.trim() || null;
  if (reason && decision !== 'DECLINE')
    throw badInput([{ path: 'input.reason', message: 'Only a refusal has a reason.' }]);
  const { ids, eventId } = await requireApplicants(ctx, attendeeIds);
  const decided = { id: newId(), undoUntil: new Date(Date.now() + UNDO_MS), reason };
  const { skipped, moved, waitlisted } = await claimingPlaces(ctx, async (inner) => {
    const { places } = await lockPlaces(inner, eventId);
    const found = new Map((await lockCandidates(inner, { eventId, ids })).map((one) => [one.id, one]));
    const verdicts = ids.map((id) => ({ id, one: found.get(id), skip: skipReason(found.get(id), decision) }));
    const chosen = verdicts.flatMap(({ one, skip }) => (one && !skip ? [one] : []));
    const byId = viewerOf(inner).userId;
    const put = (people: readonly Candidate[], stage: 'CONFIRMED' | 'WAITLISTED' | 'DECLINED') =>
      moveTo(
        inner,
        eventId,
        people.map(({ id }) => id),
        stage,
        { byId, decision: decided },
      );
    const result = { skipped: skippedOf(verdicts), moved: chosen.map(({ id }) => id), waitlisted: 0 };
    if (decision === 'APPROVE') {
      await writeLog(inner, eventId, result.moved, 'APPROVED', { byId });
      const granted = new Set(chosen.filter(({ bits }) => places.take(bits)));
      await put([...granted], 'CONFIRMED');
      result.waitlisted = (
        await put(
          chosen.filter((one) => !granted.has(one)),
          'WAITLISTED',
        )
      ).length;
    } else {
      await put(chosen, 'DECLINED');
      await lockPlaces(inner, eventId);
    }
    await record(inner, eventId, chosen, RECORDED[decision], reason);
    if (chosen.length > 0)
      await inner.jobs.add(MAIL_DECISION, { decisionId: decided.id }, { startAfter: decided.undoUntil });
    return result;
  });
  const { id: decisionId, undoUntil } = decided;
  return { decisionId, undoUntil, attendees: await attendeesOf(ctx, moved), waitlisted, skipped };
}

/** Takes a decision back for all, or for some, who have not taken part meanwhile; nothing of it was mailed yet. */
export async function undoDecision(
  ctx: RequestContext,
  { decisionId: id, attendeeIds }: UndoDecisionInput,
): Promise<UndoDecisionPayload> {
  const decisionId = parseId(id, 'The decision');
  const meant = attendeeIds && new Set(attendeeIds.map((one) => one.toLowerCase()));
  const known = await decidedBy(ctx, { decisionId });
  if (!known[0]) throw notFound('The decision');
  const { eventId } = await requireEventOf(ctx, known[0].eventId, 'The decision');
  const { restored, skipped } = await inTransaction(ctx, async (inner) => {
    await lockPlaces(inner, eventId);
    // Before they are read again: one who takes part meanwhile stays.
    await lockCandidates(inner, { eventId, ids: known.map((one) => one.id) });
    const found = (await decidedBy(inner, { decisionId })).filter((one) => !meant || meant.has(one.id));
    // Another undo was first.
    if (found.length === 0) throw notFound('The decision');
    const decided = found.filter(({ isOver }) => !isOver);
    if (decided.length === 0) throw conflict('UNDO_OVER', 'A decision can be undone for ten minutes.');
    const back = decided.filter(({ hasTakenPart }) => !hasTakenPart);
    const ids = back.map((one) => one.id);
    const leaving = back.filter(({ stage }) => stage === 'CONFIRMED').map((one) => one.id);
    if (leaving.length > 0) await attendeeLeaving.run(inner, { attendeeIds: leaving });
    const standing = new Set((await restoreApplications(inner, { ids })).map((one) => one.decisionId));
    await setStages(inner, {
      ids,
      stages: back.map(({ former }) => former),
      inviteCodes: ids.map(newInviteCode),
    });
    await writeLog(inner, eventId, ids, 'UNDONE', { byId: viewerOf(inner).userId });
    await record(inner, eventId, back, { action: 'application.undo' });
    // What stands again has no undo of its own: what it was made from is not known any more.
    for (const former of standing) if (former) await inner.jobs.add(MAIL_DECISION, { decisionId: former });
    await lockPlaces(inner, eventId);
    const stay = decided.filter(({ hasTakenPart }) => hasTakenPart);
    return {
      restored: ids,
      skipped: stay.map((one): SkippedAttendee => ({ attendeeId: one.id, reason: 'HAS_TAKEN_PART' })),
    };
  });
  return { attendees: await attendeesOf(ctx, restored), skipped };
}

/** Mails a decision once it cannot be undone any more. */
export const mailDecision = (ctx: RequestContext, { decisionId }: { decisionId: string }): Promise<void> =>
  inTransaction(ctx, async (inner) => mailDecided(inner, await takeUnmailed(inner, { decisionId })));

const skipReason = (
  candidate: Candidate | undefined,
  decision: DecideApplicationsInput['decision'],
): SkippedAttendee['reason'] | null => {
  if (!candidate || !DECIDABLE[decision].has(candidate.stage)) return 'NOT_DECIDABLE';
  return decision === 'APPROVE' && !candidate.isAccepted ? 'EMAIL_NOT_VERIFIED' : null;
};

const skippedOf = (
  verdicts: readonly { id: string; skip: SkippedAttendee['reason'] | null }[],
): SkippedAttendee[] => verdicts.flatMap(({ id, skip }) => (skip ? [{ attendeeId: id, reason: skip }] : []));

/** Attendees of one event that the viewer manages, each named once. */
async function requireApplicants(
  ctx: RequestContext,
  attendeeIds: readonly string[],
): Promise<{ ids: string[]; eventId: string }> {
  const ids = [...new Set(attendeeIds.map((id) => id.toLowerCase()))];
  if (ids.length === 0) throw badInput([{ path: 'input.attendeeIds', message: 'Name at least one person.' }]);
  if (!ids.every(isId)) throw notFound('An attendee');
  const found = await Promise.all(ids.map((id) => attendeeById(ctx).load(id)));
  const events = new Set(found.map((one) => one?.eventId));
  const [eventId] = events;
  if (events.size !== 1 || !eventId) throw notFound('An attendee');
  await requireEventOf(ctx, eventId, 'An attendee');
  return { ids, eventId };
}

const attendeesOf = async (ctx: RequestContext, ids: readonly string[]): Promise<Attendee[]> => {
  const found = await Promise.all(ids.map((id) => attendeeById(ctx).load(id)));
  return found.flatMap((one) => one ?? []);
};

const record = (
  ctx: RequestContext,
  eventId: string,
  people: readonly Pick<Candidate, 'id' | 'firstName' | 'lastName' | 'stage'>[],
  change: { action: string },
  reason: string | null = null,
): Promise<void> =>
  recordChanges(
    ctx,
    people.map((one) => ({
      ...change,
      eventId,
      subjectId: one.id,
      subjectName: fullName(one),
      before: { stage: one.stage },
      after: reason ? { reason } : null,
    })),
  );
