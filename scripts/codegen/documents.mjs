/**
 * GraphQL Code Generator plugin: the documents of one feature as a module of its own, so that a page loads those of the
 * features it shows. It imports no other feature's module: fragments of others are repeated, which compresses well.
 */
import { visit } from 'graphql';
import { capitalised, definitionsOf, typeName } from './features.mjs';

const suffixes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

const quoted = (node) => JSON.stringify(node.name.value);

const listOf = (nodes) => `[${nodes.map(codeOf).join(', ')}]`;

/** Arguments of a call, without those that are absent at its end. */
const call = (name, ...values) => {
  while (values.at(-1) === undefined) values.pop();
  return `n.${name}(${values.map((value) => value ?? 'undefined').join(', ')})`;
};

/** Parts that most nodes do not have, as an object; undefined without any. */
const restOf = (node, keys) => {
  const present = keys.filter((key) => (Array.isArray(node[key]) ? node[key].length > 0 : node[key]));
  return present.length > 0 ? literal(Object.fromEntries(present.map((key) => [key, node[key]]))) : undefined;
};

const selectionsOf = ({ selectionSet }) => selectionSet && listOf(selectionSet.selections);

/** How `data/document-nodes` makes the frequent kinds of nodes. */
const makers = {
  Field: (node) =>
    call('field', quoted(node), selectionsOf(node), restOf(node, ['arguments', 'alias', 'directives'])),
  FragmentSpread: (node) => (restOf(node, ['directives']) ? literal(node) : call('spread', quoted(node))),
  Variable: (node) => call('variable', quoted(node)),
  Argument: (node) => call('argument', quoted(node), codeOf(node.value)),
  NamedType: (node) => call('namedType', quoted(node)),
  NonNullType: (node) => call('required', codeOf(node.type)),
  VariableDefinition: (node) =>
    call('parameter', quoted(node.variable), codeOf(node.type), restOf(node, ['defaultValue', 'directives'])),
  FragmentDefinition: (node) =>
    call('fragment', quoted(node), quoted(node.typeCondition), selectionsOf(node)),
  OperationDefinition: (node) =>
    call(
      'operation',
      JSON.stringify(node.operation),
      quoted(node),
      listOf(node.variableDefinitions ?? []),
      selectionsOf(node),
    ),
};

const literal = (value) => {
  if (Array.isArray(value)) return listOf(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(
      ([key, part]) => key !== 'loc' && part !== undefined && !(Array.isArray(part) && part.length === 0),
    )
    .map(([key, part]) => `${key}: ${codeOf(part)}`);
  return `{ ${parts.join(', ')} }`;
};

/** A node as code that makes it. */
const codeOf = (node) => (makers[node?.kind] ?? literal)(node);

function allFragments(documents) {
  const nodes = documents.flatMap(({ document }) => document?.definitions ?? []);
  return new Map(
    nodes.filter(({ kind }) => kind === 'FragmentDefinition').map((node) => [node.name.value, node]),
  );
}

/** The names of the fragments that a definition spreads, theirs included. */
function spreadBy(definition, fragments, names = new Set()) {
  visit(definition, {
    FragmentSpread({ name: { value } }) {
      if (names.has(value) || !fragments.has(value)) return;
      names.add(value);
      spreadBy(fragments.get(value), fragments, names);
    },
  });
  return names;
}

const exported = (name, definitions, types) =>
  `export const ${name} = { kind: 'Document', definitions: [${definitions.join(', ')}] } as unknown as TypedDocumentNode<${types}>;`;

export const plugin = (_schema, documents, { feature }) => {
  const fragments = allFragments(documents);
  const ownFragments = definitionsOf(documents, feature, 'FragmentDefinition');
  const operations = definitionsOf(documents, feature, 'OperationDefinition');
  const needed = new Set([
    ...ownFragments.map(({ name }) => name.value),
    ...[...ownFragments, ...operations].flatMap((node) => [...spreadBy(node, fragments)]),
  ]);
  return {
    prepend: [
      `import type { TypedDocumentNode } from '@graphql-typed-document-node/core';`,
      `import * as n from '../../data/document-nodes';`,
      `import type * as types from '../graphql';`,
    ],
    content: [
      ...[...needed]
        .sort((a, b) => a.localeCompare(b))
        .map((name) => `const ${name} = ${codeOf(fragments.get(name))};`),
      ...ownFragments.map((node) => {
        const name = typeName(node.name.value);
        const definitions = [node.name.value, ...spreadBy(node, fragments)];
        return exported(`${name}FragmentDoc`, definitions, `types.${name}Fragment, unknown`);
      }),
      ...operations.map((node) => {
        const name = capitalised(node.name.value);
        const type = `types.${name}${suffixes[node.operation]}`;
        const definitions = [codeOf(node), ...spreadBy(node, fragments)];
        return exported(`${name}Document`, definitions, `${type}, ${type}Variables`);
      }),
    ].join('\n'),
  };
};
