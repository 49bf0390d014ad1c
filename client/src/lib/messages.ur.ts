import { bidi } from './bidi';
import type { Translation } from './i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  today: 'آج',
  yesterday: 'گزشتہ کل',
  tomorrow: 'آنے والا کل',
  toast: { undo: 'واپس لیں', undone: 'واپس لے لیا گیا۔', tryAgain: 'دوبارہ کوشش کریں' },
  notSent: 'نہیں بھیجا گیا: نیٹ ورک نہیں ہے',
  dialog: { ok: 'ٹھیک ہے', yes: 'ہاں', no: 'نہیں' },
  myMeetings: 'میری ملاقاتیں',
  span: {
    joint: ' ',
    days: (count) => bidi`${count} دن`,
    hours: (count) => bidi`${count} گھنٹے`,
    minutes: (count) => bidi`${count} منٹ`,
    justNow: 'ابھی ابھی',
    ago: (span) => `${span} پہلے`,
  },
  errors: {
    UNAUTHENTICATED: 'براہِ کرم دوبارہ سائن ان کریں۔',
    FORBIDDEN: 'آپ کو اس تک رسائی نہیں ہے۔',
    NOT_FOUND: 'ہمیں یہ نہیں ملا۔ شاید اسے ہٹا دیا گیا ہو۔',
    BAD_USER_INPUT: 'کچھ درست نہیں ہے۔ براہِ کرم دیکھ کر دوبارہ کوشش کریں۔',
    CONFLICT: 'اس دوران اس میں تبدیلی ہو گئی۔ براہِ کرم دوبارہ دیکھیں۔',
    PAYLOAD_TOO_LARGE: 'یہ بھیجنے کے لیے بہت بڑا ہے۔',
    UNSUPPORTED_MEDIA_TYPE: 'اس قسم کی فائل قبول نہیں کی جاتی۔',
    RATE_LIMITED: 'بہت زیادہ کوششیں ہو گئیں۔ تھوڑا انتظار کر کے دوبارہ کوشش کریں۔',
    QUERY_TOO_COMPLEX: 'ایک ساتھ بہت کچھ مانگا گیا۔',
    INTERNAL_SERVER_ERROR: 'ہماری طرف سے کچھ خرابی ہو گئی۔ براہِ کرم دوبارہ کوشش کریں۔',
    NETWORK: 'سرور سے معلومات لانے میں خرابی ہوئی',
  },
  retryAfter: (seconds, isBudget) =>
    `${isBudget ? 'ایک ساتھ بہت زیادہ درخواستیں ہو گئیں۔' : 'بہت زیادہ کوششیں ہو گئیں۔'} ` +
    bidi`${seconds} سیکنڈ انتظار کر کے دوبارہ کوشش کریں۔`,
};
