import {
  getNamedType,
  GraphQLError,
  isListType,
  isNullableType,
  isObjectType,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** The most objects that a document may ask for, were every page full; what we ask for ourselves stays below 2,000. */
const MAX_COST = 20_000;

const MAX_PAGE = 100;
/** Lists without pages are short ones: interests, sides, gates. */
const SHORT_LIST = 10;

const isList = (type: GraphQLOutputType): boolean =>
  isListType(isNullableType(type) ? type : (type as { ofType: GraphQLOutputType }).ofType);

/** How many a field gives at most. A page size in a variable is not known yet, and may be the largest. */
const lengthOf = (node: FieldNode, field: GraphQLField<unknown, unknown>): number => {
  const size = field.args.find(({ name }) => name === 'first');
  if (size) {
    const given = node.arguments?.find(({ name }) => name.value === 'first')?.value;
    if (given?.kind === Kind.INT) return Math.min(Math.max(Number(given.value), 1), MAX_PAGE);
    return given ? MAX_PAGE : Number(size.defaultValue ?? MAX_PAGE);
  }
  return isList(field.type) ? SHORT_LIST : 1;
};

/** Adds up what one document asks for; every fragment once, so that doubling ones cost no time. */
class CostCount {
  private readonly fragments = new Map<string, number>();

  constructor(private readonly context: ValidationContext) {}

  of(selectionSet: SelectionSetNode, parent: unknown): number {
    if (!isObjectType(parent)) return 0;
    let cost = 0;
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) cost += this.ofField(selection, parent);
      else if (selection.kind === Kind.INLINE_FRAGMENT) cost += this.of(selection.selectionSet, parent);
      else cost += this.ofFragment(selection.name.value);
    }
    return cost;
  }

  private ofField(node: FieldNode, parent: GraphQLObjectType): number {
    const field = parent.getFields()[node.name.value];
    if (!field || !node.selectionSet) return 0;
    const inside = this.of(node.selectionSet, getNamedType(field.type));
    // How many there are on a page was counted where the page was asked for.
    return parent.name.endsWith('Connection') ? inside : lengthOf(node, field) * (1 + inside);
  }

  private ofFragment(name: string): number {
    const known = this.fragments.get(name);
    if (known !== undefined) return known;
    // A fragment of itself is refused by another rule; here it must only come to an end.
    this.fragments.set(name, 0);
    const fragment = this.context.getFragment(name);
    const type = fragment && this.context.getSchema().getType(fragment.typeCondition.name.value);
    const cost = fragment ? this.of(fragment.selectionSet, type) : 0;
    this.fragments.set(name, cost);
    return cost;
  }
}

/** Refuses documents whose lists in lists could bring more than anybody can read. */
export const costRule = (context: ValidationContext): ASTVisitor => {
  const count = new CostCount(context);
  return {
    OperationDefinition(operation) {
      const cost = count.of(operation.selectionSet, context.getSchema().getRootType(operation.operation));
      if (cost > MAX_COST) context.reportError(new GraphQLError('Query cost limit reached'));
    },
  };
};
