import { bidi, counted } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

const kindNames = {
  IT_EXPORTER: 'آئی ٹی برآمد کنندگان',
  EXHIBITOR: 'نمائش کنندگان',
  STARTUP: 'اسٹارٹ اپ',
  SPONSOR: 'اسپانسر',
};

export const messages: Translation<typeof english> = {
  title: 'تلاش',
  label: 'اس ایونٹ میں تلاش کریں',
  placeholder: 'لوگ، کمپنیاں، سیشن اور مدد تلاش کریں',
  shortPlaceholder: 'اس ایونٹ میں تلاش کریں',
  results: 'تلاش کے نتائج',
  groups: {
    ATTENDEE: 'لوگ',
    COMPANY: 'کمپنیاں',
    SESSION: 'سیشن',
    FAQ: 'مدد',
    recent: 'حالیہ تلاشیں',
    tryThese: 'ان میں سے کوئی آزمائیں',
    browse: 'ادھر دیکھیں',
  },
  clear: 'تلاش صاف کریں',
  close: 'بند کریں',
  clearRecent: 'صاف کریں',
  hint: 'لوگوں، کمپنیوں، سیشن اور سوالوں کے جواب کو نام، موضوع یا پورے جملے سے تلاش کریں: ”فن ٹیک میں سرمایہ کار“۔ ہجے کی معمولی غلطیوں سے فرق نہیں پڑتا۔',
  searching: 'تلاش جاری ہے',
  count: (count) => counted(count, { one: '# نتیجہ', other: '# نتائج' }),
  nothing: (text) => bidi`”${text}“ کے لیے کچھ نہیں ملا`,
  nothingText: 'کم الفاظ یا مختلف ہجے آزمائیں، یا یہاں سے آگے بڑھیں۔',
  similar: 'ملتا جلتا',
  roles: {
    INVESTOR: 'سرمایہ کار',
    SPEAKER: 'مقرر',
    EXHIBITOR: 'نمائش کنندہ',
    STARTUP: 'اسٹارٹ اپ',
    SPONSOR: 'اسپانسر',
    IT_EXPORTER: 'آئی ٹی برآمد کنندہ',
  },
  related: (words) => bidi`ملتے جلتے الفاظ: ${words}`,
  interestedIn: (topics) => bidi`دلچسپی: ${topics}`,
  allPeople: (text) => bidi`تمام شرکاء میں ”${text}“ تلاش کریں`,
  interestedPeople: (count, topic) =>
    bidi`${topic} میں دلچسپی: ${counted(count, { one: '# شخص دیکھیں', other: 'تمام # لوگ دیکھیں' })}`,
  allInterested: (role, topic) =>
    bidi`${topic} میں دلچسپی: ${role === 'INVESTOR' ? 'تمام سرمایہ کار' : 'تمام مقررین'}`,
  companiesIn: (count, kind, sector) => bidi`${sector}: تمام ${count} ${kindNames[kind]} دیکھیں`,
  sessionsOf: (count, track) => bidi`${track}: تمام ${count} سیشن دیکھیں`,
  people: (count) => counted(count, { one: '# شخص', other: '# لوگ' }),
  companies: (count) => counted(count, { one: '# کمپنی', other: '# کمپنیاں' }),
  allAttendees: 'تمام شرکاء',
  allOf: {
    INVESTOR: 'تمام سرمایہ کار',
    SPEAKER: 'تمام مقررین',
    EXHIBITOR: 'تمام نمائش کنندگان',
    STARTUP: 'تمام اسٹارٹ اپس',
    SPONSOR: 'تمام اسپانسرز',
    IT_EXPORTER: 'تمام آئی ٹی برآمد کنندگان',
  },
  schedule: 'شیڈول',
  help: 'مدد',
  failed: 'تلاش نہیں ہو سکی',
  keys: { move: 'آگے پیچھے جانے کے لیے', open: 'کھولنے کے لیے', close: 'بند کرنے کے لیے' },
};
