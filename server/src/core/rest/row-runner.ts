import type { GraphQLFormattedError } from 'graphql';
import type { RequestContext } from '../request/context';
import { AppError, internalError, isErrorCode, notFound, type FieldError } from '../errors';
import type { GraphQLExecutor } from '../execution/executor';
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
    const looked = await this.look(row, input, ctx);
    let errors: readonly GraphQLFormattedError[] = [];
    for (const operation of row.operations) {
      const variables = operation.variables(input as never, looked as never);
      const outcome = await this.execute(operation, variables, input, ctx);
      if ('data' in outcome)
        return {
          status: operation.status?.(outcome.data as never) ?? row.status ?? 200,
          body: operation.shape(outcome.data as never, input as never),
        };
      ({ errors } = outcome);
      if (errors[0]?.extensions?.['code'] !== 'NOT_FOUND') break;
    }
    throw refusalOf(errors, row, looked);
  }

  /**
   * The errors that a row's operation would report in the readable part of a request that is refused anyway, so that all errors of a
   * body come in one answer. Empty if an object that the row needs cannot be read or found.
   */
  async errors(row: RestRow, input: RestInput, ctx: RequestContext): Promise<FieldError[]> {
    const [{ document, variables }] = row.operations;
    try {
      const looked = await this.look(row, input, ctx);
      const read = present(variables(input as never, looked as never)) as Data;
      return inRestNames(this.executor.errors({ query: document, variables: read }), row);
    } catch {
      // A needed part could not be read, or names an object that does not exist.
      return [];
    }
  }

  private async look(row: RestRow, input: RestInput, ctx: RequestContext): Promise<Data | undefined> {
    const { lookup } = row;
    if (!lookup) return undefined;
    const outcome = await this.execute(lookup, lookup.variables(input as never), input, ctx);
    if ('errors' in outcome) throw refusalOf(outcome.errors, row, undefined);
    return outcome.data;
  }

  private async execute(
    { document, event, everyPage }: Pick<AnyOperation, 'document' | 'event' | 'everyPage'>,
    values: Data,
    { params }: RestInput,
    ctx: RequestContext,
  ): Promise<Outcome> {
    const ask = async (variables: Data): Promise<Outcome> => {
      const { data, errors } = await this.executor.execute({ query: document, variables }, ctx);
      return errors || !data ? { errors: errors ?? [] } : { data };
    };
    const variables = present(values) as Data;
    const first = await ask(variables);
    if ('errors' in first) return first;
    // A thing of another event than the one that the path names is not there.
    const { event_id: named } = params as { event_id?: string };
    if (event && named?.toLowerCase() !== event(first.data as never)) throw notFound('This');
    if (!everyPage) return first;
    const all: Connection = everyPage(first.data as never);
    let { pageInfo } = all;
    for (let page = 1; pageInfo.hasNextPage && page < MAX_PAGES; page += 1) {
      const next = await ask({ ...variables, after: pageInfo.endCursor });
      if ('errors' in next) return next;
      const more: Connection = everyPage(next.data as never);
      all.nodes.push(...more.nodes);
      ({ pageInfo } = more);
    }
    return first;
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

/** `endsAt` as `ends_at`. */
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names of arguments that only group others in GraphQL. */
const GROUPS = new Set(['input', 'filter', 'filters']);

/** Errors under the `/v1` names of GraphQL arguments. */
const inRestNames = (errors: readonly FieldError[], { fields }: RestRow): FieldError[] =>
  errors.map(({ path, message }) => {
    const parts = path.split('.').filter((part) => !GROUPS.has(part));
    return { path: parts.map((part) => fields?.[part] ?? snakeCase(part)).join('.'), message };
  });

/** The first error of an operation, which has logged it, in the words of `/v1`. */
const refusalOf = (...[errors, row, looked]: Parameters<typeof inWordsOfRest>): AppError =>
  Object.assign(inWordsOfRest(errors, row, looked), { isLogged: true });

const inWordsOfRest = (
  [error]: readonly GraphQLFormattedError[],
  row: RestRow,
  looked: unknown,
): AppError => {
  const { code, fields, requestId: _requestId, retryAfter, ...details } = error?.extensions ?? {};
  if (!error || !isErrorCode(code) || code === 'INTERNAL_SERVER_ERROR') return internalError();
  return new AppError(code, error.message, {
    ...Object.fromEntries(Object.entries(details).map(([name, value]) => [snakeCase(name), value])),
    ...row.conflict?.(details, looked as never),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(fields ? { fields: inRestNames(fields as FieldError[], row) } : {}),
  });
};
