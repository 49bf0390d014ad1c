/**
 * Builders of generated documents, whose literal syntax trees would take several times the space. Calls are marked as free
 * of side effects, so that builds drop the documents that a page does not use.
 */

type Node = object;

const name = (value: string) => ({ kind: 'Name', value });

const selectionSet = (selections: Node[]) => ({ kind: 'SelectionSet', selections });

/** A field with what is selected of it; `rest` has its arguments, alias and directives. */
/* @__NO_SIDE_EFFECTS__ */
export const field = (value: string, selections?: Node[], rest?: object): Node => ({
  kind: 'Field',
  name: name(value),
  ...(selections && { selectionSet: selectionSet(selections) }),
  ...rest,
});

/* @__NO_SIDE_EFFECTS__ */
export const spread = (value: string): Node => ({ kind: 'FragmentSpread', name: name(value) });

/* @__NO_SIDE_EFFECTS__ */
export const variable = (value: string): Node => ({ kind: 'Variable', name: name(value) });

/* @__NO_SIDE_EFFECTS__ */
export const argument = (argumentName: string, value: Node): Node => ({
  kind: 'Argument',
  name: name(argumentName),
  value,
});

/* @__NO_SIDE_EFFECTS__ */
export const namedType = (value: string): Node => ({ kind: 'NamedType', name: name(value) });

/* @__NO_SIDE_EFFECTS__ */
export const required = (type: Node): Node => ({ kind: 'NonNullType', type });

/* @__NO_SIDE_EFFECTS__ */
export const fragment = (value: string, type: string, selections: Node[]): Node => ({
  kind: 'FragmentDefinition',
  name: name(value),
  typeCondition: namedType(type),
  selectionSet: selectionSet(selections),
});

/** A query, mutation or subscription. */
/* @__NO_SIDE_EFFECTS__ */
export const operation = (
  kind: string,
  value: string,
  variableDefinitions: Node[],
  selections: Node[],
): Node => ({
  kind: 'OperationDefinition',
  operation: kind,
  name: name(value),
  ...(variableDefinitions.length > 0 && { variableDefinitions }),
  selectionSet: selectionSet(selections),
});

/** A variable of an operation; `rest` has its default value. */
/* @__NO_SIDE_EFFECTS__ */
export const parameter = (value: string, type: Node, rest?: object): Node => ({
  kind: 'VariableDefinition',
  variable: variable(value),
  type,
  ...rest,
});
