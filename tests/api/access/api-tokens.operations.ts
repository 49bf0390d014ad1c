import { buildApiToken } from '../../support/api-tokens';
import type { TestSql } from '../../support/server';
import { F, inEvent, U, type Codes, type Operation, type Scene } from './scene';

const toKeepers: Pick<Operation, 'codes' | 'supervisor'> = {
  codes: [U, F, F, F, F, 'OK', F] satisfies Codes,
  supervisor: F,
};

const tokenOf = async ({ event }: Scene, db: TestSql): Promise<string> => {
  const { id } = await buildApiToken(db, { eventId: event.id, scopes: ['ATTENDEES_READ'] });
  return id;
};

export const apiTokenOperations: Record<string, Operation> = {
  apiTokens: {
    document: 'query ($eventId: ID!) { apiTokens(eventId: $eventId) { nodes { id } } }',
    variables: inEvent,
    ...toKeepers,
  },
  apiToken: {
    document: 'query ($id: ID!) { apiToken(id: $id) { id scopes } }',
    variables: async (scene, db) => ({ id: await tokenOf(scene, db) }),
    ...toKeepers,
  },
  createApiToken: {
    document: 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { apiToken { id } } }',
    variables: ({ event }) => ({
      input: {
        eventId: event.id,
        name: 'Badge printer',
        scopes: ['CHECK_INS_READ'],
        expiresAt: new Date(Date.now() + 86_400_000),
      },
    }),
    ...toKeepers,
  },
  revokeApiToken: {
    document: 'mutation ($input: RevokeApiTokenInput!) { revokeApiToken(input: $input) { apiToken { id } } }',
    variables: async (scene, db) => ({ input: { apiTokenId: await tokenOf(scene, db) } }),
    ...toKeepers,
  },
};
