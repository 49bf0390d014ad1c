import { bidi, counted } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'البحث',
  label: 'البحث في هذه الفعالية',
  placeholder: 'ابحث عن أشخاص وشركات وجلسات ومساعدة',
  shortPlaceholder: 'ابحث في هذه الفعالية',
  results: 'نتائج البحث',
  groups: { ATTENDEE: 'الأشخاص', COMPANY: 'الشركات', SESSION: 'الجلسات', FAQ: 'المساعدة' },
  clear: 'مسح البحث',
  close: 'إغلاق',
  recent: 'عمليات البحث الأخيرة',
  clearRecent: 'مسح',
  hint: 'ابحث عن أشخاص وشركات وجلسات وإجابات. لا بأس بأخطاء الكتابة الصغيرة.',
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
  allPeople: (text) => bidi`البحث عن «${text}» بين كل المشاركين`,
  failed: 'تعذّر البحث',
  keys: { move: 'للتنقل', open: 'للفتح', close: 'للإغلاق' },
};
