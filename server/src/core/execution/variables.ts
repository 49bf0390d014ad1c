import {
  getNamedType,
  getOperationAST,
  GraphQLError,
  isInputObjectType,
  isInputType,
  isNonNullType,
  Kind,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLSchema,
  type ObjectFieldNode,
  type ValidationContext,
} from 'graphql';
import { badInput, type FieldError } from '../errors';
import { MAX_LIST, tooMany } from '../graphql/input-rules';
import { InputWalk, type Place } from '../graphql/input-walk';
import { REQUIRED } from '../graphql/validation';
import { checkSize } from '../graphql/value-size';

/** A variable of an operation, with the limit of the place that it is for. */
export interface InputVariable extends Place {
  name: string;
  isRequired: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** How many items a list of the document, or a list that is a variable, may have at a field of an input. */
const maxItemsAt = (info: Pick<TypeInfo, 'getParentInputType'>, { name }: ObjectFieldNode): number => {
  const type = getNamedType(info.getParentInputType());
  const field = isInputObjectType(type) ? type.getFields()[name.value] : undefined;
  return Number(field?.extensions['maxItems'] ?? MAX_LIST);
};

/** Path of an input from its argument: `input.interests`. */
const pathOf = (nodes: readonly (ASTNode | readonly ASTNode[])[]): string =>
  nodes
    .flatMap((node) =>
      'kind' in node && (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD)
        ? node.name.value
        : [],
    )
    .join('.');

/** Refuses lists in the document that are longer than their place allows; no argument is a list itself. */
export const listLimitRule = (context: ValidationContext): ASTVisitor => ({
  ObjectField(node, _key, _parent, _path, ancestors) {
    const max = maxItemsAt(context, node);
    if (node.value.kind !== Kind.LIST || node.value.values.length <= max) return;
    const originalError = badInput([{ path: pathOf([...ancestors, node]), message: tooMany(max) }]);
    context.reportError(new GraphQLError(tooMany(max), { nodes: node.value, originalError }));
  },
});

/** The most items of each variable of a document, by the fields of inputs that it is for. */
const maxItemsOfVariables = (schema: GraphQLSchema, document: DocumentNode): Map<string, number> => {
  const info = new TypeInfo(schema);
  const limits = new Map<string, number>();
  const ObjectField = (node: ObjectFieldNode) => {
    if (node.value.kind !== Kind.VARIABLE) return;
    const name = node.value.name.value;
    limits.set(name, Math.min(limits.get(name) ?? MAX_LIST, maxItemsAt(info, node)));
  };
  visit(document, visitWithTypeInfo(info, { ObjectField }));
  return limits;
};

/** The variables of an operation, with their types and limits. */
export const inputVariables = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
): InputVariable[] => {
  const limits = maxItemsOfVariables(schema, document);
  const definitions = getOperationAST(document, operationName || null)?.variableDefinitions ?? [];
  return definitions.flatMap(({ variable: { name }, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node);
    if (!isInputType(type)) return [];
    const extensions = { maxItems: limits.get(name.value) ?? MAX_LIST };
    return [{ name: name.value, type, extensions, isRequired: isNonNullType(type) && !defaultValue }];
  });
};

const walkThrough = (variables: readonly InputVariable[], sent: Values) => {
  const walk = new InputWalk();
  const values: Record<string, unknown> = {};
  for (const variable of variables) {
    const { name, isRequired } = variable;
    if (Object.hasOwn(sent, name)) values[name] = walk.read(sent[name], variable, name);
    else if (isRequired) walk.refuse(name, REQUIRED);
  }
  return { walk, values };
};

/**
 * Refuses variables before anything else reads them: those of a wrong type, lists that are longer than their place allows, and
 * too many, too deep or too long values (QUERY_TOO_COMPLEX, BAD_USER_INPUT). Texts and rules that refuse nothing by themselves
 * here are told too, so that all errors come in one answer.
 */
export const checkVariables = (variables: readonly InputVariable[], sent: Values): void => {
  const { walk, values } = walkThrough(variables, sent);
  if (!walk.hasLongList) checkSize(sent);
  if (walk.errors.length > 0) throw badInput(walk.allErrors(values));
};

/** All that is wrong with variables, broken rules too. */
export const variableErrors = (variables: readonly InputVariable[], sent: Values): FieldError[] => {
  const { walk, values } = walkThrough(variables, sent);
  return walk.allErrors(values);
};
