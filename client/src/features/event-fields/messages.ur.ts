import { bidi } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  yes: 'ہاں',
  no: 'نہیں',
  choose: 'ایک منتخب کریں',
  chooseCountry: 'ملک منتخب کریں',
  clear: 'جواب ہٹائیں',
  clearOf: (question) => bidi`”${question}“ کا جواب ہٹائیں`,
  why: 'ہم کیوں پوچھتے ہیں:',
  seenBy: {
    STAFF: 'اسے صرف آپ اور منتظمین دیکھتے ہیں۔',
    GROUPS: 'اسے آپ، منتظمین اور شرکاء کے کچھ گروپ دیکھتے ہیں۔',
    EVERYBODY: 'اسے تمام شرکاء دیکھتے ہیں۔',
  },
  missing: 'براہِ کرم اس سوال کا جواب دیں۔',
  noNumber: 'کوئی عدد درج کریں، جیسے 12.5۔',
  noLink: 'ایسا لنک درج کریں جو https:// سے شروع ہو',
  willBeRemoved: (question) => bidi`محفوظ کرنے پر ”${question}“ کا جواب ہٹا دیا جائے گا۔`,
  answers: 'اس ایونٹ کے بارے میں',
};
