import { counted } from './bidi';
import type { Translation } from './i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  today: 'اليوم',
  yesterday: 'أمس',
  tomorrow: 'غدًا',
  toast: { undo: 'تراجع', undone: 'تم التراجع.', tryAgain: 'أعد المحاولة' },
  notSent: 'لم يُرسَل: لا توجد شبكة',
  dialog: { ok: 'حسنًا', yes: 'نعم', no: 'لا' },
  myMeetings: 'لقاءاتي',
  span: {
    joint: ' و',
    days: (count) =>
      counted(count, { one: 'يوم', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' }),
    hours: (count) =>
      counted(count, { one: 'ساعة', two: 'ساعتان', few: '# ساعات', many: '# ساعة', other: '# ساعة' }),
    minutes: (count) =>
      counted(count, { one: 'دقيقة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' }),
    justNow: 'الآن',
    ago: (span) => `قبل ${span}`,
  },
  errors: {
    UNAUTHENTICATED: 'يرجى تسجيل الدخول من جديد.',
    FORBIDDEN: 'ليس لديك إذن بالوصول إلى هذا.',
    NOT_FOUND: 'لم نعثر على هذا. ربما أُزيل.',
    BAD_USER_INPUT: 'بعض ما أدخلته غير صحيح. يرجى مراجعته والمحاولة من جديد.',
    CONFLICT: 'تغيّر هذا في الأثناء. يرجى مراجعته والمحاولة من جديد.',
    PAYLOAD_TOO_LARGE: 'هذا أكبر من أن يُرسَل.',
    UNSUPPORTED_MEDIA_TYPE: 'هذا النوع من الملفات غير مدعوم.',
    RATE_LIMITED: 'محاولات كثيرة. يرجى الانتظار قليلًا ثم المحاولة من جديد.',
    QUERY_TOO_COMPLEX: 'هذا الطلب يسأل عن الكثير دفعة واحدة.',
    INTERNAL_SERVER_ERROR: 'حدث خطأ من جانبنا. يرجى المحاولة من جديد.',
    NETWORK: 'حدث خطأ أثناء جلب البيانات من الخادم',
  },
  retryAfter: (seconds, isBudget) =>
    `${isBudget ? 'طلبات كثيرة دفعة واحدة.' : 'محاولات كثيرة.'} حاول من جديد بعد ${counted(seconds, {
      one: 'ثانية واحدة',
      two: 'ثانيتين',
      few: '# ثوانٍ',
      many: '# ثانية',
      other: '# ثانية',
    })}.`,
};
