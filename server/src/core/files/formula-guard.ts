/** How texts begin that a spreadsheet would take for a formula; the last four are their wide forms. */
const STARTS = `[=+\\-@\\t\\r\\n\\uFF1D\\uFF0B\\uFF0D\\uFF20]`;
/** Postgres reads it as JavaScript does. */
const DANGEROUS = `^'*${STARTS}`;
const isDangerous = new RegExp(DANGEROUS);
const GUARDED = new RegExp(`^'(?='*${STARTS})`);

/** A text that no spreadsheet runs: an apostrophe goes before what could be a formula. */
export const guardFormula = (text: string): string => (isDangerous.test(text) ? `'${text}` : text);

/** What lies between a letter and the wide signs, byte by byte, needs no closer look; that is most of all texts. */
const HARMLESS = `BETWEEN ('A' COLLATE "C") AND (U&'\\FF00' COLLATE "C")`;

/** As `guardFormula`, of a text in SQL; null where it is empty. */
export const guardedOrNull = (text: string): string =>
  `CASE WHEN (${text}) ${HARMLESS} THEN (${text})
     WHEN (${text}) ~ '${DANGEROUS.replaceAll(`'`, `''`)}' THEN '''' || (${text}) WHEN (${text}) <> '' THEN (${text}) END`;

/** The text that was guarded; for files that come back. */
export const unguardFormula = (text: string): string => text.replace(GUARDED, '');
