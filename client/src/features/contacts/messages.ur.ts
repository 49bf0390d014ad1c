import { bidi, counted } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'میرے رابطے',
  count: (count) => counted(count, { one: '# رابطہ', other: '# رابطے' }),
  loadFailed: 'آپ کے رابطے لوڈ نہیں ہو سکے',
  emptyTitle: 'ابھی کوئی رابطہ نہیں',
  emptyText:
    'جس سے بات ہو اس کا بیج سکین کریں۔ دونوں راضی ہوں تو ہر ایک کو دوسرے کا ای میل اور فون مل جاتا ہے۔',
  scan: 'بیج سکین کریں',
  stopScan: 'سکین بند کریں',
  take: 'تبادلہ کریں',
  download: 'ڈاؤن لوڈ',
  vcard: 'رابطہ کارڈ (vCard)',
  csv: 'سپریڈ شیٹ (CSV)',
  columns: ['نام', 'عہدہ', 'ادارہ', 'ای میل', 'فون', 'کب سے'],
  vcardOf: (name) => bidi`${name} کا vCard`,
  sections: { asking: 'آپ کے جواب کے منتظر', asked: 'ان کے جواب کا انتظار', exchanged: 'رابطے' },
  since: (moment) => bidi`${moment} سے`,
  askedAt: (moment) => bidi`${moment} کو پوچھا گیا`,
  end: 'ختم کریں',
  endName: (name) => bidi`${name} کے ساتھ تبادلہ ختم کریں`,
  endTitle: (name) => bidi`${name} کے ساتھ تبادلہ ختم کریں؟`,
  endText: 'پھر آپ میں سے کوئی دوسرے کا ای میل اور فون نہیں دیکھ سکے گا۔',
  takeBack: 'واپس لیں',
  takeBackName: (name) => bidi`${name} سے کیا گیا سوال واپس لیں`,
  outcomes: {
    ASKED: (name) => bidi`${name} سے رابطے کے تبادلے کا پوچھا گیا`,
    EXCHANGED: (name) => bidi`آپ اور ${name} نے رابطوں کا تبادلہ کر لیا`,
    UNKNOWN_CODE: () => 'اس ایونٹ میں یہ کوڈ کسی کا نہیں۔',
    OTHER_EVENT: () => 'یہ بیج کسی اور ایونٹ کا ہے۔',
    NOT_CONFIRMED: () => 'یہ شخص ابھی ایونٹ میں شامل نہیں ہوا۔',
    OWN_CODE: () => 'یہ آپ کا اپنا بیج ہے۔',
  },
  consent: {
    share: (company) => bidi`${company} کو بتائیں`,
    shareAll: 'مجھے سکین کرنے والے سب کو بتائیں',
    no: 'ابھی نہیں',
    shared: (company) => bidi`${company} آپ کا ای میل اور فون دیکھ سکتی ہے`,
    notShared: (company) => bidi`${company} آپ کا ای میل اور فون نہیں دیکھ سکتی`,
    change: 'بدلیں',
    failed: 'آپ کا جواب محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  },
  exchange: {
    accept: 'قبول کریں',
    acceptName: (name) => bidi`قبول کریں: ${name} کے ساتھ رابطوں کا تبادلہ`,
    refuse: 'نہیں',
    refuseName: (name) => bidi`نہیں، ${name} کے ساتھ رابطوں کا تبادلہ نہ کریں`,
    exchanged: (name) => bidi`آپ اور ${name} نے رابطوں کا تبادلہ کر لیا`,
    over: 'آپ نے رابطوں کا تبادلہ نہیں کیا',
  },
};
