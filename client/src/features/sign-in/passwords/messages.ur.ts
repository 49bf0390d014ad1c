import { bidi } from '../../../lib/bidi';
import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  forgotTitle: 'پاس ورڈ بھول گئے؟',
  forgotLead: 'اپنا ای میل پتہ درج کریں۔ ہم نیا پاس ورڈ رکھنے کے لیے آپ کو کوڈ بھیجیں گے۔',
  sendCode: 'کوڈ بھیجیں',
  backToSignIn: 'سائن ان پر واپس جائیں',
  codeTitle: 'کوڈ درج کریں',
  codeLead: (email) =>
    bidi`اگر ${email} کا اکاؤنٹ موجود ہے تو ہم نے اس پر چھ ہندسوں کا کوڈ بھیج دیا ہے۔ یہ 10 منٹ تک کارآمد ہے۔`,
  codeHint: 'کچھ نہیں آیا؟ اسپام فولڈر دیکھیں، یا ای میل میں دیا گیا لنک استعمال کریں۔',
  code: 'ای میل کا کوڈ',
  continue: 'جاری رکھیں',
  otherEmail: 'دوسرا ای میل پتہ استعمال کریں',
  codeSent: 'نیا کوڈ بھیجا جا رہا ہے۔',
  passwordTitle: 'نیا پاس ورڈ چنیں',
  passwordLead: 'آپ یہاں سائن ان ہو جائیں گے، اور باقی ہر جگہ سے سائن آؤٹ۔',
  savePassword: 'محفوظ کریں اور سائن ان کریں',
  startAgain: 'نیا کوڈ منگوائیں',
  saved: 'آپ کا پاس ورڈ تبدیل ہو گیا۔ آپ کو باقی ہر جگہ سے سائن آؤٹ کر دیا گیا۔',
  changeTitle: 'اپنا پاس ورڈ خود چنیں',
  changeLead:
    'آپ کا اکاؤنٹ ایک ابتدائی پاس ورڈ سے بنایا گیا تھا۔ اسے ایسے پاس ورڈ سے بدلیں جو صرف آپ کو معلوم ہو؛ باقی سیشن ختم ہو جائیں گے۔',
  currentPassword: 'موجودہ پاس ورڈ',
  currentMissing: 'اپنا موجودہ پاس ورڈ درج کریں۔',
  changePassword: 'پاس ورڈ تبدیل کریں',
  signOut: 'سائن آؤٹ',
};
