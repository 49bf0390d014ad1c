import { personErasing } from '../../core/db/erasure';
import { interestGroupsWritten, interestTermRenaming } from '../events/index';
import { deleteForeignChoices, mergeTerm, moveChoices } from './interest-choices.queries';
import { deleteInterestsOf } from './interest.queries';

/** Effects on attendees' choices of changes of the event's interests, and of leaving. */
export const interestHooks = [
  personErasing.on(deleteInterestsOf),
  interestTermRenaming.on(async (ctx, renaming) => {
    await mergeTerm(ctx, renaming);
  }),
  // A group whose kind changed has another vocabulary: its choices become the terms of the same text there.
  interestGroupsWritten.on(async (ctx, { eventId }) => {
    await moveChoices(ctx, { eventId });
    await deleteForeignChoices(ctx, { eventId });
  }),
];
