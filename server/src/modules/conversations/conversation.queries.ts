import { listProjection } from '../../core/db/projection';
import type { Db } from '../../core/db/database';
import { WhereBuilder, keysetPage } from '../../core/db/list-query';
import type { Page, PageArgs } from '../../core/db/pagination';
import { statement } from '../../core/db/statement';
import type { Selection } from '../../core/graphql/selection';
import { isListed, memberIn } from '../event-access/index';
import {
  conversationColumns,
  conversationProjection,
  conversationRow,
  conversationTables,
} from './conversation.columns';
import type { Conversation } from './conversation.types';

const projectionFor = listProjection(conversationProjection);

/** The attendee as whom a user writes to another one; no row where one of the two takes no part, or both are one. */
export const findOwnAttendee = statement('conversations.findOwnAttendee', {
  params: { otherId: 'uuid', userId: 'uuid' },
  row: { eventId: 'uuid', timezone: 'text', attendeeId: 'uuid' },
  text: (p) => `
    SELECT me.event_id AS "eventId", me.timezone, me.attendee_id AS "attendeeId"
    FROM attendees other
    JOIN event_members me ON me.event_id = other.event_id AND me.user_id = ${p.userId} AND me.attendee_id <> other.id
    WHERE other.id = ${p.otherId} AND ${isListed('other')}`,
});

/** A page of a user's conversations in an event, the latest written first; without those of people whom the user blocked. */
export const conversationPage = (
  db: Db,
  { userId, eventId }: { userId: string | null; eventId: string },
  args: PageArgs,
  selection: Selection,
): Promise<Page<Conversation>> => {
  const where = new WhereBuilder();
  const me = memberIn(where.value(userId), where.value(eventId));
  return keysetPage<Conversation>(
    db,
    {
      ...projectionFor(selection),
      tables: conversationTables,
      where: where
        .always(`mine.attendee_id = ${me}`)
        .always('mine.last_message_at IS NOT NULL')
        .always(
          'NOT EXISTS (SELECT 1 FROM blocks b WHERE b.blocker_id = mine.attendee_id AND b.blocked_id = mine.other_id)',
        ),
      order: { column: 'mine.last_message_at', type: 'timestamptz', descending: true },
      id: 'mine.conversation_id',
      plan: 'kept',
    },
    args,
  );
};

/** The conversations of a user with these attendees, as far as something was written. */
export const conversationsWith = statement('conversations.with', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]' },
  row: conversationRow,
  text: (p) => `
    SELECT ${conversationColumns} FROM ${conversationTables} JOIN attendees me ON me.id = mine.attendee_id
    WHERE me.user_id = ${p.userId} AND mine.other_id = ANY(${p.attendeeIds})`,
});

/** How many messages a user has not read, by event; no row for events without conversations. */
export const unreadCountsOfEvents = statement('conversations.unreadCountsOfEvents', {
  params: { userId: 'uuid', eventIds: 'uuid[]' },
  row: { eventId: 'uuid', count: 'int4' },
  text: (p) => `
    SELECT me.event_id AS "eventId", sum(m.unread_count)::int AS count
    FROM attendees me JOIN conversation_members m ON m.attendee_id = me.id
    WHERE me.user_id = ${p.userId} AND me.event_id = ANY(${p.eventIds}) GROUP BY me.event_id`,
});
