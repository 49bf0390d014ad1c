import type { Translation } from '../../lib/i18n';
import type { requestTexts as english } from './request-texts';

export const requestTexts: Translation<typeof english> = {
  title: (name: string) => `${name} سے ملیں`,
  dialog: 'ملاقات کی درخواست',
  day: 'دن',
  time: 'وقت',
  times: (zone: string) => `اوقات ایونٹ کے وقت (${zone}) کے مطابق ہیں`,
  busy: {
    you: 'آپ مصروف ہیں',
    session: (title: string) => `آپ: ${title}`,
    meeting: (name: string) => `آپ: ${name} سے ملاقات`,
    own: (note: string) => `آپ: ${note}`,
    other: (name: string) => `${name} مصروف ہیں`,
  },
  pod: 'پوڈ',
  anyPod: 'کوئی بھی خالی پوڈ',
  podWish: 'یہ ایک خواہش ہے۔ پوڈ درخواست قبول ہونے پر ملتا ہے؛ آپ کا چنا ہوا نہ ہو تو دوسرا دیا جا سکتا ہے۔',
  note: 'نوٹ',
  noteHint: 'آپ کس بارے میں بات کرنا چاہیں گے؟',
  send: 'درخواست بھیجیں',
  pickTime: 'پہلے وقت چنیں',
  noSlots: 'کوئی مشترکہ خالی وقت نہیں',
  noSlotsText: 'ایسا کوئی وقت نہیں بچا جب آپ دونوں اور ایک پوڈ خالی ہوں۔ آپ پھر بھی پیغام لکھ سکتے ہیں۔',
  noSlotsDay: 'اس دن کوئی مشترکہ خالی وقت نہیں۔',
  loadFailed: 'خالی اوقات لوڈ نہیں ہو سکے',
  closed: (name: string) => `آپ ${name} سے ملاقات کی درخواست نہیں کر سکتے`,
  waiting: (count: number, max: number) => `آپ کی ${max} میں سے ${count} درخواستیں جواب کی منتظر ہیں۔`,
  full: (max: number) =>
    `آپ کی ${max} درخواستیں منتظر ہیں، اس سے زیادہ کی اجازت نہیں۔ نئی بھیجنے سے پہلے ایک منسوخ کریں یا جواب کا انتظار کریں۔`,
  lostNext: 'اگلا خالی وقت:',
  sent: (name: string) => `${name} کو درخواست بھیج دی گئی`,
  failed: 'درخواست نہیں بھیجی جا سکی',
  existing: 'آپ دونوں کی ملاقاتیں',
};
