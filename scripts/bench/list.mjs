/** Goal P1: the attendee list through GraphQL, with login and permissions, next to raw node:http and pg. */
import { graphqlRequest, race, reportRace } from './http-race.mjs';
import { freePort, openStage, signIn } from './stage.mjs';

const QUERY = `query ($eventId: ID!, $filter: AttendeeFilter) {
  attendees(eventId: $eventId, filter: $filter, first: 20) {
    totalCount
    nodes { id firstName lastName jobTitle organization country avatar category }
  }
}`;
const TEXTS = ['an', 'sara', 'engineer', 'ventures', 'li', 'director', 'mar', 'tech', 'founder', 'data'];

const requestsFor = (stage, eventId, token) => {
  const countries = [...new Set(stage.dataset.tables.attendees.map(({ country }) => country))]
    .filter(Boolean)
    .slice(0, 10);
  const combinations = TEXTS.flatMap((text) => countries.map((country) => ({ text, country })));
  return {
    ours: combinations.map(({ text, country }) =>
      graphqlRequest(token, QUERY, { eventId, filter: { search: text, countries: [country] } }),
    ),
    raw: combinations.map(({ text, country }) => ({
      method: 'GET',
      path: `/?event=${eventId}&text=${text}&country=${country}`,
    })),
  };
};

export const run = async () => {
  const stage = await openStage({ attendees: 20_000 });
  try {
    const eventId = stage.dataset.tables.events[0].id;
    const member = stage.dataset.tables.attendees.find(({ status }) => status === 'CONFIRMED');
    const [token] = await signIn(stage.client, [member.user_id]);
    const [rawPort, ourPort] = [await freePort(), await freePort()];
    const raw = await stage.start('raw-list.mjs', { PORT: String(rawPort) });
    const ours = await stage.start('server', { PORT: String(ourPort) });
    const requests = requestsFor(stage, eventId, token);
    const results = await race(stage, {
      raw: { pid: raw.pid, port: rawPort, requests: requests.raw },
      ours: { pid: ours.pid, port: ourPort, requests: requests.ours },
    });
    reportRace(results, 'ours', 'raw', 'goal P1: CPU at most 0.65, speed at least 1.7');
  } finally {
    await stage.close();
  }
};
