/** GraphQL Code Generator plugin: one typed React hook per operation of a feature. */
import { capitalised, definitionsOf } from './features.mjs';

const kinds = {
  query: { factory: 'queryHook', suffix: 'Query' },
  mutation: { factory: 'mutationHook', suffix: 'Mutation' },
  subscription: { factory: 'subscriptionHook', suffix: 'Subscription' },
};

export const plugin = (_schema, documents, { feature }) => {
  const operations = definitionsOf(documents, feature, 'OperationDefinition');
  if (operations.length === 0) return { content: 'export {};' };
  const factories = [...new Set(operations.map(({ operation }) => kinds[operation].factory))].sort((a, b) =>
    a.localeCompare(b),
  );
  return {
    prepend: [
      `import { ${factories.join(', ')} } from '../../data/graphql-hooks';`,
      `import * as documents from '../documents/${feature}';`,
    ],
    content: operations
      .map((node) => {
        const name = capitalised(node.name.value);
        const { factory, suffix } = kinds[node.operation];
        return `export const use${name}${suffix} = /* #__PURE__ */ ${factory}(documents.${name}Document);`;
      })
      .join('\n'),
  };
};
