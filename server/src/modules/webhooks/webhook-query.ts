import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  print,
  type DocumentNode,
  type FormattedExecutionResult,
  type OperationDefinitionNode,
} from 'graphql';
import type { ApiScope } from '../../core/auth/api-scopes';
import { RequestContext, type Runtime } from '../../core/request/context';
import { newId } from '../../core/db/ids';
import { badInput, isFailure, type FieldError } from '../../core/errors';
import { operationCost } from '../../core/admission/operation-cost';
import { tokenRefusal } from '../../core/execution/token-scopes';
import { viewerOfToken } from '../api-tokens/index';
import type { WebhookTopic } from './webhook-topic';

/** Runs once for each delivery, so that it costs less than what people ask for. */
const MAX_COST = 1_000;
const VARIABLES: readonly string[] = ['id', 'eventId'];
const MAX_ERRORS = 20;
const MAX_BODY_BYTES = 1_048_576;

/** The default query of each topic. */
const defaultQueries: Readonly<Record<WebhookTopic, string>> = {
  ATTENDEE_CHANGED:
    'query ($id: ID!) { attendee(id: $id) { id firstName lastName jobTitle organization country category status updatedAt } }',
  CHECK_IN_RECORDED:
    'query ($id: ID!) { recordedCheckIn(id: $id) { id at gate direction outcome offline conflict } }',
  MEETING_CHANGED:
    'query ($id: ID!) { meeting(id: $id) { id status startsAt endsAt closedReason participants { as attendeeId } } }',
  SCHEDULE_CHANGED:
    'query ($id: ID!) { activity(id: $id) { id kind title track startsAt endsAt location updatedAt } }',
};

export interface PayloadSource {
  /** The webhook, whose scopes the query runs with. */
  id: string;
  eventId: string;
  scopes: ApiScope[];
  query: string | null;
}

/** A change to be sent. */
export interface Change {
  sequence: string;
  topic: WebhookTopic;
  subjectId: string;
  createdAt: Date;
}

/** The sequence of tests. */
export const TEST_SEQUENCE = '0';

const operationsIn = ({ definitions }: DocumentNode): OperationDefinitionNode[] =>
  definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);

/** Why a valid document is not the query of a webhook; undefined where it is. */
const rejectionOf = ({ executor }: Runtime, document: DocumentNode): string | undefined => {
  const [operation, ...others] = operationsIn(document);
  if (!operation || others.length > 0 || operation.operation !== OperationTypeNode.QUERY)
    return 'This has to be exactly one query.';
  for (const { variable, type } of operation.variableDefinitions ?? [])
    if (!VARIABLES.includes(variable.name.value) || !/^ID!?$/.test(print(type)))
      return 'A query has the variables $id: ID! and $eventId: ID!, and no others.';
  const cost = operationCost(executor.schema, document, operation)({});
  return cost > MAX_COST ? `This query costs ${cost} points; it may cost ${MAX_COST}.` : undefined;
};

const errorsOf = (runtime: Runtime, text: string, scopes: readonly ApiScope[]): string[] => {
  const parsed = runtime.executor.parse(text);
  if ('errors' in parsed) return parsed.errors.map(({ message }) => message);
  const rejection = rejectionOf(runtime, parsed.document);
  if (rejection) return [rejection];
  const access = { eventId: '', scopes: new Set(scopes), requireReach: async () => undefined };
  const refusal = tokenRefusal(runtime.executor.schema, parsed.document, access);
  return (refusal?.errors ?? []).map(({ message }) =>
    message.replace('This token', 'This webhook').replace('API tokens', 'Webhooks'),
  );
};

/** Refuses a query that could not run, or not with these scopes. */
export function checkQuery(
  runtime: Runtime,
  {
    topics,
    scopes,
    query,
  }: { topics: readonly WebhookTopic[]; scopes: readonly ApiScope[]; query: string | null },
): void {
  if (query !== null && topics.length > 1)
    throw badInput([{ path: 'input.query', message: 'A webhook with a query of its own has one topic.' }]);
  const texts = query === null ? topics.map((topic) => defaultQueries[topic]) : [query];
  const place = query === null ? 'input.scopes' : 'input.query';
  // Of a default, the scope that is missing says it all.
  const errors = texts.flatMap((text) =>
    errorsOf(runtime, text, scopes).slice(0, query === null ? 1 : MAX_ERRORS),
  );
  if (errors.length > 0) throw badInput(errors.map((message): FieldError => ({ path: place, message })));
}

/** The context of a webhook's query. It reaches what a token with the same scopes does; what changed belongs to its event. */
const contextOf = (runtime: Runtime, { id, eventId, scopes }: PayloadSource, subjectId: string) => {
  const { database } = runtime;
  const { db, usage } = database.ofCaller(id);
  const viewer = viewerOfToken({ id, eventId, scopes });
  const { api } = viewer;
  const known = new Set([eventId, subjectId]);
  const requireReach: typeof api.requireReach = (ctx, ids) =>
    api.requireReach(
      ctx,
      ids.filter((one) => !known.has(one)),
    );
  const session = { ...viewer, api: { ...api, requireReach } };
  const origin = { id: newId(), ip: 'webhook', usage, isFree: true };
  return new RequestContext(runtime, session, origin, db, database.entities);
};

/** The result of the query; fails where we failed, so that it is tried again. */
async function runQuery(
  runtime: Runtime,
  source: PayloadSource,
  { topic, subjectId }: Change,
): Promise<FormattedExecutionResult> {
  const parsed = runtime.executor.parse(source.query ?? defaultQueries[topic]);
  const ctx = contextOf(runtime, source, subjectId);
  // A release may have removed a field since the query was checked.
  if ('errors' in parsed) return runtime.executor.format(parsed, ctx);
  const variables = { id: subjectId, eventId: source.eventId };
  const operationName = getOperationAST(parsed.document)?.name?.value;
  const result = await runtime.executor.run({ document: parsed.document, operationName, variables }, ctx);
  const failure = result.errors?.find(({ extensions }) => isFailure(extensions?.['code']));
  if (failure) throw new Error(failure.message);
  return result;
}

/** The body of a delivery, as it is sent. */
export async function makePayload(runtime: Runtime, source: PayloadSource, change: Change): Promise<string> {
  const { data = null, errors } = await runQuery(runtime, source, change);
  const about = {
    type: change.topic,
    timestamp: change.createdAt.toISOString(),
    sequence: change.sequence,
    eventId: source.eventId,
    subjectId: change.subjectId,
    ...(change.sequence === TEST_SEQUENCE ? { test: true } : {}),
  };
  const body = JSON.stringify({ ...about, data, ...(errors ? { errors } : {}) });
  if (Buffer.byteLength(body) <= MAX_BODY_BYTES) return body;
  const message = 'The result of the query is larger than 1 MiB.';
  return JSON.stringify({
    ...about,
    data: null,
    errors: [{ message, extensions: { code: 'PAYLOAD_TOO_LARGE' } }],
  });
}
