/** GraphQL Code Generator plugin: one typed React hook per operation, on top of the client preset's documents. */
const factories = { query: 'queryHook', mutation: 'mutationHook', subscription: 'subscriptionHook' };
const suffixes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

const capitalised = (name) => name[0].toUpperCase() + name.slice(1);

export const plugin = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === 'OperationDefinition')
    .map(({ operation, name }) => ({ operation, name: capitalised(name.value) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const factoryNames = [...new Set(operations.map(({ operation }) => factories[operation]))].sort((a, b) =>
    a.localeCompare(b),
  );
  return {
    prepend: [
      `import { ${factoryNames.join(', ')} } from '../lib/graphql-hooks';`,
      `import * as documents from './graphql';`,
    ],
    content: operations
      .map(
        ({ operation, name }) =>
          `export const use${name}${suffixes[operation]} = ${factories[operation]}(documents.${name}Document);`,
      )
      .join('\n'),
  };
};
