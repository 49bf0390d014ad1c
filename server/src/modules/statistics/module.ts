import { defineModule } from '../../core/module';
import { EventMixResolver } from './event-mix.resolver';
import { BookmarkTallyResolver, StatisticsResolver } from './statistics.resolver';
import type { Services } from '../../services';

export const statisticsModule = defineModule<Services>({
  name: 'statistics',
  reads: [
    'attendee_counts',
    'attendee_interests',
    'attendees',
    'check_ins',
    'companies',
    'conversations',
    'events',
    'interest_groups',
    'interest_terms',
    'meetings',
    'pods',
  ],
  resolvers: (services) => [
    new StatisticsResolver(services.statistics),
    new EventMixResolver(services.statistics),
    new BookmarkTallyResolver(),
  ],
});
