import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { notFound } from '../../core/errors';
import { knownId, newId } from '../../core/ids';
import { inTransaction } from '../../core/transaction';
import type { EventAccessService } from '../events/event-access.service';
import { CheckInDirection } from './check-in.entity';
import { checkInsTopic, type CheckInRecorded } from './check-in.events';
import { checkInById, checkInColumns } from './check-in.loaders';
import { CheckInOutcome, type CheckIn, type CheckInEntry, type CheckInResult } from './check-in.types';

/** Codes are printed in capitals; people type them as they like. */
export const asCode = (text: string): string => text.trim().toUpperCase();

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
    const owners = await this.ownersOf(ctx, eventId, entries);
    const scans = entries.flatMap((entry): Scan[] => {
      const attendeeId = owners.get(asCode(entry.code));
      return attendeeId ? [Object.assign({ id: newId(), attendeeId }, entry)] : [];
    });
    const { recorded, added } = await inTransaction(ctx, async (inner) => {
      const fresh = await this.write(inner, eventId, scans);
      return { added: fresh, recorded: await this.recorded(inner, eventId, entries) };
    });
    return entries.map(({ clientId }) => {
      const entry = recorded.get(clientId);
      if (!entry)
        return {
          clientId,
          outcome: CheckInOutcome.UNKNOWN_CODE,
          repeated: false,
          checkInId: null,
          attendeeId: null,
        };
      const { outcome, attendeeId } = entry;
      return { clientId, outcome, attendeeId, checkInId: entry.id, repeated: !added.has(entry.id) };
    });
  }

  /** An entry as whoever follows the event may see it. */
  async get(ctx: RequestContext, eventId: string, checkInId: string): Promise<CheckIn> {
    await this.access.enter(ctx, knownId(eventId, 'The event'));
    const entry = await checkInById(ctx).load(checkInId);
    if (!entry || entry.eventId !== eventId) throw notFound('The entry');
    return entry;
  }

  /** Attendees by their code; only the confirmed may enter. */
  private async ownersOf(
    ctx: RequestContext,
    eventId: string,
    entries: readonly CheckInEntry[],
  ): Promise<Map<string, string>> {
    const rows = await ctx.sql.rows<{ code: string; id: string }>(sql`
      SELECT invite_code AS code, id FROM attendees
      WHERE invite_code = ANY(${entries.map(({ code }) => asCode(code))}) AND event_id = ${eventId} AND status = 'CONFIRMED'`);
    return new Map(rows.map(({ code, id }) => [code, id]));
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
