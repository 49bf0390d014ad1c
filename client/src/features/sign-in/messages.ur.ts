import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  loginTitle: 'خوش آمدید',
  loginLead: 'سائن ان کریں اور اُن لوگوں سے ملیں جن کے لیے آپ آئے ہیں۔',
  email: 'ای میل',
  emailPlaceholder: 'you@company.com',
  password: 'پاس ورڈ',
  emailMissing: 'اپنا ای میل پتہ درج کریں۔',
  emailWrong: 'یہ ای میل پتہ درست نہیں لگتا۔',
  passwordMissing: 'اپنا پاس ورڈ درج کریں۔',
  signIn: 'سائن ان کریں',
  forgot: 'پاس ورڈ بھول گئے؟',
  create: 'اکاؤنٹ بنائیں',
  newHere: 'Podium پر نئے ہیں؟',
  haveCode: 'میرے پاس دعوتی کوڈ ہے',
  wrongCredentials: 'یہ ای میل اور پاس ورڈ آپس میں نہیں ملتے۔ دونوں دیکھ کر دوبارہ کوشش کریں۔',
  signInByMail:
    'آج اس اکاؤنٹ کے لیے بہت زیادہ غلط پاس ورڈ آزمائے گئے۔ آپ کی حفاظت کے لیے، ای میل سے بھیجے گئے لنک سے سائن ان کریں۔',
  mailMeALink: 'مجھے لنک بھیجیں',
  publicPages: 'مدد اور پالیسیاں',
  asOf: (date: string) => `${date} سے نافذ`,
  demoTitle: 'ڈیمو: اس حیثیت سے داخل ہوں',
  demoPeople: {
    attendee: 'شریک',
    investor: 'سرمایہ کار',
    speaker: 'مقرر',
    exhibitor: 'نمائش کنندہ',
    invited: 'مدعو، ابھی تصدیق نہیں کی',
    admin: 'منتظمِ اعلیٰ',
    supervisor: 'نگران',
    manager: 'مینیجر',
    executive: 'ایگزیکٹو',
  },
  demoNote: 'ایک کلک سے سائن ان ہو جائیں۔ ڈیمو کے سب لوگ ایک ہی ایونٹ میں ہیں۔',
};
