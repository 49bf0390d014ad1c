import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, codeOf, graphql, mutationOf } from '../support/client';
import { buildBadge, buildStand, capture, leadsOf, type Stand } from '../support/exhibition-stand';
import { insert } from '../support/factories';
import { newId } from '../../server/src/core/db/ids';
import { pauseAfter, type Pause } from '../support/paused-statements';
import { startTwoServers, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

let server: TestServer;
let second: TestServer;

beforeAll(async () => {
  [server, second] = await startTwoServers({ jobs: false });
});
afterAll(() => server.close());

const scene = async () => {
  const stand = await buildStand(server, 1);
  const { event, companyId } = stand;
  const other = await buildBadge(server, { eventId: event.id, companyId, companyContact: true });
  const invitation = {
    id: newId(),
    companyId,
    attendeeId: stand.visitors[0]?.id,
    name: 'V',
    madeAttendee: false,
  };
  await insert(server, 'company_invitations', invitation);
  return { ...stand, other, invitationId: invitation.id };
};

type Scene = Awaited<ReturnType<typeof scene>>;

const calls: Record<string, (scene: Scene) => object> = {
  updateOwnCompany: () => ({ tagline: 'Ours' }),
  setCompanyProducts: () => ({ products: [{ name: 'Ours' }] }),
  inviteToCompany: () => ({ email: `${newId()}@example.test`, firstName: 'Ada', lastName: 'King' }),
  cancelCompanyInvitation: ({ invitationId }) => ({ invitationId }),
  removeFromCompany: ({ member }) => ({ attendeeId: member.id }),
  setLeadQuestions: () => ({ questions: [{ kind: 'TEXT', text: 'Ours?' }] }),
  createApiToken: ({ event }) => ({
    eventId: event.id,
    name: 'Ours',
    scopes: ['LEADS_READ'],
    expiresAt: new Date(Date.now() + 86_400_000),
  }),
};

/** All that a contact can change. */
const stateOf = ({ companyId }: Scene) =>
  server.sql(
    `SELECT c.tagline, (SELECT count(*)::int FROM company_products WHERE company_id = c.id) AS products,
       (SELECT count(*)::int FROM company_invitations WHERE company_id = c.id) AS invitations,
       (SELECT count(*)::int FROM lead_questions WHERE company_id = c.id) AS questions,
       (SELECT count(*)::int FROM api_tokens WHERE company_id = c.id) AS tokens,
       (SELECT count(*)::int FROM attendees WHERE company_id = c.id) AS team FROM companies c WHERE c.id = $1`,
    [companyId],
  );

/** Removes somebody from the team at the other server while their call is held, between its check and its write. */
const removedDuring = async <Result>(
  { companyId }: Stand,
  { id, by, pause }: { id: string; by: string; pause: Pause },
  act: () => Promise<Result>,
  look: () => Promise<unknown> = async () => undefined,
) => {
  const answer = act();
  await pause.reached;
  await call(second.url, by, 'removeFromCompany', { companyId, attendeeId: id }, '__typename');
  const before = await look();
  pause.release();
  return { answer: await answer, before };
};

it.each(Object.entries(calls))(
  'a contact who is removed from the team between the check and the write of %s changes nothing',
  async (name, inputOf) => {
    const here = await scene();
    const { companyId, contact, other } = here;
    const document = mutationOf(name, '__typename');
    const input = { companyId, ...inputOf(here) };
    // What follows the question who is in the team.
    const pause = pauseAfter(/event_members|AS accepted/, name === 'removeFromCompany' ? 0 : 1);
    const { answer, before } = await removedDuring(
      here,
      { id: contact.id, by: other.token, pause },
      () => graphql(server.url, document, { input }, contact.token),
      () => stateOf(here),
    );
    expect(codeOf(answer)).toBe('NOT_FOUND');
    expect(await stateOf(here)).toEqual(before);
  },
);

it('of two contacts who leave at once one stays', async () => {
  const { companyId, contact, other } = await scene();
  const document =
    'mutation ($input: RemoveFromCompanyInput!) { removeFromCompany(input: $input) { __typename } }';
  const leave = (at: TestServer, { id, token }: typeof contact) =>
    graphql(at.url, document, { input: { companyId, attendeeId: id } }, token);
  const pause = pauseAfter(/o\.company_contact/, 0);
  const first = leave(server, contact);
  await pause.reached;
  const last = leave(second, other);
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await Promise.race([
    last,
    waitFor(async () => (await server.sql(waiting)).length > 0, 'The second at the lock'),
  ]);
  pause.release();
  expect([codeOf(await first), (await last).errors?.[0]?.extensions['reason']]).toEqual([
    'OK',
    'LAST_CONTACT',
  ]);
});

it('a member who is removed between the check and the write of a capture leaves no lead', async () => {
  const stand = await buildStand(server, 1);
  const { companyId, contact, member, visitors } = stand;
  const document = `mutation ($input: CaptureLeadsInput!) { captureLeads(input: $input) { results { outcome } } }`;
  const input = { companyId, captures: [{ clientId: 'a', code: visitors[0]?.code }] };
  const { answer } = await removedDuring(
    stand,
    { id: member.id, by: contact.token, pause: pauseAfter(/FOR KEY SHARE OF a/, 0) },
    () => graphql(server.url, document, { input }, member.token),
  );
  expect(codeOf(answer)).toBe('NOT_FOUND');
  expect(await leadsOf(server.url, contact, companyId)).toEqual([]);
});

it('a member who is removed between the check and the write of an edit changes nothing', async () => {
  const stand = await buildStand(server, 1);
  const { companyId, contact, member, visitors } = stand;
  await capture(server.url, contact, companyId, { clientId: 'a', code: visitors[0]?.code });
  const [lead] = await leadsOf(server.url, contact, companyId);
  const document = 'mutation ($input: UpdateLeadInput!) { updateLead(input: $input) { lead { id } } }';
  const input = { leadId: lead?.id, expectedUpdatedAt: lead?.updatedAt, note: 'Mine' };
  const { answer } = await removedDuring(
    stand,
    {
      id: member.id,
      by: contact.token,
      pause: pauseAfter(/FROM companies WHERE id = .* FOR NO KEY UPDATE/s, -1),
    },
    () => graphql(server.url, document, { input }, member.token),
  );
  expect(codeOf(answer)).toBe('NOT_FOUND');
  expect(await leadsOf(server.url, contact, companyId)).toEqual([lead]);
});
