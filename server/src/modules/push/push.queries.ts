import { column, columnsOf, type Columns } from '../../core/db/columns';
import { fullNameOf } from '../../core/db/own-data';
import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { eventColumnsOf, readerLanguage } from '../events/index';
import { WORDED_TABLES, wordedColumns } from '../notifications/index';
import { PushSubscriptionEntity } from './push-subscription.entity';

/** Saves a subscription, or takes it over where the browser has signed in again. */
export const saveSubscription = statement('push.save', {
  params: { id: 'uuid', userId: 'uuid', sessionId: 'uuid', endpoint: 'text', p256dh: 'text', auth: 'text' },
  row: columnsOf(PushSubscriptionEntity, sql`push_subscriptions`, 'id', 'createdAt'),
  text: (p, columns) => sql`
    INSERT INTO push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth)
    VALUES (${p.id}, ${p.userId}, ${p.sessionId}, ${p.endpoint}, ${p.p256dh}, ${p.auth})
    ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth
    RETURNING ${columns}`,
});

/** Removes all subscriptions of a user but one and, beside it, so many of the newest. */
export const removeOldSubscriptions = statement('push.removeOld', {
  params: { userId: 'uuid', keptId: 'uuid', others: 'int4' },
  text: (p) => sql`
    DELETE FROM push_subscriptions WHERE id IN (
      SELECT id FROM push_subscriptions WHERE user_id = ${p.userId} AND id <> ${p.keptId}
      ORDER BY created_at DESC, id DESC OFFSET ${p.others})`,
});

/** Removes the user's subscription of one browser; no row where there is none. */
export const removeSubscription = statement('push.remove', {
  params: { userId: 'uuid', endpoint: 'text' },
  row: columnsOf(PushSubscriptionEntity, sql`push_subscriptions`, 'id'),
  text: (p, columns) => sql`
    DELETE FROM push_subscriptions WHERE user_id = ${p.userId} AND endpoint = ${p.endpoint} RETURNING ${columns}`,
});

/** Removes subscriptions that their push services no longer know. */
export const removeSubscriptions = statement('push.removeGone', {
  params: { ids: 'uuid[]' },
  text: (p) => sql`DELETE FROM push_subscriptions WHERE id = ANY(${p.ids})`,
});

/** The browser to deliver to, what it shows or is worded of, and where a click on it leads. One replaces an earlier one with the same tag. */
const pushColumns = <Shown extends Columns>(tag: Sql, path: Sql, shown: Shown) => ({
  ...columnsOf(PushSubscriptionEntity, sql`p`, 'id', 'endpoint', 'p256dh', 'auth'),
  ...shown,
  tag: column('text', tag),
  path: column('text', path),
});

/** The browsers of the users of `event_members me`. */
const BROWSERS = sql`JOIN push_subscriptions p ON p.user_id = me.user_id
    JOIN sessions s ON s.id = p.session_id AND s.expires_at > now()`;

/** The browsers of the recipients of unread notifications. */
export const pushesOfNotifications = statement('push.ofNotifications', {
  params: { ids: 'uuid[]' },
  row: pushColumns(
    sql`n.id::text`,
    sql`'/event/' || e.id || CASE WHEN n.meeting_id IS NOT NULL THEN '?modal=meetings&meeting=' || n.meeting_id
        WHEN n.activity_id IS NOT NULL THEN '/schedule?session=' || n.activity_id
        WHEN n.announcement_id IS NOT NULL THEN '?modal=notifications' ELSE '' END`,
    {
      ...wordedColumns,
      eventTitle: eventColumnsOf(sql`e`, 'title').title,
      language: readerLanguage(sql`u`, sql`e`),
    },
  ),
  text: (p, columns) => sql`
    SELECT ${columns} FROM notifications n JOIN event_members me ON me.attendee_id = n.attendee_id
    JOIN events e ON e.id = me.event_id JOIN users u ON u.id = me.user_id
    ${WORDED_TABLES}
    ${BROWSERS}
    WHERE n.id = ANY(${p.ids}) AND n.read_at IS NULL`,
});

/** The browsers of the recipient of an unread message. */
export const pushesOfMessage = statement('push.ofMessage', {
  params: { messageId: 'uuid' },
  row: pushColumns(
    sql`'chat-' || m.conversation_id`,
    sql`'/event/' || me.event_id || '/chat/' || m.sender_id`,
    { title: column('text', fullNameOf(sql`sender`)), text: column('text', sql`left(m.text, 160)`) },
  ),
  text: (p, columns) => sql`
    SELECT ${columns} FROM messages m JOIN event_members me ON me.attendee_id = m.recipient_id
    JOIN attendees sender ON sender.id = m.sender_id
    ${BROWSERS}
    WHERE m.id = ${p.messageId} AND m.read_at IS NULL`,
});
