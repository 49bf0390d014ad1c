import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, graphql } from '../support/client';
import { buildBadge, buildStand, call } from '../support/exhibition-stand';
import { insert } from '../support/factories';
import { newId } from '../../server/src/core/db/ids';
import { pauseAfter } from '../support/paused-statements';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;
let second: TestServer;

beforeAll(async () => {
  server = await startServer({ jobs: false });
  second = await startServer({ databaseUrl: server.databaseUrl, jobs: false });
});
afterAll(async () => {
  await second.close();
  await server.close();
});

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

it.each(Object.entries(calls))(
  'a contact who is removed from the team between the check and the write of %s changes nothing',
  async (name, inputOf) => {
    const here = await scene();
    const { companyId, contact, other } = here;
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`;
    const input = { companyId, ...inputOf(here) };
    // What follows the question who is in the team.
    const pause = pauseAfter(/event_members|AS accepted/, name === 'removeFromCompany' ? 0 : 1);
    const answer = graphql(server.url, document, { input }, contact.token);
    await pause.reached;
    const removal = { companyId, attendeeId: contact.id };
    await call(second.url, other.token, 'removeFromCompany', removal, '__typename');
    const before = await stateOf(here);
    pause.release();
    expect(codeOf(await answer)).toBe('NOT_FOUND');
    expect(await stateOf(here)).toEqual(before);
  },
);
