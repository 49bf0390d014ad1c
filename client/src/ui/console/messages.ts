import { formatNumber } from '../../lib/format';
import { catalogue } from '../../lib/i18n';

/** Texts of the parts that the console's screens share. */
export const messages = catalogue('console', {
  columns: 'Columns',
  download: 'Download',
  rowActions: (row: string) => `Actions for ${row}`,
  select: (row: string) => `Select ${row}`,
  selectPage: 'Select all rows of this page',
  selected: (count: number) => `${formatNumber(count)} selected`,
  selectAll: (total: number) => `Select all ${formatNumber(total)}`,
  allSelected: (total: number) => `All ${formatNumber(total)} that match are selected`,
  clearSelection: 'Clear selection',
  bulkBar: 'Actions for the selected rows',
  range: (from: number, to: number, total: number) =>
    `${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(total)}`,
  pages: (table: string) => `Pages of ${table}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number, last: number) => `Page ${formatNumber(page)} of ${formatNumber(last)}`,
  rowsPerPage: 'Rows per page',
  sortBy: (column: string) => `Sort by ${column}`,
  order: (column: string, descending: boolean) => (descending ? `${column}, descending` : column),
  actions: 'Actions',
  moreActions: 'More actions',
  progressOf: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)}`,
  sorting: {
    move: (name: string) => `Move: ${name}`,
    howTo: 'Drag, or use the arrow keys',
    moved: (name: string, place: number, all: number) => `${name}: place ${place} of ${all}`,
  },
  finished: 'Finished',
  failed: 'Failed',
} as const);
