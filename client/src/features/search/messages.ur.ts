import { bidi } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'تلاش',
  label: 'اس ایونٹ میں تلاش کریں',
  placeholder: 'لوگ، کمپنیاں، سیشن اور مدد تلاش کریں',
  shortPlaceholder: 'اس ایونٹ میں تلاش کریں',
  results: 'تلاش کے نتائج',
  groups: { ATTENDEE: 'لوگ', COMPANY: 'کمپنیاں', SESSION: 'سیشن', FAQ: 'مدد' },
  clear: 'تلاش صاف کریں',
  close: 'بند کریں',
  recent: 'حالیہ تلاشیں',
  clearRecent: 'صاف کریں',
  hint: 'لوگوں کو نام، عہدے یا ادارے سے، کمپنیوں کو نام سے، سیشن کو عنوان سے، اور سوالوں کے جواب تلاش کریں۔ ہجے کی معمولی غلطیوں سے فرق نہیں پڑتا۔',
  searching: 'تلاش جاری ہے',
  count: (count) => (count === 1 ? '1 نتیجہ' : bidi`${count} نتائج`),
  nothing: (text) => bidi`”${text}“ کے لیے کچھ نہیں ملا`,
  nothingText: 'کم الفاظ یا مختلف ہجے آزمائیں۔',
  allPeople: (text) => bidi`تمام شرکاء میں ”${text}“ تلاش کریں`,
  failed: 'تلاش نہیں ہو سکی',
  keys: { move: 'آگے پیچھے جانے کے لیے', open: 'کھولنے کے لیے', close: 'بند کرنے کے لیے' },
};
