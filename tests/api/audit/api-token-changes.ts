import { expect } from 'vitest';
import { buildApiToken } from '../../support/api-tokens';
import type { StaffChange } from './changes';

const anyTime = expect.any(String) as unknown;

/** What staff do with API tokens. */
export const apiTokenChanges: Record<string, StaffChange> = {
  createApiToken: {
    type: 'CreateApiTokenInput',
    input: ({ event }) => ({
      eventId: event.id,
      name: 'Badge printer',
      scopes: ['CHECK_INS_READ'],
      expiresAt: new Date(Date.now() + 86_400_000),
    }),
    action: 'apiToken.create',
    recorded: {
      after: { name: 'Badge printer', scopes: ['CHECK_INS_READ'], origins: [], expiresAt: anyTime },
    },
  },
  revokeApiToken: {
    type: 'RevokeApiTokenInput',
    input: async ({ event }, db) => ({ apiTokenId: (await buildApiToken(db, { eventId: event.id })).id }),
    action: 'apiToken.revoke',
    recorded: {},
  },
};
