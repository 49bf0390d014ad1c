import { count, judge } from './lib/measure.mjs';
import {
  graphqlRequest,
  httpSide,
  interleave,
  judgeRatio,
  LIST,
  listFilters,
  table,
  valuesOf,
} from './lib/race.mjs';
import { onStage } from './lib/stage.mjs';

export const goals = 'P1, P2';
export const about =
  'the attendee list through GraphQL, with login and permissions, next to raw node:http and pg';

export const run = () =>
  onStage({ attendees: count('ATTENDEES', 20_000, 1_000) }, async (stage) => {
    const { eventId, people } = stage;
    const [token] = await stage.signIn(people.slice(0, 1));
    const filters = listFilters(stage);
    const rawRequests = filters.map(({ search, countries: [country] }) => ({
      path: `/list?event=${eventId}&text=${search}&country=${country}`,
    }));
    const requests = filters.map((filter) => graphqlRequest(token, LIST, { eventId, filter }));
    const results = await interleave({
      raw: httpSide(stage, await stage.startPeer('raw-http'), rawRequests),
      ours: httpSide(stage, await stage.startServer(), requests),
    });
    table(results);
    judgeRatio('P1', results, 'CPU µs', 'ours', 'raw', { most: 0.65 });
    judgeRatio('P1', results, 'requests/s', 'ours', 'raw', { least: 1.7 });
    judgeRatio('P2', results, 'CPU µs', 'ours', 'raw', { most: 1 });
    judge('P2', 'server µs', valuesOf(results, 'ours', 'server µs'), { most: 450 });
  });
