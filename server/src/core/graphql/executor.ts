import {
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  valueFromASTUntyped,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../context';
import type { FieldError } from '../errors';
import type { Logger } from '../logger';
import { anonymousAccess } from './anonymous';
import { charge, settle, withCost } from './cost-budget';
import { operationCost, type OperationCost } from './cost-limit';
import { createDocumentStore } from './document-store';
import { formatError } from './error-format';
import { limitRules, MAX_TOKENS } from './limits';
import type { OperationObserver } from '../metrics/metrics';
import { checkVariables, inputVariables, variableErrors, type InputVariable } from './variables';

/** A GraphQL request as all edges (HTTP, sockets, `/v1`) hand it in. */
export interface GraphQLRequest {
  query: string;
  operationName?: string | null | undefined;
  variables?: Readonly<Record<string, unknown>> | null | undefined;
}

type Variables = Record<string, unknown>;

/** A compiled operation with the defaults that its compiler leaves to us. */
interface CompiledOperation {
  operation: CompiledQuery;
  defaults: Variables | undefined;
  inputs: readonly InputVariable[];
  cost: OperationCost;
  name: string | undefined;
  isQuery: boolean;
}
/** Or why it could not be compiled. */
type Compiled = CompiledOperation | { failure: ExecutionResult };

type Parsed = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/**
 * The one way in which operations run: documents are parsed and validated once, compiled once,
 * and every error leaves in the form of the catalogue.
 */
export class GraphQLExecutor {
  /** Valid documents by their text; Apollo keeps its own here too. */
  readonly documents = createDocumentStore();
  /** Goes with the document, and has no key that a caller chooses. */
  private readonly compiled = new WeakMap<OperationDefinitionNode, CompiledOperation>();

  constructor(
    readonly schema: GraphQLSchema,
    private readonly log: Logger,
    private readonly observe: OperationObserver = () => undefined,
  ) {}

  /** Parses and validates a document that is not known as valid. */
  parse(query: string): Parsed {
    const known = this.documents.get(query);
    if (known) return { document: known };
    const parsed = this.read(query);
    if ('document' in parsed) this.documents.set(query, parsed.document);
    return parsed;
  }

  /** Runs one operation of a valid document. */
  async run(
    document: DocumentNode,
    request: Omit<GraphQLRequest, 'query'>,
    ctx: RequestContext,
  ): Promise<FormattedExecutionResult> {
    const access = ctx.session ? undefined : anonymousAccess(this.schema, document, request.operationName);
    ctx.isFree = access?.isFree ?? false;
    // Before it is compiled, which takes longer than most operations.
    if (access?.refusal) {
      const name = getOperationAST(document, request.operationName || null)?.name?.value;
      this.observe(name, access.refusal.errors?.[0], 0);
      return this.format(access.refusal, ctx);
    }
    const compiled = this.compile(document, request.operationName ?? '');
    if ('failure' in compiled) return this.format(compiled.failure, ctx);
    const started = performance.now();
    const result = await this.runCompiled(compiled, request, ctx);
    this.observe(compiled.name, result.errors?.[0], (performance.now() - started) / 1_000);
    return result;
  }

  /** What is wrong with the variables of a request that is refused anyway: it is not executed. */
  errors({ query, variables }: GraphQLRequest): FieldError[] {
    const parsed = this.parse(query);
    return 'errors' in parsed
      ? []
      : variableErrors(inputVariables(this.schema, parsed.document, ''), variables ?? {});
  }

  /** Runs a request from its text. */
  async execute(request: GraphQLRequest, ctx: RequestContext): Promise<FormattedExecutionResult> {
    const parsed = this.parse(request.query);
    return 'errors' in parsed ? this.format(parsed, ctx) : this.run(parsed.document, request, ctx);
  }

  /** Pays for a subscription, which is executed with each event. Why it is refused; undefined where it is not. */
  async admit(
    document: DocumentNode,
    { operationName, variables }: Omit<GraphQLRequest, 'query'>,
    ctx: RequestContext,
  ): Promise<FormattedExecutionResult | undefined> {
    const compiled = this.compile(document, operationName ?? '');
    if ('failure' in compiled) return this.format(compiled.failure, ctx);
    const refused = await charge(ctx, compiled.cost(variables ?? {})).then(() => undefined, refusedBy);
    if (refused) return this.format({ errors: [refused] }, ctx);
    const refusal = refusalOf(compiled.inputs, variables ?? {});
    return refusal && this.format(refusal, ctx);
  }

  /** Executes a subscription that was admitted for one event. */
  async deliver(
    document: DocumentNode,
    { operationName, variables }: Omit<GraphQLRequest, 'query'>,
    event: unknown,
    ctx: RequestContext,
  ): Promise<FormattedExecutionResult> {
    const compiled = this.compile(document, operationName ?? '');
    if ('failure' in compiled) return this.format(compiled.failure, ctx);
    const { operation, defaults } = compiled;
    const result = await operation.query(event, ctx, { ...defaults, ...variables });
    return this.format(result, ctx);
  }

  /** The result as it is sent: no error text leaves that is not meant for the caller. */
  format(result: ExecutionResult, ctx: RequestContext): FormattedExecutionResult {
    if (!result.errors) return { data: result.data };
    const place = { log: ctx.log, requestId: ctx.request.id, suggest: ctx.viewer !== null };
    const errors = result.errors.map((error) => formatError(error, place));
    return 'data' in result && result.data !== undefined ? { data: result.data, errors } : { errors };
  }

  /** Formats errors of documents on sockets, which have no request; `suggest` is false for anonymous sockets. */
  formatErrors(errors: readonly GraphQLError[], suggest: boolean): GraphQLFormattedError[] {
    return errors.map((error) => formatError(error, { log: this.log, requestId: '', suggest }));
  }

  /** Charges for a compiled operation and runs it. */
  private async runCompiled(
    compiled: CompiledOperation,
    request: Omit<GraphQLRequest, 'query'>,
    ctx: RequestContext,
  ): Promise<FormattedExecutionResult> {
    const requested = compiled.cost(request.variables ?? {});
    const refused = await charge(ctx, requested).then(() => undefined, refusedBy);
    const perform = () => this.perform(compiled, request, ctx);
    const { usage } = ctx.request;
    const result = refused
      ? { errors: [refused] }
      : await (usage && compiled.isQuery ? usage.inTurn(perform) : perform());
    const formatted = this.format(result, ctx);
    return withCost(formatted, requested, refused ? 0 : settle(ctx, requested), ctx);
  }

  /** Runs a compiled operation whose cost is paid. */
  private async perform(
    { operation, defaults, inputs }: CompiledOperation,
    request: Omit<GraphQLRequest, 'query'>,
    ctx: RequestContext,
  ): Promise<ExecutionResult> {
    const sent = request.variables ?? {};
    const refusal = refusalOf(inputs, sent);
    return refusal ?? operation.query(undefined, ctx, defaults ? { ...defaults, ...sent } : sent);
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

  private compile(document: DocumentNode, operationName: string): Compiled {
    const node = getOperationAST(document, operationName || null);
    const known = node && this.compiled.get(node);
    if (known) return known;
    const operation = compileQuery(this.schema, document, operationName, {
      disablingCapturingStackErrors: true,
    });
    if (!node || !isCompiledQuery(operation)) return { failure: operation as ExecutionResult };
    const compiled = {
      operation,
      defaults: requiredDefaults(node),
      inputs: inputVariables(this.schema, document, operationName),
      cost: operationCost(this.schema, document, node),
      name: node.name?.value,
      isQuery: node.operation === OperationTypeNode.QUERY,
    };
    this.compiled.set(node, compiled);
    return compiled;
  }
}

const refusedBy = (originalError: unknown): GraphQLError =>
  new GraphQLError('Refused', { originalError: originalError as Error });

/** Why variables are not read; undefined where they are. */
const refusalOf = (
  inputs: readonly InputVariable[],
  sent: Readonly<Variables>,
): ExecutionResult | undefined => {
  try {
    checkVariables(inputs, sent);
    return undefined;
  } catch (error) {
    return { errors: [refusedBy(error)] };
  }
};

/** The compiler asks for every `$first: Int! = 20`, although GraphQL lets a variable with a default be left out. */
const requiredDefaults = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables | undefined => {
  const entries = variableDefinitions.flatMap(({ variable, type, defaultValue }) =>
    type.kind === Kind.NON_NULL_TYPE && defaultValue
      ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const]
      : [],
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};
