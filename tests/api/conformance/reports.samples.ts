import { expectOk, graphql } from '../../support/client';
import type { Samples, Scene } from './scene';

/** The address that GraphQL gives for a report as a file. */
const exported = async ({ server, event, tokens }: Scene): Promise<string> => {
  const document = `query ($eventId: ID!) { report(eventId: $eventId, type: ATTENDEES) { file(format: CSV) { url } } }`;
  const { report } = await expectOk(
    graphql<{ report: { file: { url: string } } }>(
      server.url,
      document,
      { eventId: event.id },
      tokens.manager,
    ),
  );
  return report.file.url.replace('/v1', '');
};

export const reportSamples: Samples = {
  'post /reports/{}': ['attendees', 'meetings', 'checkins', 'companies', 'pods'].map(
    (type) =>
      ({ event }) => ({
        as: 'manager',
        path: `/reports/${event.id}`,
        body: { type, offset: 0, pageSize: 5 },
      }),
  ),
  'get /exports/{}': [async (scene) => ({ as: 'nobody', path: await exported(scene) })],
  'get /reports/statistics/{}': [({ event }) => ({ as: 'manager', path: `/reports/statistics/${event.id}` })],
  'post /reports/attendees/{}': [
    ({ event, me }) => ({
      as: 'manager',
      path: `/reports/attendees/${event.id}`,
      body: { query: me.lastName, offset: 0, pageSize: 5 },
    }),
  ],
};
