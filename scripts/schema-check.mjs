// npm run schema:check [base] [current]: what a change does to those who use the published schema. Fails where it breaks them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql';
import { root } from './lib/paths.mjs';

const CURRENT = join(root, 'schema', 'schema.graphql');

/** A copy of what the last release published. */
const PUBLISHED = join(root, 'schema', 'published.graphql');

/** Whether a removed field or value said before that it would go. */
const wasDeprecated = (schema, { type, description }) => {
  const [, owner, name] = /^(\w+)\.(\w+) was removed/.exec(description) ?? [];
  if (type === 'FIELD_REMOVED') return Boolean(schema.getType(owner)?.getFields()[name]?.deprecationReason);
  if (type !== 'VALUE_REMOVED_FROM_ENUM') return false;
  const [, value, holder] = /^(\w+) was removed from enum type (\w+)/.exec(description) ?? [];
  return Boolean(schema.getType(holder)?.getValue(value)?.deprecationReason);
};

/** Changes from one schema to another, by what they do to a client. */
const classify = (before, after) => {
  const breaking = findBreakingChanges(before, after);
  const announced = breaking.filter((change) => wasDeprecated(before, change));
  return {
    breaking: breaking.filter((change) => !announced.includes(change)),
    dangerous: findDangerousChanges(before, after),
    safe: [
      ...announced,
      // Breaking changes in the reverse direction are additions.
      ...findBreakingChanges(after, before)
        .filter(({ type }) => type.endsWith('_REMOVED'))
        .map((change) => ({ ...change, description: change.description.replace('removed', 'added') })),
    ],
  };
};

const [base = PUBLISHED, current = CURRENT] = process.argv.slice(2);
const [before, after] = [base, current].map((path) => buildSchema(readFileSync(path, 'utf8')));
const changes = classify(before, after);
for (const [name, list] of Object.entries(changes))
  for (const { description } of list) console.log(`${name}: ${description}`);
const { breaking, dangerous, safe } = changes;
console.log(`${breaking.length} breaking, ${dangerous.length} dangerous, ${safe.length} safe`);
if (breaking.length > 0) process.exitCode = 1;
