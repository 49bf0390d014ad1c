import type { CompanyKind } from '../../generated/graphql';
import { bidi, counted } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

const kindNames: Record<CompanyKind, string> = {
  IT_EXPORTER: 'مصدّري تقنية المعلومات',
  EXHIBITOR: 'العارضين',
  STARTUP: 'الشركات الناشئة',
  SPONSOR: 'الرعاة',
};

export const messages: Translation<typeof english> = {
  title: 'البحث',
  label: 'البحث في هذه الفعالية',
  placeholder: 'ابحث عن أشخاص وشركات وجلسات ومساعدة',
  shortPlaceholder: 'ابحث في هذه الفعالية',
  results: 'نتائج البحث',
  groups: {
    ATTENDEE: 'الأشخاص',
    COMPANY: 'الشركات',
    SESSION: 'الجلسات',
    FAQ: 'المساعدة',
    recent: 'عمليات البحث الأخيرة',
    tryThese: 'جرّب إحدى هذه الكلمات',
    browse: 'تصفّح',
  },
  clear: 'مسح البحث',
  close: 'إغلاق',
  clearRecent: 'مسح',
  hint: 'ابحث عن أشخاص وشركات وجلسات وإجابات، بالاسم أو بالموضوع أو بجملة: «مستثمرون في التقنية المالية». لا بأس بأخطاء الكتابة الصغيرة.',
  searching: 'جارٍ البحث',
  count: (count) =>
    counted(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  nothing: (text) => bidi`لا نتائج عن «${text}»`,
  nothingText: 'جرّب كلمات أقل أو كتابة أخرى.',
  similar: 'مشابه',
  roles: {
    INVESTOR: 'مستثمر',
    SPEAKER: 'متحدث',
    EXHIBITOR: 'عارض',
    STARTUP: 'شركة ناشئة',
    SPONSOR: 'راعٍ',
    IT_EXPORTER: 'مصدّر تقنية معلومات',
  },
  related: (words) => bidi`كلمات قريبة: ${words}`,
  interestedIn: (topics) => bidi`الاهتمامات: ${topics}`,
  allPeople: (text) => bidi`البحث عن «${text}» بين كل المشاركين`,
  interestedPeople: (count, topic) => bidi`عرض المهتمين بـ${topic} (${count})`,
  allInterested: (role, topic) =>
    role === 'INVESTOR' ? bidi`كل المستثمرين المهتمين بـ${topic}` : bidi`كل المتحدثين المهتمين بـ${topic}`,
  companiesIn: (count, kind, sector) => bidi`${sector}: عرض ${kindNames[kind]} (${count})`,
  sessionsOf: (count, track) => bidi`${track}: عرض الجلسات (${count})`,
  people: (count) =>
    counted(count, { one: 'شخص واحد', two: 'شخصان', few: '# أشخاص', many: '# شخصًا', other: '# شخص' }),
  companies: (count) =>
    counted(count, { one: 'شركة واحدة', two: 'شركتان', few: '# شركات', many: '# شركة', other: '# شركة' }),
  allAttendees: 'كل المشاركين',
  allOf: {
    INVESTOR: 'كل المستثمرين',
    SPEAKER: 'كل المتحدثين',
    EXHIBITOR: 'كل العارضين',
    STARTUP: 'كل الشركات الناشئة',
    SPONSOR: 'كل الرعاة',
    IT_EXPORTER: 'كل مصدّري تقنية المعلومات',
  },
  schedule: 'البرنامج',
  help: 'المساعدة',
  failed: 'تعذّر البحث',
  keys: { move: 'للتنقل', open: 'للفتح', close: 'للإغلاق' },
};
