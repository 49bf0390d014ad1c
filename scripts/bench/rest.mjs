import { count } from './lib/measure.mjs';
import { graphqlRequest, httpSide, interleave, judgeRatio, listFilters, table } from './lib/race.mjs';
import { onStage } from './lib/stage.mjs';

export const goals = 'P4';
export const about = 'the attendee list through /v1 next to the same document through GraphQL';

/** The selection of the row of `/v1`: both do the same work for the same fields. */
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

export const run = () =>
  onStage({ attendees: count('ATTENDEES', 20_000, 1_000) }, async (stage) => {
    const { eventId, people } = stage;
    const [token] = await stage.signIn(people.slice(0, 1));
    const server = await stage.startServer();
    const filters = listFilters(stage);
    const documents = filters.map((filter) =>
      graphqlRequest(token, QUERY, { eventId, first: 20, offset: 0, filter }),
    );
    const rows = documents.map((request, index) => ({
      ...request,
      path: `/v1/attendees/get/${eventId}/0/20`,
      body: JSON.stringify(filters[index]),
    }));
    const results = await interleave({
      graphql: httpSide(stage, server, documents),
      rest: httpSide(stage, server, rows),
    });
    table(results);
    judgeRatio('P4', results, 'CPU µs', 'rest', 'graphql', { most: 1.1 });
  });
