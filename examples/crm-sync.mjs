// Keeps the contacts of a CRM as they are at the event. npm install standardwebhooks, then: node crm-sync.mjs
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const podium = process.env.PODIUM ?? 'http://localhost:4000';
const eventId = process.env.PODIUM_EVENT ?? '01980000-0000-7000-8000-00000000d0e0';
const port = Number(process.env.PORT ?? 4300);
const url = process.env.WEBHOOK_URL ?? `http://127.0.0.1:${port}`;

async function ask(query, variables, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const body = JSON.stringify({ query, variables });
  const { data, errors } = await (await fetch(`${podium}/graphql`, { method: 'POST', headers, body })).json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

/** Makes the webhook as the demo's manager; managers also make it in the console. */
async function createWebhook() {
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
  const input = { email: 'manager@demo.podium.test', password: 'podium-demo' };
  const { accessToken } = (await ask(login, { input })).login;
  const query = 'query ($id: ID!) { attendee(id: $id) { firstName lastName email jobTitle organization } }';
  const scopes = ['ATTENDEES_READ', 'CONTACTS_READ'];
  const webhook = { eventId, name: 'CRM', url, topics: ['ATTENDEE_CHANGED'], scopes, query };
  const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
  return (await ask(create, { input: webhook }, accessToken)).createWebhook.secret;
}
const signature = new Webhook(process.env.WEBHOOK_SECRET ?? (await createWebhook()));

/** Stands in for a CRM: contacts by the ids of attendees, and the last change of each. */
const contacts = new Map();
const latest = new Map();

/** A change may come twice, or after a later one: the sequence says which is the newer. */
function apply({ subjectId, sequence, data }) {
  if (BigInt(sequence) <= (latest.get(subjectId) ?? 0n)) return;
  latest.set(subjectId, BigInt(sequence));
  if (data?.attendee) contacts.set(subjectId, data.attendee);
  else contacts.delete(subjectId);
  console.log('Synced', subjectId, JSON.stringify(contacts.get(subjectId) ?? 'removed'));
}

createServer((request, response) => {
  text(request)
    .then((body) => apply(signature.verify(body, request.headers)))
    .then(
      () => response.writeHead(204).end(),
      () => response.writeHead(401).end(),
    );
}).listen(port, () => console.log(`Waiting for changes at ${url}`));
