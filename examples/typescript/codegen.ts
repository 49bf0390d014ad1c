import type { CodegenConfig } from '@graphql-codegen/cli';

/** Elsewhere the schema is `http://localhost:4000/api/schema.graphql`. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: ['examples/typescript/operations.graphql'],
  generates: {
    'examples/typescript/operations.ts': {
      plugins: ['typescript-operations'],
      config: { useTypeImports: true, scalars: { DateTime: 'string' } },
    },
  },
};

export default config;
