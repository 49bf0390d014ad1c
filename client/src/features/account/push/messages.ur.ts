import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  label: 'اس ڈیوائس پر اطلاعات',
  hint: 'ملاقات کی درخواستیں، تبدیلیاں اور نہ پڑھے ہوئے پیغامات، Podium بند ہو تب بھی۔',
  denied: 'آپ کا براؤزر اس سائٹ کی اطلاعات روک رہا ہے۔ پہلے براؤزر کی ترتیبات میں ان کی اجازت دیں۔',
  failed: 'اطلاعات آن نہیں ہو سکیں۔ براہِ کرم دوبارہ کوشش کریں۔',
};
