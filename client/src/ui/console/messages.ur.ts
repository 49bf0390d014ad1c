import { bidi, counted } from '../../lib/bidi';
import { isolated } from '../../lib/language';
import { formatNumber } from '../../lib/format';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  columns: 'کالم',
  download: 'ڈاؤن لوڈ',
  rowActions: (row) => bidi`${row} کے لیے اقدامات`,
  select: (row) => bidi`${row} منتخب کریں`,
  selectPage: 'اس صفحے کی سب قطاریں منتخب کریں',
  selected: (count) => counted(count, { other: '# منتخب' }),
  selectAll: (total) => bidi`سب ${total} منتخب کریں`,
  allSelected: (total) => bidi`ملنے والی سب ${total} منتخب ہیں`,
  clearSelection: 'انتخاب ختم کریں',
  bulkBar: 'منتخب قطاروں کے لیے اقدامات',
  range: (from, to, total) => bidi`${total} میں سے ${isolated(`${formatNumber(from)}–${formatNumber(to)}`)}`,
  pages: (table) => bidi`${table} کے صفحے`,
  previousPage: 'پچھلا صفحہ',
  nextPage: 'اگلا صفحہ',
  page: (page, last) => bidi`صفحہ ${page} از ${last}`,
  rowsPerPage: 'فی صفحہ قطاریں',
  sortBy: (column) => bidi`${column} کے لحاظ سے ترتیب دیں`,
  order: (column, descending) => (descending ? bidi`${column}، نزولی` : column),
  actions: 'اقدامات',
  moreActions: 'مزید اقدامات',
  progressOf: (done, total) => bidi`${total} میں سے ${done}`,
  sorting: {
    move: (name) => bidi`جگہ بدلیں: ${name}`,
    howTo: 'گھسیٹیں، یا تیر والی کنجیاں استعمال کریں',
    moved: (name, place, all) => bidi`${name}: ${all} میں سے جگہ ${place}`,
  },
  finished: 'مکمل',
  failed: 'ناکام',
};
