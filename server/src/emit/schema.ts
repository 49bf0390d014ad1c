import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { dataModelText } from './data-model';
import { statementsText } from './statements';
import { permissionsText } from './permissions';
import { withScopes } from './scope-documents';
import { openApiText } from '../rest';
import { createSchema } from '../schema';

const HEADER = '# Emitted by the build; change the resolvers instead.\n\n';

/** A schema as text, in the order of names. */
export const printedSchema = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;

/** The text of `schema/schema.graphql`. */
export const schemaText = (): string => `${HEADER}${printedSchema(createSchema())}`;

/** Writes what the server publishes about itself. */
export const emitSchema = async (root: string): Promise<void> => {
  const folder = join(root, 'schema');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'schema.graphql'), schemaText());
  await writeFile(join(folder, 'openapi.json'), openApiText());
  await writeFile(join(folder, 'permissions.json'), permissionsText());
  await writeFile(join(folder, 'statements.sql'), statementsText());
  await writeFile(join(root, 'docs', 'data-model.md'), dataModelText());
  const page = join(root, 'docs', 'api.md');
  await writeFile(page, withScopes(await readFile(page, 'utf8')));
};
