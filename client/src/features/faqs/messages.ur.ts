import { counted } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'مدد',
  description: 'اس ایونٹ کے بارے میں عام سوالوں کے جواب۔',
  count: (total) => counted(total, { one: '# جواب', other: '# جوابات' }),
  filter: 'جوابات میں تلاش کریں',
  search: 'سوالات اور جوابات میں تلاش کریں',
  searchHint: 'کوئی لفظ تلاش کریں، جیسے وائی فائی یا پارکنگ',
  categories: 'زمرے',
  allCategories: 'سب',
  otherCategory: 'دوسرے سوالات',
  copyLink: 'لنک کاپی کریں',
  linkCopied: 'لنک کاپی ہو گیا',
  linkNotCopied: 'لنک کاپی نہیں ہو سکا',
  loadFailed: 'جوابات لوڈ نہیں ہو سکے',
  emptyTitle: 'ابھی کوئی جواب نہیں',
  emptyText: 'منتظم کے شامل کرتے ہی عام سوالوں کے جواب یہاں نظر آئیں گے۔',
  noMatchTitle: 'کوئی جواب نہیں ملا',
  noMatchText: 'دوسرا لفظ آزمائیں، یا تمام سوالات دیکھیں۔',
  showAll: 'تمام سوالات دکھائیں',
  contactTitle: 'اب بھی مدد چاہیے؟',
  contactText: 'معلوماتی ڈیسک پر پوچھیں، یا منتظم سے رابطے کے لیے اپنی دعوتی ای میل کا جواب دیں۔',
  generalHelp: 'Podium کے بارے میں مدد',
};
