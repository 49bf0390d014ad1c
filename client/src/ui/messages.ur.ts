import { bidi, counted } from '../lib/bidi';
import type { Translation } from '../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  updateReady: 'Podium کا نیا ورژن تیار ہے۔',
  reload: 'دوبارہ لوڈ کریں',
  retry: 'دوبارہ کوشش کریں',
  goHome: 'ہوم پر جائیں',
  back: 'واپس',
  loading: 'لوڈ ہو رہا ہے',
  offline:
    'آپ آف لائن ہیں۔ جو آپ دیکھ چکے ہیں وہ پڑھا جا سکتا ہے؛ تبدیلیاں آپ کے آن لائن ہونے پر محفوظ ہوں گی۔',
  unreachable: 'Podium اس وقت جواب نہیں دے رہا۔ آپ سائن ان رہیں گے؛ ہم کوشش جاری رکھے ہوئے ہیں۔',
  paused: 'ایک ساتھ بہت زیادہ درخواستیں ہو گئیں۔ تھوڑی دیر میں دوبارہ لوڈ ہو گا۔',
  showPassword: 'پاس ورڈ دکھائیں',
  reconnecting: 'رابطہ منقطع ہو گیا۔ بحال ہوتے ہی تازہ معلومات دوبارہ آنے لگیں گی۔',
  skipToContent: 'مواد پر جائیں',
  colourMode: 'ظاہری شکل',
  colourModes: { light: 'روشن', dark: 'گہرا', system: 'سسٹم کے مطابق' },
  language: 'زبان',
  sort: 'ترتیب',
  clearSearch: 'تلاش صاف کریں',
  filters: {
    button: 'فلٹر',
    active: 'فعال',
    remove: (filter) => bidi`فلٹر ہٹائیں: ${filter}`,
    clearAll: 'سب صاف کریں',
    show: (results) => bidi`${results} دکھائیں`,
    done: 'نتائج دکھائیں',
  },
  failedTitle: 'یہ لوڈ نہیں ہو سکا',
  errorPages: {
    403: {
      title: 'یہ صفحہ آپ کے لیے نہیں ہے',
      text: 'آپ کو اسے کھولنے کی اجازت نہیں۔ ضرورت ہو تو منتظمین سے کہیں۔',
    },
    404: { title: 'یہ صفحہ نہیں ملا', text: 'اس پتے پر کچھ نہیں ہے۔ شاید لنک ادھورا یا پرانا ہے۔' },
    500: {
      title: 'تکنیکی خرابی ہو گئی',
      text: 'ہم آپ کی درخواست پوری نہ کر سکے۔ صفحہ تازہ کریں یا کچھ دیر بعد کوشش کریں۔',
    },
  },
  unloaded: (online: boolean) => ({
    title: online ? 'یہ صفحہ لوڈ نہیں ہو سکا' : 'یہ صفحہ آف لائن دستیاب نہیں',
    text: online
      ? 'پوڈیم نے جواب نہیں دیا۔ براہ کرم دوبارہ کوشش کریں۔'
      : 'یہ صفحہ اس ڈیوائس پر پہلے نہیں کھولا گیا۔ انٹرنیٹ سے جڑ کر دوبارہ کوشش کریں۔',
  }),
  entryCode: 'داخلہ کوڈ',
  hereNow: 'ابھی یہاں ہیں',
  stand: (stand) => bidi`اسٹال ${stand}`,
  today: 'آج',
  now: 'ابھی',
  inSpan: (span) => bidi`${span} میں`,
  eventTimeNote: (zone) => bidi`اوقات ایونٹ کے وقت (${zone}) کے مطابق ہیں۔`,
  matches: (count) => counted(count, { one: '# نتیجہ', other: '# نتائج' }),
  timeline: {
    movable: 'منتقل کیا جا سکتا ہے',
    howToMove:
      'اٹھانے کے لیے Space، ہلانے کے لیے تیر والی کلیدیں، رکھنے کے لیے دوبارہ Space اور منسوخ کرنے کے لیے Escape دبائیں۔',
    picked: (item) => bidi`${item} اٹھا لیا گیا۔`,
    over: (item, row, time) => bidi`${item}: ${row}، ${time}۔`,
    dropped: (item, row, time) => bidi`${item} کو ${row}، ${time} پر منتقل کر دیا گیا۔`,
    notMoved: (item) => bidi`${item} منتقل نہیں ہوا۔`,
  },
  chart: {
    view: (title) => bidi`”${title}“ کی شکل`,
    chart: 'چارٹ',
    table: 'جدول',
    unknown: '–',
    others: 'دیگر',
  },
  externalLink: 'نئے ٹیب میں کھلے گا',
};
