import type { NotificationWords } from './notification-words.en';

export const urdu: NotificationWords = {
  nobody: 'ایک سابق شریک',
  personLeft: 'آپ کی ملاقات ہٹا دی گئی: دوسرا شخص تقریب چھوڑ چکا ہے',
  pod: (name) => `پوڈ: ${name}`,
  kinds: {
    MEETING_REQUESTED: (name) => `${name} آپ سے ملنا چاہتے ہیں`,
    MEETING_ACCEPTED: (name) => `${name} نے آپ کی ملاقات قبول کر لی`,
    MEETING_REJECTED: (name) => `${name} نے آپ کی درخواست قبول نہیں کی`,
    MEETING_CANCELLED: (name) => `${name} نے آپ کی ملاقات منسوخ کر دی`,
    MEETING_EXPIRED: (name) => `${name} نے وقت پر جواب نہیں دیا`,
    MEETING_REMOVED: (name) => `منتظمین نے ${name} کے ساتھ آپ کی ملاقات ہٹا دی`,
    MEETING_MOVED: (name) => `${name} کے ساتھ آپ کی ملاقات کا وقت یا جگہ بدل گئی ہے`,
    MEETING_PROPOSED: (name) => `${name} نے دوسرا وقت تجویز کیا ہے`,
    PROPOSAL_REJECTED: (name) => `${name} نے آپ کا تجویز کردہ وقت قبول نہیں کیا`,
    MEETING_REMINDER: (name) => `${name} کے ساتھ آپ کی ملاقات جلد شروع ہونے والی ہے`,
    ACTIVITY_CHANGED: (title) => `آپ کے ایجنڈے میں ”${title}“ بدل گیا ہے`,
    ACTIVITY_REMOVED: (title) => `”${title}“ پروگرام سے ہٹا دیا گیا`,
    ANNOUNCEMENT: (title) => title,
    CONTACT_REQUESTED: (name) => `${name} نے آپ سے ملاقات کی اور آپ کا ای میل اور فون نمبر مانگا ہے`,
    CONTACT_EXCHANGE_REQUESTED: (name) =>
      `${name} نے آپ کا بیج اسکین کیا اور رابطے کی تفصیلات کا تبادلہ چاہتے ہیں`,
    CONTACT_EXCHANGED: (name) => `آپ اور ${name} نے رابطے کی تفصیلات کا تبادلہ کر لیا`,
    COMPANY_INVITED: (name) => `${name} آپ کو اپنی ٹیم میں شامل ہونے کی دعوت دیتی ہے`,
    COMPANY_MEETING_REQUESTED: (name) => `${name} آپ کی کمپنی سے ملنا چاہتے ہیں`,
    LEAD_REMINDER: (name) => `${name} سے دوبارہ رابطہ کریں`,
    TIMETABLE_CHANGED: () => 'منتظمین نے آپ کی ملاقاتیں طے کر دی ہیں',
    CONDUCT_WARNING: () =>
      'آپ کے ایک پیغام سے کسی کو ناگواری ہوئی۔ براہِ کرم اپنے پیغامات دوستانہ اور مختصر رکھیں۔ کوئی سوال ہو تو منتظمین خوشی سے مدد کریں گے۔',
  },
};
