import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'الملف الشخصي',
  edit: 'تعديل الملف الشخصي',
  introduction: 'نبذة',
  none: 'غير متوفر',
  interests: 'الاهتمامات',
  operatesIn: 'بلد العمل',
  entryHint: 'أظهره عند المدخل، وارفع سطوع شاشتك إلى أقصاه.',
  savePicture: 'حفظ كصورة',
  enlarge: 'عرض رمز الدخول بملء الشاشة',
  qrTitle: 'رمز QR للدخول',
  loadFailed: 'تعذّر تحميل ملفك الشخصي',
};
