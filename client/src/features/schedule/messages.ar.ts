import { bidi, counted } from '../../lib/bidi';
import { fullName } from '../../lib/format';
import type { Translation } from '../../lib/i18n';
import { listed } from '../../lib/language';
import { formatTime } from '../../lib/time';
import type { AgendaEntry } from './lib/agenda-entries';
import type { messages as english } from './messages';

/** The words for an entry of the agenda within a sentence. */
function entryName(entry: AgendaEntry, zone: string): string {
  const time = formatTime(entry.startsAt, zone);
  if (entry.kind === 'session') return bidi`«${entry.session.title}»، ${time}`;
  if (entry.kind === 'busy') {
    const { note } = entry.busyTime;
    return note ? bidi`وقت انشغالك (${note})، ${time}` : bidi`وقت انشغالك، ${time}`;
  }
  const { status, other } = entry.meeting;
  const what = status === 'PENDING' ? 'طلب لقائك' : 'لقائك';
  return other ? what + bidi` مع ${fullName(other)}، ${time}` : what + bidi`، ${time}`;
}

const clashesWith = (entries: readonly AgendaEntry[], zone: string): string =>
  `يتعارض مع ${entries.map((entry) => entryName(entry, zone)).join('؛ و')}`;

const shortName = (entry: AgendaEntry): string => {
  if (entry.kind === 'session') return entry.session.title;
  if (entry.kind === 'busy') return entry.busyTime.note || 'وقت انشغالك';
  return entry.meeting.other ? fullName(entry.meeting.other) : 'لقاء';
};

const sessions = { zero: 'لا جلسات', one: 'جلسة واحدة', two: 'جلستان', few: '# جلسات', other: '# جلسة' };

export const messages: Translation<typeof english> = {
  title: 'الجدول',
  count: (count) => counted(count, sessions),
  loadFailed: 'تعذّر تحميل الجدول',
  views: { label: 'العرض', programme: 'البرنامج', agenda: 'جدولي' },
  days: 'أيام الفعالية',
  programme: 'برنامج اليوم',
  filter: 'تصفية البرنامج',
  search: 'البحث بالعنوان أو المسار أو القاعة أو المتحدث',
  searchHint: 'ابحث عن جلسات',
  track: 'المسار',
  anyTrack: 'أي مسار',
  kind: 'النوع',
  anyKind: 'أي نوع',
  kinds: { SESSION: 'جلسات', BREAK: 'استراحات', POD: 'مقصورات' },
  mine: 'جدولي فقط',
  moments: { past: 'انتهت', now: 'الآن', next: 'التالية', later: '' },
  otherTrack: 'بلا مسار',
  myMeetings: 'لقاءاتي',
  earlier: (count) => `قبل الآن: ${counted(count, sessions)}`,
  hideEarlier: 'إخفاء الجلسات السابقة',
  nowAt: (time) => bidi`الآن، ${time}`,
  emptyTitle: 'لم يُنشر البرنامج بعد',
  emptyText: 'تظهر الجلسات هنا حالما يضيفها المنظّمون.',
  emptyDayTitle: 'لا شيء في هذا اليوم',
  emptyDayText: 'اختر يومًا آخر لترى جلساته.',
  noMatchTitle: 'لا جلسة مطابقة',
  noMatchText: 'جرّب كلمات أخرى أو عوامل أقل.',
  emptyMatchDayTitle: 'لا جلسة مطابقة في هذا اليوم',
  matchesOn: (count, day) =>
    counted(count, { one: 'نتيجة واحدة', two: 'نتيجتان', few: '# نتائج', other: '# نتيجة' }) +
    bidi` في ${day}`,
  clearFilters: 'مسح عوامل التصفية',

  speakers: 'المتحدثون',
  moreSpeakers: (count) => bidi`+${count}`,
  youSpeak: 'أنت متحدث هنا',
  session: 'جلسة',
  closeSession: 'إغلاق الجلسة',
  sessionMissing: 'لم تعد هذه الجلسة في البرنامج',
  sessionMissingText: 'ربما نقلها المنظّمون أو أزالوها.',
  about: 'عن هذه الجلسة',
  noDescription: 'لا وصف بعد.',

  add: 'إضافة إلى جدولي',
  remove: 'إزالة من جدولي',
  addNamed: (title) => bidi`إضافة إلى جدولي: ${title}`,
  removeNamed: (title) => bidi`إزالة من جدولي: ${title}`,
  addAnyway: 'إضافة مع ذلك',
  clashesWith,
  clashesShort: (entries) => `يتعارض مع ${listed(entries.map(shortName))}`,
  addedWithClash: (entries, zone) => `أُضيفت إلى جدولك. ${clashesWith(entries, zone)}.`,
  notAdded: 'تعذّرت إضافة الجلسة إلى جدولك. يرجى المحاولة من جديد.',
  notRemoved: 'تعذّرت إزالة الجلسة من جدولك. يرجى المحاولة من جديد.',

  today: 'اليوم',
  agendaFailed: 'تعذّر تحميل جدولك',
  agendaEmptyTitle: 'جدولك فارغ',
  agendaEmptyText: 'أضف جلسات من البرنامج، أو اطلب لقاءات في الأوقات المتاحة أدناه.',
  seeProgramme: 'عرض البرنامج',
  nothingPlanned: 'لا شيء مخططًا',
  free: 'متاح',
  findSomebody: 'البحث عمن تلتقيه',
  addBusy: 'إضافة وقت انشغال',
  feed: {
    open: 'الاشتراك في تقويمك',
    openShort: 'التقويم',
    title: 'جدولك في تقويمك',
    heading: 'الاشتراك',
    lead: 'يبقى تطبيق التقويم محدَّثًا بجدولك: الجلسات التي تضيفها واللقاءات التي تتفق عليها.',
    secret: 'من لديه الرابط يستطيع قراءة جدولك، فاحتفظ به لنفسك.',
    loadFailed: 'تعذّر تحميل رابطك',
    create: 'إنشاء رابطي',
    notCreated: 'تعذّر إنشاء الرابط. يرجى المحاولة من جديد.',
    link: 'الرابط لتطبيق التقويم',
    once: 'افتح الرابط في تقويمك أو انسخه الآن: لا يُعرض إلا مرة واحدة.',
    openInCalendar: 'فتح في تقويمي',
    copy: 'نسخ الرابط',
    copied: 'تم نسخ الرابط',
    notCopied: 'تعذّر نسخ الرابط. يرجى تحديده ونسخه بنفسك.',
    created: 'أنشأت رابطًا',
    lastRead: 'آخر قراءة من تقويم',
    neverRead: 'لم يقرأه أي تقويم بعد.',
    renew: 'إنشاء رابط جديد',
    renewTitle: 'هل تريد إنشاء رابط جديد؟',
    renewText: 'يتوقف رابطك الحالي، ولا تُحدَّث التقاويم التي تستخدمه إلى أن تعطيها الرابط الجديد.',
    revoke: 'إيقاف الرابط',
    revokeTitle: 'هل تريد إيقاف الرابط؟',
    revokeText: 'لن تُحدَّث التقاويم التي تستخدمه. يمكنك إنشاء رابط آخر في أي وقت.',
    revoked: 'لم يعد الرابط يعمل',
    notRevoked: 'تعذّر إيقاف الرابط. يرجى المحاولة من جديد.',
    fileHeading: 'تنزيل ملف',
    fileText: 'يحتوي الملف على جدولك كما هو الآن، ولا يشمل التغييرات اللاحقة.',
    download: 'تنزيل ملف التقويم',
  },
  addToCalendar: 'إضافة إلى التقويم',
  calendarFailed: 'تعذّر إنشاء ملف التقويم. يرجى المحاولة من جديد.',
  print: 'طباعة',
  eventTime: (zone) => bidi`الأوقات بتوقيت الفعالية (${zone})`,
  removeBusy: 'إزالة وقت الانشغال',
  removeBusyNamed: (name, time) => bidi`إزالة وقت الانشغال: ${name}، ${time}`,
  busyNotRemoved: 'تعذّرت إزالة وقت الانشغال. يرجى المحاولة من جديد.',
  busyForm: {
    title: 'إضافة وقت انشغال',
    lead: 'لن يُعرض هذا الوقت للقاءات معك.',
    day: 'اليوم',
    from: 'من',
    to: 'إلى',
    timeMissing: 'يرجى إدخال وقت.',
    endsBeforeStart: 'يجب أن تكون النهاية بعد البداية.',
    note: 'السبب',
    notePlaceholder: 'غداء مع الفريق',
    noteHint: 'أنت وحدك من يرى السبب.',
    reasons: ['غداء', 'صلاة', 'مكالمة', 'استراحة'],
    submit: 'إضافة وقت الانشغال',
  },
  busy: 'مشغول',
  pod: (name) => bidi`المقصورة: ${name}`,
  meetingWith: ({ status, other }) => {
    const what = status === 'PENDING' ? 'طلب لقاء' : 'لقاء';
    return other ? what + bidi` مع ${fullName(other)}` : what;
  },

  talk: {
    titles: { now: 'جلستي جارية الآن', next: 'جلستي التالية', over: 'جلستي الأخيرة', none: 'جلستي' },
    none: 'لا جلسة لك في البرنامج بعد. يضيفها المنظّمون.',
    audience: (count) =>
      counted(count, {
        zero: 'لا أحد ينوي الحضور بعد',
        one: 'شخص واحد ينوي الحضور',
        two: 'شخصان ينويان الحضور',
        few: '# أشخاص ينوون الحضور',
        many: '# شخصًا ينوون الحضور',
        other: '# شخص ينوون الحضور',
      }),
    missing: 'يعرض البرنامج المتحدثين بصورة وتعريف.',
    add: { picture: 'أضف صورة', introduction: 'عرّف بنفسك' },
  },
  nowHeading: 'الآن',
  nextHeading: 'بعد قليل',
  laterHeading: 'لاحقًا',
  until: (time) => bidi`حتى ${time}`,
  seeSchedule: 'عرض الجدول كاملًا',
  nothingLeft: 'لا مزيد من الجلسات',
  nothingLeftText: 'راجع البرنامج، أو خطّط للقاءاتك.',
};
