import { DateTime } from 'luxon';
import { recordChange } from '../../core/audit';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { inTransaction } from '../../core/transaction';
import type { EventAccessService } from './event-access.service';
import { EventEntity } from './event.entity';
import type { DuplicateEventInput } from './event.inputs';
import { eventById } from './event.loaders';
import { dayOf } from './event.rules';
import type { Event } from './event.types';

/** Tables whose rows go along, with the columns that they keep and which of the rows. */
const COPIED = [
  { table: 'interest_groups', columns: 'name, kind, vocabulary, position', which: 'true' },
  { table: 'interest_terms', columns: 'vocabulary, label', which: 'true' },
  { table: 'pods', columns: 'name, location, bookable, position', which: 'removed_at IS NULL' },
  { table: 'faqs', columns: 'question, answer, category, position', which: 'true' },
];

/** Making an event like another one. */
export class EventCopyService {
  constructor(private readonly access: EventAccessService) {}

  /** A draft with the settings, interests, pods and questions of an event; nobody and no company comes along. */
  async duplicate(
    ctx: RequestContext,
    { eventId: id, title, startsAt }: DuplicateEventInput,
  ): Promise<Event> {
    const { eventId } = await this.access.enter(ctx, id);
    return inTransaction(ctx, async (inner) => {
      // Its pictures stay in use until the copy uses them too.
      await inner.sql.rows(sql`SELECT 1 FROM events WHERE id = ${eventId} FOR SHARE`);
      const event = await eventById(inner).load(eventId);
      if (!event) throw notFound('The event');
      const { updatedAt: _updatedAt, ...settings } = event;
      const copyId = newId();
      const copy = {
        ...settings,
        ...movedTimes(event, startsAt ?? event.startsAt),
        id: copyId,
        status: undefined,
        title: title?.trim() || `Copy of ${event.title}`.slice(0, 200),
      };
      await inner.entities.insert(EventEntity, copy);
      for (const { table, columns, which } of COPIED)
        await copyRows(inner, table, columns, which, eventId, copyId);
      await recordChange(inner, {
        action: 'event.duplicate',
        eventId: copyId,
        subjectId: copyId,
        subjectName: copy.title,
        after: { copyOf: eventId, startsAt: copy.startsAt, endsAt: copy.endsAt },
      });
      return (await eventById(inner).load(copyId)) as Event;
    });
  }
}

/** Same hours on other days, and the same length by the clock on the wall. */
const movedTimes = (event: Event, startsAt: Date): Pick<Event, 'startsAt' | 'endsAt' | 'meetingHours'> => {
  const wall = (instant: Date) => DateTime.fromJSDate(instant, { zone: event.timezone });
  const length = wall(event.endsAt).diff(wall(event.startsAt), ['days', 'milliseconds']);
  const day = (date: string) => DateTime.fromISO(date, { zone: 'utc' });
  const moved = day(dayOf(startsAt, event.timezone)).diff(day(dayOf(event.startsAt, event.timezone)), 'days');
  return {
    startsAt,
    endsAt: wall(startsAt).plus(length).toJSDate(),
    meetingHours: event.meetingHours.map(({ date, from, to }) => ({
      date: day(date).plus(moved).toFormat('yyyy-MM-dd'),
      from,
      to,
    })),
  };
};

const copyRows = async (
  ctx: RequestContext,
  table: string,
  columns: string,
  which: string,
  eventId: string,
  copyId: string,
): Promise<void> => {
  const rows = await ctx.sql.rows<{ id: string }>({
    text: `SELECT id FROM ${table} WHERE event_id = $1 AND ${which} ORDER BY id`,
    values: [eventId],
  });
  await ctx.sql.rows({
    text: `INSERT INTO ${table} (id, event_id, ${columns})
           SELECT fresh.id, $1, ${columns} FROM unnest($2::uuid[], $3::uuid[]) AS fresh (id, original)
           JOIN (SELECT id AS original, ${columns} FROM ${table}) AS source USING (original)`,
    values: [copyId, rows.map(newId), rows.map(({ id }) => id)],
  });
};
