import { bidi } from '../../lib/bidi';
import { isolated } from '../../lib/language';
import { formatNumber } from '../../lib/format';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  columns: 'الأعمدة',
  download: 'تنزيل',
  rowActions: (row) => bidi`إجراءات ${row}`,
  select: (row) => bidi`تحديد ${row}`,
  selectPage: 'تحديد كل صفوف هذه الصفحة',
  selected: (count) => bidi`محدد: ${count}`,
  selectAll: (total) => bidi`تحديد الكل (${total})`,
  allSelected: (total) => bidi`حُددت كل النتائج (${total})`,
  clearSelection: 'إلغاء التحديد',
  bulkBar: 'إجراءات الصفوف المحددة',
  range: (from, to, total) => bidi`${isolated(`${formatNumber(from)}–${formatNumber(to)}`)} من ${total}`,
  pages: (table) => bidi`صفحات ${table}`,
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  page: (page, last) => bidi`صفحة ${page} من ${last}`,
  rowsPerPage: 'صفوف الصفحة',
  sortBy: (column) => bidi`ترتيب حسب ${column}`,
  order: (column, descending) => (descending ? bidi`${column}، تنازليًا` : column),
  actions: 'إجراءات',
  moreActions: 'المزيد من الإجراءات',
  progressOf: (done, total) => bidi`${done} من ${total}`,
  sorting: {
    move: (name) => bidi`نقل: ${name}`,
    howTo: 'اسحب، أو استخدم مفاتيح الأسهم',
    moved: (name, place, all) => bidi`${name}: الموضع ${place} من ${all}`,
  },
  finished: 'اكتمل',
  failed: 'فشل',
};
