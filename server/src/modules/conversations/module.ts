import { defineModule } from '../../core/module';
import { ConversationEntity, ConversationMemberEntity, MessageEntity } from './conversation.entity';
import { MessageReportEntity } from './message-report.entity';
import { ConversationChangesResolver } from './conversation-changes.resolver';
import { AttendeeUnreadResolver, EventUnreadResolver } from './conversation-counts.resolver';
import { ConversationResolver } from './conversation.resolver';
import { MessageReportResolver } from './message-report.resolver';
import { MessageResolver } from './message.resolver';
import { attendeePreloads } from '../attendees/index';
import { unreadCountColumn } from './unread.columns';
import type { Services } from '../../services';

export const conversationsModule = defineModule<Services>({
  name: 'conversations',
  entities: [ConversationEntity, ConversationMemberEntity, MessageEntity, MessageReportEntity],
  reads: ['attendees', 'blocks', 'events', 'users'],
  preloads: [
    attendeePreloads.extend({
      unreadCount: (me) => ({ columns: { 'given.unreadCount': unreadCountColumn(me, 'a.id') } }),
    }),
  ],
  resolvers: (services) => [
    new ConversationResolver(services.conversations, services.messages),
    new ConversationChangesResolver(services.conversations),
    new MessageResolver(services.messages),
    new MessageReportResolver(services.messageReports),
    new AttendeeUnreadResolver(),
    new EventUnreadResolver(),
  ],
});
