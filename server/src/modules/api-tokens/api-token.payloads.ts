import { definePayload } from '../../core/graphql/payload';
import { ApiToken } from './api-token.types';

export const CreateApiTokenPayload = definePayload('CreateApiTokenPayload', {
  apiToken: { type: () => ApiToken, description: 'The new token, without its secret.' },
  token: {
    type: () => String,
    description: 'The token, for `Authorization: Bearer …`. It is shown only here.',
  },
});
export type CreateApiTokenPayload = InstanceType<typeof CreateApiTokenPayload>;

export const RevokeApiTokenPayload = definePayload('RevokeApiTokenPayload', {
  apiToken: { type: () => ApiToken, description: 'The token, which is over.' },
});
export type RevokeApiTokenPayload = InstanceType<typeof RevokeApiTokenPayload>;
