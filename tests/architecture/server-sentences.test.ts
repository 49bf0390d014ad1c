import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { serverSentences } from '../../client/src/data/errors/server-sentences';
import { textsOf } from '../../scripts/texts/texts.mjs';
import { moduleOf, readSources, root, type Source } from './sources';

const files = readSources('server/src');
const sources = files.map(({ text }) => text.replaceAll("\\'", "'")).join('\n');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** An expression stands in the server's template for a number, alone or with its unit, and for `Each item`. */
const EXPRESSIONS = String.raw`((\$\{[^}]*\}|\d+(,\d{3})*) ?)+`;
const patternOf = (sentence: string): RegExp =>
  new RegExp(
    sentence
      .split(/(# (?:characters?|items?)|#|Each item)/)
      .map((part, index) => (index % 2 === 0 ? escaped(part) : `${EXPRESSIONS}(${part.slice(2)})?`))
      .join(''),
  );

it('the server says every sentence that the client translates', () => {
  expect(serverSentences.filter((sentence) => !patternOf(sentence).test(sources))).toEqual([]);
});

/** Parts of `core` that speak with programs. */
const OF_PROGRAMS =
  /^server\/src\/core\/(changes|db\/(pagination|secrets)|execution|graphql\/(fields-of|time-span|value-size)|http|idempotency|monitoring|realtime|rest)\b/;

/** Modules whose inputs are those of staff, who read English. */
const STAFF_MODULES = new Set([
  'announcements',
  'api-tokens',
  'articles',
  'attendees',
  'audit',
  'bulk-jobs',
  'check-in',
  'companies',
  'event-fields',
  'event-staff',
  'events',
  'faqs',
  'groups',
  'imports',
  'invitations',
  'matching',
  'pods',
  'reports',
  'scheduler',
  'statistics',
  'system-health',
  'webhooks',
]);

/** Sentences elsewhere that only staff or programs get, or that name a value, for which the page has a text of its own. */
const ENGLISH_ALONE = new Set([
  'A code is a SCAN, and an attendee is none.',
  'A decision can be undone for ten minutes.',
  'A meeting is still to be held at this pod.',
  '# meetings are still to be held at this pod.',
  'A meeting takes # hours at most.',
  'A value has the wrong form.',
  'An activity needs a title.',
  'An activity takes # hours at most.',
  'Give a minimum, a maximum or a number per day.',
  'Give either first or last, not both.',
  'Name an attendee or a company.',
  'Name at least one person.',
  'Name each of them once.',
  'Name one person, company or group.',
  'Only API tokens can resume this. List your meetings again.',
  'Only a refusal has a reason.',
  'Please give either the code or the attendee.',
  'Remove the sender from the event first.',
  'The company has no such question.',
  'The minimum is above the maximum.',
  'The sender has left the event and cannot be warned.',
  'There is already a company of this kind with this name.',
  'There is already a group with this name.',
  'There is already a pod with this name.',
  'There is no interest group “#”.',
  'This cursor is not one of this list.',
  'This has to be one of #.',
  'This id belongs to another request.',
  'This is not a key of a push subscription.',
  'This is not a time zone.',
  'This is not for visitors.',
  'This is not the address of a known push service.',
  'This is the last administrator. Please name another one first.',
  'This user may not sign in. Please enable the user first.',
  'Not tried: the mail server has refused this address for good.',
  'Not tried: the person has stopped mails of this kind.',
  'Only administrators can do this with administrators.',
  'Nobody sets the password of somebody else. The user can ask for a link on the sign-in page, or you can send one.',
  'Say which pod is taken out of use.',
  'Speakers have to be attendees of this event.',
  'There is no such pod in this event.',
  'This is neither the code of a country nor its name, such as FR or France.',
  'The size of a picture has to be #.',
  'This value has the wrong type.',
  'Wishes close after they open.',
  '# has taken this request.',
]);

interface Node {
  type: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

const SPOKEN = /^'(BAD_USER_INPUT|CONFLICT|PAYLOAD_TOO_LARGE|UNSUPPORTED_MEDIA_TYPE)'$/;

/** The texts of a file that its errors hand to a person, with `#` for what is put into them. */
const spokenIn = ({ path, text }: Source): string[] => {
  const found: string[] = [];
  const codeOf = ({ start, end }: Node): string => text.slice(start, end);
  const speaks = (node: Node): boolean => {
    if (node.type === 'Property') return codeOf(node['key'] as Node) === 'message';
    if (node.type === 'VariableDeclarator')
      return (
        /^[A-Z_]+$/.test(codeOf(node['id'] as Node)) &&
        !path.endsWith('.types.ts') &&
        !codeOf(node).includes('description')
      );
    if (node.type === 'ArrayExpression') return /^\['[A-Z_]+',/.test(codeOf(node).replaceAll(/\s/g, ''));
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
    const [callee, [first]] = [codeOf(node['callee'] as Node), node['arguments'] as Node[]];
    return /^(conflict|badInput)$/.test(callee) || (first !== undefined && SPOKEN.test(codeOf(first)));
  };
  const visit = (value: unknown, isSpoken: boolean): void => {
    if (Array.isArray(value)) return value.forEach((inner) => visit(inner, isSpoken));
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node;
    const isOther =
      node.type === 'Property' && /^(description|summary|help)$/.test(codeOf(node['key'] as Node));
    const inside = !isOther && (isSpoken || speaks(node));
    const quasis = node['quasis'] as { value: { cooked: string } }[] | undefined;
    const words = quasis?.map(({ value: { cooked } }) => cooked).join('#') ?? node['value'];
    if (inside && typeof words === 'string' && /^[A-Z#].* .*[.?!]$/s.test(words)) found.push(words);
    Object.values(node).forEach((inner) => visit(inner, inside));
  };
  visit(parseSync(path, text).program, false);
  return found;
};

it('each sentence that attendees can get has a translation', () => {
  const known = new Set<string>(serverSentences);
  const spoken = files
    .filter(
      ({ path }) =>
        /^server\/src\/(core|modules)\//.test(path) &&
        !OF_PROGRAMS.test(path) &&
        !STAFF_MODULES.has(moduleOf(path)),
    )
    .flatMap((file) =>
      spokenIn(file).map((sentence) => ({
        path: file.path,
        text: sentence.replaceAll(/\d+(,\d{3})*/g, '#'),
      })),
    );
  const lacking = spoken.filter(({ text }) => !known.has(text) && !ENGLISH_ALONE.has(text));
  expect(lacking.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  const said = new Set(spoken.map(({ text }) => text));
  expect([...ENGLISH_ALONE].filter((text) => !said.has(text) || known.has(text))).toEqual([]);
});

it('words in Urdu and Arabic stand in catalogues, which translators get', () => {
  const outside = files.filter(
    ({ path, text }) => /(?=\p{L})\p{Script=Arabic}/u.test(text) && !/\.(ur|ar)\.ts$|\/demo\//.test(path),
  );
  // Words that are read in files and searches, and letters that the database has to tell apart; none of them is shown.
  expect(outside.map(({ path }) => path)).toEqual([
    'server/src/modules/attendees/profile-fields.ts',
    'server/src/modules/imports/activity-fields.ts',
    'server/src/modules/imports/answer-fields.ts',
    'server/src/modules/imports/day-and-time.ts',
    'server/src/modules/imports/import-fields.ts',
    'server/src/modules/imports/meeting-fields.ts',
    'server/src/modules/search/sentence.ts',
    'server/src/modules/search/synonyms.ts',
    'server/src/modules/system-health/system-health.queries.ts',
  ]);
});

it('no text of mails, notifications and calendars is left in English', () => {
  const left = ['ur', 'ar']
    .flatMap((language) => textsOf(root, language).rows)
    .filter(
      ({ catalogue, english, translation }) => catalogue.startsWith('server/') && translation === english,
    )
    .filter(({ english }) => /[a-z]{2}/.test(english.replaceAll(/\{\w+\}/g, '')));
  expect(left.map(({ catalogue, key }) => `${catalogue} ${key}`)).toEqual([]);
});

it('no sentence for a calendar stands outside of a catalogue', () => {
  const [calendars] = [files.filter(({ text }) => text.includes('core/files/ics'))];
  const words = calendars.flatMap(({ path, text }) =>
    [
      ...text.matchAll(/(?:title|description|people): [^\n]*[`'][A-Za-z ]*(?:[A-Z][a-z]+ |\band\b)[^\n]*/g),
    ].map(([line]) => `${path}: ${line}`),
  );
  expect(words.filter((line) => !line.includes('.resolver.ts'))).toEqual([]);
});
