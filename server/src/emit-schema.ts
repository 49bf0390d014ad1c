import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { describeRows } from './core/rest/openapi';
import { restRows } from './rest';
import { createSchema } from './schema';

const HEADER = '# Emitted by the build; change the resolvers instead.\n\n';

/** The text of `schema/schema.graphql`. */
export const schemaText = (): string =>
  `${HEADER}${printSchema(lexicographicSortSchema(createSchema().schema))}\n`;

/** The text of `schema/openapi.json`. */
export const openApiText = (): string => `${JSON.stringify(describeRows(restRows), null, 2)}\n`;

/** Writes what the server publishes about itself. */
export const emitSchema = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'schema.graphql'), schemaText());
  await writeFile(join(folder, 'openapi.json'), openApiText());
};
