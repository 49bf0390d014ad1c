import { defineModule } from '../../core/module';
import { AttendeeInterestEntity } from './attendee-interest.entity';
import { interestHooks } from './interest.hooks';
import { ownInterests } from './interest.queries';

export const interestsModule = defineModule({
  name: 'interests',
  entities: [AttendeeInterestEntity],
  reads: ['attendees', 'import_changes', 'interest_groups', 'interest_terms'],
  hooks: interestHooks,
  ownData: { profile: { interests: ownInterests } },
});
