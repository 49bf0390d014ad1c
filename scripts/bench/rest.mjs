/** Goal P4: the attendee list through `/v1` next to the same document through GraphQL. */
import { graphqlRequest, race, reportRace } from './http-race.mjs';
import { freePort, openStage, signIn } from './stage.mjs';

/** What the row of `/v1` selects: both do the same work for the same fields. */
const QUERY = `query Attendees($eventId: ID!, $first: Int!, $offset: Int, $filter: AttendeeFilter, $sort: AttendeeSort! = NAME) {
  event(id: $eventId) { timezone }
  attendees(eventId: $eventId, first: $first, offset: $offset, filter: $filter, sort: $sort) {
    totalCount
    nodes {
      id firstName lastName jobTitle organization country avatar category eventId introduction cover bookmarked email phone inviteCode
      status checkedInAt company { id name logo kind } interests { group terms }
    }
  }
}`;
const TEXTS = ['an', 'sara', 'engineer', 'ventures', 'li', 'director', 'mar', 'tech', 'founder', 'data'];

const requestsFor = (stage, eventId, token) => {
  const countries = [...new Set(stage.dataset.tables.attendees.map(({ country }) => country))]
    .filter(Boolean)
    .slice(0, 10);
  const combinations = TEXTS.flatMap((search) =>
    countries.map((country) => ({ search, countries: [country] })),
  );
  return {
    graphql: combinations.map((filter) =>
      graphqlRequest(token, QUERY, { eventId, first: 20, offset: 0, filter }),
    ),
    rest: combinations.map((filter) => ({
      method: 'POST',
      path: `/v1/attendees/get/${eventId}/0/20`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(filter),
    })),
  };
};

export const run = async () => {
  const stage = await openStage({ attendees: 20_000 });
  try {
    const eventId = stage.dataset.tables.events[0].id;
    const member = stage.dataset.tables.attendees.find(({ status }) => status === 'CONFIRMED');
    const [token] = await signIn(stage.client, [member.user_id]);
    const port = await freePort();
    const { pid } = await stage.start('server', { PORT: String(port) });
    const requests = requestsFor(stage, eventId, token);
    const results = await race(stage, {
      graphql: { pid, port, requests: requests.graphql },
      rest: { pid, port, requests: requests.rest },
    });
    reportRace(results, 'rest', 'graphql', 'goal P4: CPU at most 1.1');
  } finally {
    await stage.close();
  }
};
