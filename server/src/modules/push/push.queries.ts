import { sql, type Db } from '../../core/db/database';
import { newId } from '../../core/db/ids';
import { statement } from '../../core/db/statement';

/** A browser to deliver to. */
export interface PushTarget {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a browser shows, and where a click on it leads. */
export interface DuePush extends PushTarget {
  /** Replaces an earlier one with the same tag. */
  tag: string;
  title: string;
  text: string;
  path: string;
}

/** Saves a subscription, or takes it over where the browser has signed in again; keeps the newest `most` of the user. */
export const saveSubscription = async (
  db: Db,
  {
    userId,
    sessionId,
    most,
    ...target
  }: Omit<PushTarget, 'id'> & { userId: string; sessionId: string; most: number },
): Promise<{ id: string; createdAt: Date }> => {
  const [saved] = await db.rows<{ id: string; createdAt: Date }>(sql`
    INSERT INTO push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth)
    VALUES (${newId()}, ${userId}, ${sessionId}, ${target.endpoint}, ${target.p256dh}, ${target.auth})
    ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth
    RETURNING id, created_at AS "createdAt"`);
  if (!saved) throw new Error('The subscription was not saved');
  await db.rows(sql`
    DELETE FROM push_subscriptions WHERE id IN (
      SELECT id FROM push_subscriptions WHERE user_id = ${userId} AND id <> ${saved.id}
      ORDER BY created_at DESC, id DESC OFFSET ${most - 1})`);
  return saved;
};

/** Removes the user's subscription of one browser; false where there is none. */
export const removeSubscription = async (db: Db, userId: string, endpoint: string): Promise<boolean> => {
  const removed = await db.rows(sql`
    DELETE FROM push_subscriptions WHERE user_id = ${userId} AND endpoint = ${endpoint} RETURNING id`);
  return removed.length > 0;
};

/** Removes subscriptions that their push services no longer know. */
export const removeSubscriptions = async (db: Db, ids: readonly string[]): Promise<void> => {
  await db.rows(sql`DELETE FROM push_subscriptions WHERE id = ANY(${ids}::uuid[])`);
};

const duePush = {
  id: 'uuid',
  endpoint: 'text',
  p256dh: 'text',
  auth: 'text',
  tag: 'text',
  title: 'text',
  text: 'text',
  path: 'text',
} as const;

const notificationPushes = statement('push.ofNotifications', {
  params: { ids: 'uuid[]' },
  row: duePush,
  text: (p) => `
    SELECT p.id, p.endpoint, p.p256dh, p.auth, n.id::text AS tag, e.title, n.text,
      '/event/' || e.id || CASE WHEN n.meeting_id IS NOT NULL THEN '?modal=meetings&meeting=' || n.meeting_id
        WHEN n.activity_id IS NOT NULL THEN '/schedule?session=' || n.activity_id
        WHEN n.announcement_id IS NOT NULL THEN '?modal=notifications' ELSE '' END AS path
    FROM notifications n JOIN event_members me ON me.attendee_id = n.attendee_id
    JOIN events e ON e.id = me.event_id
    JOIN push_subscriptions p ON p.user_id = me.user_id
    JOIN sessions s ON s.id = p.session_id AND s.expires_at > now()
    WHERE n.id = ANY(${p.ids}) AND n.read_at IS NULL`,
});

const messagePushes = statement('push.ofMessage', {
  params: { messageId: 'uuid' },
  row: duePush,
  text: (p) => `
    SELECT p.id, p.endpoint, p.p256dh, p.auth, 'chat-' || m.conversation_id AS tag,
      sender.first_name || ' ' || sender.last_name AS title, left(m.text, 160) AS text,
      '/event/' || me.event_id || '/chat/' || m.sender_id AS path
    FROM messages m JOIN event_members me ON me.attendee_id = m.recipient_id
    JOIN attendees sender ON sender.id = m.sender_id
    JOIN push_subscriptions p ON p.user_id = me.user_id
    JOIN sessions s ON s.id = p.session_id AND s.expires_at > now()
    WHERE m.id = ${p.messageId} AND m.read_at IS NULL`,
});

/** The browsers of those whom unread notifications are for. */
export const pushesOfNotifications = (db: Db, ids: readonly string[]): Promise<DuePush[]> =>
  notificationPushes(db, { ids });

/** The browsers of the recipient of an unread message. */
export const pushesOfMessage = (db: Db, messageId: string): Promise<DuePush[]> =>
  messagePushes(db, { messageId });
