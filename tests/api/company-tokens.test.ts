import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { buildApiToken } from '../support/api-tokens';
import { call, codeOf, expectError, expectOk, graphql, type Answer } from '../support/client';
import { buildStand, capture, type Stand } from '../support/exhibition-stand';
import { buildCompany, signInAs } from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { operations } from './operations/index';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ jobs: false });
});
afterAll(() => server.close());

const LEADS = `query ($companyId: ID!) {
  leads(companyId: $companyId) {
    nodes { rating attendee { firstName lastName organization } contact { email } answers { values } }
    totalCount
  }
  leadCounts(companyId: $companyId) { total hot }
  leadQuestions(companyId: $companyId) { text }
}`;
const LIST = `query ($eventId: ID!, $companyId: ID) {
  apiTokens(eventId: $eventId, companyId: $companyId) { nodes { id companyId scopes } }
}`;
const CREATE = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { id companyId scopes } }
}`;

interface Made {
  createApiToken: { token: string; apiToken: { id: string; companyId: string | null; scopes: string[] } };
}

const create = (token: string, { event, companyId }: Stand, input: object = {}): Promise<Answer<Made>> => {
  const expiresAt = new Date(Date.now() + 86_400_000);
  const values = { eventId: event.id, companyId, name: 'Our CRM', scopes: ['LEADS_READ'], expiresAt };
  return graphql<Made>(server.url, CREATE, { input: { ...values, ...input } }, token);
};

const leadsWith = (token: string, companyId: string): Promise<Answer> =>
  graphql(server.url, LEADS, { companyId }, token);

/** A stand with a lead whose visitor has not shared anything. */
const buildLead = async (): Promise<Stand> => {
  const stand = await buildStand(server, 1);
  await capture(server.url, stand.member, stand.companyId, {
    clientId: newId(),
    code: stand.visitors[0]?.code,
    rating: 'HOT',
  });
  return stand;
};

describe('a token of a company', () => {
  it('is made by a contact, and reads the leads with what visitors share', async () => {
    const stand = await buildLead();
    const { event, companyId, contact, visitors } = stand;
    const { token, apiToken } = (await expectOk(create(contact.token, stand))).createApiToken;
    expect(apiToken).toEqual({ id: apiToken.id, companyId, scopes: ['LEADS_READ'] });
    const lead = (email: string | null) => ({
      leads: {
        nodes: [
          {
            rating: 'HOT',
            attendee: { firstName: 'Visitor', lastName: 'Number 1', organization: null },
            contact: email ? { email } : null,
            answers: [],
          },
        ],
        totalCount: 1,
      },
      leadCounts: { total: 1, hot: 1 },
      leadQuestions: [],
    });
    expect(await expectOk(leadsWith(token, companyId))).toEqual(lead(null));
    const input = { companyId, choice: 'THIS_COMPANY' };
    await call(server.url, visitors[0]?.token ?? '', 'answerContactRequest', input, '__typename');
    const [user] = await server.sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [
      visitors[0]?.userId,
    ]);
    expect(await expectOk(leadsWith(token, companyId))).toEqual(lead(user?.email ?? ''));

    const listed = graphql(server.url, LIST, { eventId: event.id, companyId }, contact.token);
    const row = { id: apiToken.id, companyId, scopes: ['LEADS_READ'] };
    expect(await expectOk(listed)).toEqual({ apiTokens: { nodes: [row] } });
    await call(server.url, contact.token, 'revokeApiToken', { apiTokenId: apiToken.id }, 'apiToken { id }');
    expect(codeOf(await leadsWith(token, companyId))).toBe('UNAUTHENTICATED');
  });

  it('reaches no other company, and nothing else of the event', async () => {
    const [stand, other] = [await buildLead(), await buildLead()];
    const { id: neighbour } = await buildCompany(server, { eventId: stand.event.id });
    const { companyId } = stand;
    const eventId = stand.event.id;
    const { token } = await buildApiToken(server, { eventId, companyId, scopes: ['LEADS_READ'] });
    for (const id of [other.companyId, neighbour])
      expect(codeOf(await leadsWith(token, id))).toBe('NOT_FOUND');
    const asked: [string, Record<string, unknown>][] = [
      ['query ($id: ID!) { event(id: $id) { title } }', { id: eventId }],
    ];
    for (const [document, variables] of asked)
      expect(codeOf(await graphql(server.url, document, variables, token))).toBe('NOT_FOUND');
    const closed = [
      'query ($id: ID!) { attendees(eventId: $id) { nodes { firstName } } }',
      'query ($id: ID!) { attendee(id: $id) { firstName } }',
      'query ($id: ID!) { company(id: $id) { name } }',
      'query ($id: ID!) { leads(companyId: $id) { nodes { attendee { status } } } }',
      'query ($id: ID!) { leads(companyId: $id) { nodes { attendee { updatedAt } } } }',
      'query ($id: ID!) { leads(companyId: $id) { nodes { attendee { email } } } }',
      'query ($id: ID!) { leads(companyId: $id) { nodes { attendee { sessions { title } } } } }',
    ];
    for (const document of closed)
      for (const id of [companyId, eventId, stand.visitors[0]?.id])
        expect(codeOf(await graphql(server.url, document, { id }, token))).toBe('FORBIDDEN');
    // A path of /v1 that takes an attendee or an event.
    for (const id of [eventId, stand.visitors[0]?.id]) {
      const { status } = await fetch(`${server.url}/v1/attendees/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([403, 404]).toContain(status);
    }
  });

  it.each([
    'attendeeCount',
    'counts { __typename }',
    'attendeeFacets { __typename }',
    'interestGroups { termsByUse }',
  ])('reads no figures of the event through a lead: %s', async (figures) => {
    const { event, companyId } = await buildLead();
    const { token } = await buildApiToken(server, { eventId: event.id, companyId, scopes: ['LEADS_READ'] });
    const through = `query ($companyId: ID!) { leads(companyId: $companyId) { nodes { attendee { event { ${figures} } } } } }`;
    const { extensions } = await expectError(graphql(server.url, through, { companyId }, token));
    expect(extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'SCOPE_MISSING', scope: 'ATTENDEES_READ' });
  });
});

describe('the life of a token of a company', () => {
  it('ends with the company', async () => {
    const stand = await buildLead();
    const { companyId, event } = stand;
    const { token, id } = await buildApiToken(server, {
      eventId: event.id,
      companyId,
      scopes: ['LEADS_READ'],
    });
    const manager = await signInAs(server, Role.MANAGER);
    await call(server.url, manager, 'deleteCompany', { companyId }, '__typename');
    expect(await server.sql('SELECT id FROM api_tokens WHERE id = $1', [id])).toEqual([]);
    expect(['UNAUTHENTICATED', 'NOT_FOUND']).toContain(codeOf(await leadsWith(token, companyId)));
  });

  it('stops while its event is a draft, as for the people of the company', async () => {
    const { event, companyId } = await buildLead();
    const { token } = await buildApiToken(server, { eventId: event.id, companyId, scopes: ['LEADS_READ'] });
    const codes: string[] = [];
    for (const status of ['DRAFT', 'PUBLISHED']) {
      await server.sql('UPDATE events SET status = $2 WHERE id = $1', [event.id, status]);
      codes.push(codeOf(await leadsWith(token, companyId)));
    }
    expect(codes).toEqual(['UNAUTHENTICATED', 'OK']);
  });

  it('is made by the contacts of that company alone, and kept by them and by managers', async () => {
    const [stand, other] = [await buildStand(server), await buildStand(server)];
    const { event, companyId, contact, member, visitors } = stand;
    const { id } = await buildApiToken(server, { eventId: event.id, companyId, scopes: ['LEADS_READ'] });
    const manager = await signInAs(server, Role.MANAGER);
    const supervisor = await signInAs(server, Role.SUPERVISOR);
    const makers = [contact, member, visitors[0], other.contact].map((badge) => badge?.token ?? '');
    const codes: unknown[] = [];
    for (const token of [...makers, manager, supervisor]) {
      const made = await create(token, stand);
      const read = await graphql(server.url, operations['apiToken']?.document ?? '', { id }, token);
      codes.push([codeOf(made), codeOf(read)]);
    }
    expect(codes).toEqual([
      ['OK', 'OK'],
      ['FORBIDDEN', 'FORBIDDEN'],
      ['NOT_FOUND', 'NOT_FOUND'],
      ['NOT_FOUND', 'NOT_FOUND'],
      ['NOT_FOUND', 'OK'],
      ['FORBIDDEN', 'FORBIDDEN'],
    ]);
    expect(codeOf(await create(contact.token, { ...stand, event: other.event }))).toBe('NOT_FOUND');
    await call(server.url, manager, 'revokeApiToken', { apiTokenId: id }, 'apiToken { revokedAt }');
  });

  it('has leads as its only scope, which no token of an event has', async () => {
    const stand = await buildStand(server);
    const manager = await signInAs(server, Role.MANAGER);
    for (const [token, input] of [
      [stand.contact.token, { scopes: ['LEADS_READ', 'ATTENDEES_READ'] }],
      [manager, { companyId: null }],
    ] as const) {
      const { extensions } = await expectError(create(token, stand, input));
      expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'input.scopes' }] });
    }
    const { event, companyId } = stand;
    const wrong = buildApiToken(server, { eventId: event.id, companyId, scopes: ['ATTENDEES_READ'] });
    await expect(wrong).rejects.toThrow('api_tokens_company_scopes_check');
  });
});
