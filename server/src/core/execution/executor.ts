import { createHash } from 'node:crypto';
import {
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Executor, RequestContext } from '../request/context';
import { isUndone, renewCaller, RightsChanged } from '../request/rights';
import { isFailure, type FieldError } from '../errors';
import type { Logger } from '../logger';
import { anonymousAccess } from './anonymous';
import { charge, chargeDelivery, pay, settle, withCost } from '../admission/pipeline';
import { OPERATION_COST } from '../admission/operation-cost';
import { createCompiler, type CompiledOperation } from './compiled-operation';
import { formatError } from '../graphql/error-format';
import { limitRules, MAX_TOKENS } from '../admission/document-limits';
import { tokenRefusal } from './token-scopes';
import type { OperationObserver } from '../metrics/metrics';
import { onceFor } from '../once';
import type { GraphQLRequest, Operation, Parsed, RawResult } from '../request/operation';
import { traced, type SpanDescription } from '../telemetry/tracing';
import { checkVariables, inputVariables, variableErrors } from './variables';

/** Whether a document asks for the schema, which takes longer to answer than any list. */
const introspects = onceFor(({ loc }: DocumentNode) => /__(schema|type)\b/.test(loc?.source.body ?? ''));

/** Longer documents are parsed each time: those that clients send again and again are shorter. */
const MAX_LENGTH = 20_000;
/** Memory of a document with its tokens and compiled operations; measured over our client's and those of `/v1`. */
const BYTES_OF_DOCUMENT = 8_000;
const BYTES_OF_CHARACTER = 250;
/** Twice the memory of all documents of our client and of `/v1`. */
export const MAX_DOCUMENT_BYTES = 48 * 1024 * 1024;

/** Valid documents by the hash of their text, the latest of them. Strangers choose their texts, so they count by the memory that they take. */
const createDocumentStore = (): LRUCache<string, DocumentNode> =>
  new LRUCache<string, DocumentNode>({
    maxSize: MAX_DOCUMENT_BYTES,
    maxEntrySize: BYTES_OF_DOCUMENT + MAX_LENGTH * BYTES_OF_CHARACTER,
    sizeCalculation: ({ loc }) => BYTES_OF_DOCUMENT + (loc?.end ?? MAX_LENGTH) * BYTES_OF_CHARACTER,
  });

/**
 * The one way in which operations run: documents are parsed and validated once, compiled once,
 * and every error leaves in the form of the catalogue.
 */
export class GraphQLExecutor implements Executor {
  /** Valid documents; Apollo has no others. */
  readonly documents = createDocumentStore();
  private readonly compile: ReturnType<typeof createCompiler>;

  constructor(
    readonly schema: GraphQLSchema,
    private readonly log: Logger,
    private readonly observe: OperationObserver = () => undefined,
  ) {
    this.compile = createCompiler(schema);
  }

  /** Parses and validates a document that is not known as valid. */
  parse(query: string): Parsed {
    // The key that Apollo gives it.
    const key = createHash('sha256').update(query).digest('hex');
    const known = this.documents.get(key);
    if (known) return { document: known };
    try {
      const document = parse(query, { maxTokens: MAX_TOKENS });
      const errors = validate(this.schema, document, [...specifiedRules, ...limitRules]);
      if (errors.length > 0) return { errors };
      this.documents.set(key, document);
      return { document };
    } catch (error) {
      return { errors: [error as GraphQLError] };
    }
  }

  /** Runs one operation of a valid document. */
  async run(request: Operation, ctx: RequestContext): Promise<FormattedExecutionResult> {
    const { document, operationName } = request;
    const access = ctx.session ? undefined : anonymousAccess(this.schema, document, operationName);
    ctx.isFree = access !== undefined;
    // Before it is compiled, which takes longer than most operations.
    if (access?.refusal) {
      const name = getOperationAST(document, operationName || null)?.name?.value;
      this.observe(name, access.refusal.errors?.[0], 0);
      return this.format(access.refusal, ctx);
    }
    const refusal = ctx.session?.api && (await this.refusalOfToken(request, ctx));
    if (refusal) return refusal;
    const { usage } = ctx.request;
    if (!usage || !introspects(document)) return this.compileAndRun(request, ctx);
    try {
      return await usage.inTurnOfIntrospection(() => this.compileAndRun(request, ctx));
    } catch (error) {
      return this.format({ errors: [error] }, ctx);
    }
  }

  private async compileAndRun(request: Operation, ctx: RequestContext): Promise<FormattedExecutionResult> {
    const compiled = this.compile(request);
    if (compiled.failure) return this.format(compiled.failure, ctx);
    const started = performance.now();
    const result = await traced(
      () => spanOf(request, ctx),
      () => this.runCompiled(compiled, request, ctx),
      failureOf,
    );
    this.observe(compiled.name, result.errors?.[0], (performance.now() - started) / 1_000);
    return result;
  }

  /** Errors in the variables of a request that is refused anyway, without executing it. */
  errors({ query, variables = {} }: GraphQLRequest): FieldError[] {
    const parsed = this.parse(query);
    return 'errors' in parsed
      ? []
      : variableErrors(inputVariables(this.schema, parsed.document, ''), variables);
  }

  /** Runs a request from its text. */
  async execute(
    { query, variables }: GraphQLRequest,
    ctx: RequestContext,
  ): Promise<FormattedExecutionResult> {
    const parsed = this.parse(query);
    return 'errors' in parsed ? this.format(parsed, ctx) : this.run({ ...parsed, variables }, ctx);
  }

  /** Pays for a subscription, which is executed with each event. Why it is refused; undefined where it is not. */
  async admit(request: Operation, ctx: RequestContext): Promise<FormattedExecutionResult | undefined> {
    const closed = ctx.session?.api && (await this.refusalOfToken(request, ctx));
    if (closed) return closed;
    const compiled = this.compile(request);
    if (compiled.failure) return this.format(compiled.failure, ctx);
    const variables = { ...compiled.defaults, ...request.variables };
    const refusal = await refusalOf(async () => {
      await pay(ctx, compiled.cost(variables));
      checkVariables(compiled.inputs, variables);
    });
    return refusal && this.format(refusal, ctx);
  }

  /** Executes a subscription that was admitted for some events, at its caller's cost; their results in the same order. */
  async deliver(
    request: Operation,
    events: readonly unknown[],
    ctx: RequestContext,
  ): Promise<FormattedExecutionResult[]> {
    const compiled = this.compile(request);
    if (compiled.failure) return [this.format(compiled.failure, ctx)];
    const { operation, defaults, cost } = compiled;
    const variables = { ...defaults, ...request.variables };
    const deliverOne = (event: unknown) =>
      traced(
        () => spanOf(request, ctx),
        async () => this.format(await operation.query(event, ctx, variables), ctx),
        failureOf,
      );
    return chargeDelivery(ctx, cost(variables) * events.length, () => Promise.all(events.map(deliverOne)));
  }

  /** The result as it is sent: no error text leaves that is not meant for the caller. */
  format(result: RawResult, ctx: RequestContext): FormattedExecutionResult {
    if (!result.errors) return { data: result.data };
    const place = { log: ctx.log, requestId: ctx.request.id, suggest: ctx.viewer !== null };
    const errors = result.errors.map((error) => formatError(error, place));
    return 'data' in result && result.data !== undefined ? { data: result.data, errors } : { errors };
  }

  /** Formats errors of documents on sockets, which have no request; `suggest` is false for anonymous sockets. */
  formatErrors(errors: readonly GraphQLError[], suggest: boolean): GraphQLFormattedError[] {
    return errors.map((error) => formatError(error, { log: this.log, requestId: '', suggest }));
  }

  /** Why an API token may not run an operation, which is charged as any operation is; undefined where it may. */
  private async refusalOfToken(
    { document, variables }: Operation,
    ctx: RequestContext,
  ): Promise<FormattedExecutionResult | undefined> {
    const api = ctx.session?.api;
    const refusal = api && tokenRefusal(this.schema, document, api, variables ?? {});
    if (!refusal) return undefined;
    const unpaid = await refusalOf(() => pay(ctx, OPERATION_COST));
    return withCost(this.format(unpaid ?? refusal, ctx), OPERATION_COST, unpaid ? 0 : OPERATION_COST, ctx);
  }

  /** Charges for a compiled operation and runs it. */
  private async runCompiled(
    { operation, defaults, inputs, cost, isQuery }: CompiledOperation,
    request: Operation,
    ctx: RequestContext,
  ): Promise<FormattedExecutionResult> {
    const variables = { ...defaults, ...request.variables };
    const requested = cost(variables);
    const refused = await refusalOf(() => charge(ctx, requested));
    const perform = async (): Promise<RawResult> =>
      (await refusalOf(() => checkVariables(inputs, variables))) ??
      asCallerIsNow(ctx, () => operation.query(undefined, ctx, variables));
    const { usage } = ctx.request;
    const result = refused ?? (await (usage && isQuery ? usage.inTurn(perform) : perform()));
    const formatted = this.format(result, ctx);
    return withCost(formatted, requested, refused ? 0 : settle(ctx, requested), ctx);
  }
}

const MAX_SPAN_NAME = 100;

/** The span of an operation: its kind and name, and nothing that it was sent. */
const spanOf = ({ document, operationName }: Operation, ctx: RequestContext): SpanDescription => {
  const { operation = 'query', name } = getOperationAST(document, operationName || null) ?? {};
  return {
    name: [operation, name?.value.slice(0, MAX_SPAN_NAME)].filter(Boolean).join(' '),
    attributes: { 'graphql.operation.type': operation, 'podium.request_id': ctx.request.id },
  };
};

/** The code of a failure of ours. */
const failureOf = ({ errors }: FormattedExecutionResult): string | undefined => {
  const code = errors?.[0]?.extensions?.['code'];
  return isFailure(code) ? code : undefined;
};

const MAX_TRIES = 3;

const isRightsChange = (error: unknown): boolean =>
  error instanceof GraphQLError && error.originalError instanceof RightsChanged;

/** Executes an operation, and again as the caller is now where their rights changed before anything of it was committed. */
const asCallerIsNow = async (
  ctx: RequestContext,
  execute: () => RawResult | Promise<RawResult>,
): Promise<RawResult> => {
  for (let tried = 1; ; tried += 1) {
    const result = await execute();
    if (tried === MAX_TRIES || !result.errors?.some(isRightsChange) || !isUndone(ctx)) return result;
    const refusal = await refusalOf(() => renewCaller(ctx, true));
    if (refusal) return refusal;
  }
};

/** Why an operation is not executed; undefined where it is. */
const refusalOf = async (check: () => void | Promise<void>): Promise<RawResult | undefined> => {
  try {
    await check();
    return undefined;
  } catch (error) {
    return { errors: [error] };
  }
};
