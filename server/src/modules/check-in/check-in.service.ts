import { recordChange, subjectOf } from '../../core/audit/change-log';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { badInput, notFound, orNotFound } from '../../core/errors';
import { parseId, newId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { asCode, AttendeeStatus, getAttendee } from '../attendees/index';
import { requireEventAccess, isStaffOf, orNotFoundIn } from '../event-access/index';
import { deviceTime, eventById } from '../events/index';
import { fullName } from '../users/index';
import { CheckInDirection } from './check-in.entity';
import { checkInById } from './check-in.loaders';
import type { ResolveEntryConflictsPayload } from './check-in.payloads';
import {
  checkInsByClientIds,
  formerHoldersOfCodes,
  holdersOfCodes,
  holdersOfHashes,
  insertScans,
  lockScanned,
  markConflictsChecked,
  recordedScan,
  recordScan,
  type CodeHolder,
} from './check-in.queries';
import { CheckInOutcome, type CheckIn, type CheckInEntry, type CheckInResult } from './check-in.types';

/** Under what an entry finds its holder. */
const keyOf = ({ code, codeHash }: CheckInEntry): string => codeHash ?? asCode(code ?? '');

const ONE_CODE = 'Please give either the code or its hash.';

/** Each entry has its code or its hash; an empty code belongs to no attendee. */
function checkCodes(entries: readonly CheckInEntry[]): void {
  const errors = entries.flatMap(({ code, codeHash }, index) =>
    (typeof code === 'string') === (typeof codeHash === 'string')
      ? [{ path: `input.entries.${index}.code`, message: ONE_CODE }]
      : [],
  );
  if (errors.length > 0) throw badInput(errors);
}

const isAdmitted = ({ eventId, status }: CodeHolder, here: string): boolean =>
  eventId === here && status === AttendeeStatus.CONFIRMED;

/** Why nothing was recorded. A code of another event is reported without its person and without the event. */
function refusal(clientId: string, holder: CodeHolder | undefined, here: string): CheckInResult {
  const nothing = { clientId, repeated: false, checkInId: null, attendeeId: null };
  if (!holder) return { ...nothing, outcome: CheckInOutcome.UNKNOWN_CODE };
  if (holder.eventId !== here) return { ...nothing, outcome: CheckInOutcome.OTHER_EVENT };
  return { ...nothing, outcome: CheckInOutcome.NOT_CONFIRMED, attendeeId: holder.attendeeId };
}

interface Scan extends CheckInEntry {
  id: string;
  attendeeId: string;
}

/** Records one scan; its attendee comes with these fields where it can. */
export async function recordCheckIn(
  ctx: RequestContext,
  eventId: string,
  entry: CheckInEntry,
  attendeeFields: ReadonlySet<string>,
): Promise<CheckInResult> {
  const live = await recordLiveScan(ctx, eventId, entry, attendeeFields);
  if (live) return live;
  const [result] = await recordCheckIns(ctx, eventId, [entry]);
  if (!result) throw notFound('The entry');
  return result;
}

/**
 * Records a scan of staff as it happens, or finds it recorded: by far the most of them. Undefined where nothing is recorded:
 * why not, `recordCheckIns` finds out.
 */
async function recordLiveScan(
  ctx: RequestContext,
  id: string,
  { code, codeHash, at, clientId, gate, direction }: CheckInEntry,
  attendeeFields: ReadonlySet<string>,
): Promise<CheckInResult | undefined> {
  const viewer = viewerOf(ctx);
  const eventId = parseId(id, 'The event');
  if (!code || typeof codeHash === 'string' || at || !isStaffOf(viewer, eventId)) return undefined;
  const scan = {
    id: newId(),
    eventId,
    recorderId: viewer.userId,
    code: asCode(code),
    clientId,
    gate,
    direction: direction ?? CheckInDirection.IN,
  };
  await inTransaction(ctx, (inner) => recordScan(inner, scan));
  ctx.clearLoaders();
  const known = await firstOf(ctx.db.rows(recordedScan(eventId, clientId, attendeeFields)));
  if (!known) return undefined;
  const isAdded = known.id === scan.id;
  if (isAdded) ctx.runtime.wakeRelay();
  const { attendee, ...checkIn } = known;
  const { id: checkInId, outcome, attendeeId } = known;
  return { clientId, outcome, attendeeId, checkInId, repeated: !isAdded, preloaded: { attendee, checkIn } };
}

/** Records scans set-wise, in any order; what was recorded before stays as it is. Answers in the order of the request. */
export async function recordCheckIns(
  ctx: RequestContext,
  id: string,
  entries: readonly CheckInEntry[],
): Promise<CheckInResult[]> {
  const { eventId } = await requireEventAccess(ctx, id);
  checkCodes(entries);
  const holders = await holdersOf(ctx, eventId, entries);
  const scans = entries.flatMap((entry): Scan[] => {
    const holder = holders.get(keyOf(entry));
    return holder && isAdmitted(holder, eventId)
      ? [Object.assign({ id: newId(), attendeeId: holder.attendeeId }, entry)]
      : [];
  });
  const { recorded, added } = await inTransaction(ctx, async (inner) => {
    const inserted = await writeScans(inner, eventId, scans);
    return { added: inserted, recorded: await findRecordedCheckIns(inner, eventId, entries) };
  });
  return entries.map((entry) => {
    const known = recorded.get(entry.clientId);
    if (!known) return refusal(entry.clientId, holders.get(keyOf(entry)), eventId);
    const { id: checkInId, clientId, outcome, attendeeId } = known;
    return { clientId, outcome, attendeeId, checkInId, repeated: !added.has(checkInId) };
  });
}

/** Ends the conflicts of an attendee's entries, since staff have looked at who holds the badge. */
export async function resolveEntryConflicts(
  ctx: RequestContext,
  id: string,
): Promise<ResolveEntryConflictsPayload> {
  const attendee = await getAttendee(ctx, id);
  const resolved = await inTransaction(ctx, async (inner) => {
    await lockScanned(inner, { attendeeIds: [attendee.id] });
    const entries = await markConflictsChecked(inner, { attendeeId: attendee.id });
    if (entries.length > 0) {
      const gates = [...new Set(entries.map(({ gate }) => gate))].toSorted();
      const subject = subjectOf({ id: attendee.id, eventId: attendee.eventId, name: fullName(attendee) });
      await recordChange(inner, { ...subject, action: 'entryConflict.resolve', after: { gates } });
    }
    return entries.length;
  });
  return { attendee, resolved };
}

/** An entry of any event of the viewer's. */
export async function getRecordedCheckIn(ctx: RequestContext, id: string): Promise<CheckIn> {
  return orNotFoundIn(ctx, await checkInById(ctx).load(parseId(id, 'The entry')), 'The entry');
}

/** An entry as subscribers of the event may see it. */
export async function getCheckIn(ctx: RequestContext, eventId: string, checkInId: string): Promise<CheckIn> {
  await requireEventAccess(ctx, parseId(eventId, 'The event'));
  const entry = await checkInById(ctx).load(checkInId);
  if (!entry || entry.eventId !== eventId) throw notFound('The entry');
  return entry;
}

/** The attendees of these codes, by code or by hash. */
async function holdersOf(
  ctx: RequestContext,
  eventId: string,
  entries: readonly CheckInEntry[],
): Promise<Map<string, CodeHolder>> {
  const codes = entries.flatMap(({ code }) => (code ? [asCode(code)] : []));
  const hashes = entries.flatMap(({ codeHash }) => (codeHash ? [codeHash] : []));
  const [byCode, byHash] = await Promise.all([
    codes.length > 0 ? holdersOfCodes(ctx, { codes }) : [],
    hashes.length > 0 ? holdersOfHashes(ctx, { eventId, hashes }) : [],
  ]);
  const found = new Set(byCode.map(({ code }) => code));
  const missing = codes.filter((code) => !found.has(code));
  const former = missing.length > 0 ? await formerHoldersOfCodes(ctx, { eventId, codes: missing }) : [];
  return new Map([...byHash, ...former, ...byCode].map((holder) => [holder.code, holder]));
}

/** Writes what is new, and when each of them first came in. */
async function writeScans(
  ctx: RequestContext,
  eventId: string,
  scans: readonly Scan[],
): Promise<Set<string>> {
  if (scans.length === 0) return new Set();
  const event = orNotFound(await eventById(ctx).load(eventId), 'The event');
  const times = scans.map(({ at, sentAt }) => (at ? deviceTime(at, sentAt, event.startsAt) : null));
  await lockScanned(ctx, { attendeeIds: [...new Set(scans.map(({ attendeeId }) => attendeeId))] });
  const added = await insertScans(ctx, {
    eventId,
    recorderId: viewerOf(ctx).userId,
    ids: scans.map(({ id }) => id),
    attendeeIds: scans.map(({ attendeeId }) => attendeeId),
    clientIds: scans.map(({ clientId }) => clientId),
    gates: scans.map(({ gate }) => gate),
    directions: scans.map(({ direction }) => direction ?? CheckInDirection.IN),
    times: times.map((time) => time?.at ?? null),
    unsure: times.map((time) => time?.isSure === false),
  });
  ctx.transaction?.afterCommit(() => ctx.runtime.wakeRelay());
  return new Set(added.map(({ id }) => id));
}

async function findRecordedCheckIns(
  ctx: RequestContext,
  eventId: string,
  entries: readonly CheckInEntry[],
): Promise<Map<string, CheckIn>> {
  const rows = await checkInsByClientIds(ctx, {
    eventId,
    clientIds: entries.map(({ clientId }) => clientId),
  });
  return new Map(rows.map((row) => [row.clientId, row]));
}
