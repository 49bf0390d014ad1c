import type { ReportQuery, ReportType } from '../../../generated/graphql';
import { countryName } from '../../../lib/countries';
import { formatNumber } from '../../../lib/format';
import { formatShortDay, formatTime } from '../../../lib/time';
import type { DataTableColumn } from '../../../ui';
import { hiddenAtFirst } from '../lib/report-view';
import { messages } from '../messages';

type Column = ReportQuery['report']['allColumns'][number];

/** A row under its place among all. */
export interface ReportRow {
  id: string;
  cells: readonly unknown[];
}

/** Constants of the API in words: `IT_EXPORTER` reads `It exporter`. */
const asWords = (constant: string): string =>
  constant[0] + constant.slice(1).toLowerCase().replaceAll('_', ' ');

const constants = new Set(['status', 'category', 'kind', 'closed_reason']);

/** Narrowest widths of columns that need more than the usual one, in pixels. */
const widths: Partial<Record<string, number>> = {
  email: 170,
  job_title: 120,
  organization: 120,
  country: 116,
  status: 96,
  name: 140,
  location: 140,
};
const USUAL_WIDTH = 88;
const TIME_WIDTH = 166;

function cellText({ name, kind }: Column, value: unknown, zone: string): string {
  if (value === null || value === undefined || value === '') return messages.none;
  const text = `${value as string | number | boolean}`;
  if (kind === 'TIME') return `${formatShortDay(text, zone)}, ${formatTime(text, zone)}`;
  if (kind === 'NUMBER') return formatNumber(Number(value));
  if (kind === 'BOOLEAN') return value === true ? messages.yes : messages.no;
  if (name === 'country') return countryName(text);
  return constants.has(name) ? asWords(text) : text;
}

function widthOf({ name, kind }: Column): number | undefined {
  if (kind === 'TIME') return TIME_WIDTH;
  return kind === 'TEXT' ? (widths[name] ?? USUAL_WIDTH) : undefined;
}

/** The columns of a report as the table shows them; each can be sorted by. */
export const reportColumns = (
  type: ReportType,
  columns: readonly Column[],
  zone: string,
): DataTableColumn<ReportRow>[] =>
  columns.map((column, index) => ({
    key: column.name,
    primary: index === 0,
    oneLine: true,
    width: widthOf(column),
    hiddenAtFirst: hiddenAtFirst[type].has(column.name),
    align: column.kind === 'NUMBER' ? 'end' : 'start',
    sort: { ascending: column.name, descending: `-${column.name}` },
    render: ({ cells }) => cellText(column, cells[index], zone),
  }));
