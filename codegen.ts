import type { CodegenConfig } from '@graphql-codegen/cli';
import { features } from './scripts/codegen/features.mjs';

const generated = 'client/src/generated';
const textScalars = ['DateTime', 'Date', 'LocalTime', 'EmailAddress', 'URL', 'CountryCode', 'TimeZone'];

/** The documents and hooks of each feature, in modules of their own. */
const ofFeatures = Object.fromEntries(
  features().flatMap((feature) =>
    ['documents', 'hooks'].map((folder) => [
      `${generated}/${folder}/${feature}.ts`,
      { plugins: [{ [`./scripts/codegen/${folder}.mjs`]: { feature } }] },
    ]),
  ),
);

const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: ['client/src/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    [`${generated}/graphql.ts`]: {
      plugins: ['typescript-operations', { './scripts/codegen/barrel.mjs': { folder: 'documents' } }],
      config: {
        useTypeImports: true,
        scalars: Object.fromEntries(textScalars.map((name) => [name, 'string'])),
      },
    },
    [`${generated}/hooks.ts`]: { plugins: [{ './scripts/codegen/barrel.mjs': { folder: 'hooks' } }] },
    ...ofFeatures,
    [`${generated}/permissions.ts`]: { plugins: ['./scripts/codegen/permissions.mjs'] },
    [`${generated}/root-fields.ts`]: { plugins: ['./scripts/codegen/root-fields.mjs'] },
    'server/src/client-operations.json': { plugins: ['./scripts/codegen/operation-names.mjs'] },
    [`${generated}/requests.ts`]: { plugins: ['./scripts/codegen/requests.mjs'] },
  },
};

export default config;
