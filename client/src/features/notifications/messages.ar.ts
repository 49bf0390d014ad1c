import { bidi } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'الإشعارات',
  bell: (unread) => (unread === 0 ? 'الإشعارات' : bidi`الإشعارات، غير المقروءة: ${unread}`),
  unread: 'غير مقروء',
  markAllRead: 'تعليم الكل كمقروء',
  loadFailed: 'تعذّر تحميل إشعاراتك',
  markFailed: 'تعذّر تعليم هذا كمقروء. يرجى المحاولة من جديد.',
  emptyTitle: 'لا جديد لديك',
  emptyText: 'تظهر هنا طلبات اللقاء والردود والتذكيرات والإعلانات وتغييرات جدولك.',
  findPeople: 'البحث عن أشخاص للقائهم',
  settings: 'إعدادات الإشعارات',
  show: 'عرض',
  noPerson: 'مشارك سابق',
  openPerson: (name) => bidi`فتح ملف ${name}`,
  kinds: {
    MEETING_REQUESTED: (name) => bidi`يودّ ${name} لقاءك`,
    MEETING_ACCEPTED: (name) => bidi`قبل ${name} لقاءك`,
    MEETING_REJECTED: (name) => bidi`اعتذر ${name} عن طلبك`,
    MEETING_CANCELLED: (name) => bidi`ألغى ${name} لقاءكما`,
    MEETING_EXPIRED: (name) => bidi`لم يردّ ${name} في الوقت المحدد`,
    MEETING_REMOVED: (name) => bidi`أزال المنظمون لقاءك مع ${name}`,
    MEETING_MOVED: (name) => bidi`تغيّر موعد لقاءك مع ${name} أو مكانه`,
    MEETING_PROPOSED: (name) => bidi`يقترح ${name} وقتًا آخر`,
    PROPOSAL_REJECTED: (name) => bidi`اعتذر ${name} عن الوقت الذي اقترحته`,
    MEETING_REMINDER: (name) => bidi`يبدأ لقاؤك مع ${name} قريبًا`,
    ACTIVITY_CHANGED: (title) => bidi`تغيّرت «${title}» في جدولك`,
    ACTIVITY_REMOVED: (title) => bidi`أُزيلت «${title}» من البرنامج`,
    ANNOUNCEMENT: (title) => bidi`${title}`,
    CONDUCT_WARNING: () =>
      'أزعجت إحدى رسائلك شخصًا ما. نرجو أن تبقى رسائلك ودّية وفي صلب الموضوع. يسعد المنظمين أن يجيبوا عن أسئلتك.',
  },
  personLeft: 'أُزيل لقاؤك: غادر الشخص الآخر الفعالية',
  reply: 'الرد',
  replyTo: (name) => bidi`الرد على ${name}`,
  send: 'إرسال',
  sending: 'بالانتظار...',
  sent: 'أُرسلت',
  openChat: 'فتح المحادثة',
};
