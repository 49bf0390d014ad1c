import { bidi } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  yes: 'نعم',
  no: 'لا',
  choose: 'اختر إجابة',
  chooseCountry: 'اختر دولة',
  clear: 'إزالة الإجابة',
  clearOf: (question) => bidi`إزالة الإجابة عن «${question}»`,
  why: 'لماذا نسأل:',
  seenBy: {
    STAFF: 'لا يراها سواك والمنظّمين.',
    GROUPS: 'تراها أنت والمنظّمون وبعض مجموعات الحضور.',
    EVERYBODY: 'يراها جميع الحضور.',
  },
  missing: 'يُرجى الإجابة عن هذا السؤال.',
  noNumber: 'أدخل رقمًا، مثل 12.5.',
  noLink: 'أدخل رابطًا يبدأ بـ https://',
  willBeRemoved: (question) => bidi`ستُزال الإجابة عن «${question}» عند الحفظ.`,
  answers: 'عن هذه الفعالية',
};
