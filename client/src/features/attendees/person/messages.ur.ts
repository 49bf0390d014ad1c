import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  category: { ATTENDEE: 'شریک', SPEAKER: 'مقرر', INVESTOR: 'سرمایہ کار' },
  you: 'آپ',
  meet: 'ملاقات',
  requested: 'درخواست بھیجی گئی',
  answerRequest: 'درخواست کا جواب دیں',
  meetingAt: (time) => `ملاقات ${time} بجے`,
  meetingOn: (day, time) => `ملاقات ${day}، ${time}`,
  message: 'پیغام',
  unread: 'نہ پڑھے ہوئے',
  addBookmark: (name) => `${name} کو بک مارک کریں`,
  removeBookmark: (name) => `${name} کا بک مارک ہٹائیں`,
  confidence: { HIGH: 'بہت اچھی مطابقت', MEDIUM: 'اچھی مطابقت' },
  why: 'آپ کو کیوں ملنا چاہیے',
};
