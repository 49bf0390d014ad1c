import { bidi } from '../../../lib/bidi';
import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  forgotTitle: 'نسيت كلمة المرور؟',
  forgotLead: 'أدخل عنوان بريدك الإلكتروني لنرسل إليك رمزًا تعيّن به كلمة مرور جديدة.',
  sendCode: 'إرسال الرمز',
  backToSignIn: 'العودة إلى تسجيل الدخول',
  codeTitle: 'أدخل الرمز',
  codeLead: (email) =>
    bidi`إن كان هناك حساب للعنوان ${email} فقد أرسلنا إليه رمزًا من ستة أرقام صالحًا 10 دقائق.`,
  codeHint: 'لم تصلك الرسالة؟ تفقّد مجلد الرسائل غير المرغوبة. يمكنك أيضًا استخدام الرابط الوارد فيها.',
  code: 'الرمز الوارد في الرسالة',
  continue: 'متابعة',
  otherEmail: 'استخدام بريد إلكتروني آخر',
  codeSent: 'رمز جديد في طريقه إليك.',
  passwordTitle: 'اختر كلمة مرور جديدة',
  passwordLead: 'سيُسجَّل دخولك هنا وخروجك من كل مكان آخر.',
  savePassword: 'حفظ وتسجيل الدخول',
  startAgain: 'طلب رمز جديد',
  saved: 'تم تغيير كلمة المرور، وسُجّل خروجك من كل مكان آخر.',
  changeTitle: 'اختر كلمة مرور خاصة بك',
  changeLead: 'أُنشئ حسابك بكلمة مرور أولية. استبدلها بكلمة لا يعرفها سواك. سيُسجَّل خروجك من الأجهزة الأخرى.',
  currentPassword: 'كلمة المرور الحالية',
  currentMissing: 'أدخل كلمة المرور الحالية.',
  changePassword: 'تغيير كلمة المرور',
  signOut: 'تسجيل الخروج',
};
