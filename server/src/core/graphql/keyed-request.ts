import type { IncomingMessage } from 'node:http';
import { HeaderMap } from '@apollo/server';
import { getOperationAST, OperationTypeNode, type FormattedExecutionResult } from 'graphql';
import type { RequestContext } from '../context';
import {
  answerOnce,
  idempotencyKeyOf,
  isLasting,
  REPLAYED_HEADER,
  type Outcome,
} from '../idempotency/idempotency';
import { repeatability } from '../idempotency/repeatable-mutations';
import { rateLimitHeaders } from './cost-budget';
import type { GraphQLExecutor, GraphQLRequest } from './executor';
import type { Answer } from './request-cache';
import { statusOfAnswer } from './response-head';
import { checkSize } from './value-size';

type ContextSource = () => Promise<RequestContext>;

/** Final once anything was done or refused for good; what was refused before it was executed has no `data`. */
const isFinal = (text: string): boolean => {
  const { data, errors = [] } = JSON.parse(text) as FormattedExecutionResult;
  return (
    data !== undefined && (data !== null || errors.every(({ extensions }) => isLasting(extensions?.['code'])))
  );
};

const outcomeOf = ({ head, text }: Answer): Outcome => ({
  status: statusOfAnswer(head),
  contentType: head.headers.get('content-type') ?? 'application/json',
  text,
  isFinal: isFinal(text),
});

/** How a body takes a key; undefined for what is no mutation that may be sent. */
const keyedMutation = (executor: GraphQLExecutor, { query, operationName }: Partial<GraphQLRequest>) => {
  const parsed = typeof query === 'string' ? executor.parse(query) : undefined;
  if (!parsed || 'errors' in parsed) return undefined;
  const operation = getOperationAST(parsed.document, operationName);
  if (operation?.operation !== OperationTypeNode.MUTATION) return undefined;
  return repeatability(executor.schema, parsed.document);
};

/** Answers a request, and a mutation with an `Idempotency-Key` only once. */
export const answerKeyed = async (
  executor: GraphQLExecutor,
  request: IncomingMessage,
  body: unknown,
  create: ContextSource,
  run: (create: ContextSource) => Promise<Answer>,
): Promise<Answer> => {
  if (request.headers['idempotency-key'] === undefined) return run(create);
  const sent = (body ?? {}) as Partial<GraphQLRequest>;
  const mutation = keyedMutation(executor, sent);
  const key = mutation && idempotencyKeyOf(request);
  if (!key) return run(create);
  checkSize(sent.variables);
  const ctx = await create();
  let first: Answer | undefined;
  const keyed = { ...mutation, key, request: [sent.query, sent.operationName, sent.variables] };
  const answer = await answerOnce(ctx, keyed, async (inner) => {
    first = await run(async () => inner);
    return outcomeOf(first);
  });
  if (first && !answer.isReplay) return first;
  const { status, contentType, text } = answer;
  const headers = Object.entries({
    'content-type': contentType,
    [REPLAYED_HEADER]: 'true',
    ...rateLimitHeaders(ctx),
  });
  const map = new HeaderMap();
  for (const [name, value] of headers) map.set(name, value);
  return { head: { status, headers: map }, text };
};
