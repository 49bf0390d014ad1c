import { bidi } from '../../../lib/bidi';
import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  category: { ATTENDEE: 'مشارك', SPEAKER: 'متحدث', INVESTOR: 'مستثمر' },
  you: 'أنت',
  meet: 'لقاء',
  requested: 'أُرسل الطلب',
  answerRequest: 'الرد على الطلب',
  meetingAt: (time) => bidi`لقاء في ${time}`,
  meetingOn: (day, time) => bidi`لقاء ${day}، ${time}`,
  message: 'مراسلة',
  unread: 'غير مقروءة',
  addBookmark: (name) => bidi`حفظ ${name}`,
  removeBookmark: (name) => bidi`إزالة ${name} من المحفوظات`,
  confidence: { HIGH: 'تطابق قوي', MEDIUM: 'تطابق جيد' },
  why: 'لماذا يفيدكما اللقاء',
  reasons: {
    OFFERS_WHAT_YOU_SEEK: 'يقدّم ما تبحث عنه',
    SEEKS_WHAT_YOU_OFFER: 'يبحث عما تقدّمه',
    WANTED_PERSONA: 'ممن تبحث عنهم',
    SHARED_INTEREST: 'المشترك بينكما',
    SAME_FIELD: 'في مجالك',
  },
  personas: {
    'IT exporters': 'مصدّرو تقنية المعلومات',
    exhibitors: 'العارضون',
    startups: 'الشركات الناشئة',
    sponsors: 'الرعاة',
    investors: 'المستثمرون',
    speakers: 'المتحدثون',
    visitors: 'الزوار',
  },
};
