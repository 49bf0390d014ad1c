import { bidi } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'اطلاعات',
  bell: (unread) => (unread === 0 ? 'اطلاعات' : bidi`اطلاعات، ${unread} نہ پڑھی ہوئی`),
  unread: 'نہ پڑھی ہوئی',
  markAllRead: 'سب کو پڑھا ہوا قرار دیں',
  loadFailed: 'آپ کی اطلاعات لوڈ نہیں ہو سکیں',
  markFailed: 'اسے پڑھا ہوا قرار نہیں دیا جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  emptyTitle: 'آپ سب کچھ دیکھ چکے ہیں',
  emptyText:
    'ملاقات کی درخواستیں، جوابات، یاد دہانیاں، اعلانات اور آپ کے ایجنڈے میں تبدیلیاں یہاں نظر آئیں گی۔',
  findPeople: 'ملنے کے لیے لوگ تلاش کریں',
  settings: 'اطلاعات کی ترتیبات',
  show: 'دکھائیں',
  noPerson: 'ایک سابق شریک',
  openPerson: (name) => bidi`${name} کا پروفائل کھولیں`,
  kinds: {
    MEETING_REQUESTED: (name) => bidi`${name} آپ سے ملنا چاہتے ہیں`,
    MEETING_ACCEPTED: (name) => bidi`${name} نے آپ کی ملاقات قبول کر لی`,
    MEETING_REJECTED: (name) => bidi`${name} نے آپ کی درخواست قبول نہیں کی`,
    MEETING_CANCELLED: (name) => bidi`${name} نے آپ کی ملاقات منسوخ کر دی`,
    MEETING_EXPIRED: (name) => bidi`${name} نے وقت پر جواب نہیں دیا`,
    MEETING_REMOVED: (name) => bidi`منتظمین نے ${name} کے ساتھ آپ کی ملاقات ہٹا دی`,
    MEETING_MOVED: (name) => bidi`${name} کے ساتھ آپ کی ملاقات کا وقت یا جگہ بدل گئی ہے`,
    MEETING_PROPOSED: (name) => bidi`${name} نے دوسرا وقت تجویز کیا ہے`,
    PROPOSAL_REJECTED: (name) => bidi`${name} نے آپ کا تجویز کردہ وقت قبول نہیں کیا`,
    MEETING_REMINDER: (name) => bidi`${name} کے ساتھ آپ کی ملاقات جلد شروع ہونے والی ہے`,
    ACTIVITY_CHANGED: (title) => bidi`آپ کے ایجنڈے میں ”${title}“ بدل گیا ہے`,
    ACTIVITY_REMOVED: (title) => bidi`”${title}“ پروگرام سے ہٹا دیا گیا`,
    ANNOUNCEMENT: (title) => bidi`${title}`,
    CONTACT_REQUESTED: (name) => bidi`${name} نے آپ سے ملاقات کی اور آپ کا ای میل اور فون نمبر مانگا ہے`,
    CONTACT_EXCHANGE_REQUESTED: (name) =>
      bidi`${name} نے آپ کا بیج اسکین کیا اور رابطے کی تفصیلات کا تبادلہ چاہتے ہیں`,
    CONTACT_EXCHANGED: (name) => bidi`آپ اور ${name} نے رابطے کی تفصیلات کا تبادلہ کر لیا`,
    COMPANY_INVITED: (name) => bidi`${name} آپ کو اپنی ٹیم میں شامل ہونے کی دعوت دیتی ہے`,
    COMPANY_MEETING_REQUESTED: (name) => bidi`${name} آپ کی کمپنی سے ملنا چاہتے ہیں`,
    LEAD_REMINDER: (name) => bidi`${name} سے دوبارہ رابطہ کریں`,
    TIMETABLE_CHANGED: () => 'منتظمین نے آپ کی ملاقاتیں طے کر دی ہیں',
    CONDUCT_WARNING: () =>
      'آپ کے ایک پیغام سے کسی کو ناگواری ہوئی۔ براہِ کرم اپنے پیغامات دوستانہ اور مختصر رکھیں۔ کوئی سوال ہو تو منتظمین خوشی سے مدد کریں گے۔',
  },
  personLeft: 'آپ کی ملاقات ہٹا دی گئی: دوسرا شخص تقریب چھوڑ چکا ہے',
  reply: 'جواب دیں',
  replyTo: (name) => bidi`${name} کو جواب دیں`,
  send: 'بھیجیں',
  sending: 'انتظار ہے...',
  sent: 'بھیج دیا گیا',
  openChat: 'گفتگو کھولیں',
};
