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
  if (entry.kind === 'session') return bidi`”${entry.session.title}“، ${time}`;
  if (entry.kind === 'busy') {
    const { note } = entry.busyTime;
    return note ? bidi`آپ کا مصروف وقت (${note})، ${time}` : bidi`آپ کا مصروف وقت، ${time}`;
  }
  const { status, other } = entry.meeting;
  const what = status === 'PENDING' ? 'آپ کی ملاقات کی درخواست' : 'آپ کی ملاقات';
  return other ? bidi`${fullName(other)} سے ` + what + bidi`، ${time}` : what + bidi`، ${time}`;
}

const clashesWith = (entries: readonly AgendaEntry[], zone: string): string =>
  `ان سے ٹکراؤ: ${entries.map((entry) => entryName(entry, zone)).join('؛ ')}`;

const shortName = (entry: AgendaEntry): string => {
  if (entry.kind === 'session') return entry.session.title;
  if (entry.kind === 'busy') return entry.busyTime.note || 'مصروف وقت';
  return entry.meeting.other ? fullName(entry.meeting.other) : 'ایک ملاقات';
};

export const messages: Translation<typeof english> = {
  title: 'شیڈول',
  count: (count) => counted(count, { one: '# سیشن', other: '# سیشنز' }),
  loadFailed: 'شیڈول لوڈ نہیں ہو سکا',
  views: { label: 'منظر', programme: 'پروگرام', agenda: 'میرا ایجنڈا' },
  days: 'ایونٹ کے دن',
  programme: 'دن کا پروگرام',
  filter: 'پروگرام فلٹر کریں',
  search: 'عنوان، ٹریک، کمرے یا مقرر سے تلاش کریں',
  searchHint: 'سیشن تلاش کریں',
  track: 'ٹریک',
  anyTrack: 'کوئی بھی ٹریک',
  kind: 'قسم',
  anyKind: 'کوئی بھی قسم',
  kinds: { SESSION: 'سیشنز', BREAK: 'وقفے', POD: 'پوڈز' },
  mine: 'صرف میرا ایجنڈا',
  moments: { past: 'ختم', now: 'ابھی', next: 'اگلا', later: '' },
  otherTrack: 'کوئی ٹریک نہیں',
  myMeetings: 'میری ملاقاتیں',
  earlier: (count) => bidi`آج پہلے: ${count} سیشن`,
  hideEarlier: 'پہلے کے سیشن چھپائیں',
  nowAt: (time) => bidi`ابھی، ${time}`,
  emptyTitle: 'پروگرام ابھی شائع نہیں ہوا',
  emptyText: 'منتظمین کے شامل کرتے ہی سیشن یہاں نظر آئیں گے۔',
  emptyDayTitle: 'اس دن کچھ نہیں ہے',
  emptyDayText: 'سیشن دیکھنے کے لیے کوئی اور دن چنیں۔',
  noMatchTitle: 'کوئی سیشن نہیں ملا',
  noMatchText: 'دوسرے الفاظ یا کم فلٹر آزمائیں۔',
  emptyMatchDayTitle: 'اس دن کوئی سیشن نہیں ملا',
  matchesOn: (count, day) => bidi`${day} کو ${count} نتائج`,
  clearFilters: 'فلٹر صاف کریں',

  speakers: 'مقررین',
  moreSpeakers: (count) => bidi`+${count}`,
  youSpeak: 'آپ یہاں مقرر ہیں',
  session: 'سیشن',
  closeSession: 'سیشن بند کریں',
  sessionMissing: 'یہ سیشن اب پروگرام میں نہیں ہے',
  sessionMissingText: 'شاید منتظمین نے اسے منتقل کیا یا ہٹا دیا ہو۔',
  about: 'اس سیشن کے بارے میں',
  noDescription: 'ابھی کوئی تفصیل نہیں۔',

  add: 'میرے ایجنڈے میں شامل کریں',
  remove: 'میرے ایجنڈے سے ہٹائیں',
  addNamed: (title) => bidi`میرے ایجنڈے میں شامل کریں: ${title}`,
  removeNamed: (title) => bidi`میرے ایجنڈے سے ہٹائیں: ${title}`,
  addAnyway: 'پھر بھی شامل کریں',
  clashesWith,
  clashesShort: (entries) => `ان سے ٹکراؤ: ${listed(entries.map(shortName))}`,
  addedWithClash: (entries, zone) => `آپ کے ایجنڈے میں شامل ہو گیا۔ ${clashesWith(entries, zone)}۔`,
  notAdded: 'سیشن آپ کے ایجنڈے میں شامل نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  notRemoved: 'سیشن آپ کے ایجنڈے سے ہٹایا نہیں جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔',

  today: 'آج',
  agendaFailed: 'آپ کا ایجنڈا لوڈ نہیں ہو سکا',
  agendaEmptyTitle: 'آپ کا ایجنڈا خالی ہے',
  agendaEmptyText: 'پروگرام سے سیشن شامل کریں، یا نیچے دیے گئے خالی اوقات میں ملاقات کی درخواست کریں۔',
  seeProgramme: 'پروگرام دیکھیں',
  nothingPlanned: 'کچھ طے نہیں',
  free: 'خالی',
  findSomebody: 'ملنے کے لیے کسی کو تلاش کریں',
  addBusy: 'مصروف وقت شامل کریں',
  feed: {
    open: 'اپنے کیلنڈر میں سبسکرائب کریں',
    openShort: 'کیلنڈر',
    title: 'آپ کا ایجنڈا آپ کے کیلنڈر میں',
    heading: 'سبسکرائب کریں',
    lead: 'آپ کا کیلنڈر آپ کے ایجنڈے کے ساتھ تازہ رہتا ہے: آپ کے شامل کردہ سیشن اور طے شدہ ملاقاتیں۔',
    secret: 'جس کے پاس یہ لنک ہو وہ آپ کا ایجنڈا پڑھ سکتا ہے، اس لیے اسے اپنے تک رکھیں۔',
    loadFailed: 'آپ کا لنک لوڈ نہیں ہو سکا',
    create: 'میرا لنک بنائیں',
    notCreated: 'لنک نہیں بن سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
    link: 'آپ کے کیلنڈر کے لیے لنک',
    once: 'لنک ابھی اپنے کیلنڈر میں کھولیں یا کاپی کریں: یہ صرف ایک بار دکھایا جاتا ہے۔',
    openInCalendar: 'میرے کیلنڈر میں کھولیں',
    copy: 'لنک کاپی کریں',
    copied: 'لنک کاپی ہو گیا',
    notCopied: 'لنک کاپی نہیں ہو سکا۔ براہِ کرم اسے خود منتخب کر کے کاپی کریں۔',
    created: 'آپ نے لنک بنایا',
    lastRead: 'کیلنڈر نے آخری بار پڑھا',
    neverRead: 'ابھی تک کسی کیلنڈر نے اسے نہیں پڑھا۔',
    renew: 'نیا لنک بنائیں',
    renewTitle: 'نیا لنک بنائیں؟',
    renewText:
      'موجودہ لنک کام کرنا بند کر دے گا۔ جو کیلنڈر اسے استعمال کرتے ہیں وہ نئے لنک تک تازہ نہیں ہوں گے۔',
    revoke: 'لنک بند کریں',
    revokeTitle: 'لنک بند کریں؟',
    revokeText: 'جو کیلنڈر اسے استعمال کرتے ہیں وہ تازہ نہیں ہوں گے۔ آپ کسی بھی وقت دوسرا لنک بنا سکتے ہیں۔',
    revoked: 'لنک اب کام نہیں کرتا',
    notRevoked: 'لنک بند نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
    fileHeading: 'فائل ڈاؤن لوڈ کریں',
    fileText: 'فائل میں آپ کا ایجنڈا ابھی کی حالت میں ہے۔ بعد کی تبدیلیاں شامل نہیں۔',
    download: 'کیلنڈر فائل ڈاؤن لوڈ کریں',
  },
  addToCalendar: 'کیلنڈر میں شامل کریں',
  calendarFailed: 'کیلنڈر فائل نہیں بن سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  print: 'پرنٹ کریں',
  eventTime: (zone) => bidi`اوقات ایونٹ کے وقت (${zone}) کے مطابق ہیں`,
  removeBusy: 'مصروف وقت ہٹائیں',
  removeBusyNamed: (name, time) => bidi`مصروف وقت ہٹائیں: ${name}، ${time}`,
  busyNotRemoved: 'مصروف وقت ہٹایا نہیں جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  busyForm: {
    title: 'مصروف وقت شامل کریں',
    lead: 'اس وقت آپ سے ملاقات کی پیشکش نہیں کی جائے گی۔',
    day: 'دن',
    from: 'سے',
    to: 'تک',
    timeMissing: 'براہِ کرم وقت درج کریں۔',
    endsBeforeStart: 'اختتام آغاز کے بعد ہونا چاہیے۔',
    note: 'وجہ',
    notePlaceholder: 'ٹیم کے ساتھ کھانا',
    noteHint: 'وجہ صرف آپ کو نظر آتی ہے۔',
    reasons: ['کھانا', 'نماز', 'فون کال', 'وقفہ'],
    submit: 'مصروف وقت شامل کریں',
  },
  busy: 'مصروف',
  pod: (name) => bidi`پوڈ: ${name}`,
  meetingWith: ({ status, other }) => {
    const what = status === 'PENDING' ? 'ملاقات کی درخواست' : 'ملاقات';
    return other ? bidi`${fullName(other)} سے ` + what : what;
  },

  talk: {
    titles: {
      now: 'میری گفتگو جاری ہے',
      next: 'میری اگلی گفتگو',
      over: 'میری آخری گفتگو',
      none: 'میری گفتگو',
    },
    none: 'پروگرام میں ابھی آپ کی کوئی گفتگو نہیں۔ اسے منتظمین شامل کرتے ہیں۔',
    audience: (count) =>
      counted(count, { one: '# شخص آنے کا ارادہ رکھتا ہے', other: '# لوگ آنے کا ارادہ رکھتے ہیں' }),
    missing: 'پروگرام میں مقررین تصویر اور تعارف کے ساتھ دکھائے جاتے ہیں۔',
    add: { picture: 'تصویر شامل کریں', introduction: 'اپنا تعارف لکھیں' },
  },
  nowHeading: 'ابھی جاری',
  nextHeading: 'اگلا',
  laterHeading: 'بعد میں',
  until: (time) => bidi`${time} تک`,
  seeSchedule: 'مکمل شیڈول دیکھیں',
  nothingLeft: 'مزید کوئی سیشن نہیں',
  nothingLeftText: 'پروگرام پر نظر ڈالیں، یا اپنی ملاقاتیں طے کریں۔',
};
