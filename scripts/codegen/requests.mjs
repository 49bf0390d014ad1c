/**
 * GraphQL Code Generator plugin: operations of `*.request.graphql` files as text, for plain `fetch` without Apollo, and those of
 * `*.early.graphql` files as Apollo itself sends them.
 */
import { Kind, print, visit } from 'graphql';

const capitalised = (name) => name[0].toUpperCase() + name.slice(1);
const suffixes = { query: 'Query', mutation: 'Mutation' };

/** The fragments that a definition spreads, theirs included. */
function fragmentsOf(definition, fragments, found = new Map()) {
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(name.value)) return;
      found.set(name.value, fragment);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return [...found.values()];
}

/** With the `__typename` that Apollo's cache needs everywhere but in the operation itself. */
const withTypeNames = (definition) =>
  visit(definition, {
    SelectionSet: (node, _key, parent) =>
      parent?.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : {
            ...node,
            selections: [
              { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } },
              ...node.selections,
            ],
          },
  });

const compact = (text) => text.replaceAll(/\s+/g, ' ').trim();

export const plugin = (_schema, documents) => {
  const all = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    all.filter(({ kind }) => kind === 'FragmentDefinition').map((node) => [node.name.value, node]),
  );
  const operationsIn = (suffix, as) =>
    documents
      .filter(({ location }) => location?.endsWith(suffix))
      .flatMap(({ document }) => document?.definitions ?? [])
      .filter(({ kind }) => kind === 'OperationDefinition')
      .map((operation) => ({ operation, parts: [operation, ...fragmentsOf(operation, fragments)].map(as) }));
  const operations = [
    ...operationsIn('.request.graphql', (part) => part),
    ...operationsIn('.early.graphql', withTypeNames),
  ].sort((a, b) => a.operation.name.value.localeCompare(b.operation.name.value));
  return {
    prepend: [
      `import type { RequestDocument } from '../data/request';`,
      `import type * as types from './graphql';`,
    ],
    content: operations
      .map(({ operation, parts }) => {
        const name = capitalised(operation.name.value);
        const type = `types.${name}${suffixes[operation.operation]}`;
        const text = compact(parts.map(print).join(' '));
        return `export const ${name}Request: RequestDocument<${type}, ${type}Variables> = { query: ${JSON.stringify(text)} };`;
      })
      .join('\n'),
  };
};
