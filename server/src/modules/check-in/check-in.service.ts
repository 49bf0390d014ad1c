import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput, notFound } from '../../core/errors';
import { knownId, newId } from '../../core/ids';
import { inTransaction } from '../../core/transaction';
import { AttendeeStatus } from '../attendees/attendee.entity';
import type { EventAccessService } from '../events/event-access.service';
import { CheckInDirection } from './check-in.entity';
import { checkInsTopic, type CheckInRecorded } from './check-in.events';
import { checkInById, checkInColumns } from './check-in.loaders';
import { formerHoldersOfCodes, holdersOfCodes, holdersOfHashes, type CodeHolder } from './check-in.queries';
import { CheckInOutcome, type CheckIn, type CheckInEntry, type CheckInResult } from './check-in.types';

/** Codes are printed in capitals; people type them as they like. */
export const asCode = (text: string): string => text.trim().toUpperCase();

/** Under what an entry finds its holder. */
const keyOf = ({ code, codeHash }: CheckInEntry): string => codeHash ?? asCode(code ?? '');

const ONE_CODE = 'Please give either the code or its hash.';

/** Each entry has its code or its hash; an empty code is one that nobody has. */
function checkCodes(entries: readonly CheckInEntry[]): void {
  const faults = entries.flatMap(({ code, codeHash }, index) =>
    (typeof code === 'string') === (typeof codeHash === 'string')
      ? [{ path: `input.entries.${index}.code`, message: ONE_CODE }]
      : [],
  );
  if (faults.length > 0) throw badInput(faults);
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

/** Recording who comes in and goes out. */
export class CheckInService {
  constructor(private readonly access: EventAccessService) {}

  /** Records one scan. */
  async record(ctx: RequestContext, eventId: string, entry: CheckInEntry): Promise<CheckInResult> {
    const [result] = await this.recordAll(ctx, eventId, [entry]);
    if (!result) throw notFound('The entry');
    return result;
  }

  /** Records scans set-wise, in any order; what was recorded before stays as it is. Answers in the given order. */
  async recordAll(
    ctx: RequestContext,
    id: string,
    entries: readonly CheckInEntry[],
  ): Promise<CheckInResult[]> {
    const { eventId } = await this.access.enter(ctx, id);
    checkCodes(entries);
    const holders = await this.holdersOf(ctx, eventId, entries);
    const scans = entries.flatMap((entry): Scan[] => {
      const holder = holders.get(keyOf(entry));
      return holder && isAdmitted(holder, eventId)
        ? [Object.assign({ id: newId(), attendeeId: holder.attendeeId }, entry)]
        : [];
    });
    const { recorded, added } = await inTransaction(ctx, async (inner) => {
      const fresh = await this.write(inner, eventId, scans);
      return { added: fresh, recorded: await this.recorded(inner, eventId, entries) };
    });
    return entries.map((entry) => {
      const known = recorded.get(entry.clientId);
      if (!known) return refusal(entry.clientId, holders.get(keyOf(entry)), eventId);
      const { id: checkInId, clientId, outcome, attendeeId } = known;
      return { clientId, outcome, attendeeId, checkInId, repeated: !added.has(checkInId) };
    });
  }

  /** An entry as subscribers of the event may see it. */
  async get(ctx: RequestContext, eventId: string, checkInId: string): Promise<CheckIn> {
    await this.access.enter(ctx, knownId(eventId, 'The event'));
    const entry = await checkInById(ctx).load(checkInId);
    if (!entry || entry.eventId !== eventId) throw notFound('The entry');
    return entry;
  }

  /** Whose codes these are, by code or by hash. */
  private async holdersOf(
    ctx: RequestContext,
    eventId: string,
    entries: readonly CheckInEntry[],
  ): Promise<Map<string, CodeHolder>> {
    const codes = entries.flatMap(({ code }) => (code ? [asCode(code)] : []));
    const hashes = entries.flatMap(({ codeHash }) => (codeHash ? [codeHash] : []));
    const [byCode, byHash] = await Promise.all([
      codes.length > 0 ? holdersOfCodes(ctx.sql, codes) : [],
      hashes.length > 0 ? holdersOfHashes(ctx.sql, eventId, hashes) : [],
    ]);
    const found = new Set(byCode.map(({ code }) => code));
    const missing = codes.filter((code) => !found.has(code));
    const former = missing.length > 0 ? await formerHoldersOfCodes(ctx.sql, eventId, missing) : [];
    return new Map([...byHash, ...former, ...byCode].map((holder) => [holder.code, holder]));
  }

  /** Writes what is new, and when each of them first came in. Locks people in id order: scans of one person wait for each other. */
  private async write(ctx: RequestContext, eventId: string, scans: readonly Scan[]): Promise<Set<string>> {
    if (scans.length === 0) return new Set();
    await ctx.sql.rows(sql`
      SELECT 1 FROM attendees WHERE id = ANY(${[...new Set(scans.map(({ attendeeId }) => attendeeId))]}::uuid[])
      ORDER BY id FOR NO KEY UPDATE`);
    const added = await ctx.sql.rows<{ id: string }>({
      text: `WITH added AS (
               INSERT INTO check_ins (id, event_id, recorded_by, recorder_name, attendee_id, client_id, gate, direction, at, offline)
               SELECT id, $1, $2, (SELECT display_name FROM users WHERE users.id = $2), attendee_id, client_id, gate, direction, least(coalesce(at, clock_timestamp()), clock_timestamp()), at IS NOT NULL
               FROM unnest($3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::check_in_direction[], $8::timestamptz[])
                 AS given (id, attendee_id, client_id, gate, direction, at)
               ON CONFLICT (event_id, client_id) DO NOTHING
               RETURNING id, attendee_id, direction, at),
             first_entries AS (
               UPDATE attendees a SET checked_in_at = least(a.checked_in_at, f.at)
               FROM (SELECT attendee_id, min(at) AS at FROM added WHERE direction = 'IN' GROUP BY attendee_id) f
               WHERE a.id = f.attendee_id AND (a.checked_in_at IS NULL OR a.checked_in_at > f.at))
             SELECT id FROM added`,
      values: [
        eventId,
        viewerOf(ctx).userId,
        scans.map(({ id }) => id),
        scans.map(({ attendeeId }) => attendeeId),
        scans.map(({ clientId }) => clientId),
        scans.map(({ gate }) => gate),
        scans.map(({ direction }) => direction ?? CheckInDirection.IN),
        scans.map(({ at }) => at ?? null),
      ],
    });
    const topic = checkInsTopic(eventId);
    if (added.length > 0)
      await ctx.events.emit(
        ...added.map(({ id }) => ({ topic, payload: { checkInId: id } satisfies CheckInRecorded })),
      );
    return new Set(added.map(({ id }) => id));
  }

  private async recorded(
    ctx: RequestContext,
    eventId: string,
    entries: readonly CheckInEntry[],
  ): Promise<Map<string, CheckIn>> {
    const rows = await ctx.sql.rows<CheckIn>({
      text: `SELECT ${checkInColumns} FROM check_ins c WHERE c.event_id = $1 AND c.client_id = ANY($2)`,
      values: [eventId, entries.map(({ clientId }) => clientId)],
    });
    return new Map(rows.map((row) => [row.clientId, row]));
  }
}
