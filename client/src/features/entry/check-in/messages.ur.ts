import { bidi } from '../../../lib/bidi';
import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'داخلہ کوڈ',
  checking: 'کوڈ دیکھا جا رہا ہے',
  valid: 'درست',
  invalid: 'ابھی درست نہیں',
  unknown: 'نامعلوم کوڈ',
  unknownText: 'یہ کوڈ کسی کا نہیں ہے۔ براہِ کرم بیج سے ملا کر دیکھیں۔',
  validText: 'یہ شخص داخل ہو سکتا ہے۔',
  invalidText: 'اس شخص نے اپنا پروفائل مکمل نہیں کیا۔',
  loadFailed: 'کوڈ نہیں دیکھا جا سکا',
  enteredAt: (time) => bidi`داخلہ: ${time}`,
};
