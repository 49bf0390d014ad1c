/** Protects Postgres from lists in lists: a document costs at most 20,000 points, were every page full. */
import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isEnumType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLField,
  valueFromASTUntyped,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { tooComplex } from '../errors';
import { fragmentsOf } from '../graphql/selection';

/** A fifth of a second. What our own client asks for stays below 10,000. */
const MAX_COST = 20_000;

/** What every request costs beside what is measured: to read it, to look up its session, and to write its answer. */
export const OPERATION_COST = 60;

/** What arguments add: a text that is searched for, and an order that is computed for everybody. */
const TEXT_COST = 200;
const ORDER_COST = 4_000;
const TEXTS = ['search', 'text'];
const ORDER = 'BEST_MATCH';

const MAX_PAGE = 100;
/** Arguments that say how many rows a page has. */
const SIZES = new Set(['first', 'last']);
/** Lists without pages are short ones: interests, participants, gates. */
const SHORT_LIST = 10;
/** What the schema itself costs to read. */
const INTROSPECTION: Partial<Record<string, number>> = { __schema: 500, __type: 50 };

/** Fields of a connection that are read for each row; the others are read once. */
const ROWS = new Set(['nodes', 'edges']);
type Part = 'rows' | 'page';

const isConnection = ({ name }: GraphQLNamedType): boolean => name.endsWith('Connection');

type Field = GraphQLField<unknown, unknown>;
type Variables = Readonly<Record<string, unknown>>;

/** What a field costs by itself, beside what is selected in it: `complexity` of its decorator. */
const ownCost = ({ extensions }: Field): number => Number(extensions['complexity'] ?? 0);

const hasText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const hasSearch = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && TEXTS.some((name) => hasText((value as Variables)[name]));

const takesOrder = ({ type }: GraphQLArgument): boolean => {
  const named = getNamedType(type);
  return isEnumType(named) && named.getValue(ORDER) !== undefined;
};

/**
 * The cost of operations: one point for each object, times the size of the page that it is on, and what costly fields add.
 * A fragment counts once for each place, but is walked once, so that fragments of fragments cost no time.
 */
class CostCount {
  private readonly fragments = new Map<string, number>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined,
    /** Without them, as while a document is validated, a variable counts as the dearest value that it could have. */
    private readonly variables?: Variables,
  ) {}

  of(selectionSet: SelectionSetNode, parent: unknown, part: Part = 'rows'): number {
    if (!isObjectType(parent) && !isInterfaceType(parent)) return 0;
    let cost = 0;
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) cost += this.ofField(selection, parent, part);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const { typeCondition: type, selectionSet: inside } = selection;
        cost += this.of(inside, (type && this.schema.getType(type.name.value)) ?? parent, part);
      } else cost += this.ofFragment(selection.name.value, part);
    }
    return cost;
  }

  private ofField(node: FieldNode, parent: GraphQLObjectType | GraphQLInterfaceType, part: Part): number {
    if (isConnection(parent) && (ROWS.has(node.name.value) ? 'rows' : 'page') !== part) return 0;
    const field = parent.getFields()[node.name.value];
    if (!field) return INTROSPECTION[node.name.value] ?? 0;
    if (!node.selectionSet) return ownCost(field);
    const type = getNamedType(field.type);
    const inside = this.of(node.selectionSet, type);
    // The size of a page is counted where the page is asked for.
    if (isConnection(parent)) return ownCost(field) + inside;
    const once = isConnection(type) ? this.of(node.selectionSet, type, 'page') : 0;
    return (
      ownCost(field) + this.costOfArguments(node, field) + once + this.lengthOf(node, field) * (1 + inside)
    );
  }

  private costOfArguments(node: FieldNode, { args }: Field): number {
    let cost = 0;
    for (const { name, value } of node.arguments ?? []) {
      const isUnknown = value.kind === Kind.VARIABLE && !this.variables;
      const taken = isUnknown ? undefined : valueFromASTUntyped(value, this.variables);
      const isText = TEXTS.includes(name.value) && (isUnknown || hasText(taken));
      if (isText || hasSearch(taken) || (isUnknown && name.value === 'filter')) cost += TEXT_COST;
      if (taken === ORDER || (isUnknown && args.some((arg) => arg.name === name.value && takesOrder(arg))))
        cost += ORDER_COST;
    }
    return cost;
  }

  private lengthOf(node: FieldNode, field: Field): number {
    const size = field.args.find(({ name }) => SIZES.has(name));
    if (!size) return isListType(getNullableType(field.type)) ? SHORT_LIST : 1;
    const sizes = (node.arguments ?? []).filter(({ name }) => SIZES.has(name.value));
    const rows = sizes.map(({ value }) => {
      const number = valueFromASTUntyped(value, this.variables);
      return typeof number === 'number' && !Number.isNaN(number) ? number : MAX_PAGE;
    });
    if (rows.length === 0) rows.push(Number(size.defaultValue ?? MAX_PAGE));
    return Math.min(Math.max(...rows, 1), MAX_PAGE);
  }

  private ofFragment(name: string, part: Part): number {
    const key = `${part} ${name}`;
    const known = this.fragments.get(key);
    if (known !== undefined) return known;
    // A fragment of itself is refused by another rule; here it must only come to an end.
    this.fragments.set(key, 0);
    const fragment = this.fragmentOf(name);
    const type = fragment && this.schema.getType(fragment.typeCondition.name.value);
    const cost = fragment ? this.of(fragment.selectionSet, type, part) : 0;
    this.fragments.set(key, cost);
    return cost;
  }
}

export const costRule = (context: ValidationContext): ASTVisitor => {
  const schema = context.getSchema();
  const count = new CostCount(schema, (name) => context.getFragment(name));
  return {
    OperationDefinition(operation) {
      const cost = count.of(operation.selectionSet, schema.getRootType(operation.operation));
      if (cost <= MAX_COST) return;
      const originalError = tooComplex('cost', MAX_COST, cost);
      context.reportError(new GraphQLError(originalError.message, { originalError }));
    },
  };
};

const MAX_SIZES = 100;

/** What counts of a variable, so that what a caller sends makes few and short keys. */
const keyOf = (value: unknown): string => {
  if (typeof value === 'number') return `${Math.trunc(Math.min(Math.max(value, 0), MAX_PAGE))},`;
  if (value === ORDER) return 'o,';
  return hasText(value) || hasSearch(value) ? 't,' : ',';
};

/** Counts the estimated cost of an operation, once for each combination of what counts in its variables, defaults among them. */
export const operationCost = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ((variables: Variables) => number) => {
  const fragments = fragmentsOf(document);
  const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  const known = new LRUCache<string, number>({ max: MAX_SIZES });
  return (variables) => {
    let key = '';
    for (const name of names) key += keyOf(variables[name]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const count = new CostCount(schema, (name) => fragments[name], variables);
    const cost = OPERATION_COST + count.of(operation.selectionSet, schema.getRootType(operation.operation));
    known.set(key, cost);
    return cost;
  };
};
