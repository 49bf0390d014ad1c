import { bidi } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  loginTitle: 'أهلًا بعودتك',
  loginLead: 'سجّل الدخول لتلتقي من جئت من أجلهم.',
  email: 'البريد الإلكتروني',
  emailPlaceholder: 'you@company.com',
  password: 'كلمة المرور',
  emailMissing: 'أدخل عنوان بريدك الإلكتروني.',
  emailWrong: 'لا يبدو هذا عنوان بريد إلكتروني.',
  passwordMissing: 'أدخل كلمة المرور.',
  signIn: 'تسجيل الدخول',
  forgot: 'نسيت كلمة المرور؟',
  create: 'إنشاء حساب',
  newHere: 'جديد في Podium؟',
  haveCode: 'لديّ رمز دعوة',
  wrongCredentials: 'البريد الإلكتروني وكلمة المرور لا يتطابقان. يرجى مراجعتهما والمحاولة من جديد.',
  signInByMail:
    'أُدخلت كلمات مرور خاطئة كثيرة لهذا الحساب اليوم. حفاظًا على أمانك، سجّل الدخول برابط نرسله إلى بريدك.',
  mailMeALink: 'أرسل لي رابطًا',
  asOf: (date) => bidi`ساري منذ ${date}`,
  publicPages: 'المساعدة والسياسات',
  demoTitle: 'تجربة: الدخول بصفة',
  demoPeople: {
    attendee: 'مشارك',
    investor: 'مستثمر',
    speaker: 'متحدث',
    exhibitor: 'عارض',
    startup: 'شركة ناشئة، كثيرًا ما تُرفض طلباتها',
    waiting: 'مقدّم طلب على قائمة الانتظار',
    invited: 'مدعوّ لم يؤكد بعد',
    admin: 'مدير النظام',
    supervisor: 'مشرف',
    manager: 'منظّم',
    executive: 'مسؤول تنفيذي',
    agency: 'وكالة، فعالية واحدة',
  },
  demoNote: 'نقرة واحدة تسجّل دخولك. كل حسابات التجربة تشترك في فعالية واحدة.',
};
