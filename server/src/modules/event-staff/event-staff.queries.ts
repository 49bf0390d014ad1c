import { column, columnsOf } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { jsonListOf } from '../../core/db/own-data';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { isOpenRight, reachesEvent } from '../event-access/index';
import { eventColumnsOf } from '../events/index';
import { type RemainingKeyKind, userColumns } from '../users/index';
import { EventStaffEntity } from './event-staff.entity';

const NAME_OF_ADDER = sql`(SELECT by.display_name FROM users by WHERE by.id = x.added_by)`;

/** The open events of users, the soonest first; of these events alone where they are named. */
export const eventsOfStaff = statement('event-staff.events', {
  params: { userIds: 'uuid[]', eventIds: 'uuid[]?' },
  row: {
    ...columnsOf(EventStaffEntity, sql`x`, 'userId', 'eventId', 'endsAt', 'addedAt'),
    addedByName: column('text?', NAME_OF_ADDER),
    title: eventColumnsOf(sql`e`, 'title').title,
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM event_staff x JOIN events e ON e.id = x.event_id JOIN users u ON u.id = x.user_id
    WHERE x.user_id = ANY(${p.userIds}) AND NOT u.all_events AND ${isOpenRight}
      AND (${p.eventIds} IS NULL OR x.event_id = ANY(${p.eventIds}))
    ORDER BY e.starts_at, e.id`,
});

/** The staff who see an event, by name. */
export const staffOfEvent = statement('event-staff.ofEvent', {
  params: { eventId: 'uuid' },
  row: {
    ...userColumns,
    since: column('timestamptz', sql`coalesce(x.added_at, greatest(u.created_at, e.created_at))`),
    ...columnsOf(EventStaffEntity, sql`x`, 'endsAt'),
    addedByName: column('text?', NAME_OF_ADDER),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM events e JOIN users u ON u.role <> 'ATTENDEE' AND u.disabled_at IS NULL AND ${reachesEvent(sql`u`, sql`e.id`)}
    LEFT JOIN event_staff x ON x.user_id = u.id AND x.event_id = e.id AND NOT u.all_events
    WHERE e.id = ${p.eventId} ORDER BY u.display_name, u.id LIMIT 500`,
});

/** The valid API tokens and the webhooks of an event, the latest first. */
export const keysOfEvent = statement('event-staff.keys', {
  params: { eventId: 'uuid' },
  row: {
    id: 'uuid',
    kind: typed<RemainingKeyKind>('text'),
    name: 'text',
    ownerName: 'text',
    companyName: 'text?',
    createdAt: 'timestamptz',
    lastUsedAt: 'timestamptz?',
    expiresAt: 'timestamptz?',
  },
  text: (p) => sql`
    SELECT t.id, 'API_TOKEN' AS kind, t.name, t.author_name AS "ownerName", c.name AS "companyName", t.created_at AS "createdAt",
      t.last_used_at AS "lastUsedAt", t.expires_at AS "expiresAt"
    FROM api_tokens t LEFT JOIN companies c ON c.id = t.company_id
    WHERE t.event_id = ${p.eventId} AND t.revoked_at IS NULL AND t.expires_at > now()
    UNION ALL SELECT w.id, 'WEBHOOK', w.name, w.author_name, NULL, w.created_at,
      (SELECT max(d.ended_at) FROM webhook_deliveries d WHERE d.webhook_id = w.id), NULL
    FROM webhooks w WHERE w.event_id = ${p.eventId}
    ORDER BY "createdAt" DESC, id LIMIT 500`,
});

/** Takes from a user the events that are not among these, and those whose end has come. */
export const removeEvents = statement('event-staff.remove', {
  params: { userId: 'uuid', eventIds: 'uuid[]' },
  text: (p) => sql`
    DELETE FROM event_staff x WHERE x.user_id = ${p.userId} AND (x.event_id <> ALL(${p.eventIds}) OR NOT ${isOpenRight})`,
});

/** Gives a user these events, or another end where they have them; a row for each that exists. */
export const giveEvents = statement('event-staff.give', {
  params: {
    userId: 'uuid',
    eventIds: 'uuid[]',
    ends: typed<readonly (Date | null)[]>('timestamptz[]'),
    addedBy: 'uuid',
  },
  row: columnsOf(EventStaffEntity, sql`x`, 'eventId'),
  text: (p, columns) => sql`
    INSERT INTO event_staff AS x (user_id, event_id, ends_at, added_by)
    SELECT ${p.userId}, e.id, named.ends_at, ${p.addedBy}
    FROM unnest(${p.eventIds}, ${p.ends}) AS named (event_id, ends_at) JOIN events e ON e.id = named.event_id
    ORDER BY e.id
    ON CONFLICT (user_id, event_id) DO UPDATE SET ends_at = excluded.ends_at RETURNING ${columns}`,
});

/** The events that a user sees as staff, for the export of one's own data. */
export const ownStaffEvents = jsonListOf({
  row: sql`'event', e.title, 'endsAt', x.ends_at, 'addedAt', x.added_at`,
  from: sql`event_staff x JOIN events e ON e.id = x.event_id WHERE x.user_id = u.id`,
  order: sql`x.added_at, e.id`,
});
