import { bidi } from '../../../lib/bidi';
import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  category: { ATTENDEE: 'شریک', SPEAKER: 'مقرر', INVESTOR: 'سرمایہ کار' },
  you: 'آپ',
  meet: 'ملاقات',
  requested: 'درخواست بھیجی گئی',
  answerRequest: 'درخواست کا جواب دیں',
  meetingAt: (time) => bidi`ملاقات ${time} بجے`,
  meetingOn: (day, time) => bidi`ملاقات ${day}، ${time}`,
  message: 'پیغام',
  unread: 'نہ پڑھے ہوئے',
  addBookmark: (name) => bidi`${name} کو بک مارک کریں`,
  removeBookmark: (name) => bidi`${name} کا بک مارک ہٹائیں`,
  confidence: { HIGH: 'بہت اچھی مطابقت', MEDIUM: 'اچھی مطابقت' },
  why: 'آپ کو کیوں ملنا چاہیے',
  reasons: {
    OFFERS_WHAT_YOU_SEEK: 'وہ پیش کرتے ہیں جو آپ ڈھونڈتے ہیں',
    SEEKS_WHAT_YOU_OFFER: 'وہ ڈھونڈتے ہیں جو آپ پیش کرتے ہیں',
    WANTED_PERSONA: 'جن کی آپ کو تلاش ہے',
    SHARED_INTEREST: 'آپ دونوں میں مشترک',
    SAME_FIELD: 'آپ کے شعبے میں',
  },
  personas: {
    'IT exporters': 'آئی ٹی برآمد کنندگان',
    exhibitors: 'نمائش کنندگان',
    startups: 'اسٹارٹ اپس',
    sponsors: 'اسپانسرز',
    investors: 'سرمایہ کار',
    speakers: 'مقررین',
    visitors: 'شرکاء',
  },
};
