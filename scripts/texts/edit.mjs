/** Writes a text into the source of a translation, where it stands or where English has it. */
import { dirname, relative } from 'node:path';
import { parametersOf } from './catalogue.mjs';

const NAME = /\{([^{}]*)\}/g;

/** The values that a text names: `{name}`, and `#` for a count. */
export const namesIn = (text) =>
  [...new Set(text.match(/\{[^{}]*\}|#/g))].sort((a, b) => a.localeCompare(b)).join(' ');

export const hasLooseBraces = (text) => /[{}]/.test(text.replace(NAME, ''));

const templateOf = (tag, text, codes) => {
  const words = text.replace(/[\\`]/g, '\\$&').replace(NAME, (_all, name) => `\${${codes.get(name)}}`);
  return `${tag}\`${words}\``;
};

const splice = (source, start, end, text) => source.slice(0, start) + text + source.slice(end);

/** A text in the place of the present one, around the same values. */
export function replaceText(source, { node, values }, text) {
  const code =
    node.type === 'Literal' ? JSON.stringify(text) : templateOf(node.tag?.name ?? '', text, values);
  return splice(source, node.start, node.end, code);
}

/** The code of a value; undefined where it takes more than the parameters. */
function codeOf({ values, parameters }, name, tag) {
  // The tag writes numbers as people read them, and translations have the words of a count in the text.
  const code = values.get(name).replace(/^(?:formatNumber|plural)\((\w+).*\)$/, tag ? '$1' : '$&');
  return (code.match(/(?<![.\w])[a-z]\w*/gi) ?? []).every((word) => parameters.includes(word))
    ? code
    : undefined;
}

/** A text with the parameters and values that English has; undefined where it has more than one form. */
function valueOf({ node, parts: [part, ...others] }, text, tag) {
  const parameters = node.type === 'ArrowFunctionExpression' ? node.params : [];
  const codes = new Map([...part.values.keys()].map((name) => [name, codeOf(part, name, tag)]));
  const isOne = !part.label && others.length === 0 && ![...codes.values()].includes(undefined);
  if (!isOne || parameters.some(({ type }) => type !== 'Identifier')) return undefined;
  const words = codes.size > 0 ? templateOf(tag, text, codes) : JSON.stringify(text);
  if (node.type !== 'ArrowFunctionExpression') return words;
  const named = parametersOf(node).map((name) => (codes.has(name) ? name : `_${name}`));
  const last = named.findLastIndex((name) => !name.startsWith('_'));
  return `(${named.slice(0, last + 1).join(', ')}) => ${words}`;
}

const IMPORT = /import \{ ([^}]*) \} from '(?:\.\.?\/)+(?:lib\/)?bidi';\n/;

/** Imports the tag of sentences around values where a source does not do so yet. */
function importTag(source, name) {
  const [line, names] = IMPORT.exec(source) ?? [];
  if (names?.split(', ').includes('bidi')) return source;
  if (line) return source.replace(line, line.replace('{ ', '{ bidi, '));
  const path = relative(dirname(name), 'client/src/lib/bidi').replaceAll('\\', '/');
  return `import { bidi } from '${path.startsWith('.') ? path : `./${path}`}';\n${source}`;
}

/** A text that has no place yet, behind the one that English has before it; undefined where a function or an earlier item of a list would be new too. */
function insertText(source, { english, translated }, { path }, value) {
  const groupOf = (groups, depth) => groups.get(JSON.stringify(path.slice(0, depth)));
  let depth = path.length - 1;
  while (!groupOf(translated.groups, depth)) {
    const group = groupOf(english.groups, depth);
    if (!group || group.isInFunction) return undefined;
    depth -= 1;
  }
  const itemOf = ({ isList }, key, inner) => (isList ? inner : `${JSON.stringify(key)}: ${inner}`);
  const added = path.slice(depth + 1).reduceRight((inner, key, index) => {
    const group = groupOf(english.groups, depth + 1 + index);
    return group.isList ? `[${inner}]` : `{ ${itemOf(group, key, inner)} }`;
  }, value);
  const { node, items, keys, isList } = groupOf(translated.groups, depth);
  const key = path[depth];
  if (isList && key !== String(items.length)) return undefined;
  const order = groupOf(english.groups, depth)?.keys ?? [];
  const earlier = order.slice(0, order.indexOf(key)).findLast((one) => keys.includes(one));
  const item = itemOf({ isList }, key, added);
  const before = items[keys.indexOf(earlier)];
  return before
    ? splice(source, before.end, before.end, `, ${item}`)
    : splice(source, node.start + 1, node.start + 1, `${item},`);
}

/** The text as English has it: new, or in the place of one around other values; undefined where that is to be done by hand. */
export function writeAsEnglish(catalogue, original, text) {
  const { source, entries } = catalogue.translated;
  const tag = catalogue.name.startsWith('client/') ? 'bidi' : '';
  const value = valueOf(original, text, tag);
  if (!value) return undefined;
  const entry = entries.get(original.path.join('.'));
  const written = entry
    ? splice(source, entry.node.start, entry.node.end, value)
    : insertText(source, catalogue, original, value);
  return written && value.includes('bidi`') ? importTag(written, catalogue.name) : written;
}
