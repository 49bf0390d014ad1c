import { createHash } from 'node:crypto';
import { isManager } from '../../core/roles';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { notFound } from '../../core/errors';
import { Conditions, keysetPage } from '../../core/list-query';
import type { Page, PageArgs } from '../../core/pagination';
import type { Limit } from '../../core/rate-limits';
import { AttendeeStatus, type AttendeeCategory } from '../attendees/attendee.entity';
import type { EventAccessService } from '../events/event-access.service';
import { checkInColumns } from './check-in.loaders';
import { asCode } from './check-in.service';
import type { CheckIn, EntryCodeCheck, EntryCodes, GateCount, HeadCount } from './check-in.types';

const PER_ADDRESS: Limit = { name: 'entry-codes', points: 60, seconds: 60 };
/** 128 bits: no two codes share them, and 50,000 stay below 2 MB. */
const HASH_BYTES = 16;

interface BadgeRow {
  firstName: string;
  lastName: string;
  organization: string | null;
  category: AttendeeCategory;
  avatar: string | null;
  status: AttendeeStatus;
  enteredAt: Date | null;
  eventId: string;
  title: string;
  timezone: string;
}

/** The people inside by their last way through a gate. */
const LAST_WAYS = `
  SELECT DISTINCT ON (c.attendee_id) c.attendee_id, c.direction, c.gate
  FROM check_ins c JOIN attendees a ON a.id = c.attendee_id AND a.status <> 'REMOVED'
  WHERE c.event_id = $1 ORDER BY c.attendee_id, c.at DESC, c.client_id DESC`;

/** The hash under which a scanner without a network knows a code. */
export const hashOfCode = (salt: string, code: string): string =>
  createHash('sha256').update(`${salt}:${code}`).digest().subarray(0, HASH_BYTES).toString('base64');

/** What is known about codes and entries. */
export class EntryService {
  constructor(private readonly access: EventAccessService) {}

  /** Whose code it is; for anybody who holds it, and no more often than a queue at a gate needs it. */
  async verify(ctx: RequestContext, code: string): Promise<EntryCodeCheck> {
    const known = ctx.viewer && isManager(ctx.viewer.role);
    if (!known) await ctx.runtime.rateLimits.take(PER_ADDRESS, ctx.request.addressKey);
    const [row] = await ctx.sql.rows<BadgeRow>(sql`
      SELECT a.first_name AS "firstName", a.last_name AS "lastName", a.organization, a.category, a.avatar, a.status,
        a.checked_in_at AS "enteredAt", e.id AS "eventId", e.title, e.timezone
      FROM attendees a JOIN events e ON e.id = a.event_id
      WHERE a.invite_code = ${asCode(code).slice(0, 100)} AND a.status <> 'REMOVED'`);
    if (!row) throw notFound('This code');
    const { eventId, title, timezone, status, enteredAt, ...attendee } = row;
    const valid = status === AttendeeStatus.CONFIRMED;
    return { valid, attendee, event: { id: eventId, title, timezone }, status, enteredAt };
  }

  /** The hashed codes of the confirmed. */
  async codes(ctx: RequestContext, id: string): Promise<EntryCodes> {
    const { eventId } = await this.access.enter(ctx, id);
    const [row] = await ctx.sql.rows<{ expected: string[] | null; entered: string[] | null }>({
      text: `WITH hashed AS (
               SELECT checked_in_at IS NOT NULL AS entered,
                 encode(substr(sha256(convert_to($1 || ':' || invite_code, 'UTF8')), 1, ${HASH_BYTES}), 'base64') AS hash
               FROM attendees WHERE event_id = $1::uuid AND status = 'CONFIRMED')
             SELECT array_agg(hash ORDER BY hash) FILTER (WHERE NOT entered) AS expected,
               array_agg(hash ORDER BY hash) FILTER (WHERE entered) AS entered FROM hashed`,
      values: [eventId],
    });
    return { salt: eventId, expected: row?.expected ?? [], entered: row?.entered ?? [] };
  }

  /** The entries of an event, the latest first. */
  async list(ctx: RequestContext, id: string, args: PageArgs): Promise<Page<CheckIn>> {
    const { eventId } = await this.access.enter(ctx, id);
    return keysetPage<CheckIn>(
      ctx.sql,
      {
        columns: checkInColumns,
        tables: 'check_ins c',
        where: new Conditions().add((event) => `c.event_id = ${event}`, eventId),
        order: { column: 'c.at', type: 'timestamptz', descending: true },
        id: 'c.id',
      },
      args,
    );
  }

  /** People, not scans. */
  async headCount(ctx: RequestContext, id: string): Promise<HeadCount> {
    const { eventId } = await this.access.enter(ctx, id);
    const [[totals], gates] = await Promise.all([
      ctx.sql.rows<Omit<HeadCount, 'gates'>>({
        text: `WITH last_ways AS (${LAST_WAYS})
               SELECT count(*) FILTER (WHERE direction = 'IN')::int AS inside, count(*) FILTER (WHERE direction = 'OUT')::int AS left,
                 (SELECT count(DISTINCT c.attendee_id)::int FROM check_ins c JOIN attendees a ON a.id = c.attendee_id AND a.status <> 'REMOVED'
                  WHERE c.event_id = $1 AND c.direction = 'IN') AS entered
               FROM last_ways`,
        values: [eventId],
      }),
      ctx.sql.rows<GateCount>({
        text: `WITH last_ways AS (${LAST_WAYS})
               SELECT c.gate, count(DISTINCT c.attendee_id) FILTER (WHERE c.direction = 'IN')::int AS "in",
                 count(DISTINCT c.attendee_id) FILTER (WHERE c.direction = 'OUT')::int AS "out",
                 (SELECT count(*)::int FROM last_ways w WHERE w.direction = 'IN' AND w.gate = c.gate) AS inside
               FROM check_ins c JOIN attendees a ON a.id = c.attendee_id AND a.status <> 'REMOVED'
               WHERE c.event_id = $1 GROUP BY c.gate ORDER BY c.gate`,
        values: [eventId],
      }),
    ]);
    return { inside: 0, left: 0, entered: 0, ...totals, gates };
  }
}
