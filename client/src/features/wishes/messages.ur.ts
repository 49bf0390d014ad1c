import { bidi } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  kinds: { MUST: 'لازمی ملاقات', LIKE: 'ملنا پسند ہے', NO: 'نہیں، شکریہ' },
  groups: { MUST: 'لازمی ملاقاتیں', LIKE: 'پسند کی ملاقاتیں' },
  noThanks: (count) => bidi`نہیں، شکریہ (${count})`,
  label: 'آپ کی خواہش',
  onlyYou: 'یہ صرف آپ دیکھتے ہیں۔',
  musts: (used, most) => bidi`${most} میں سے ${used} لازمی ملاقاتیں`,
  title: 'میری خواہشیں',
  wishOf: (name) => bidi`ملاقات کی خواہش: ${name}`,
  wishIs: (name, kind) => bidi`${kind}: ${name}`,
  remove: 'ہٹائیں',
  refused: (name) => bidi`${name} اب آپ کو تجویز نہیں کیے جائیں گے`,
  undo: 'واپس لیں',
  notForMe: 'میرے لیے نہیں',
  suggestAgain: 'دوبارہ تجویز کریں',
  untilWhen: (when) => bidi`آپ اپنی خواہشیں ${when} تک بدل سکتے ہیں۔`,
  opensAt: (when) => bidi`خواہشیں ${when} سے لی جائیں گی۔`,
  notOpen: 'خواہشیں ابھی نہیں لی جا رہیں۔',
  closed: 'خواہشیں اب نہیں لی جا رہیں۔ منتظمین اب ملاقاتیں طے کر رہے ہیں۔',
  notPlaced: (count, all) => bidi`آپ کی ${all} لازمی ملاقاتوں میں سے ${count} طے نہیں ہو سکیں۔`,
  order: 'پہلی سب سے اہم ہے۔',
  loadFailed: 'آپ کی خواہشیں لوڈ نہیں ہو سکیں',
  emptyTitle: 'ابھی کوئی خواہش نہیں',
  emptyText:
    'بتائیں کس سے ملنا لازمی ہے اور کس سے ملنا پسند کریں گے۔ منتظمین اسی سے ملاقاتیں طے کرتے ہیں؛ دوسرے اسے نہیں دیکھتے۔',
  findPeople: 'لوگ تلاش کریں',
  showMore: 'مزید دکھائیں',
};
