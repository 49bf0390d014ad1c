import { readFileSync } from 'node:fs';

/** GraphQL Code Generator plugin: the roles behind each action, as the server emits them. */
export const plugin = () => ({
  prepend: ["import type { Role } from './graphql';"],
  content: [
    `const table = ${readFileSync('schema/permissions.json', 'utf8').trim()} satisfies Record<string, Role[]>;`,
    'export type Action = keyof typeof table;',
    'export const permissions: Record<Action, readonly Role[]> = table;',
  ].join('\n'),
});
