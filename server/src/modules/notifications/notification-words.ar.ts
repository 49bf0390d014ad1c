import type { NotificationWords } from './notification-words.en';

export const arabic: NotificationWords = {
  nobody: 'مشارك سابق',
  personLeft: 'أُزيل لقاؤك: غادر الشخص الآخر الفعالية',
  pod: (name) => `المقصورة: ${name}`,
  kinds: {
    MEETING_REQUESTED: (name) => `يودّ ${name} لقاءك`,
    MEETING_ACCEPTED: (name) => `قبل ${name} لقاءك`,
    MEETING_REJECTED: (name) => `اعتذر ${name} عن طلبك`,
    MEETING_CANCELLED: (name) => `ألغى ${name} لقاءكما`,
    MEETING_EXPIRED: (name) => `لم يردّ ${name} في الوقت المحدد`,
    MEETING_REMOVED: (name) => `أزال المنظمون لقاءك مع ${name}`,
    MEETING_MOVED: (name) => `تغيّر موعد لقاءك مع ${name} أو مكانه`,
    MEETING_PROPOSED: (name) => `يقترح ${name} وقتًا آخر`,
    PROPOSAL_REJECTED: (name) => `اعتذر ${name} عن الوقت الذي اقترحته`,
    MEETING_REMINDER: (name) => `يبدأ لقاؤك مع ${name} قريبًا`,
    ACTIVITY_CHANGED: (title) => `تغيّرت «${title}» في جدولك`,
    ACTIVITY_REMOVED: (title) => `أُزيلت «${title}» من البرنامج`,
    ANNOUNCEMENT: (title) => title,
    CONTACT_REQUESTED: (name) => `التقتك ${name} وتطلب بريدك الإلكتروني ورقم هاتفك`,
    CONTACT_EXCHANGE_REQUESTED: (name) => `مسح ${name} بطاقتك ويودّ تبادل بيانات الاتصال`,
    CONTACT_EXCHANGED: (name) => `تبادلت بيانات الاتصال مع ${name}`,
    COMPANY_INVITED: (name) => `تدعوك ${name} إلى الانضمام إلى فريقها`,
    COMPANY_MEETING_REQUESTED: (name) => `يودّ ${name} لقاء شركتك`,
    LEAD_REMINDER: (name) => `تابِع مع ${name}`,
    TIMETABLE_CHANGED: () => 'خطّط المنظمون لقاءاتك',
    CONDUCT_WARNING: () =>
      'أزعجت إحدى رسائلك شخصًا ما. نرجو أن تبقى رسائلك ودّية وفي صلب الموضوع. يسعد المنظمين أن يجيبوا عن أسئلتك.',
  },
};
