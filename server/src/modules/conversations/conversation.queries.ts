import { listReading } from '../../core/columns';
import type { Sql } from '../../core/database';
import { Conditions, keysetPage } from '../../core/list-query';
import type { Page, PageArgs } from '../../core/pagination';
import type { Selection } from '../../core/selection';
import { acceptsAddress, memberIn } from '../events/event-access.service';
import { conversationReading, conversationTables } from './conversation.columns';
import type { Conversation } from './conversation.types';

const readingFor = listReading(conversationReading);

/** A user as an attendee who may write to another one of the same event. */
export interface OwnSide {
  eventId: string;
  timezone: string;
  attendeeId: string;
}

/** The attendee as whom a user writes to another one; undefined where one of the two takes no part, or both are one. */
export const ownSide = async (db: Sql, otherId: string, userId: string): Promise<OwnSide | undefined> => {
  const [side] = await db.rows<OwnSide>({
    text: `SELECT e.id AS "eventId", e.timezone, me.id AS "attendeeId"
           FROM attendees other JOIN events e ON e.id = other.event_id
           JOIN attendees me ON me.event_id = other.event_id AND me.user_id = $2 AND me.id <> other.id
           WHERE other.id = $1 AND other.status = 'CONFIRMED' AND me.status = 'CONFIRMED' AND e.status <> 'DRAFT'
             AND ${acceptsAddress('me.user_id', 'e')}`,
    values: [otherId, userId],
  });
  return side;
};

/** A page of a user's conversations in an event, the latest written first; without those of people whom the user blocked. */
export const conversationPage = (
  db: Sql,
  { userId, eventId }: { userId: string | null; eventId: string },
  args: PageArgs,
  selection: Selection,
): Promise<Page<Conversation>> => {
  const where = new Conditions();
  const me = memberIn(where.value(userId), where.value(eventId));
  return keysetPage<Conversation>(
    db,
    {
      ...readingFor(selection),
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
