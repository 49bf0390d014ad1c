import type { ImportFieldsQuery, ImportKind } from '../../../generated/graphql';

const names: Record<ImportKind, string> = {
  ATTENDEES: 'attendees-template.csv',
  COMPANIES: 'companies-template.csv',
};

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file with the titles of all columns alone; the byte order mark lets Excel read it as UTF-8. */
export const templateOf = (
  kind: ImportKind,
  fields: ImportFieldsQuery['importFields'],
): { fileName: string; text: string } => ({
  fileName: names[kind],
  text: `\uFEFF${fields.map(({ name }) => cell(name)).join(',')}\r\n`,
});
