import { bidi } from '../../../lib/bidi';
import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  dialog: 'کمپنی سے ملیں',
  title: (company) => bidi`${company} سے ملیں`,
  asksAll: 'ٹیم کے ہر اس فرد سے پوچھا جاتا ہے جو فارغ ہو۔ جو پہلے قبول کرے، وہ آپ سے ملتا ہے۔',
  existing: 'آپ کی زیرِ انتظار درخواستیں',
  nobody: 'اس کمپنی کے کسی فرد سے ملاقات ممکن نہیں',
  noSlotsText: 'ایسا کوئی وقت نہیں جب آپ، ٹیم کا کوئی فرد اور کوئی پوڈ فارغ ہوں۔',
  sent: (company) => bidi`${company} سے درخواست کر دی گئی`,
  toTeam: 'آپ کی کمپنی سے درخواست',
  ownRequests: 'وہ کمپنیاں جن سے آپ نے درخواست کی',
  waiting: (company) => bidi`${company} کے جواب کا انتظار`,
  taken: (name) => bidi`${name} نے لے لی`,
  someone: 'ایک ساتھی',
  mine: 'یہ آپ نے لے لی۔ یہ ”میری ملاقاتیں“ میں ہے۔',
  passed: 'آپ کے لیے نہیں',
  declined: 'کوئی آپ سے نہیں مل سکا',
  cancelled: 'منسوخ',
  expired: 'جواب کے بغیر میعاد ختم',
  removed: 'بند',
  accept: 'قبول کریں',
  acceptName: (name) => bidi`${name} کے ساتھ ملاقات قبول کریں`,
  notMe: 'میں نہیں',
  notMeName: (name) => bidi`میں نہیں: ${name} کے ساتھ ملاقات دوسروں پر چھوڑ دیں`,
  more: (name) => bidi`${name} کی درخواست کے لیے مزید`,
  accepted: (name) => bidi`آپ ${name} سے ملیں گے`,
  proposed: (name) => bidi`آپ نے ${name} کو دوسرا وقت تجویز کیا`,
  cancelTitle: (company) => bidi`${company} سے اپنی درخواست منسوخ کریں؟`,
  cancelText: (when) => bidi`${when}۔ ٹیم کا کوئی فرد اسے مزید قبول نہیں کر سکے گا۔`,
  refused: {
    EXPIRED: 'اس درخواست کی میعاد ختم ہو چکی ہے۔',
    STATUS_CHANGED: 'یہ درخواست اس دوران بدل گئی ہے۔',
    ASKED_BY_YOU: 'آپ نے اس وقت کے لیے اس شخص سے خود درخواست کی ہے۔',
  },
};
