import { Int } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { Attendee } from '../attendees/index';
import { CheckInResult } from './check-in.types';

export const CheckInPayload = definePayload('CheckInPayload', {
  result: { type: () => CheckInResult, description: 'The result of the scan.' },
});
export type CheckInPayload = InstanceType<typeof CheckInPayload>;

export const CheckInBatchPayload = definePayload('CheckInBatchPayload', {
  results: {
    type: () => [CheckInResult],
    description: 'One result for each entry of the input, in its order.',
  },
});
export type CheckInBatchPayload = InstanceType<typeof CheckInBatchPayload>;

export const ResolveEntryConflictsPayload = definePayload('ResolveEntryConflictsPayload', {
  attendee: { type: () => Attendee, description: 'The attendee.' },
  resolved: {
    type: () => Int,
    description: 'How many entries were in conflict; 0 where it was checked before.',
  },
});
export type ResolveEntryConflictsPayload = InstanceType<typeof ResolveEntryConflictsPayload>;
