import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, getNamedType, isInterfaceType, isLeafType, isObjectType } from 'graphql';
import { accountOperations } from './accounts';
import { companyOperations } from './companies';
import { contentOperations } from './content';
import { groupOperations } from './groups';
import { leadOperations } from './leads';
import { peopleOperations } from './people';
import { places } from './places';
import type { Operation, Rows } from './row';
import { scheduleOperations } from './schedule';
import { socialOperations } from './social';
import { wishOperations } from './wishes';

/** The schema, as it is published. */
export const schema = buildSchema(
  readFileSync(fileURLToPath(new URL('../../../schema/schema.graphql', import.meta.url)), 'utf8'),
);

/** All that a mutation gives, of objects the ids alone. */
const payloadOf = (mutation: string): string => {
  const type = getNamedType(schema.getMutationType()?.getFields()[mutation]?.type);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).map(({ name, type: of }) => {
    const inner = getNamedType(of);
    if (isLeafType(inner)) return name;
    const hasId = (isObjectType(inner) || isInterfaceType(inner)) && 'id' in inner.getFields();
    return `${name} { ${hasId ? 'id' : '__typename'} }`;
  });
  return `{ ${fields.join(' ')} }`;
};

const rows: Rows = {
  ...accountOperations,
  ...companyOperations,
  ...contentOperations,
  ...groupOperations,
  ...leadOperations,
  ...peopleOperations,
  ...places,
  ...scheduleOperations,
  ...socialOperations,
  ...wishOperations,
};

/** One row for every operation of the schema; the test of access fails where one is missing. */
export const operations: Record<string, Operation> = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => {
    const document = row.document(name);
    const whole = document.startsWith('mutation')
      ? document.replace(/ }$/, ` ${payloadOf(name)} }`)
      : document;
    return [name, { ...row, document: whole }];
  }),
);

/** The changes by staff of which the log speaks, with what it is to say. */
export const loggedOperations = Object.entries(operations).flatMap(([name, { document, logged, ...row }]) => {
  if (!logged) return [];
  const { variables = row.variables, ...recorded } = logged;
  return [[name, { document, variables, recorded }] as const];
});
