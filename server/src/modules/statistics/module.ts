import { defineModule } from '../../core/module';
import { BookmarkTallyResolver, EventTodayResolver, StatisticsResolver } from './statistics.resolver';
import { statisticsRows } from './statistics.rest';

export const statisticsModule = defineModule({
  name: 'statistics',
  reads: [
    'activities',
    'activity_speakers',
    'applications',
    'attendee_counts',
    'attendee_interests',
    'attendees',
    'backups',
    'bookmarks',
    'check_ins',
    'companies',
    'company_requests',
    'conversations',
    'events',
    'invitation_plans',
    'interest_groups',
    'interest_terms',
    'leads',
    'mails',
    'meetings',
    'message_reports',
    'messages',
    'pods',
    'session_ratings',
    'webhooks',
  ],
  resolvers: [StatisticsResolver, BookmarkTallyResolver, EventTodayResolver],
  routes: [{ position: 260, rows: statisticsRows }],
});
