/** The texts of a language as rows beside the English ones, and rows that come back written into the sources. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { format, resolveConfig } from 'prettier';
import { root as project } from '../lib/paths.mjs';
import { readCatalogue } from './catalogue.mjs';
import { hasLooseBraces, namesIn, replaceText, writeAsEnglish } from './edit.mjs';

const FOLDERS = ['client/src', 'server/src'];
const COLUMNS = ['catalogue', 'key', 'english', 'translation'];

const read = (file) => readCatalogue(file, readFileSync(file, 'utf8'));

/** The English file of a translation: `messages.ts`, or `mail-templates.en.ts`. */
const englishOf = (file, language) =>
  ['.en.ts', '.ts'].map((end) => file.replace(`.${language}.ts`, end)).find((path) => existsSync(path));

/** The catalogues that have a translation: the others are for staff, and stay English. */
const cataloguesOf = (root, language) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(`.${language}.ts`))
      .sort()
      .map((path) => {
        const file = join(root, folder, path);
        const name = `${folder}/${path}`.replace(`.${language}.ts`, '').replaceAll('\\', '/');
        return { name, file, english: read(englishOf(file, language)), translated: read(file) };
      }),
  );

const wordsOf = (parts) => parts.map(({ text }) => text).join(' | ');

/** The English of a part: the same part, all of it where English has other conditions or forms, or its code. */
function besides({ entries, source }, key, label) {
  const { node, parts } = entries.get(key) ?? { parts: [] };
  if (!parts) return source.slice(node.start, node.end).replace(/\s+/g, ' ');
  return parts.find((part) => part.label === label)?.text ?? wordsOf(parts);
}

/** All texts of one catalogue; those without a translation come last. */
function rowsOfCatalogue({ name, english, translated }) {
  const present = [...translated.entries].flatMap(([key, { parts = [] }]) => {
    const original = english.entries.get(key);
    return parts.map((part) => ({
      catalogue: name,
      key: part.label ? `${key} [${part.label}]` : key,
      english: besides(english, key, part.label),
      translation: part.text,
      part,
      original,
    }));
  });
  const missing = [...english.entries]
    .filter(([key, { isHelper, parts }]) => !isHelper && parts?.length > 0 && !translated.entries.has(key))
    .map(([key, original]) => {
      return { catalogue: name, key, english: wordsOf(original.parts), translation: '', original };
    });
  return [...present, ...missing];
}

/** The texts of a language, and those that are code and so are edited in their files. */
export function textsOf(root, language) {
  const catalogues = cataloguesOf(root, language);
  const code = catalogues.flatMap(({ name, english, translated }) => {
    const lacking = [...english.entries].filter(
      ([key, one]) => !one.isHelper && !translated.entries.has(key),
    );
    const all = [...translated.entries, ...lacking];
    return all.filter(([, { parts }]) => !parts).map(([key]) => `${name} ${key}`);
  });
  return { rows: catalogues.flatMap(rowsOfCatalogue), code };
}

const quoted = (text) => `"${text.replaceAll('"', '""')}"`;

/** Rows as a CSV file; its byte order mark has Excel read it as UTF-8. */
export const csvOf = (rows) =>
  `\uFEFF${[COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('')}`;

/** The rows of such a file, which some spreadsheets save with semicolons. */
export const rowsOf = (csv) => {
  const [header] = csv.split('\n', 1);
  return parse(csv, { bom: true, columns: true, delimiter: header.includes(';') ? ';' : ',' });
};

const isAround = (text, names) => namesIn(text) === namesIn(names) && !hasLooseBraces(text);

/** The source of a catalogue with one more text; a text where it cannot have it says why. */
function withText(catalogue, { part, original }, text) {
  if (part && isAround(text, part.text))
    return { source: replaceText(catalogue.translated.source, part, text) };
  const words = part?.label || !original?.parts ? undefined : wordsOf(original.parts);
  if (words === undefined || !isAround(text, words))
    return { refusal: `has to name ${namesIn(part?.text ?? words) || 'no value'}` };
  const source = writeAsEnglish(catalogue, original, text);
  return source ? { source } : { refusal: 'has to be written in its file: English makes it by code' };
}

/** Writes the texts of one catalogue, which are parsed again after each. */
async function writeCatalogue(catalogue, asked) {
  const refused = [];
  let current = catalogue;
  const find = ({ key }) => rowsOfCatalogue(current).find((row) => row.key === key);
  for (const row of asked) {
    const { source, refusal } = withText(current, find(row), row.translation);
    if (refusal) refused.push({ ...row, refusal });
    else current = { ...current, translated: readCatalogue(current.file, source) };
  }
  const lost = asked
    .filter((row) => !refused.some(({ key }) => key === row.key))
    .filter((row) => find(row)?.translation !== row.translation)
    .map((row) => ({ ...row, refusal: 'shares its place with another text' }));
  if (current !== catalogue) {
    const style = await resolveConfig(join(project, 'package.json'));
    writeFileSync(
      catalogue.file,
      await format(current.translated.source, { ...style, filepath: catalogue.file }),
    );
  }
  return [...refused, ...lost];
}

const idOf = ({ catalogue, key }) => `${catalogue} ${key}`;

/** Writes rows that come back from a translator, and names those that it leaves: by what is wrong with them. */
export async function writeTexts(root, language, rows) {
  const present = new Map(
    cataloguesOf(root, language)
      .flatMap(rowsOfCatalogue)
      .map((row) => [idOf(row), row]),
  );
  const returned = new Map(rows.map((row) => [idOf(row), row]));
  const known = rows.filter((row) => present.has(idOf(row)));
  const [same, changed] = [true, false].map((is) =>
    known.filter((row) => (present.get(idOf(row)).english === row.english) === is),
  );
  const asked = same.filter(
    ({ translation, ...row }) => translation && translation !== present.get(idOf(row)).translation,
  );
  const refused = [];
  for (const catalogue of cataloguesOf(root, language)) {
    const own = asked.filter((row) => row.catalogue === catalogue.name);
    refused.push(...(await writeCatalogue(catalogue, own)));
  }
  const isRefused = new Set(refused.map(idOf));
  return {
    written: asked.map(idOf).filter((id) => !isRefused.has(id)),
    refused: refused.map((row) => `${idOf(row)}: ${row.refusal}`),
    changed: changed.map(idOf),
    unknown: rows.map(idOf).filter((id) => !present.has(id)),
    missing: [...present.keys()].filter((id) => !returned.get(id)?.translation),
  };
}
