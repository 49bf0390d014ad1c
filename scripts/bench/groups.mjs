import { count, setting } from './lib/measure.mjs';
import { graphqlRequest, httpSide, interleave, judgeRatio, LIST, listFilters, table } from './lib/race.mjs';
import { addEvent, onStage } from './lib/stage.mjs';

export const goals = 'groups';
export const about =
  'list, search and matches of an event with groups, next to another of the same size without';

const SEARCH = `query ($eventId: ID!, $text: String!) {
  search(eventId: $eventId, text: $text, first: 20, perKind: 5) { nodes { id kind title reasons { code terms } } }
}`;
const SENTENCES = ['fintech', 'sara', 'investors', 'someone who invests in fintech', 'founder of a startup'];
const MATCHES = `query ($eventId: ID!) {
  matches(eventId: $eventId, first: 20) { nodes { score attendee { id firstName lastName } } }
}`;

/** Matches are computed for each reader, so different people read them. */
const READERS = 20;
/** A first list of matches takes long: a round with many at once would end before one is answered. */
const SLOW = { connections: 2, seconds: count('MATCH_SECONDS', 10, 1) };

/** The requests by what they ask for. */
const requestsOf = (tokens, { eventId, people }) => {
  const ask = (query, variables, token = tokens[0]) =>
    graphqlRequest(token, query, { eventId, ...variables });
  return {
    list: listFilters({ people }).map((filter) => ask(LIST, { filter })),
    search: SENTENCES.map((text) => ask(SEARCH, { text })),
    matches: tokens.map((token) => ask(MATCHES, {}, token)),
  };
};

export const run = () => {
  const attendees = count('ATTENDEES', 20_000, 1_000);
  return onStage({ attendees }, async (stage) => {
    const { eventId, tables } = await addEvent(stage.client, {
      attendees,
      seed: 2,
      groups: count('GROUPS', 8, 8),
    });
    await stage.client.query('VACUUM ANALYZE');
    const people = tables.attendees.filter(({ status }) => status === 'CONFIRMED');
    const events = { without: stage, 'with groups': { eventId, people } };
    const requests = {};
    for (const [name, event] of Object.entries(events)) {
      requests[name] = requestsOf(await stage.signIn(event.people.slice(0, READERS)), event);
    }
    const server = await stage.startServer();
    for (const kind of String(setting('KINDS', 'list,search,matches')).split(',')) {
      console.log(kind);
      const results = await interleave(
        Object.fromEntries(
          Object.entries(requests).map(([name, asked]) => [
            name,
            httpSide(stage, server, asked[kind], kind === 'matches' ? SLOW : {}),
          ]),
        ),
      );
      table(results);
      judgeRatio('44', results, 'CPU µs', 'with groups', 'without', { most: 1.1 });
    }
  });
};
