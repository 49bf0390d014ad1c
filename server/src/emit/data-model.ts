import { getMetadataArgsStorage } from 'typeorm';
import type { ColumnMetadataArgs } from 'typeorm/metadata-args/ColumnMetadataArgs.js';
import { entities } from '../modules';

const HEADER = `# Data model

Emitted from the entities by the build; change those instead. Constraints and indexes are in \`server/src/migrations/\`.
`;

type EntityClass = (typeof entities)[number];

const storage = getMetadataArgsStorage();

const tableOf = (entity: unknown): string =>
  storage.tables.find(({ target }) => target === entity)?.name ?? '';

/** A class with those it extends, the nearest first. */
const lineage = (entity: EntityClass): unknown[] => {
  const classes: unknown[] = [];
  for (let each: unknown = entity; typeof each === 'function'; each = Object.getPrototypeOf(each))
    classes.push(each);
  return classes;
};

const typeOf = ({ options }: ColumnMetadataArgs): string =>
  `${options.enumName ?? String(options.type ?? 'bigint')}${options.array ? '[]' : ''}`.replace(/\W+/g, '_');

const joinColumnsOf = (entity: EntityClass): string[] =>
  storage.joinColumns.filter(({ target }) => target === entity).map(({ name }) => name ?? '');

const columnLines = (entity: EntityClass): string[] => {
  const foreign = new Set(joinColumnsOf(entity));
  const own = lineage(entity).reverse();
  return own
    .flatMap((target) => storage.columns.filter((column) => column.target === target))
    .map((column) => {
      const name = column.options.name ?? column.propertyName;
      const keys = [column.options.primary && 'PK', foreign.has(name) && 'FK'].filter(Boolean).join(', ');
      return `    ${typeOf(column)} ${name}${keys && ` ${keys}`}${column.options.nullable ? ' "may be null"' : ''}`;
    });
};

const relationLines = (entity: EntityClass): string[] =>
  storage.relations
    .filter(({ target }) => target === entity)
    .map(({ type, options, propertyName }) => {
      // Tables of other modules are named, so that no entity imports one.
      const other = typeof type === 'string' ? type : tableOf((type as () => unknown)());
      return `  ${other} ${options.nullable === false ? '||' : '|o'}--o{ ${tableOf(entity)} : ${propertyName}`;
    });

/** The text of `docs/data-model.md`: every table and what refers to what, as a Mermaid diagram. */
export const dataModelText = (): string => {
  const sorted = entities.toSorted((one, other) => tableOf(one).localeCompare(tableOf(other)));
  const tables = sorted.flatMap((entity) => [`  ${tableOf(entity)} {`, ...columnLines(entity), '  }']);
  const relations = sorted.flatMap(relationLines);
  return [HEADER, '```mermaid', 'erDiagram', ...relations, ...tables, '```', ''].join('\n');
};
