import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  valueFromASTUntyped,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../context';
import { badInput, furtherErrors, type FieldError } from '../errors';
import type { Logger } from '../logger';
import { anonymousAccess } from './anonymous';
import { charge, settle, withCost } from './cost-budget';
import { operationCost, type OperationCost } from './cost-limit';
import { createDocumentStore, documentKey } from './document-store';
import { formatError } from './error-format';
import { limitRules, MAX_TOKENS } from './limits';
import type { OperationObserver } from '../metrics/metrics';
import { checkVariables, limitedVariables, withoutPlaces, type LimitedVariable } from './variable-limits';
import { variableErrors } from './variable-errors';

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
  limited: readonly LimitedVariable[];
  cost: OperationCost;
  name: string | undefined;
  isQuery: boolean;
}
/** Or why it could not be compiled. */
type Compiled = CompiledOperation | { failure: RawResult };

/** A result whose errors are as they were thrown. */
interface RawResult {
  data?: ExecutionResult['data'];
  errors?: readonly unknown[];
}

type Parsed = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/**
 * The one way in which operations run: documents are parsed and validated once, compiled once,
 * and every error leaves in the form of the catalogue.
 */
export class GraphQLExecutor {
  /** Valid documents; Apollo has no others. */
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
    const key = documentKey(query);
    const known = this.documents.get(key);
    if (known) return { document: known };
    const parsed = this.read(query);
    if ('document' in parsed) this.documents.set(key, parsed.document);
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
    const result = await this.runCompiled(compiled, document, request, ctx);
    this.observe(compiled.name, result.errors?.[0], (performance.now() - started) / 1_000);
    return result;
  }

  /** What is wrong with the variables of a request that is refused anyway: it is not executed. */
  errors({ query, variables }: GraphQLRequest): FieldError[] {
    const parsed = this.parse(query);
    return 'errors' in parsed ? [] : variableErrors(this.schema, parsed.document, '', variables ?? {});
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
    const refused = await chargeFor(ctx, compiled.cost(variables ?? {}));
    if (refused) return this.format(refused, ctx);
    const checked = checkedVariables(compiled.limited, variables ?? {});
    return checked
      ? this.format(this.refusal(document, { operationName, variables }, checked), ctx)
      : undefined;
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

  /** Charges for a compiled operation and runs it. */
  private async runCompiled(
    compiled: CompiledOperation,
    document: DocumentNode,
    request: Omit<GraphQLRequest, 'query'>,
    ctx: RequestContext,
  ): Promise<FormattedExecutionResult> {
    const requested = compiled.cost(request.variables ?? {});
    const refused = await chargeFor(ctx, requested);
    const perform = () => this.perform(compiled, document, request, ctx);
    const { usage } = ctx.request;
    const result = refused ?? (await (usage && compiled.isQuery ? usage.inTurn(perform) : perform()));
    const formatted = this.format(result, ctx);
    return withCost(formatted, requested, refused ? 0 : settle(ctx, requested), ctx);
  }

  /** Runs a compiled operation whose cost is paid. */
  private async perform(
    { operation, defaults, limited }: CompiledOperation,
    document: DocumentNode,
    request: Omit<GraphQLRequest, 'query'>,
    ctx: RequestContext,
  ): Promise<RawResult> {
    const sent = request.variables ?? {};
    const variables = defaults ? { ...defaults, ...sent } : sent;
    const checked = checkedVariables(limited, sent);
    if (checked) return this.refusal(document, { ...request, variables }, checked);
    const result: ExecutionResult = await operation.query(undefined, ctx, variables);
    // Without data no resolver was asked.
    const isRefused = result.errors !== undefined && !('data' in result);
    return isRefused ? this.refusal(document, { ...request, variables }, { result, errors: [] }) : result;
  }

  /** All that is wrong with variables; what has refused them where nothing is found. */
  private refusal(
    document: DocumentNode,
    { operationName, variables }: Omit<GraphQLRequest, 'query'>,
    { result, errors, isFinal }: Refused,
  ): RawResult {
    if (isFinal) return result;
    // Lists that are too long are not looked into.
    const rest = withoutPlaces(variables ?? {}, errors);
    const others = variableErrors(this.schema, document, operationName ?? '', rest);
    const all = [...errors, ...furtherErrors(errors, others)];
    return all.length === 0 ? result : { errors: [badInput(all)] };
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
      limited: limitedVariables(this.schema, document, operationName),
      cost: operationCost(this.schema, document, node),
      name: node.name?.value,
      isQuery: node.operation === OperationTypeNode.QUERY,
    };
    this.compiled.set(node, compiled);
    return compiled;
  }
}

/** Charges for an operation; why it is refused, undefined where it is not. */
const chargeFor = (ctx: RequestContext, cost: number): Promise<RawResult | undefined> =>
  charge(ctx, cost).then(
    () => undefined,
    (error: unknown) => ({ errors: [error] }),
  );

/** Why variables are not read as they are: what was answered, and the errors that are known already. */
interface Refused {
  result: RawResult;
  errors: readonly FieldError[];
  /** Too large to look for anything else. */
  isFinal?: boolean;
}

/** The refusal of variables that are too large; undefined where they are not. */
const checkedVariables = (limited: readonly LimitedVariable[], variables: Variables): Refused | undefined => {
  try {
    const { tooLong, isHopeless } = checkVariables(limited, variables);
    if (tooLong.length === 0 && !isHopeless) return undefined;
    return { result: { errors: [badInput(tooLong)] }, errors: tooLong };
  } catch (error) {
    return { result: { errors: [error] }, errors: [], isFinal: true };
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
