import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'پروفائل',
  edit: 'پروفائل میں ترمیم',
  introduction: 'تعارف',
  none: 'دستیاب نہیں',
  interests: 'دلچسپیاں',
  operatesIn: 'کام کا ملک',
  entryHint: 'اسے دروازے پر دکھائیں، اسکرین کی روشنی پوری بڑھا کر۔',
  savePicture: 'تصویر محفوظ کریں',
  enlarge: 'داخلہ کوڈ پوری اسکرین پر دکھائیں',
  qrTitle: 'داخلے کا QR کوڈ',
  loadFailed: 'آپ کا پروفائل لوڈ نہیں ہو سکا',
};
