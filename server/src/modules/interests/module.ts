import { personErasing } from '../../core/request/erasure';
import { defineModule } from '../../core/module';
import { interestGroupsWritten, interestTermRenaming } from '../events/index';
import { AttendeeInterestEntity } from './attendee-interest.entity';
import {
  deleteForeignChoices,
  deleteInterestsOf,
  mergeTerm,
  moveChoices,
  ownInterests,
} from './interest.queries';

export const interestsModule = defineModule({
  name: 'interests',
  entities: [AttendeeInterestEntity],
  reads: ['attendees', 'import_changes', 'interest_groups', 'interest_terms'],
  hooks: [
    personErasing.on(deleteInterestsOf),
    interestTermRenaming.on(async (ctx, renaming) => {
      await mergeTerm(ctx, renaming);
    }),
    // A group whose kind changed has another vocabulary: its choices become the terms of the same text there.
    interestGroupsWritten.on(async (ctx, { eventId }) => {
      await moveChoices(ctx, { eventId });
      await deleteForeignChoices(ctx, { eventId });
    }),
  ],
  ownData: { profile: { interests: ownInterests } },
});
