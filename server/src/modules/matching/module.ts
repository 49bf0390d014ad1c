import { defineModule } from '../../core/module';
import { MatchDismissalEntity, MatchShowingEntity, MatchExposureEntity } from './match.entity';
import { AttendeeMatchResolver, MatchResolver } from './match.resolver';
import type { Services } from '../../services';

export const matchingModule = defineModule<Services>({
  name: 'matching',
  entities: [MatchDismissalEntity, MatchShowingEntity, MatchExposureEntity],
  reads: ['attendee_interests', 'attendees', 'blocks', 'interest_groups', 'interest_terms', 'meetings'],
  resolvers: (services) => [new MatchResolver(services.matches), new AttendeeMatchResolver()],
});
