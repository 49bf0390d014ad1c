/**
 * GraphQL Code Generator plugin: the documents of one feature as a module of its own, so that a page loads those of the
 * features it shows. It imports no other feature's module: fragments of others are repeated, which compresses well.
 */
import { visit } from 'graphql';
import { capitalised, definitionsOf, typeName } from './features.mjs';

const suffixes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

const withoutLocations = (node) =>
  JSON.stringify(node, (key, value) =>
    key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );

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
      `import type * as types from '../graphql';`,
    ],
    content: [
      ...[...needed]
        .sort((a, b) => a.localeCompare(b))
        .map((name) => `const ${name} = ${withoutLocations(fragments.get(name))};`),
      ...ownFragments.map((node) => {
        const name = typeName(node.name.value);
        const definitions = [node.name.value, ...spreadBy(node, fragments)];
        return exported(`${name}FragmentDoc`, definitions, `types.${name}Fragment, unknown`);
      }),
      ...operations.map((node) => {
        const name = capitalised(node.name.value);
        const type = `types.${name}${suffixes[node.operation]}`;
        const definitions = [withoutLocations(node), ...spreadBy(node, fragments)];
        return exported(`${name}Document`, definitions, `${type}, ${type}Variables`);
      }),
    ].join('\n'),
  };
};
