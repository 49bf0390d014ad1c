// Prints a badge for everybody who enters. npm install graphql-ws ws, then: node badge-printer.mjs
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

const podium = process.env.PODIUM ?? 'http://localhost:4000';
const token = process.env.PODIUM_TOKEN ?? 'pdm_eYZ91-6rtHK7VbVruDEHxuO-tbgBEsq-VoHv3bEE_dYUr7hdl'; // the sandbox's
const eventId = process.env.PODIUM_EVENT ?? '01980000-0000-7000-8000-00000000d0e0';

const client = createClient({
  url: `${podium.replace(/^http/, 'ws')}/graphql`,
  webSocketImpl: WebSocket,
  connectionParams: { authorization: `Bearer ${token}` },
  retryAttempts: Infinity,
  // 4401: the token has ended. Everything else passes.
  shouldRetry: (event) => event?.code !== 4401,
  on: { connected: () => console.log('Connected: badges are printed as people enter.') },
});

const query = `subscription ($eventId: ID!, $after: String) {
  checkInRecorded(eventId: $eventId, after: $after) {
    id direction outcome gate
    attendee { firstName lastName jobTitle organization category }
  }
}`;

/** Stands in for a printer. */
const print = ({ attendee: { firstName, lastName, jobTitle, organization, category }, gate }) => {
  const lines = [`${firstName} ${lastName}`, jobTitle, organization, category].map((line) =>
    String(line ?? ''),
  );
  const width = Math.max(...lines.map(({ length }) => length));
  const edge = `+${'-'.repeat(width + 2)}+`;
  const rows = lines.map((line) => `| ${line.padEnd(width)} |`);
  console.log([`Gate: ${gate}`, edge, ...rows, edge].join('\n'));
};

/** Every entry comes at least once: twice it must not be printed. */
const printed = new Set();
/** Sent again after each lost connection, with the cursor of the last entry: what came meanwhile is printed then. */
const variables = { eventId, after: null };
for await (const { data, errors, extensions } of client.iterate({ query, variables })) {
  if (errors) throw new Error(errors[0].message);
  variables.after = extensions.cursor;
  const entry = data.checkInRecorded;
  if (printed.has(entry.id) || entry.direction !== 'IN') continue;
  printed.add(entry.id);
  if (entry.outcome === 'FIRST_ENTRY') print(entry);
}
