import { plural } from '../../lib/format';

/** Texts of the steps before the check: the file and its columns. */
export const fileTexts = {
  file: {
    drop: 'Drop a CSV or Excel file here',
    or: 'or',
    choose: 'Choose a file',
    dropName: 'Drop area for the file',
    template: 'Download a template',
    limits: [
      'CSV or XLSX, up to 25 MB and 20,000 rows.',
      'The first row holds the titles of the columns.',
      'Importing the same file twice changes nothing.',
      'Nothing is imported before you have seen what would change.',
    ],
    required: (names: string) => `Required columns: ${names}.`,
    kept: 'The file is kept for two hours, or until it is imported.',
    checking: 'Looking at the file…',
    sending: (name: string) => `Sending ${name}`,
    reading: (name: string) => `Reading ${name}`,
    problems: {
      kind: 'Please choose a CSV file or an Excel workbook (XLSX).',
      old: 'This is an old Excel workbook (XLS). Please save it as XLSX or CSV.',
      size: 'This file is larger than 25 MB. Please split it into several files.',
      empty: 'This file is empty.',
      rows: 'This file has more than 20,000 rows. Please split it into several files.',
      one: 'Please drop one file at a time.',
    },
  },
  columns: {
    title: 'Match the columns',
    text: (rows: number) => `${plural(rows, 'row')} found. Check which field each column goes to.`,
    column: 'Column in the file',
    samples: 'First values',
    field: 'Goes to',
    untitled: (place: number) => `Column ${place} (no title)`,
    noSamples: 'Empty',
    fieldFor: (title: string) => `Field for the column ${title}`,
    leaveOut: 'Leave out',
    required: (name: string) => `${name} (required)`,
    missing: (names: string[]) =>
      names.length === 1
        ? `No column goes to ${names[0]} yet, and no row can be imported without it.`
        : `No columns go to ${names.slice(0, -1).join(', ')} and ${names.at(-1)} yet, and no row can be imported without them.`,
    missingTitle: 'Something required is missing',
    noRows: 'The file has no rows below its titles.',
    used: (used: number, all: number) =>
      used === all
        ? `All ${plural(all, 'column')} are used.`
        : `${used} of ${plural(all, 'column')} are used.`,
    check: 'Check the file',
    otherFile: 'Choose another file',
  },
} as const;
