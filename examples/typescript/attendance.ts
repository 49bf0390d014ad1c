// Lists the attendees, then says live who comes and goes. npm install graphql-ws ws, then: npx tsx attendance.ts
import { readFile } from 'node:fs/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { AttendeesQuery, AttendeesQueryVariables } from './operations';
import type { CheckInsSubscription, CheckInsSubscriptionVariables } from './operations';

const podium = process.env['PODIUM'] ?? 'http://localhost:4000';
const token = process.env['PODIUM_TOKEN'] ?? 'pdm_eYZ91-6rtHK7VbVruDEHxuO-tbgBEsq-VoHv3bEE_dYUr7hdl'; // the sandbox's
const eventId = process.env['PODIUM_EVENT'] ?? '01980000-0000-7000-8000-00000000d0e0';
const query = await readFile(`${import.meta.dirname}/operations.graphql`, 'utf8');
const authorization = `Bearer ${token}`;

async function ask<Data>(operationName: string, variables: object): Promise<Data> {
  const response = await fetch(`${podium}/graphql`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ query, operationName, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] };
  if (!data) throw new Error(errors?.[0]?.message);
  return data;
}

type Attendee = AttendeesQuery['attendees']['nodes'][number];
const people = new Map<string, Attendee>();
const live: CheckInsSubscriptionVariables = { eventId };
let after: string | null = null;
do {
  const variables: AttendeesQueryVariables = { eventId, after };
  const { event, attendees } = await ask<AttendeesQuery>('Attendees', variables);
  // Who enters while the list is read is heard afterwards.
  live.after ??= event.changeCursor;
  for (const attendee of attendees.nodes) people.set(attendee.id, attendee);
  after = attendees.pageInfo.hasNextPage ? attendees.pageInfo.endCursor : null;
} while (after !== null);
console.log(`${people.size} attendees`);

const client = createClient({
  url: `${podium.replace(/^http/, 'ws')}/graphql`,
  webSocketImpl: WebSocket,
  connectionParams: { authorization },
  retryAttempts: Infinity,
});
type Live = { cursor: string };
const subscription = { query, operationName: 'CheckIns', variables: live };
for await (const { data, extensions } of client.iterate<CheckInsSubscription, Live>(subscription)) {
  if (!data) continue;
  // Sent again after a lost connection, so that nothing is missed.
  live.after = extensions?.cursor ?? null;
  const { direction, gate, attendee } = data.checkInRecorded;
  const person = people.get(attendee.id);
  console.log(
    `${person?.firstName} ${person?.lastName} ${direction === 'IN' ? 'enters' : 'leaves'} at ${gate}`,
  );
}
