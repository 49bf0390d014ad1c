import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: ['client/src/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    'client/src/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: Object.fromEntries(
          ['DateTime', 'Date', 'LocalTime', 'EmailAddress', 'URL', 'CountryCode', 'TimeZone'].map((name) => [
            name,
            'string',
          ]),
        ),
      },
    },
    'client/src/generated/hooks.ts': { plugins: ['./scripts/codegen-hooks.mjs'] },
  },
};

export default config;
