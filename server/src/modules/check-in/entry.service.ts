import { createHash } from 'node:crypto';
import { isManager } from '../../core/roles';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { notFound } from '../../core/errors';
import { knownId } from '../../core/ids';
import { Conditions, keysetPage } from '../../core/list-query';
import { onDay } from '../../core/event-time';
import type { Page } from '../../core/pagination';
import type { Limit } from '../../core/rate-limits';
import { AttendeeStatus, type AttendeeCategory } from '../attendees/attendee.entity';
import type { EventAccessService } from '../events/event-access.service';
import { checkInColumns, conflicting } from './check-in.loaders';
import { countsByGate, countsOfPeople, hashedCodes, HASH_BYTES } from './check-in.queries';
import { asCode } from './check-in.service';
import type { CheckIn, CheckInsArgs, EntryCodeCheck, EntryCodes, HeadCount } from './check-in.types';

const PER_ADDRESS: Limit = { name: 'entry-codes', points: 60, seconds: 60 };

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

  /** The hashed codes of the confirmed, or none where the device has this very version. */
  async codes(ctx: RequestContext, id: string, knownVersion?: string | null): Promise<EntryCodes> {
    const { eventId } = await this.access.enter(ctx, id);
    const codes = await hashedCodes(ctx.sql, eventId);
    const unchanged = codes.version === knownVersion;
    const lists = unchanged ? { ...codes, expected: [], entered: [] } : codes;
    return { salt: eventId, unchanged, ...lists };
  }

  /** The entries of an event, the latest first. */
  async list(ctx: RequestContext, id: string, args: CheckInsArgs): Promise<Page<CheckIn>> {
    const { eventId } = await this.access.enter(ctx, id);
    const where = new Conditions().add((event) => `c.event_id = ${event}`, eventId);
    if (args.conflictsOnly) where.always(conflicting);
    if (args.attendeeId)
      where.add((attendee) => `c.attendee_id = ${attendee}`, knownId(args.attendeeId, 'The attendee'));
    return keysetPage<CheckIn>(
      ctx.sql,
      {
        columns: checkInColumns,
        tables: 'check_ins c',
        where,
        order: { column: 'c.at', type: 'timestamptz', descending: true },
        id: 'c.id',
      },
      args,
    );
  }

  /** People, not scans; of one day of the event, or of all. */
  async headCount(ctx: RequestContext, id: string, date?: string | null): Promise<HeadCount> {
    const { eventId, timezone } = await this.access.enter(ctx, id);
    const where = new Conditions().add((event) => `c.event_id = ${event}`, eventId);
    if (date) onDay(where, 'c.at', date, timezone);
    const [people, gates] = await Promise.all([countsOfPeople(ctx.sql, where), countsByGate(ctx.sql, where)]);
    return { ...people, gates };
  }
}
