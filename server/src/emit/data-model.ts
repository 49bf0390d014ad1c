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

type ForeignKey = (typeof storage.foreignKeys)[number];

/** The properties that a foreign key consists of. */
const propertiesOf = ({ propertyName, columnNames = [] }: ForeignKey): string[] =>
  propertyName ? [propertyName] : [...columnNames];

const keysOf = (entity: EntityClass): ForeignKey[] =>
  storage.foreignKeys.filter(({ target }) => target === entity);

const columnsOf = (entity: EntityClass): ColumnMetadataArgs[] =>
  lineage(entity)
    .reverse()
    .flatMap((target) => storage.columns.filter((column) => column.target === target));

const columnLines = (entity: EntityClass): string[] => {
  const foreign = new Set(keysOf(entity).flatMap(propertiesOf));
  return columnsOf(entity).map((column) => {
    const { propertyName, options } = column;
    const keys = [options.primary && 'PK', foreign.has(propertyName) && 'FK'].filter(Boolean).join(', ');
    return `    ${typeOf(column)} ${options.name ?? propertyName}${keys && ` ${keys}`}${options.nullable ? ' "may be null"' : ''}`;
  });
};

const relationLines = (entity: EntityClass): string[] =>
  keysOf(entity).map((key) => {
    const [property = ''] = propertiesOf(key);
    const isNullable = columnsOf(entity).find(({ propertyName }) => propertyName === property)?.options
      .nullable;
    // Tables of other modules are named, so that no entity imports one.
    const other = typeof key.type === 'string' ? key.type : tableOf((key.type as () => unknown)());
    return `  ${other} ${isNullable ? '|o' : '||'}--o{ ${tableOf(entity)} : ${property.replace(/Id$/, '')}`;
  });

/** The text of `docs/data-model.md`: every table and what refers to what, as a Mermaid diagram. */
export const dataModelText = (): string => {
  const sorted = entities.toSorted((one, other) => tableOf(one).localeCompare(tableOf(other)));
  const tables = sorted.flatMap((entity) => [`  ${tableOf(entity)} {`, ...columnLines(entity), '  }']);
  const relations = sorted.flatMap(relationLines);
  return [HEADER, '```mermaid', 'erDiagram', ...relations, ...tables, '```', ''].join('\n');
};
