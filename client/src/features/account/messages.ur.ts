import { formatNumber } from '../../lib/format';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'اکاؤنٹ',
  loadFailed: 'آپ کے اکاؤنٹ کا یہ حصہ لوڈ نہیں ہو سکا',
  sections: {
    security: 'سائن ان اور حفاظت',
    notifications: 'اطلاعات اور رازداری',
    blocked: 'بلاک کیے گئے لوگ',
    data: 'آپ کی معلومات',
  },
  email: 'ای میل',
  verified: 'تصدیق شدہ',
  notVerified: 'غیر تصدیق شدہ',
  verify: 'ای میل کی تصدیق کریں',
  password: 'پاس ورڈ',
  passwordText: 'اسے بدلنے پر آپ باقی تمام ڈیوائسز سے سائن آؤٹ ہو جائیں گے۔',
  changePassword: 'پاس ورڈ تبدیل کریں',
  currentPassword: 'موجودہ پاس ورڈ',
  currentPasswordMissing: 'اپنا موجودہ پاس ورڈ درج کریں۔',
  passwordChanged: 'آپ کا پاس ورڈ تبدیل ہو گیا۔',
  cancel: 'منسوخ کریں',
  save: 'محفوظ کریں',
  sessions: 'ڈیوائسز',
  sessionsText:
    'جہاں جہاں آپ سائن ان ہیں۔ جس ڈیوائس کو آپ نہ پہچانیں، اسے سائن آؤٹ کریں اور اپنا پاس ورڈ بدل لیں۔',
  thisDevice: 'یہ ڈیوائس',
  unknownDevice: 'نامعلوم ڈیوائس',
  lastUsed: 'آخری استعمال',
  endSession: 'سائن آؤٹ کریں',
  endSessionOf: (device) => `${device} کو سائن آؤٹ کریں`,
  sessionEnded: 'ڈیوائس سائن آؤٹ ہو گئی۔',
  endOthers: 'باقی تمام ڈیوائسز سائن آؤٹ کریں',
  othersEnded: (count) =>
    count === 1 ? '1 ڈیوائس سائن آؤٹ ہو گئی۔' : `${formatNumber(count)} ڈیوائسز سائن آؤٹ ہو گئیں۔`,
  sessionFailed: 'ڈیوائس سائن آؤٹ نہیں ہو سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  activity: 'حالیہ سرگرمی',
  activityText: 'گزشتہ 90 دنوں میں آپ کے اکاؤنٹ پر کیا ہوا۔',
  activityEmpty: 'گزشتہ 90 دنوں میں کچھ نہیں ہوا۔',
  showMore: 'مزید دکھائیں',
  kinds: {
    CODE_ACCEPTED: 'ای میل کا کوڈ درج کیا گیا',
    CODE_FAILED: 'غلط یا زائد المیعاد کوڈ درج کیا گیا',
    LINK_FAILED: 'استعمال شدہ یا زائد المیعاد لنک کھولا گیا',
    PASSWORD_CHANGED: 'پاس ورڈ تبدیل کیا گیا',
    PASSWORD_FAILED: 'موجودہ پاس ورڈ غلط درج کیا گیا',
    PASSWORD_RESET: 'ای میل کے ذریعے نیا پاس ورڈ رکھا گیا',
    RECOVERY_REQUESTED: 'نیا پاس ورڈ رکھنے کی درخواست کی گئی',
    RESET_LINK_SENT: 'منتظم نے نیا پاس ورڈ رکھنے کا لنک بھیجا',
    ROLE_RAISED: 'آپ کا کردار تبدیل کیا گیا',
    SIGN_IN: 'سائن ان ہوا',
    SIGN_IN_FAILED: 'سائن ان کی ناکام کوشش',
  },
  choicesText: 'پورٹل آپ کو ہمیشہ فوراً اطلاع دیتا ہے۔ چنیں کہ ہر ایونٹ میں اس کے علاوہ کیا ہو۔',
  choicesEmpty: 'آپ ابھی کسی ایونٹ میں شامل نہیں ہوئے۔ ہر ایونٹ کے لیے آپ کے انتخاب یہاں نظر آئیں گے۔',
  toEvents: 'ایونٹس پر جائیں',
  mailsReminders: 'ملاقات سے 10 منٹ پہلے مجھے ای میل بھیجیں',
  sharesEmail: 'جن سے میری ملاقات طے ہو، انہیں میرا ای میل پتہ دکھائیں',
  choiceFailed: 'یہ محفوظ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  blockedText:
    'آپ اور آپ کے بلاک کیے ہوئے لوگ ایک دوسرے کو آن لائن نہیں دیکھ سکتے، اور نہ پیغام بھیج سکتے ہیں نہ مل سکتے ہیں۔',
  blockedEmpty: 'آپ نے کسی کو بلاک نہیں کیا',
  blockedEmptyText: 'کسی کو اس کے پروفائل یا گفتگو سے بلاک کیا جا سکتا ہے۔ ایسے لوگ یہاں نظر آئیں گے۔',
  unblock: 'ان بلاک کریں',
  unblockName: (name) => `${name} کو ان بلاک کریں`,
  unblocked: (name) => `${name} اب بلاک نہیں ہیں۔`,
  unblockFailed: 'اس شخص کو ان بلاک نہیں کیا جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  download: 'اپنی معلومات ڈاؤن لوڈ کریں',
  downloadText:
    'ہمارے پاس آپ کے بارے میں جو کچھ محفوظ ہے، ایک فائل میں: پروفائل، پیغامات، ملاقاتیں، ایجنڈا، سائن ان اور مزید۔',
  downloadButton: 'ڈاؤن لوڈ کریں',
  downloading: 'آپ کی فائل تیار ہو رہی ہے',
  downloaded: 'آپ کی فائل ڈاؤن لوڈ ہو گئی۔',
  fileName: (day) => `podium-data-${day}.json`,
  erase: 'اپنا اکاؤنٹ حذف کریں',
  eraseText: 'آپ کا اکاؤنٹ اور تمام ایونٹس میں آپ کے پروفائل حذف ہو جائیں گے۔ یہ عمل واپس نہیں ہو سکتا۔',
  eraseButton: 'اکاؤنٹ حذف کریں',
  eraseQuestion: 'اپنا اکاؤنٹ حذف کریں؟',
  erasePassword: 'تصدیق کے لیے اپنا پاس ورڈ درج کریں',
  eraseMeetings: (count) =>
    count === 1
      ? '1 ملاقات یا درخواست منسوخ ہوگی، اور دوسرے شخص کو بتا دیا جائے گا'
      : `${formatNumber(count)} ملاقاتیں اور درخواستیں منسوخ ہوں گی، اور دوسروں کو بتا دیا جائے گا`,
  eraseProfiles: (count) =>
    count === 1
      ? 'ایونٹ کے 1 پروفائل سے آپ کا نام، تصویر اور جوابات ہٹ جائیں گے'
      : `ایونٹس کے ${formatNumber(count)} پروفائلوں سے آپ کا نام، تصویر اور جوابات ہٹ جائیں گے`,
  eraseMessages: 'آپ کے بھیجے ہوئے پیغامات وصول کرنے والوں کے پاس آپ کے نام کے بغیر رہیں گے',
  eraseSessions: 'آپ تمام ڈیوائسز سے سائن آؤٹ ہو جائیں گے',
  erased: 'آپ کا اکاؤنٹ حذف کر دیا گیا۔',
};
