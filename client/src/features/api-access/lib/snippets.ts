import type { ApiScope, WebhookTopic } from '../../../generated/graphql';

/** What each scope lets a token ask first; `$id` is that of its event, or of the company whose leads it reads. */
const firstQueries: Partial<Record<ApiScope, string>> = {
  ATTENDEES_READ: 'attendees(eventId: $id, first: 3) { nodes { firstName lastName } }',
  COMPANIES_READ: 'companies(eventId: $id, first: 3) { nodes { name } }',
  SCHEDULE_READ: 'activities(eventId: $id, first: 3) { nodes { title startsAt } }',
  MEETINGS_READ: 'eventMeetings(eventId: $id, first: 3) { nodes { startsAt status } }',
  LEADS_READ: 'leads(companyId: $id, first: 3) { nodes { rating attendee { firstName lastName } } }',
  CHECK_INS_READ: 'checkIns(eventId: $id, first: 3) { nodes { at gate direction } }',
};

/** A query that a token with these scopes may run. */
export const firstQueryOf = (scopes: readonly ApiScope[], id: string): string => {
  const scope = (Object.keys(firstQueries) as ApiScope[]).find((one) => scopes.includes(one));
  return `{ ${(scope && firstQueries[scope])?.replace('$id', `"${id}"`) ?? '__typename'} }`;
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

const starter = (name: string, fields: string): string =>
  `query ($id: ID!) {\n  ${name}(id: $id) {\n    ${fields.replaceAll(' ', '\n    ')}\n  }\n}\n`;

/** Where a query of one's own begins, for each topic. */
export const starterQueries: Record<WebhookTopic, string> = {
  ATTENDEE_CHANGED: starter('attendee', 'id firstName lastName organization status'),
  CHECK_IN_RECORDED: starter('recordedCheckIn', 'id at gate direction outcome'),
  MEETING_CHANGED: starter('meeting', 'id status startsAt endsAt'),
  SCHEDULE_CHANGED: starter('activity', 'id title startsAt endsAt location'),
};
