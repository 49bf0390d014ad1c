import { personErasing } from '../../core/request/erasure';
import { sql } from '../../core/db/sql';
import { defineModule } from '../../core/module';
import { ConversationEntity, ConversationMemberEntity, MessageEntity } from './conversation.entity';
import { MessageReportEntity } from './message-report.entity';
import { unreadCountColumn } from './conversation.columns';
import { AttendeeUnreadResolver, ConversationResolver, EventUnreadResolver } from './conversation.resolver';
import { MessageReportResolver } from './message-report.resolver';
import { MessageResolver } from './message.resolver';
import { attendeePreloads } from '../attendees/index';
import { conversationRows } from './conversation.rest';
import { ownMessages } from './message.queries';
import { eraseReportTexts, ownMessageReports } from './message-report.queries';

export const conversationsModule = defineModule({
  name: 'conversations',
  hooks: [personErasing.on(eraseReportTexts)],
  entities: [ConversationEntity, ConversationMemberEntity, MessageEntity, MessageReportEntity],
  reads: ['attendees', 'unreachable', 'event_members', 'push_subscriptions', 'users'],
  preloads: [
    attendeePreloads.extend({
      unreadCount: (me) => ({ columns: { 'preloaded.unreadCount': unreadCountColumn(me, sql`a.id`) } }),
    }),
  ],
  resolvers: [
    ConversationResolver,
    MessageResolver,
    MessageReportResolver,
    AttendeeUnreadResolver,
    EventUnreadResolver,
  ],
  routes: [{ position: 150, rows: conversationRows }],
  ownData: { profile: { messages: ownMessages, reports: ownMessageReports } },
});
