// npm run texts -- ur: all texts of a language in one file for a translator. npm run texts -- ur --read file: writes them back.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from './lib/paths.mjs';
import { fail } from './lib/run.mjs';
import { csvOf, rowsOf, textsOf, writeTexts } from './texts/texts.mjs';

const { values, positionals } = parseArgs({ options: { read: { type: 'string' } }, allowPositionals: true });
const [language = ''] = positionals;
const { rows, code } = textsOf(root, language);
if (rows.length === 0) fail('Say which language: npm run texts -- ur');

const list = (title, texts) => {
  if (texts.length > 0) console.log(`${[`${title}: ${texts.length}`, ...texts].join('\n  ')}\n`);
};

if (values.read) {
  const report = await writeTexts(root, language, rowsOf(readFileSync(values.read, 'utf8')));
  list('Written', report.written);
  list('Refused', report.refused);
  list('Not written, since the English text has changed', report.changed);
  list('Not written, since there is no such text', report.unknown);
  list('Without a translation in this file', report.missing);
  if (report.refused.length > 0) process.exitCode = 1;
} else {
  const file = `texts.${language}.csv`;
  writeFileSync(file, csvOf(rows));
  list('Made by code: edit them in their files', code);
  const missing = rows.filter(({ translation }) => !translation).length;
  console.log(`${file} has ${rows.length} texts, ${missing} of them without a translation.`);
}
