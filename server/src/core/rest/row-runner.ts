import type { GraphQLFormattedError } from 'graphql';
import type { RequestContext } from '../context';
import { notFound, type FieldError } from '../errors';
import type { GraphQLExecutor } from '../graphql/executor';
import { fieldName, refusalOf } from './error-response';
import type { Connection, Operation, RestInput, RestRow } from './row';

export interface Answer {
  status: number;
  body: unknown;
}

/** No event has more of anything than this many pages of 100. */
const MAX_PAGES = 50;

type Data = Record<string, unknown>;
type Outcome = { data: Data } | { errors: readonly GraphQLFormattedError[] };
type AnyOperation = Operation<never, unknown>;

/** Runs the operations of rows as the caller: same authorization, limits and masking as for `/graphql`. */
export class RowRunner {
  constructor(private readonly executor: GraphQLExecutor) {}

  /** The answer of a row; throws the refusal of its GraphQL operation in the words of `/v1`. */
  async run(row: RestRow, input: RestInput, ctx: RequestContext): Promise<Answer> {
    const looked = row.lookup ? await this.look(row, row.lookup, input, ctx) : undefined;
    let errors: readonly GraphQLFormattedError[] = [];
    for (const operation of row.operations) {
      const variables = operation.variables(input as never, looked as never);
      const outcome = await this.execute(operation, variables, ctx);
      if ('data' in outcome) return answerOf(row, operation, outcome.data, input);
      ({ errors } = outcome);
      if (errors[0]?.extensions?.['code'] !== 'NOT_FOUND') break;
    }
    throw refusalOf(errors, row, looked);
  }

  /**
   * What a row's operation would refuse in the readable part of a request that is refused anyway, so that all errors of a
   * body come in one answer. Nothing where what the row needs cannot be read or found.
   */
  async errors(row: RestRow, input: RestInput, ctx: RequestContext): Promise<FieldError[]> {
    const [{ document, variables }] = row.operations;
    try {
      const looked = row.lookup ? await this.look(row, row.lookup, input, ctx) : undefined;
      const read = present(variables(input as never, looked as never)) as Data;
      const errors = this.executor.errors({ query: document, variables: read });
      return errors.map(({ path, message }) => ({ path: fieldName(path, row.fields), message }));
    } catch {
      // The part that could not be read was needed, or what it names is not there.
      return [];
    }
  }

  private async look(
    row: RestRow,
    lookup: NonNullable<RestRow['lookup']>,
    input: RestInput,
    ctx: RequestContext,
  ): Promise<Data> {
    const outcome = await this.execute(lookup, lookup.variables(input as never), ctx);
    if ('errors' in outcome) throw refusalOf(outcome.errors, row, undefined);
    checkEvent(lookup, outcome.data, input);
    return outcome.data;
  }

  private async execute(
    { document, everyPage }: Pick<AnyOperation, 'document' | 'everyPage'>,
    values: Data,
    ctx: RequestContext,
  ): Promise<Outcome> {
    const variables = present(values) as Data;
    const { data, errors } = await this.executor.execute({ query: document, variables }, ctx);
    if (errors || !data) return { errors: errors ?? [] };
    if (!everyPage) return { data };
    const all: Connection = everyPage(data as never);
    let { pageInfo } = all;
    for (let page = 1; pageInfo.hasNextPage && page < MAX_PAGES; page += 1) {
      const next = { query: document, variables: { ...variables, after: pageInfo.endCursor } };
      const result = await this.executor.execute(next, ctx);
      if (result.errors || !result.data) return { errors: result.errors ?? [] };
      const more: Connection = everyPage(result.data as never);
      all.nodes.push(...more.nodes);
      ({ pageInfo } = more);
    }
    return { data };
  }
}

/** Without the keys that have no value: an operation would take them for null, and take away what is to stay. */
const present = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(present);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([name, inner]) => [name, present(inner)]),
  );
};

const answerOf = (row: RestRow, operation: AnyOperation, data: Data, input: RestInput): Answer => {
  checkEvent(operation, data, input);
  return {
    status: operation.status?.(data as never) ?? row.status ?? 200,
    body: operation.shape(data as never, input as never),
  };
};

/** A thing of another event than the one that the path names is not there. */
const checkEvent = ({ event }: Pick<AnyOperation, 'event'>, data: Data, { params }: RestInput): void => {
  if (!event) return;
  const { event_id: named } = params as { event_id?: string };
  if (named?.toLowerCase() !== event(data as never)) throw notFound('This');
};
