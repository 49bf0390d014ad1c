const MAX_BYTES = 25 * 1024 * 1024;
const MAX_ROWS = 20_000;

type FileProblem = 'kind' | 'old' | 'size' | 'empty' | 'rows';

/** Whether a CSV text has more rows than an import takes, its header aside; line breaks inside quotes begin none. */
export function hasTooManyRows(text: string): boolean {
  let [rows, quoted, filled] = [0, false, false];
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    if (sign === '\n' && !quoted) {
      if (filled) rows += 1;
      filled = false;
      if (rows > MAX_ROWS + 1) return true;
    } else if (sign > ' ' && !',;\t'.includes(sign)) filled = true;
  }
  return rows + Number(filled) > MAX_ROWS + 1;
}

/** Errors of a file that the client finds before it is sent; the server judges the rest. */
export async function fileProblem(file: File): Promise<FileProblem | null> {
  const name = file.name.toLowerCase();
  if (name.endsWith('.xls')) return 'old';
  const isText = /\.(csv|txt|tsv)$/.test(name);
  if (!isText && !name.endsWith('.xlsx')) return 'kind';
  if (file.size > MAX_BYTES) return 'size';
  if (file.size === 0) return 'empty';
  return isText && hasTooManyRows(await file.text()) ? 'rows' : null;
}
