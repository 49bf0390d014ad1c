import { expectOk, graphql } from './client';
import { buildEvent, buildInterests, chooseInterest } from './factories';
import type { TestServer } from './server';

export interface Found {
  score: number;
  reasonTexts: string[];
  reasons: { kind: string; term: string }[];
  attendee: { id: string };
}

export const MATCHES = `query ($eventId: ID!, $first: Int! = 10) {
  matches(eventId: $eventId, first: $first) { nodes { score reasons { kind term } reasonTexts attendee { id } } }
}`;

/** The matches of the user of this token. */
export const matchesOf = async (
  server: TestServer,
  token: string,
  eventId: string,
  first?: number,
): Promise<Found[]> =>
  (await expectOk(graphql<{ matches: { nodes: Found[] } }>(server.url, MATCHES, { eventId, first }, token)))
    .matches.nodes;

/** The terms that a person chooses, by the kind of group. */
type Chosen = Partial<Record<'topic' | 'seek' | 'offer', string[]>>;

/** An event whose people can choose topics, seek and offer. */
export const buildMarket = async (server: TestServer) => {
  const event = await buildEvent(server);
  const market = { vocabulary: 'market', terms: ['Capital', 'Pilots', 'Talent'] };
  const groups = {
    topic: await buildInterests(server, event.id),
    seek: await buildInterests(server, event.id, { name: 'Looking for', kind: 'SEEK', ...market }),
    offer: await buildInterests(server, event.id, { name: 'Offering', kind: 'OFFER', ...market }),
  };
  const choose = async (id: string, chosen: Chosen) => {
    for (const [name, labels] of Object.entries(chosen) as [keyof Chosen, string[]][])
      for (const label of labels)
        await chooseInterest(server, id, groups[name].groupId, groups[name].terms[label]);
  };
  return { event, choose };
};
