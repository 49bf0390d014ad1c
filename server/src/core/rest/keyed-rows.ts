import type { IncomingMessage } from 'node:http';
import { parse } from 'graphql';
import type { RequestContext } from '../context';
import type { GraphQLExecutor } from '../graphql/executor';
import { toAppError } from '../graphql/error-format';
import { errorBody } from '../http/http';
import { answerOnce, idempotencyKeyOf, isLasting, type Outcome } from '../idempotency/idempotency';
import { repeatability } from '../idempotency/repeatable-mutations';
import type { RestInput, RestRow } from './row';
import type { Answer } from './row-runner';

/** The answer of a row, a refusal too. */
const outcomeOf = async (ctx: RequestContext, run: () => Promise<Answer>): Promise<Outcome> => {
  const final = ({ status, body }: Answer) => ({ status, text: JSON.stringify(body), isFinal: true });
  try {
    return final(await run());
  } catch (error) {
    const known = toAppError(error);
    // What is not kept is refused in its own words.
    if (!isLasting(known.code)) throw error;
    return final({ status: known.status, body: errorBody(known, ctx.request.id) });
  }
};

/** Answers rows, and those that run a mutation with an `Idempotency-Key` only once. */
export const createKeyedRows = (rows: readonly RestRow[], { schema }: GraphQLExecutor) => {
  const keyed = new Map(rows.map((row) => [row, repeatability(schema, parse(row.operations[0].document))]));
  return async (
    request: IncomingMessage,
    row: RestRow,
    input: RestInput,
    ctx: RequestContext,
    run: (ctx: RequestContext) => Promise<Answer>,
  ): Promise<Answer & { isReplay: boolean }> => {
    const mutation = keyed.get(row);
    const key = mutation && idempotencyKeyOf(request);
    if (!key) return { ...(await run(ctx)), isReplay: false };
    const sent = { ...mutation, key, request: [row.method, row.paths[0], input] };
    const { status, text, isReplay } = await answerOnce(ctx, sent, (inner) =>
      outcomeOf(ctx, () => run(inner)),
    );
    return { status, body: JSON.parse(text) as unknown, isReplay };
  };
};
