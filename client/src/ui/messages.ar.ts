import { bidi, counted } from '../lib/bidi';
import type { Translation } from '../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  updateReady: 'إصدار جديد من Podium جاهز.',
  reload: 'إعادة التحميل',
  retry: 'إعادة المحاولة',
  goHome: 'إلى الصفحة الرئيسية',
  back: 'رجوع',
  loading: 'جارٍ التحميل',
  offline: 'أنت غير متصل بالإنترنت. ما زال بإمكانك قراءة الصفحات التي فتحتها من قبل.',
  unreachable: 'لا يستجيب Podium الآن. تبقى مسجَّل الدخول بينما نحاول الاتصال من جديد.',
  paused: 'طلبات كثيرة دفعة واحدة. سيُعاد التحميل بعد لحظات.',
  showPassword: 'إظهار كلمة المرور',
  reconnecting: 'انقطع الاتصال. تعود التحديثات المباشرة فور رجوعه.',
  skipToContent: 'الانتقال إلى المحتوى',
  colourMode: 'المظهر',
  colourModes: { light: 'فاتح', dark: 'داكن', system: 'حسب النظام' },
  language: 'اللغة',
  sort: 'الترتيب حسب',
  clearSearch: 'مسح البحث',
  filters: {
    button: 'عوامل التصفية',
    active: 'مفعّلة',
    remove: (filter) => bidi`إزالة عامل التصفية: ${filter}`,
    clearAll: 'مسح الكل',
    show: (results) => bidi`عرض ${results}`,
    done: 'عرض النتائج',
  },
  failedTitle: 'تعذّر تحميل هذا',
  errorPages: {
    403: {
      title: 'هذه الصفحة ليست لك',
      text: 'لا تملك صلاحية فتحها. اطلبها من المنظمين إن كنت تحتاج إليها.',
    },
    404: { title: 'الصفحة غير موجودة', text: 'لا شيء في هذا العنوان. ربما كان الرابط ناقصًا أو قديمًا.' },
    500: { title: 'حدث خلل تقني', text: 'تعذّر علينا تنفيذ طلبك. حدّث الصفحة أو حاول لاحقًا.' },
  },
  unloaded: (online) => ({
    title: online ? 'تعذّر تحميل هذه الصفحة' : 'هذه الصفحة غير متاحة دون اتصال',
    text: online
      ? 'لم يُجب بوديوم. يرجى المحاولة من جديد.'
      : 'لم تُفتح على هذا الجهاز من قبل. اتصل بالإنترنت وحاول من جديد.',
  }),
  entryCode: 'رمز الدخول',
  hereNow: 'موجود الآن',
  stand: (stand) => bidi`الجناح ${stand}`,
  today: 'اليوم',
  now: 'الآن',
  inSpan: (span) => bidi`بعد ${span}`,
  eventTimeNote: (zone) => bidi`الأوقات بتوقيت الفعالية (${zone}).`,
  matches: (count) =>
    counted(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  timeline: {
    movable: 'يمكن نقله',
    howToMove: 'اضغط مفتاح المسافة للالتقاط، ومفاتيح الأسهم للنقل، والمسافة للوضع، وEscape للإلغاء.',
    picked: (item) => bidi`تم التقاط ${item}.`,
    over: (item, row, time) => bidi`${item}: ${row}، ${time}.`,
    dropped: (item, row, time) => bidi`نُقل ${item} إلى ${row}، ${time}.`,
    notMoved: (item) => bidi`لم يُنقل ${item}.`,
  },
  chart: {
    view: (title) => bidi`عرض «${title}» على شكل`,
    chart: 'رسم بياني',
    table: 'جدول',
    unknown: '–',
    others: 'أخرى',
  },
  externalLink: 'يُفتح في علامة تبويب جديدة',
};
