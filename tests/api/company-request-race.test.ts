import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql, type Answer } from '../support/client';
import {
  buildCompany,
  buildEvent,
  buildMember,
  buildPod,
  slotOf,
  type BuiltMember,
} from '../support/factories';
import { pauseAfter } from '../support/paused-statements';
import { startTwoServers, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const ASK =
  'mutation ($input: RequestCompanyMeetingInput!) { it: requestCompanyMeeting(input: $input) { request { id } } }';
const ACCEPT =
  'mutation ($id: ID!) { acceptCompanyRequest(input: { requestId: $id }) { request { meeting { id } } } }';
const PROPOSE =
  'mutation ($id: ID!, $startsAt: DateTime!) { proposeCompanyMeetingTime(input: { requestId: $id, startsAt: $startsAt }) { request { meeting { id } } } }';
const CANCEL = 'mutation ($id: ID!) { cancelCompanyRequest(input: { requestId: $id }) { __typename } }';
const BLOCK = 'mutation ($id: ID!) { blockAttendee(input: { attendeeId: $id }) { __typename } }';

let server: TestServer;
let second: TestServer;

beforeAll(async () => {
  [server, second] = await startTwoServers({ databasePool: 30 });
});
afterAll(() => server.close());

/** A request that waits, and the members of the team that it asks. */
const buildRequest = async (size = 2) => {
  const event = await buildEvent(server);
  const here = { eventId: event.id };
  const { id: companyId } = await buildCompany(server, here);
  for (let count = 0; count < 2; count += 1) await buildPod(server, here);
  const visitor = await buildMember(server, here);
  const team: BuiltMember[] = [];
  while (team.length < size) team.push(await buildMember(server, { ...here, companyId }));
  const input = { companyId, startsAt: slotOf(event).startsAt };
  const { data } = await graphql<{ it: { request: { id: string } } }>(
    server.url,
    ASK,
    { input },
    visitor.token,
  );
  return { event, visitor, team, id: data?.it.request.id ?? '' };
};

const outcomeOf = ({ errors }: Answer): string =>
  errors
    ? ((errors[0]?.extensions['reason'] as string | undefined) ?? errors[0]?.extensions.code ?? '')
    : 'TAKEN';

/** Requests, meetings and claims of an event, as they stand. */
const stateOf = async (eventId: string) => {
  const [row] = await server.sql<{ state: string }>(
    `SELECT concat_ws(' ',
       (SELECT string_agg(status::text || coalesce(' ' || closed_reason, ''), ',') FROM company_requests WHERE event_id = $1),
       (SELECT count(*) FROM meetings WHERE event_id = $1 AND status = 'ACTIVE'),
       (SELECT count(*) FROM meetings WHERE event_id = $1 AND status = 'PENDING'),
       (SELECT count(*) FROM claims c JOIN meetings m ON m.id = c.meeting_id WHERE m.event_id = $1)) AS state`,
    [eventId],
  );
  return row?.state;
};

it('of 30 members who accept at once on two servers, one has the meeting', async () => {
  const { event, team, id } = await buildRequest(30);
  const answers = await Promise.all(
    team.map(({ token }, index) => graphql((index % 2 ? second : server).url, ACCEPT, { id }, token)),
  );
  const outcomes = answers.map(outcomeOf);
  expect(outcomes.filter((outcome) => outcome === 'TAKEN')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'CLAIMED_BY_OTHER')).toHaveLength(29);
  expect(await stateOf(event.id)).toBe('CLAIMED 1 0 3');
}, 60_000);

// The first member stands still before each of the statements of the acceptance in turn, while the second one accepts.
it.each(Array.from({ length: 12 }, (_none, nth) => nth))(
  'a member who stands still before statement %i leaves one meeting and an answer to each',
  async (nth) => {
    const { event, team, id } = await buildRequest();
    const [one, other] = team as [BuiltMember, BuiltMember];
    const pause = pauseAfter(/FROM attendees WHERE id = ANY.*FOR NO KEY UPDATE/s, nth);
    const first = graphql(server.url, ACCEPT, { id }, one.token);
    await Promise.race([pause.reached, first]);
    let isAnswered = false;
    const later = graphql(second.url, ACCEPT, { id }, other.token).finally(() => (isAnswered = true));
    const isHeldUp = async () =>
      (
        await server.sql(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
      ).length > 0;
    await waitFor(async () => isAnswered || (await isHeldUp()), 'The second member to wait or be answered');
    pause.release();
    const outcomes = (await Promise.all([first, later])).map(outcomeOf).sort();
    expect([outcomes, await stateOf(event.id)]).toEqual([['CLAIMED_BY_OTHER', 'TAKEN'], 'CLAIMED 1 0 3']);
  },
  30_000,
);

it('an acceptance and a proposal of another member at once give one meeting of two people', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { event, team, id } = await buildRequest();
    const [one, other] = team as [BuiltMember, BuiltMember];
    const answers = await Promise.all([
      graphql(server.url, ACCEPT, { id }, one.token),
      graphql(second.url, PROPOSE, { id, startsAt: slotOf(event, 3).startsAt }, other.token),
    ]);
    expect(answers.map(outcomeOf).sort()).toEqual(['CLAIMED_BY_OTHER', 'TAKEN']);
    expect(['CLAIMED 1 0 3', 'CLAIMED 0 1']).toContain((await stateOf(event.id))?.replace(/ 0$/, ''));
  }
}, 60_000);

it('an acceptance and a cancellation at once agree on what became of it', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { event, visitor, team, id } = await buildRequest();
    const [accepted, cancelled] = await Promise.all([
      graphql(server.url, ACCEPT, { id }, team[0]?.token),
      graphql(second.url, CANCEL, { id }, visitor.token),
    ]);
    const outcomes = [outcomeOf(accepted), outcomeOf(cancelled)].join(' ');
    const states: Record<string, string> = {
      'TAKEN STATUS_CHANGED': 'CLAIMED 1 0 3',
      'STATUS_CHANGED TAKEN': 'CLOSED CANCELLED 0 0 0',
    };
    expect(await stateOf(event.id)).toBe(states[outcomes]);
  }
}, 60_000);

it('acceptances and blocks at once never wait for each other for good', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { event, visitor, team, id } = await buildRequest(1);
    const token = team[0]?.token;
    const [accepted, blocked] = await Promise.all([
      graphql(server.url, ACCEPT, { id }, token),
      graphql(second.url, BLOCK, { id: visitor.id }, token),
    ]);
    expect(outcomeOf(blocked)).toBe('TAKEN');
    const states: Record<string, string> = { TAKEN: 'CLAIMED 1 0 3', NOT_FOUND: 'CLOSED DECLINED 0 0 0' };
    expect(await stateOf(event.id)).toBe(states[outcomeOf(accepted)]);
  }
}, 60_000);

it('the database lets no request be taken twice, or taken without a meeting', async () => {
  const { id } = await buildRequest();
  await expect(
    server.sql(`UPDATE company_requests SET status = 'CLAIMED' WHERE id = $1`, [id]),
  ).rejects.toThrow('company_requests_meeting_check');
});
