import type { GraphQLRequestContextResponseForOperation } from '@apollo/server';
import { OperationTypeNode, type FormattedExecutionResult } from 'graphql';
import { answerOnce, idempotencyKeyOf, isLasting, REPLAYED_HEADER } from '../idempotency/idempotency';
import { repeatability } from '../idempotency/repeatable-mutations';
import type { OperationContext } from './apollo';
import type { GraphQLExecutor } from './executor';
import { checkSize } from './value-size';

type Requested = GraphQLRequestContextResponseForOperation<OperationContext>;

/** Final once anything was done or refused for good; what was refused before it was executed has no `data`. */
const isFinal = ({ data, errors = [] }: FormattedExecutionResult): boolean =>
  data !== undefined && (data !== null || errors.every(({ extensions }) => isLasting(extensions?.['code'])));

/** Runs an operation, and a mutation with an `Idempotency-Key` only once. */
export const runOnce = async (
  executor: GraphQLExecutor,
  { document, operation, request, response, contextValue: { ctx, incoming } }: Requested,
): Promise<FormattedExecutionResult> => {
  const { query, operationName, variables } = request;
  const sent = { document, operationName, variables };
  const isKeyed =
    incoming.headers['idempotency-key'] !== undefined && operation.operation === OperationTypeNode.MUTATION;
  const mutation = isKeyed ? repeatability(executor.schema, document) : undefined;
  const key = mutation && idempotencyKeyOf(incoming);
  if (!key) return executor.run(sent, ctx);
  checkSize(variables);
  let first: FormattedExecutionResult = {};
  const keyed = { ...mutation, key, request: [query, operationName, variables] };
  const { text, isReplay } = await answerOnce(ctx, keyed, async (inner) => {
    first = await executor.run(sent, inner);
    return { status: 200, text: JSON.stringify(first), isFinal: isFinal(first) };
  });
  if (!isReplay) return first;
  response.http.headers.set(REPLAYED_HEADER, 'true');
  return JSON.parse(text) as FormattedExecutionResult;
};
