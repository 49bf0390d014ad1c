import { bidi } from '../../../lib/bidi';
import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'اپنے ای میل پتے کی تصدیق کریں',
  lead: (email) =>
    bidi`ہم ${email} پر چھ ہندسوں کا کوڈ بھیجیں گے۔ تصدیق ہوتے ہی اس پتے پر آئی دعوتیں آپ کی ہو جائیں گی۔`,
  linkLead: (email) => bidi`ایک کلک سے ${email} کی تصدیق ہو جائے گی۔`,
  signInFirst: 'اُس اکاؤنٹ سے سائن ان کریں جس نے یہ ای میل منگوائی تھی۔ پھر ہم آپ کو یہیں واپس لے آئیں گے۔',
  signIn: 'سائن ان کریں',
  confirm: 'ای میل پتے کی تصدیق کریں',
  code: 'ای میل کا کوڈ',
  codeConfirm: 'تصدیق کریں',
  sendCode: 'کوڈ بھیجیں',
  sendIn: (time) => bidi`${time} میں دوسرا کوڈ بھیجیں`,
  haveCode: 'میرے پاس کوڈ موجود ہے',
  codeSent: 'کوڈ بھیجا جا رہا ہے۔',
  codeInstead: 'اس کے بجائے کوڈ استعمال کریں',
  loadFailed: 'آپ کا اکاؤنٹ لوڈ نہیں ہو سکا',
  done: 'آپ کے ای میل پتے کی تصدیق ہو گئی',
  doneLead: (email) => bidi`${email} کی تصدیق ہو گئی ہے۔`,
  continue: 'جاری رکھیں',
  later: 'ابھی نہیں',
  notice: 'اپنے ای میل پتے کی تصدیق کریں',
  noticeText: 'تصدیق ہوتے ہی اس پتے پر بھیجی گئی دعوتیں نظر آئیں گی۔',
  noticeAction: 'ای میل کی تصدیق کریں',
  dismissNotice: 'یہ اطلاع چھپائیں',
};
