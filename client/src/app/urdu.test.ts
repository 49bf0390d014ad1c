import { describe, expect, test } from 'vitest';
import { texts } from './urdu';

type Texts = Record<string, unknown>;

const load = (modules: Record<string, Texts>, suffix: string) =>
  new Map(Object.entries(modules).map(([path, messages]) => [path.replace(suffix, ''), messages]));
const english = load(
  import.meta.glob<Texts>('../**/messages.ts', { eager: true, import: 'messages' }),
  '/messages.ts',
);
const urdu = load(
  import.meta.glob<Texts>('../**/messages.ur.ts', { eager: true, import: 'messages' }),
  '/messages.ur.ts',
);

/** The name that the catalogue of a folder has; the part of a feature for staff alone is `<feature>-console`. */
const nameOf = (folder: string): string => {
  const [last = '', parent = '', above = ''] = folder.split('/').reverse();
  if (last === '.') return 'app';
  return last === 'console' && above === 'features' ? `${parent}-console` : last;
};

const sources = import.meta.glob<string>('../**/messages.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Each text by its path, with its kind: `filters.remove: function`. */
function kinds(group: Texts, prefix = ''): string[] {
  return Object.entries(group).flatMap(([key, value]) => {
    if (Array.isArray(value)) return [`${prefix}${key}: list of ${value.length}`];
    if (typeof value === 'object' && value !== null) return kinds(value as Texts, `${prefix}${key}.`);
    return [`${prefix}${key}: ${typeof value}`];
  });
}

/** The parts that Urdu has to cover: signing in and coming in, the frame, the home, attendees and meetings. */
const translated = [
  '.',
  '../features/account',
  '../features/account/profile',
  '../features/account/push',
  '../features/attendees',
  '../features/attendees/person',
  '../features/events',
  '../features/meetings',
  '../features/notifications',
  '../features/registration',
  '../features/search',
  '../features/sign-in',
  '../features/sign-in/email-verification',
  '../features/sign-in/passwords',
  '../lib',
  '../ui',
  '../ui/forms',
];

describe('Urdu', () => {
  test.each(translated)('%s is translated', (folder) => {
    expect([...urdu.keys()]).toContain(folder);
  });

  test.each([...urdu])('%s has the texts of the English catalogue, and no others', (folder, own) => {
    expect(new Set(kinds(own))).toEqual(new Set(kinds(english.get(folder) ?? {})));
  });

  test('every catalogue registers under the name of its folder, to be translated', () => {
    const unregistered = Object.entries(sources).filter(([path, source]) => {
      const name = nameOf(path.replace('/messages.ts', ''));
      return !source.includes(`catalogue('${name}'`);
    });
    expect(unregistered.map(([path]) => path)).toEqual([]);
  });

  test('every catalogue has a name of its own, that of its folder', () => {
    const names = [...english.keys()].map(nameOf);
    expect(new Set(names).size).toBe(names.length);
  });

  test('each translation is found under the name of its catalogue', () => {
    const names = [...urdu.keys()].map(nameOf);
    expect(new Set(Object.keys(texts))).toEqual(new Set(names));
  });
});
