import { bidi, counted } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

const days = { one: '# دن', other: '# دن' };

export const messages: Translation<typeof english> = {
  open: 'ہم کیا رکھتے ہیں اور کب تک',
  title: 'ہم کیا رکھتے ہیں',
  loadFailed: 'ایونٹ جو کچھ رکھتا ہے وہ لوڈ نہیں ہو سکا',
  columns: ['کیا', 'کیوں', 'کون دیکھتا ہے', 'کب تک'],
  erased: (count, day) => bidi`ایونٹ کے ${counted(count, days)} بعد، ${day} کو، سب کچھ مٹا دیا جائے گا۔`,
  notErased: 'منتظمین نے سب کچھ مٹانے کا کوئی دن مقرر نہیں کیا۔',
  soon: (day) => bidi`اس ایونٹ کے لوگوں کا ڈیٹا ${day} کو مٹا دیا جائے گا۔`,
  soonText: 'جو رکھنا ضروری ہے وہ اس سے پہلے برآمد کر لیں۔ بغیر ناموں کی رپورٹیں باقی رہیں گی۔',
  yourself: 'آپ اپنے اکاؤنٹ میں کسی بھی وقت اپنا ڈیٹا ڈاؤن لوڈ یا حذف کر سکتے ہیں۔',
  names: {
    email: 'ای میل',
    firstName: 'نام',
    lastName: 'خاندانی نام',
    jobTitle: 'عہدہ',
    organization: 'ادارہ',
    country: 'ملک',
    phone: 'فون',
    introduction: 'تعارف',
    avatar: 'تصویر',
    cover: 'سرورق کی تصویر',
  },
  purposes: {
    NAME: 'آپ کو مخاطب کرنے اور یہ دکھانے کے لیے کہ کون شریک ہے۔',
    WORK: 'تاکہ لوگ آپ کو آپ کے کام اور جگہ سے تلاش کر سکیں۔',
    CONTACT: 'آپ سے رابطے کے لیے۔ دوسرے اسے تب دیکھتے ہیں جب آپ دونوں تفصیلات کا تبادلہ کر لیں۔',
    INTRODUCTION: 'تاکہ لوگ جانیں کہ آپ سے کیا بات کریں۔',
    PICTURE: 'تاکہ لوگ آپ کو پہچان سکیں۔',
  },
  audiences: { STAFF: 'منتظمین', GROUPS: 'منتظمین اور کچھ گروپ', EVERYBODY: 'تمام شرکاء' },
  afterEvent: (count) => `ایونٹ کے ${counted(count, days)} بعد تک`,
  withProfile: 'جب تک پروفائل ہے',
};
