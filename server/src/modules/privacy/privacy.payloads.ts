import { ID } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { REMAINING_KEYS, User } from '../users/index';

export const EraseMePayload = definePayload('EraseMePayload', {
  userId: { type: () => ID, description: 'Id of the user that is erased.' },
});
export type EraseMePayload = InstanceType<typeof EraseMePayload>;

export const DeleteUserPayload = definePayload('DeleteUserPayload', {
  user: { type: () => User, description: 'The user as it was before.' },
  ...REMAINING_KEYS,
});
export type DeleteUserPayload = InstanceType<typeof DeleteUserPayload>;
