import { expectOk, graphql } from '../../support/client';
import type { Samples } from './sample';
import type { Scene } from './scene';

type Exported = { report: { file: { url: string } } };

/** The token in the address that GraphQL gives for a report as a file. */
const exportToken = async ({ server, event, tokens }: Scene): Promise<string> => {
  const document = `query ($eventId: ID!) { report(eventId: $eventId, type: ATTENDEES) { file(format: CSV) { url } } }`;
  const answer = graphql<Exported>(server.url, document, { eventId: event.id }, tokens.manager);
  return (await expectOk(answer)).report.file.url.replace('/v1/exports/', '');
};

export const reportSamples: Samples = {
  'post /reports/{}': ['attendees', 'meetings', 'checkins', 'companies', 'pods'].map(
    (type) =>
      ({ event }) => ({ params: [event.id], body: { type, offset: 0, pageSize: 5 } }),
  ),
  'get /exports/{}': [async (scene) => ({ params: [await exportToken(scene)] })],
  'get /reports/statistics/{}': [({ event }) => ({ params: [event.id] })],
  'post /reports/attendees/{}': [
    ({ event, me }) => ({ params: [event.id], body: { query: me.lastName, offset: 0, pageSize: 5 } }),
  ],
};
