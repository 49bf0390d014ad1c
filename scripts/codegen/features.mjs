import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The feature of a `.graphql` file: the folder in `features/`, otherwise the one in `src/`. Documents that only staff
 * load are in the feature's folder `console` and are separate.
 */
export function featureOf(location) {
  const [top, second, third] = relative(join('client', 'src'), relative('.', location)).split(sep);
  if (top !== 'features') return top;
  return third === 'console' ? `${second}-console` : second;
}

/** All features that have documents, in order. */
export function features() {
  const found = readdirSync(join('client', 'src'), { recursive: true }).filter((path) =>
    path.endsWith('.graphql'),
  );
  const names = found.map((path) => featureOf(join('client', 'src', path)));
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}

export const capitalised = (name) => name[0].toUpperCase() + name.slice(1);

/** `PersonCard_attendee` as the generated types spell it: `PersonCard_Attendee`. */
export const typeName = (name) => name.split('_').map(capitalised).join('_');

/** The definitions of one kind that stand in a feature's files. */
export const definitionsOf = (documents, feature, kind) =>
  documents
    .filter(({ location }) => location && featureOf(location) === feature)
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === kind)
    .sort((a, b) => a.name.value.localeCompare(b.name.value));
