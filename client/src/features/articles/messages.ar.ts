import { bidi, counted } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'رؤى القطاعات',
  description: 'مقالات عن قطاعات هذه الفعالية، والمشاركون فيها بالأرقام.',
  views: { articles: 'المقالات', numbers: 'المشاركون بالأرقام' },
  viewLabel: 'عرض',
  list: 'المقالات',
  loadFailed: 'تعذّر تحميل المقالات',
  moreFailed: 'تعذّر تحميل المزيد من المقالات',
  showMore: 'عرض المزيد من المقالات',
  emptyTitle: 'لا مقالات بعد',
  emptyText: 'تظهر المقالات عن قطاعات هذه الفعالية هنا حالما تُنشر.',
  article: {
    label: 'مقال',
    close: 'إغلاق المقال',
    loadFailed: 'تعذّر تحميل هذا المقال',
    missing: 'لم يعد هذا المقال هنا',
    missingText: 'ربما أُزيل أو كان الرابط قديمًا.',
    readingTime: (minutes) =>
      counted(minutes, {
        zero: 'قراءة في أقل من دقيقة',
        one: 'قراءة في دقيقة واحدة',
        two: 'قراءة في دقيقتين',
        few: 'قراءة في # دقائق',
        many: 'قراءة في # دقيقة',
        other: 'قراءة في # دقيقة',
      }),
    source: 'نُشر أولًا في',
  },
  numbers: {
    loadFailed: 'تعذّر تحميل الأرقام',
    emptyTitle: 'عدد الأشخاص لا يكفي بعد',
    emptyText: 'عندما ينضم المزيد يمكنك أن ترى هنا ما يعملون عليه وما يبحثون عنه.',
    privacy: 'المشاركون المؤكَّدون فقط. لا تُعرض المجموعات التي تقل عن ثلاثة أشخاص.',
    people: 'الأشخاص',
    industries: 'القطاعات',
    industry: 'القطاع',
    industriesSummary: (first, firstCount, second, secondCount) =>
      second
        ? bidi`يعمل أكثر الناس في ${first} (${firstCount})، ثم في ${second} (${secondCount ?? 0}).`
        : bidi`يعمل أكثر الناس في ${first} (${firstCount}).`,
    needs: 'الطلب والعرض',
    need: 'الموضوع',
    seeking: 'يبحثون عنه',
    offering: 'يقدّمونه',
    needsSummary: (wanted, offered) =>
      [wanted && bidi`الأكثر طلبًا: ${wanted}`, offered && bidi`الأكثر عرضًا: ${offered}`]
        .filter(Boolean)
        .join('، ') + '.',
    countries: 'البلدان',
    country: 'البلد',
    countriesSummary: (first, share, total) => bidi`من أصل ${total}، ${share} من ${first}.`,
  },
};
