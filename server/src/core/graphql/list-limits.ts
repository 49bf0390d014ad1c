import {
  getNamedType,
  GraphQLError,
  isInputObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  type ValidationContext,
  type ValueNode,
} from 'graphql';
import { badInput } from '../errors';
import { MAX_LIST, tooMany } from './input-rules';

type Place = GraphQLArgument | GraphQLInputField | null | undefined;

/** The most items that a list may have at an argument or input field; see `MaxItems`. */
export const maxItemsOf = (place: Place): number => Number(place?.extensions['maxItems'] ?? MAX_LIST);

/** Where values of a document go: arguments, and fields of input objects. */
const placeVisitor = (
  info: Pick<TypeInfo, 'getArgument' | 'getParentInputType'>,
  found: (value: ValueNode, place: Place, ancestors: readonly unknown[], node: ASTNode) => void,
): ASTVisitor => ({
  Argument(node, _key, _parent, _path, ancestors) {
    found(node.value, info.getArgument(), ancestors, node);
  },
  ObjectField(node, _key, _parent, _path, ancestors) {
    const parent = info.getParentInputType();
    const type = parent && getNamedType(parent);
    const field = isInputObjectType(type) ? type.getFields()[node.name.value] : undefined;
    found(node.value, field, ancestors, node);
  },
});

const isNamed = (node: unknown): node is { kind: Kind; name: { value: string } } =>
  [Kind.ARGUMENT, Kind.OBJECT_FIELD].includes((node as Partial<ASTNode>).kind as Kind);

/** Path of an input from its argument: `input.interests`. */
const pathOf = (nodes: readonly unknown[]): string =>
  nodes
    .filter(isNamed)
    .map(({ name }) => name.value)
    .join('.');

/** Refuses lists in the document that are longer than their place allows. */
export const listLimitRule = (context: ValidationContext): ASTVisitor =>
  placeVisitor(context, (value, place, ancestors, node) => {
    const max = maxItemsOf(place);
    if (value.kind !== Kind.LIST || value.values.length <= max) return;
    const originalError = badInput([{ path: pathOf([...ancestors, node]), message: tooMany(max) }]);
    context.reportError(new GraphQLError(tooMany(max), { nodes: value, originalError }));
  });

/** The most items of each variable of a document, by the places where it is used. */
export const maxItemsOfVariables = (schema: GraphQLSchema, document: DocumentNode): Map<string, number> => {
  const info = new TypeInfo(schema);
  const limits = new Map<string, number>();
  const note = (value: ValueNode, place: Place) => {
    if (value.kind !== Kind.VARIABLE) return;
    const name = value.name.value;
    limits.set(name, Math.min(limits.get(name) ?? MAX_LIST, maxItemsOf(place)));
  };
  visit(document, visitWithTypeInfo(info, placeVisitor(info, note)));
  return limits;
};
