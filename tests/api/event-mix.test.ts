import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildInterests,
  buildMember,
  chooseInterest,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const MIX = `query ($eventId: ID!) { eventMix(eventId: $eventId) {
  countries { key count } industries { key count } seeking { key count } offering { key count } } }`;

let server: TestServer;
let event: BuiltEvent;
let me: BuiltMember;

beforeAll(async () => {
  // Its jobs would be counted too.
  server = await startServer({ jobs: false });
  event = await buildEvent(server);
  me = await buildMember(server, { eventId: event.id, country: 'SE' });
  const topics = await buildInterests(server, event.id);
  const trade = { vocabulary: 'trade', terms: ['Capital', 'Partners'] };
  const seek = await buildInterests(server, event.id, { ...trade, name: 'Looking for', kind: 'SEEK' });
  const offer = await buildInterests(server, event.id, { ...trade, name: 'Offering', kind: 'OFFER' });
  const join = async (country: string, status: 'CONFIRMED' | 'INVITED' = 'CONFIRMED') => {
    const { id } = await buildAttendee(server, { eventId: event.id, country, status });
    await chooseInterest(server, id, topics.groupId, topics.terms['Energy']);
    await chooseInterest(server, id, seek.groupId, seek.terms['Capital']);
    if (country === 'DE') await chooseInterest(server, id, offer.groupId, offer.terms['Partners']);
  };
  for (const country of ['SE', 'SE', 'DE', 'DE', 'DE', 'DE', 'NO', 'NO']) await join(country);
  for (const country of ['NO', 'NO', 'NO']) await join(country, 'INVITED');
  // Two people who say it twice are still two.
  const sectors = await buildInterests(server, event.id, { name: 'Sector' });
  for (const { id } of [me, await buildAttendee(server, { eventId: event.id })])
    for (const { groupId } of [topics, sectors])
      await chooseInterest(server, id, groupId, topics.terms['Health']);
});
afterAll(() => server.close());

const mix = (document = MIX) =>
  expectOk(graphql<{ eventMix: unknown }>(server.url, document, { eventId: event.id }, me.token));

describe('the mix of an event', () => {
  it('counts confirmed attendees, the most first, and leaves out what fewer than three share', async () => {
    expect((await mix()).eventMix).toEqual({
      countries: [
        { key: 'DE', count: 4 },
        { key: 'SE', count: 3 },
      ],
      industries: [{ key: 'Energy', count: 8 }],
      seeking: [{ key: 'Capital', count: 8 }],
      offering: [{ key: 'Partners', count: 4 }],
    });
  });

  it('costs as many statements for all of it as for a part', async () => {
    const part = await statementsOf(() =>
      mix('query ($eventId: ID!) { eventMix(eventId: $eventId) { countries { key count } } }'),
    );
    const all = await statementsOf(() => mix());
    expect(all.length).toBe(part.length);
  });
});
