import { bidi } from '../../../lib/bidi';
import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'تأكيد عنوان بريدك الإلكتروني',
  lead: (email) =>
    bidi`سنرسل رمزًا من ستة أرقام إلى ${email}. بعد تأكيد عنوانك يمكنك قبول الدعوات المرسلة إليه.`,
  linkLead: (email) => bidi`يرجى تأكيد أن ${email} عنوانك.`,
  signInFirst: 'سجّل الدخول بالحساب الذي طلب هذه الرسالة، ثم ستعود إلى هنا.',
  signIn: 'تسجيل الدخول',
  confirm: 'تأكيد البريد الإلكتروني',
  code: 'الرمز الوارد في الرسالة',
  codeConfirm: 'تأكيد',
  sendCode: 'إرسال الرمز',
  sendIn: (time) => bidi`إرسال رمز آخر بعد ${time}`,
  haveCode: 'لديّ رمز بالفعل',
  codeSent: 'الرمز في طريقه إليك.',
  codeInstead: 'استخدام رمز بدلًا من ذلك',
  loadFailed: 'تعذّر تحميل حسابك',
  done: 'تم تأكيد عنوان بريدك الإلكتروني',
  doneLead: (email) => bidi`تم تأكيد ${email}.`,
  continue: 'متابعة',
  later: 'ليس الآن',
  notice: 'أكّد عنوان بريدك الإلكتروني',
  noticeText: 'عندها تظهر هنا الدعوات المرسلة إليه.',
  noticeAction: 'تأكيد البريد',
  dismissNotice: 'إخفاء هذا التنبيه',
};
