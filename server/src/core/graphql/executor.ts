import {
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../context';
import type { Logger } from '../logger';
import { formatError } from './error-format';
import { limitRules, MAX_TOKENS } from './limits';

/** A GraphQL request as all edges (HTTP, sockets, `/v1`) hand it in. */
export interface GraphQLRequest {
  query: string;
  operationName?: string | null | undefined;
  variables?: Readonly<Record<string, unknown>> | null | undefined;
}

type Parsed = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/**
 * The one way in which operations run: documents are parsed and validated once, compiled once,
 * and every error leaves in the form of the catalogue.
 */
export class GraphQLExecutor {
  private readonly documents = new LRUCache<string, Parsed>({ max: 1_000 });
  private readonly compiled = new LRUCache<DocumentNode, Map<string, CompiledQuery | ExecutionResult>>({
    max: 1_000,
  });

  constructor(
    readonly schema: GraphQLSchema,
    private readonly log: Logger,
  ) {}

  /** Parses and validates, or takes the answer of last time. */
  parse(query: string): Parsed {
    const known = this.documents.get(query);
    if (known) return known;
    const parsed = this.read(query);
    this.documents.set(query, parsed);
    return parsed;
  }

  /** Runs one operation of a valid document. */
  async run(
    document: DocumentNode,
    request: Omit<GraphQLRequest, 'query'>,
    ctx: RequestContext,
  ): Promise<FormattedExecutionResult> {
    const compiled = this.compile(document, request.operationName ?? '');
    const result = isCompiledQuery(compiled)
      ? await compiled.query(undefined, ctx, request.variables ?? {})
      : compiled;
    return this.format(result, ctx);
  }

  /** Runs a request from its text. */
  async execute(request: GraphQLRequest, ctx: RequestContext): Promise<FormattedExecutionResult> {
    const parsed = this.parse(request.query);
    return 'errors' in parsed ? this.format(parsed, ctx) : this.run(parsed.document, request, ctx);
  }

  /** The result as it is sent: no error text leaves that is not meant for the caller. */
  format(result: ExecutionResult, ctx: RequestContext): FormattedExecutionResult {
    if (!result.errors) return { data: result.data as Record<string, unknown> };
    const place = { log: ctx.log, requestId: ctx.request.id };
    const errors = result.errors.map((error) => formatError(error, place));
    return 'data' in result && result.data !== undefined
      ? { data: result.data as Record<string, unknown>, errors }
      : { errors };
  }

  /** Errors from before any context was there. */
  formatErrors(errors: readonly GraphQLError[]): GraphQLFormattedError[] {
    return errors.map((error) => formatError(error, { log: this.log, requestId: '' }));
  }

  private read(query: string): Parsed {
    try {
      const document = parse(query, { maxTokens: MAX_TOKENS });
      const errors = validate(this.schema, document, [...specifiedRules, ...limitRules]);
      return errors.length > 0 ? { errors } : { document };
    } catch (error) {
      return { errors: [error as GraphQLError] };
    }
  }

  private compile(document: DocumentNode, operationName: string): CompiledQuery | ExecutionResult {
    const byName = this.compiled.get(document) ?? new Map<string, CompiledQuery | ExecutionResult>();
    const known = byName.get(operationName);
    if (known) return known;
    const compiled = compileQuery(this.schema, document, operationName, {
      disablingCapturingStackErrors: true,
    });
    byName.set(operationName, compiled);
    this.compiled.set(document, byName);
    return compiled;
  }
}
