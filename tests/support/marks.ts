import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from './server';

const COLUMNS = `
  SELECT c.table_schema AS schema, c.table_name AS "table", c.column_name AS "column", c.udt_name AS type
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE t.table_type = 'BASE TABLE' AND c.table_schema NOT IN ('pg_catalog', 'information_schema')
    AND (c.udt_name IN ('text', 'citext', 'varchar', 'bpchar', 'name', 'json', 'jsonb', 'tsvector', 'bytea') OR c.data_type = 'ARRAY')
  ORDER BY 1, 2, 3`;

/** Where a mark in small letters stands: columns of any table of any schema, and files of the server's folder. */
export const placesOf = async (server: TestServer, mark: string): Promise<string[]> => {
  const found: string[] = [];
  for (const { schema, table, column, type } of await server.sql<Record<string, string>>(COLUMNS)) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const rows = await server.sql(
      `SELECT 1 FROM "${schema}"."${table}" WHERE position($1 IN lower(${text})) > 0 LIMIT 1`,
      [mark],
    );
    if (rows.length > 0)
      found.push(schema === 'public' ? `${table}.${column}` : `${schema}.${table}.${column}`);
  }
  const { dataDir } = server.app.runtime.config;
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const content = entry.isFile() ? (await readFile(path)).toString('latin1') : '';
    if (`${entry.name}\n${content}`.toLowerCase().includes(mark)) found.push(`file ${entry.name}`);
  }
  return found;
};
