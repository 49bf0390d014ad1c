/** GraphQL Code Generator plugin: operations of `*.request.graphql` files as text, for plain `fetch` without Apollo. */
import { print, visit } from 'graphql';

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

const compact = (text) => text.replaceAll(/\s+/g, ' ').trim();

export const plugin = (_schema, documents) => {
  const all = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    all.filter(({ kind }) => kind === 'FragmentDefinition').map((node) => [node.name.value, node]),
  );
  const operations = documents
    .filter(({ location }) => location?.endsWith('.request.graphql'))
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter(({ kind }) => kind === 'OperationDefinition')
    .sort((a, b) => a.name.value.localeCompare(b.name.value));
  return {
    prepend: [
      `import type { RequestDocument } from '../data/request';`,
      `import type * as types from './graphql';`,
    ],
    content: operations
      .map((operation) => {
        const name = capitalised(operation.name.value);
        const type = `types.${name}${suffixes[operation.operation]}`;
        const text = compact([operation, ...fragmentsOf(operation, fragments)].map(print).join(' '));
        return `export const ${name}Request: RequestDocument<${type}, ${type}Variables> = { query: ${JSON.stringify(text)} };`;
      })
      .join('\n'),
  };
};
