import { literal, sql, type Sql } from '../db/sql';

/** The first sign of a formula; the last four are the wide forms, which some spreadsheets accept. */
const SIGNS = '=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20';
/** Between these a spreadsheet may split a text into cells: semicolons where numbers have a decimal comma, tabs, bars, line ends. */
const SEPARATORS = '[;|\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029]';
/** May stand before the sign: blanks are trimmed, and apostrophes are what an earlier guard has put there. */
const BLANKS = ` '\\u00A0\\u3000`;

/** Postgres reads these patterns as JavaScript does. A quotation mark behind a separator begins a quoted cell. */
const AT_START = `[${BLANKS}]*[${SIGNS}\\t\\r\\n]`;
const INSIDE = `[${BLANKS}"]*[${SIGNS}]`;

const startPattern = new RegExp(`^(?=${AT_START})`);
const insidePattern = new RegExp(`(${SEPARATORS})(?=${INSIDE})`, 'g');
const guardedStart = new RegExp(`^'(?=${AT_START})`);
const guardedInside = new RegExp(`(${SEPARATORS})'(?=${INSIDE})`, 'g');

/**
 * A text that no spreadsheet runs, whichever separator it splits cells at: an apostrophe goes before everything that could be read
 * as a formula.
 */
export const guardFormula = (text: string): string =>
  text.replace(startPattern, "'").replace(insidePattern, "$1'");

/** Texts that lie byte by byte between a letter and the wide signs do not begin with a sign; nearly all texts do. */
const BEGINS_HARMLESS = sql`BETWEEN ('A' COLLATE "C") AND (U&'\\FF00' COLLATE "C")`;

/** As `guardFormula`, of a text in SQL; null where it is empty. */
export const guardedOrNull = (text: Sql): Sql =>
  sql`CASE WHEN (${text}) ${BEGINS_HARMLESS} AND (${text}) !~ ${literal(SEPARATORS)} THEN (${text})
     WHEN (${text}) <> '' THEN regexp_replace(regexp_replace((${text}), ${literal(startPattern.source)}, ''''),
       ${literal(insidePattern.source)}, '\\1''', 'g') END`;

/** The text before it was guarded; for files that come back. */
export const unguardFormula = (text: string): string =>
  text.replace(guardedStart, '').replace(guardedInside, '$1');
