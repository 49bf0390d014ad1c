import { readFileSync } from 'node:fs';

/** GraphQL Code Generator plugin: the roles behind each action, as the server emits them. Every page loads it, so each list of roles stands once. */
export const plugin = () => {
  const actionsOf = new Map();
  const table = Object.entries(JSON.parse(readFileSync('schema/permissions.json', 'utf8')));
  for (const [action, roles] of table) {
    const key = JSON.stringify(roles);
    actionsOf.set(key, [...(actionsOf.get(key) ?? []), action]);
  }
  return {
    prepend: ["import type { Role } from './graphql';"],
    content: [
      `export type Action = ${table.map(([action]) => `'${action}'`).join(' | ')};`,
      'const table: [roles: readonly Role[], actions: string][] = [',
      ...[...actionsOf].map(([roles, actions]) => `  [${roles}, '${actions.join(' ')}'],`),
      '];',
      'export const permissions = Object.fromEntries(',
      "  table.flatMap(([roles, actions]) => actions.split(' ').map((action) => [action, roles])),",
      ') as Record<Action, readonly Role[]>;',
    ].join('\n'),
  };
};
