import { column, columnOf, columnsOf } from '../../core/db/columns';
import { keysetList } from '../../core/db/list-query';
import { listProjection } from '../../core/graphql/projection';
import { SOME_ID } from '../../core/db/query';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { selectionIn, type Selection } from '../../core/graphql/selection';
import { attendeeColumnsOf, attendeePreloads, LIST_EVENT, LIST_READER } from '../attendees/index';
import { isKnownTo, mayWrite, memberIn, reachedGroups } from '../event-access/index';
import { eventColumnsOf } from '../events/index';
import {
  conversationColumns,
  conversationProjection,
  conversationTables,
  haveWritten,
  messageRefusalColumn,
} from './conversation.columns';
import { ConversationMemberEntity } from './conversation.entity';
import type { Conversation } from './conversation.types';

/** The viewer's own attendee: asked once for all rows. */
const ME = memberIn(LIST_READER, LIST_EVENT);
const projectionFor = listProjection<Conversation>((rows) => conversationProjection(rows, ME));

/** A user's own attendee in a conversation with another one, and whether it is open or may be begun; no row if either takes no part, or both are the same. */
export const findOwnAttendee = statement('conversations.findOwnAttendee', {
  params: { otherId: 'uuid', userId: 'uuid' },
  row: {
    ...attendeeColumnsOf(sql`me`, 'eventId'),
    ...eventColumnsOf(sql`me`, 'timezone'),
    ...columnsOf(ConversationMemberEntity, sql`me`, 'attendeeId'),
    mayWrite: column(
      'bool',
      sql`${mayWrite(sql`me.attendee_id`, sql`other`)} OR ${haveWritten(sql`me.attendee_id`, sql`other.id`)}`,
    ),
  },
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM attendees other
    JOIN event_members me ON me.event_id = other.event_id AND me.user_id = ${p.userId} AND me.attendee_id <> other.id
    WHERE other.id = ${p.otherId} AND ${isKnownTo(sql`me.attendee_id`, sql`other`)}`,
});

/** The owner of the listed conversations, null for staff, who have none; and the selected fields. */
interface OwnConversations {
  userId: string | null;
  eventId: string;
  selection: Selection;
}

/** A page of a user's conversations in an event, the latest written first; without those with people that the user blocked. */
export const conversationPage = keysetList(
  'conversations.page',
  ({ userId, eventId, selection }: OwnConversations) => ({
    ...projectionFor(selection),
    from: conversationTables,
    where: sql`mine.attendee_id = ${ME} AND mine.last_message_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM unreachable x WHERE x.attendee_id = mine.attendee_id AND x.other_id = mine.other_id AND x.by_attendee)`,
    order: { by: columnOf(ConversationMemberEntity, sql`mine`, 'lastMessageAt'), descending: true },
    id: sql`mine.conversation_id`,
    plan: 'kept',
    values: { userId, eventId },
  }),
  () => {
    const ofAttendee = Object.keys(attendeePreloads.projections(ME)).join(' ');
    const fields = `{ edges { node { unreadCount attendee { ${ofAttendee} } lastMessage { id } } } }`;
    const selection = selectionIn(fields);
    return [{ userId: SOME_ID, eventId: SOME_ID, selection }];
  },
);

/** The conversations of a user with these attendees, as far as something was written. */
export const conversationsWith = statement('conversations.with', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]' },
  row: conversationColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM ${conversationTables} JOIN attendees me ON me.id = mine.attendee_id
    WHERE me.user_id = ${p.userId} AND mine.other_id = ANY(${p.attendeeIds})`,
});

/** Why a user may not write to these attendees of events that they are in; null where they may. */
export const messageRefusals = statement('conversations.messageRefusals', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]' },
  row: {
    ...attendeeColumnsOf(sql`a`, 'id'),
    messageRefusal: messageRefusalColumn(sql`me.id`, sql`me.written`),
  },
  text: (p, columns) => sql`
    WITH me AS MATERIALIZED (
      SELECT own.id, own.event_id, ${reachedGroups(sql`own.id`, 'write')} AS written FROM attendees own
      WHERE own.user_id = ${p.userId} AND own.event_id IN (SELECT event_id FROM attendees WHERE id = ANY(${p.attendeeIds})))
    SELECT ${columns} FROM me JOIN attendees a ON a.event_id = me.event_id WHERE a.id = ANY(${p.attendeeIds})`,
});

/** How many messages a user has not read, by event; no row for events without conversations. */
export const unreadCountsOfEvents = statement('conversations.unreadCountsOfEvents', {
  params: { userId: 'uuid', eventIds: 'uuid[]' },
  row: { ...attendeeColumnsOf(sql`me`, 'eventId'), count: column('int4', sql`sum(m.unread_count)::int`) },
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM attendees me JOIN conversation_members m ON m.attendee_id = me.id
    WHERE me.user_id = ${p.userId} AND me.event_id = ANY(${p.eventIds}) GROUP BY me.event_id`,
});
