import { personErasing } from '../../core/request/erasure';
import { sql, type Sql } from '../../core/db/sql';
import { defineModule } from '../../core/module';
import { ConversationEntity, ConversationMemberEntity, MessageEntity } from './conversation.entity';
import { MessageReportEntity } from './message-report.entity';
import { messageRefusalColumn, unreadCountColumn } from './conversation.columns';
import { AttendeeMessagesResolver, ConversationResolver, EventUnreadResolver } from './conversation.resolver';
import { MessageReportResolver } from './message-report.resolver';
import { MessageResolver } from './message.resolver';
import { attendeePreloads } from '../attendees/index';
import { conversationRows } from './conversation.rest';
import { ownMessages } from './message.queries';
import { eraseReportTexts, ownMessageReports } from './message-report.queries';

const readsMessageRefusal = (me: Sql) => ({ columns: { messageRefusal: messageRefusalColumn(me) } });

export const conversationsModule = defineModule({
  name: 'conversations',
  hooks: [personErasing.on(eraseReportTexts)],
  entities: [ConversationEntity, ConversationMemberEntity, MessageEntity, MessageReportEntity],
  reads: ['attendees', 'unreachable', 'event_members', 'push_subscriptions', 'users'],
  preloads: [
    attendeePreloads.extend({
      viewerCanMessage: readsMessageRefusal,
      viewerMessageRefusal: readsMessageRefusal,
      unreadCount: (me) => ({ columns: { 'preloaded.unreadCount': unreadCountColumn(me, sql`a.id`) } }),
    }),
  ],
  resolvers: [
    ConversationResolver,
    MessageResolver,
    MessageReportResolver,
    AttendeeMessagesResolver,
    EventUnreadResolver,
  ],
  routes: [{ position: 150, rows: conversationRows }],
  ownData: { profile: { messages: ownMessages, reports: ownMessageReports } },
});
