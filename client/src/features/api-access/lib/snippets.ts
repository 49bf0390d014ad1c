import type { ApiScope, WebhookTopic } from '../../../generated/graphql';

/** What each scope lets a token ask first, by the id of its event, or of the company whose leads it reads. */
const firstQueries: Partial<Record<ApiScope, (id: string) => string>> = {
  ATTENDEES_READ: (id) => `{ attendees(eventId: "${id}", first: 3) { nodes { firstName lastName } } }`,
  COMPANIES_READ: (id) => `{ companies(eventId: "${id}", first: 3) { nodes { name } } }`,
  SCHEDULE_READ: (id) => `{ activities(eventId: "${id}", first: 3) { nodes { title startsAt } } }`,
  MEETINGS_READ: (id) => `{ eventMeetings(eventId: "${id}", first: 3) { nodes { startsAt status } } }`,
  LEADS_READ: (id) =>
    `{ leads(companyId: "${id}", first: 3) { nodes { rating attendee { firstName lastName } } } }`,
  CHECK_INS_READ: (id) => `{ checkIns(eventId: "${id}", first: 3) { nodes { at gate direction } } }`,
};

/** A query that a token with these scopes may run. */
export const firstQueryOf = (scopes: readonly ApiScope[], id: string): string => {
  const scope = (Object.keys(firstQueries) as ApiScope[]).find((one) => scopes.includes(one));
  return (scope && firstQueries[scope]?.(id)) ?? '{ __typename }';
};

/** A command for a terminal that asks something with a new token. */
export const curlOf = (token: string, scopes: readonly ApiScope[], id: string): string => {
  const body = JSON.stringify({ query: firstQueryOf(scopes, id) });
  return [
    `curl ${window.location.origin}/graphql`,
    `-H 'content-type: application/json'`,
    `-H 'authorization: Bearer ${token}'`,
    `-d '${body}'`,
  ].join(' \\\n  ');
};

/** How a program checks and reads a delivery. */
export const verifySnippet = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.PODIUM_WEBHOOK_SECRET);
// In the handler of the address, with the body as it arrived:
const { type, subjectId, data } = webhook.verify(rawBody, request.headers);
response.writeHead(204).end();`;

/** Where a query of one's own begins, for each topic. */
export const starterQueries: Record<WebhookTopic, string> = {
  ATTENDEE_CHANGED: `query ($id: ID!) {
  attendee(id: $id) {
    id
    firstName
    lastName
    organization
    status
  }
}
`,
  CHECK_IN_RECORDED: `query ($id: ID!) {
  recordedCheckIn(id: $id) {
    id
    at
    gate
    direction
    outcome
  }
}
`,
  MEETING_CHANGED: `query ($id: ID!) {
  meeting(id: $id) {
    id
    status
    startsAt
    endsAt
  }
}
`,
  SCHEDULE_CHANGED: `query ($id: ID!) {
  activity(id: $id) {
    id
    title
    startsAt
    endsAt
    location
  }
}
`,
};
