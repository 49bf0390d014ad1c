import { definePayload } from '../../core/graphql/payload';
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
