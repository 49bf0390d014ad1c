import { defineModule } from '../../core/module';
import { BookmarkTallyResolver, StatisticsResolver } from './statistics.resolver';
import { statisticsRows } from './statistics.rest';

export const statisticsModule = defineModule({
  name: 'statistics',
  reads: [
    'attendee_counts',
    'attendee_interests',
    'attendees',
    'bookmarks',
    'check_ins',
    'companies',
    'conversations',
    'events',
    'interest_groups',
    'interest_terms',
    'meetings',
    'messages',
    'pods',
  ],
  resolvers: [StatisticsResolver, BookmarkTallyResolver],
  routes: [{ position: 260, rows: statisticsRows }],
});
