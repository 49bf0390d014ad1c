/** How texts begin that a spreadsheet would take for a formula; the last four are their wide forms. */
const STARTS = `[=+\\-@\\t\\r\\n\\uFF1D\\uFF0B\\uFF0D\\uFF20]`;
const DANGEROUS = new RegExp(`^'*${STARTS}`);
const GUARDED = new RegExp(`^'(?='*${STARTS})`);

/** A text that no spreadsheet runs: an apostrophe goes before what could be a formula. */
export const guardFormula = (text: string): string => (DANGEROUS.test(text) ? `'${text}` : text);

/** The text that was guarded; for files that come back. */
export const unguardFormula = (text: string): string => text.replace(GUARDED, '');
