import { bidi } from '../../../lib/bidi';
import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'رمز الدخول',
  checking: 'جارٍ التحقق من الرمز',
  valid: 'صالح',
  invalid: 'غير صالح بعد',
  unknown: 'رمز غير معروف',
  unknownText: 'لا يخص هذا الرمز أحدًا. يرجى مقارنته بالشارة.',
  validText: 'يمكن لهذا الشخص الدخول.',
  invalidText: 'لم يكمل هذا الشخص ملفه.',
  loadFailed: 'تعذّر التحقق من الرمز',
  enteredAt: (time) => bidi`دخل ${time}`,
};
