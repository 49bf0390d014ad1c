import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql } from '../support/client';
import { buildTeam } from '../support/company-scene';
import { buildMeeting, buildMember, insert, signInAs, slotOf } from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const VISIT = 'mutation ($id: ID!) { recordCompanyVisit(input: { companyId: $id }) { company { id } } }';
const RESULTS = `query ($id: ID!) { companyResults(companyId: $id) {
  visitors favourites meetings byDay { date visitors favourites meetings } } }`;

interface Results {
  companyResults: {
    visitors: number;
    favourites: number;
    meetings: number;
    byDay: { date: string; visitors: number; favourites: number; meetings: number }[];
  };
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ jobs: false });
});
afterAll(() => server.close());

const results = async (id: string, token: string) =>
  (await expectOk(graphql<Results>(server.url, RESULTS, { id }, token))).companyResults;

it('count people once a day, and nobody of the own team', async () => {
  const { event, company, contact, member, visitor } = await buildTeam(server);
  const other = await buildMember(server, { eventId: event.id });
  const visit = ({ token }: { token: string }) =>
    expectOk(graphql(server.url, VISIT, { id: company.id }, token));
  for (const who of [visitor, visitor, other, member, contact]) await visit(who);
  const earlier = { companyId: company.id, attendeeId: visitor.id, day: '2020-02-29' };
  await insert(server, 'company_visits', earlier);
  const { visitors, byDay } = await results(company.id, member.token);
  expect(visitors).toBe(2);
  expect(byDay.map((day) => day.visitors)).toEqual([1, 2]);
  expect(byDay[0]).toEqual({ date: '2020-02-29', visitors: 1, favourites: 0, meetings: 0 });
});

it('stand in the results with favourites and the meetings of the team, at a fixed cost', async () => {
  const { event, company, contact, member, visitor } = await buildTeam(server);
  const cost = async () => (await statementsOf(() => results(company.id, contact.token))).length;
  const empty = await cost();
  await insert(server, 'favourite_companies', { ownerId: visitor.id, companyId: company.id });
  const meet = (index: number, values: object) =>
    buildMeeting(server, { event, ...slotOf(event, index), ...values });
  await meet(0, { senderId: visitor.id, receiverId: member.id, status: 'ACTIVE' });
  await meet(1, { senderId: contact.id, receiverId: member.id, status: 'ACTIVE' });
  await meet(2, { senderId: visitor.id, receiverId: contact.id });
  expect(await cost()).toBe(empty);
  const staff = await signInAs(server, Role.EXECUTIVE);
  for (const token of [contact.token, staff])
    expect(await results(company.id, token)).toMatchObject({ visitors: 0, favourites: 1, meetings: 2 });
  const refused = graphql(server.url, RESULTS, { id: company.id }, visitor.token);
  expect((await expectError(refused)).extensions.code).toBe('FORBIDDEN');
});
