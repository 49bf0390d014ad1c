import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEvent } from '../../server/src/demo/dataset-loader';
import type { EventDataset } from '../../server/src/demo/dataset.types';
import { generateEvent } from '../../server/src/demo/event-generator';
import { expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildInterests,
  buildMember,
  chooseInterest,
  signIn,
} from '../support/factories';
import { referenceScores } from '../support/match-reference';
import { buildMarket, matchesOf } from '../support/matches';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

let server: TestServer;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server?.close());

describe('the scores of a whole event', () => {
  let dataset: EventDataset;

  beforeAll(async () => {
    dataset = generateEvent({ seed: 4711, now: new Date(), attendees: 1_500, meetings: 0 });
    const client = new Client(server.databaseUrl);
    await client.connect();
    await loadEvent(client, dataset);
    // Removes all actions: learning has tests of its own.
    await client.query('DELETE FROM bookmarks; DELETE FROM conversations');
    await client.end();
  });

  it('are those of the formula, for everybody who looks first', async () => {
    const score = referenceScores(dataset);
    const confirmed = dataset.tables.attendees.filter(({ status }) => status === 'CONFIRMED');
    for (const viewer of confirmed.filter((_person, index) => index % 200 === 0)) {
      // With nobody shown to others yet, nothing is divided.
      await server.sql('DELETE FROM match_showings');
      const token = await signIn(server, { userId: viewer.user_id });
      const found = await matchesOf(server, token, dataset.eventId, 50);
      const best = confirmed
        .filter(({ id }) => id !== viewer.id)
        .map(({ id }) => score(viewer.id, id))
        .sort((one, other) => other - one)
        .slice(0, 50);
      expect(found.map((match) => match.score.toFixed(9))).toEqual(best.map((value) => value.toFixed(9)));
      for (const match of found) expect(match.score).toBeCloseTo(score(viewer.id, match.attendee.id), 9);
    }
  });

  it('say how sure a match is: nobody who is less sure stands above in the list', async () => {
    const LIST = `query ($eventId: ID!) { attendees(eventId: $eventId, first: 100, sort: BEST_MATCH) {
      nodes { match { confidence } } } }`;
    const confirmed = dataset.tables.attendees.filter(({ status }) => status === 'CONFIRMED');
    const places = ['HIGH', 'MEDIUM', 'LOW'];
    const found = new Set<string>();
    for (const { user_id: userId } of confirmed.slice(0, 10)) {
      const token = await signIn(server, { userId });
      const { attendees } = await expectOk(
        graphql<{ attendees: { nodes: { match: { confidence: string } }[] } }>(
          server.url,
          LIST,
          { eventId: dataset.eventId },
          token,
        ),
      );
      const order = attendees.nodes.map(({ match }) => match.confidence);
      expect(order).toEqual(order.toSorted((one, other) => places.indexOf(one) - places.indexOf(other)));
      order.forEach((confidence) => found.add(confidence));
    }
    expect([...found].sort()).toEqual(['HIGH', 'MEDIUM']);
  });

  it('go down for those whom many are shown, and count again when somebody is shown others', async () => {
    await server.sql('DELETE FROM match_showings');
    const confirmed = dataset.tables.attendees.filter(({ status }) => status === 'CONFIRMED');
    const [viewer, ...others] = confirmed;
    const token = await signIn(server, { userId: viewer?.user_id ?? '' });
    const before = await matchesOf(server, token, dataset.eventId);
    const [first] = before;
    const audience = others.filter(({ id }) => id !== first?.attendee.id).slice(0, 40);
    await server.sql(
      `INSERT INTO match_showings (viewer_id, attendee_id) SELECT id, $1 FROM unnest($2::uuid[]) AS shown (id)`,
      [first?.attendee.id, audience.map(({ id }) => id)],
    );
    const shownTo = async () =>
      (
        await server.sql<{ shown: number }>('SELECT shown FROM match_exposures WHERE attendee_id = $1', [
          first?.attendee.id,
        ])
      )[0]?.shown;
    expect(await shownTo()).toBe(41);
    // Asked for by id, since with the lower score the attendee may not be in the list any more.
    const { attendee } = await expectOk(
      graphql<{ attendee: { match: { score: number } } }>(
        server.url,
        'query ($id: ID!) { attendee(id: $id) { match { score } } }',
        { id: first?.attendee.id },
        token,
      ),
    );
    // 40 others, 10 of them free.
    expect(attendee.match.score).toBeCloseTo((first?.score ?? 0) / (1 + 0.03 * 30), 9);
    await server.sql('DELETE FROM match_showings WHERE attendee_id = $1', [first?.attendee.id]);
    expect(await shownTo()).toBe(0);
  });

  it('are counted right when everybody looks at once', async () => {
    await server.sql('DELETE FROM match_showings');
    const viewers = dataset.tables.attendees.filter(({ status }) => status === 'CONFIRMED').slice(0, 40);
    const tokens = await Promise.all(viewers.map(({ user_id }) => signIn(server, { userId: user_id })));
    await Promise.all([...tokens, ...tokens].map((token) => matchesOf(server, token, dataset.eventId)));
    const wrong = await server.sql(`
      SELECT e.attendee_id FROM match_exposures e
      WHERE e.shown <> (SELECT count(*) FROM match_showings s WHERE s.attendee_id = e.attendee_id)`);
    expect(wrong).toEqual([]);
    const showings = await server.sql<{ count: number }>(
      'SELECT DISTINCT count(*)::int AS count FROM match_showings GROUP BY viewer_id',
    );
    expect(showings).toEqual([{ count: 10 }]);
  });
});

describe('matching', () => {
  it('goes by common interests alone where nobody seeks or offers', async () => {
    const event = await buildEvent(server);
    const { groupId, terms } = await buildInterests(server, event.id);
    const viewer = await buildMember(server, { eventId: event.id });
    const other = await buildAttendee(server, { eventId: event.id });
    await buildAttendee(server, { eventId: event.id });
    for (const { id } of [viewer, other]) await chooseInterest(server, id, groupId, terms['Energy']);
    expect(await matchesOf(server, viewer.token, event.id)).toEqual([
      {
        // Visitors come gladly for visitors, but not above all.
        score: expect.closeTo(0.7, 9) as number,
        reasons: [{ kind: 'SHARED_INTEREST', term: 'Energy' }],
        reasonTexts: ['You have in common: Energy'],
        attendee: { id: other.id },
      },
    ]);
  });

  it('knows whom people of a persona come for', async () => {
    const { event, choose } = await buildMarket(server);
    const eventId = event.id;
    const viewer = await buildMember(server, { eventId, category: 'INVESTOR' });
    const startup = await buildCompany(server, { eventId, kind: 'STARTUP' });
    const people = {
      visitor: await buildAttendee(server, { eventId }),
      speaker: await buildAttendee(server, { eventId, category: 'SPEAKER' }),
      investor: await buildAttendee(server, { eventId, category: 'INVESTOR' }),
      founder: await buildAttendee(server, { eventId, companyId: startup.id }),
    };
    await buildAttendee(server, { eventId });
    for (const { id } of [viewer, ...Object.values(people)]) await choose(id, { topic: ['Energy'] });
    const found = await matchesOf(server, viewer.token, eventId);
    const nameOf = (id: string) => Object.entries(people).find(([, person]) => person.id === id)?.[0];
    expect(found.map(({ attendee, score }) => [nameOf(attendee.id), score.toFixed(6)])).toEqual([
      // Both come for each other; gladly; a little on either part; not at all.
      ['founder', '1.000000'],
      ['speaker', '0.700000'],
      ['visitor', '0.400000'],
      ['investor', '0.150000'],
    ]);
    expect(found[0]?.reasonTexts).toEqual(['Whom you look for: startups', 'You have in common: Energy']);
  });

  it('takes as many statements for three as for one', async () => {
    const costs = [];
    for (const size of [1, 3]) {
      const event = await buildEvent(server);
      const { groupId, terms } = await buildInterests(server, event.id);
      const viewer = await buildMember(server, { eventId: event.id });
      await chooseInterest(server, viewer.id, groupId, terms['Energy']);
      await buildAttendee(server, { eventId: event.id });
      for (let built = 0; built < size; built += 1)
        await chooseInterest(
          server,
          (await buildAttendee(server, { eventId: event.id })).id,
          groupId,
          terms['Energy'],
        );
      // The second time: the weights are known, and the same top ten is not written again.
      await matchesOf(server, viewer.token, event.id);
      const document = `query ($event: ID!) { matches(eventId: $event) { totalCount nodes { score reasons { term } attendee { id match { score } dismissed } } } }`;
      let rows = 0;
      const statements = await statementsOf(async () => {
        const answer = graphql<{ matches: { totalCount: number; nodes: unknown[] } }>(
          server.url,
          document,
          { event: event.id },
          viewer.token,
        );
        const { matches } = await expectOk(answer);
        rows = matches.nodes.length;
        expect(matches.totalCount).toBe(rows);
      });
      expect(rows).toBe(size);
      costs.push(statements.length);
    }
    expect(costs[1]).toBe(costs[0]);
  });
});
