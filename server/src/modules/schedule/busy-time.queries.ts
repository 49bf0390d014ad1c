import { columnsOf } from '../../core/db/columns';
import { jsonListOf } from '../../core/db/own-data';
import { rowsVersion } from '../../core/db/rows-version';
import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { BusyTimeEntity } from './activity.entity';

const row = {
  ...columnsOf(BusyTimeEntity, sql`b`, 'id', 'startsAt', 'endsAt', 'note'),
  ...attendeeColumnsOf(sql`a`, 'eventId'),
};
const from = sql`busy_times b JOIN attendees a ON a.id = b.attendee_id`;

/** The busy times of an attendee, soonest first. */
export const busyTimesOf = statement('schedule.busyTimesOf', {
  params: { attendeeId: 'uuid' },
  row,
  text: (p, columns) => sql`
    SELECT ${columns} FROM ${from} WHERE b.attendee_id = ${p.attendeeId} ORDER BY b.starts_at, b.id`,
});

/** Changes with the busy times of an attendee. */
export const busyTimesVersion = (attendeeId: Sql): Sql =>
  rowsVersion(sql`b`, sql`busy_times b WHERE b.attendee_id = ${attendeeId}`);

/** A user's own busy time; no row for another's. */
export const ownBusyTime = statement('schedule.ownBusyTime', {
  params: { id: 'uuid', userId: 'uuid?' },
  row,
  text: (p, columns) => sql`SELECT ${columns} FROM ${from} WHERE b.id = ${p.id} AND a.user_id = ${p.userId}`,
});

/** Whether a time overlaps with the event of an attendee, whose row is locked until the transaction ends. */
export const lockAndCompareTime = statement('schedule.lockAndCompareTime', {
  params: { attendeeId: 'uuid', startsAt: 'timestamptz', endsAt: 'timestamptz' },
  row: { overlaps: 'bool' },
  text: (p) => sql`
    SELECT e.starts_at < ${p.endsAt} AND e.ends_at > ${p.startsAt} AS overlaps
    FROM attendees a JOIN events e ON e.id = a.event_id WHERE a.id = ${p.attendeeId} FOR NO KEY UPDATE OF a`,
});

/** Marks a time as busy. */
export const insertBusyTime = statement('schedule.insertBusyTime', {
  params: { id: 'uuid', attendeeId: 'uuid', startsAt: 'timestamptz', endsAt: 'timestamptz', note: 'text?' },
  text: (p) => sql`
    INSERT INTO busy_times (id, attendee_id, starts_at, ends_at, note)
    VALUES (${p.id}, ${p.attendeeId}, ${p.startsAt}, ${p.endsAt}, ${p.note})`,
});

/** Removes a busy time; no row where it is removed already. */
export const deleteBusyTime = statement('schedule.deleteBusyTime', {
  params: { id: 'uuid' },
  row: columnsOf(BusyTimeEntity, sql`busy_times`, 'id'),
  text: (p, columns) => sql`DELETE FROM busy_times WHERE id = ${p.id} RETURNING ${columns}`,
});

/** The busy times of a profile, for the export of one's own data. */
export const ownBusyTimes = jsonListOf({
  row: sql`'startsAt', b.starts_at, 'endsAt', b.ends_at, 'note', b.note`,
  from: sql`busy_times b WHERE b.attendee_id = a.id`,
  order: sql`b.starts_at`,
});
