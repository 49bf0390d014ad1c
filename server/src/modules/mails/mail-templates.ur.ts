import type { Templates } from './mail-templates.en';

const FOR_YOU_ALONE = 'یہ لنک صرف آپ کے لیے ہے: براہِ کرم کسی اور کو نہ دیں۔';
const at = (podName: string | null): string => (podName ? `، ${podName} پر` : '');

const reminder: Templates['invitation-reminder'] = ({ firstName, eventTitle, when, url }) => ({
  subject: `${eventTitle} کی دعوت آپ کی منتظر ہے`,
  paragraphs: [`السلام علیکم ${firstName}،`, `${eventTitle} میں، ${when}، آپ کی جگہ اب بھی آپ کی منتظر ہے۔`],
  button: { label: 'اپنی پروفائل مکمل کریں', url },
  note: FOR_YOU_ALONE,
});

export const urdu: Templates = {
  invitation: ({ firstName, eventTitle, when, url }) => ({
    subject: `آپ کو ${eventTitle} میں مدعو کیا گیا ہے`,
    paragraphs: [
      `السلام علیکم ${firstName}،`,
      `آپ کو ${eventTitle} میں مدعو کیا گیا ہے، ${when}۔`,
      'اپنی پروفائل مکمل کریں، اور دروازے کھلنے سے پہلے وہ لوگ ڈھونڈیں جن سے ملنا مفید ہو۔',
    ],
    button: { label: 'دعوت قبول کریں', url },
    note: FOR_YOU_ALONE,
  }),
  'invitation-reminder': reminder,
  'planned-reminder': reminder,
  'one-time-code': ({ code, url }) => ({
    subject: code ? 'Podium کے لیے آپ کا کوڈ' : 'Podium کے لیے آپ کا لنک',
    paragraphs: code
      ? [
          'یہ کوڈ 10 منٹ کے اندر وہیں درج کریں جہاں آپ نے مانگا تھا، یا نیا پاس ورڈ رکھنے کے لیے نیچے کا لنک استعمال کریں۔',
        ]
      : ['نیا پاس ورڈ رکھنے کے لیے یہ لنک استعمال کریں۔ غلط کوششوں کی وجہ سے کوڈ آج بند ہیں۔'],
    ...(code ? { code } : {}),
    button: { label: 'نیا پاس ورڈ رکھیں', url },
    note: 'لنک 12 گھنٹے، ایک بار کام کرتا ہے۔ اگر آپ نے یہ ای میل نہیں مانگی تو اسے نظر انداز کریں: کچھ نہیں بدلا۔',
  }),
  'verify-email': ({ code, url }) => ({
    subject: 'Podium کے لیے اپنے ای میل پتے کی تصدیق کریں',
    paragraphs: [
      'اس ای میل پتے سے ایک اکاؤنٹ بنایا گیا ہے۔',
      'اگر یہ آپ نے بنایا ہے تو یہ کوڈ 10 منٹ میں درج کریں، یا سائن ان کر کے 24 گھنٹے میں لنک کھولیں۔',
    ],
    code,
    button: { label: 'میرے پتے کی تصدیق کریں', url },
    note: 'اگر آپ نے نہیں بنایا تو اس ای میل کو نظر انداز کریں: اس اکاؤنٹ کو آپ کی کوئی چیز نہیں ملتی۔',
  }),
  'set-password': ({ displayName, url }) => ({
    subject: 'Podium میں خوش آمدید',
    paragraphs: [
      `السلام علیکم ${displayName}،`,
      'آپ کے لیے اکاؤنٹ بنایا گیا ہے۔ سائن ان کے لیے پاس ورڈ چنیں۔',
    ],
    button: { label: 'پاس ورڈ چنیں', url },
    note: 'لنک 7 دن، ایک بار کام کرتا ہے۔',
  }),
  'password-reset': ({ displayName, url }) => ({
    subject: 'Podium کے لیے نیا پاس ورڈ چنیں',
    paragraphs: [
      `السلام علیکم ${displayName}،`,
      'ایک منتظم نے نیا پاس ورڈ چننے کے لیے آپ کو یہ لنک بھیجا ہے۔',
    ],
    button: { label: 'پاس ورڈ چنیں', url },
    note: 'لنک 24 گھنٹے، ایک بار کام کرتا ہے۔ تب تک پرانا پاس ورڈ کام کرتا ہے۔',
  }),
  'role-raised': ({ displayName, url }) => ({
    subject: 'Podium میں آپ کے نئے اختیارات',
    paragraphs: [
      `السلام علیکم ${displayName}،`,
      'Podium میں آپ کو نئے اختیارات ملے ہیں۔ پرانا پاس ورڈ اب کام نہیں کرتا: براہِ کرم نیا چنیں۔',
    ],
    button: { label: 'پاس ورڈ چنیں', url },
    note: 'لنک 7 دن، ایک بار کام کرتا ہے۔ سائن ان کے صفحے سے دوسرا منگوایا جا سکتا ہے۔',
  }),
  'meeting-requested': ({ firstName, otherName, eventTitle, when, url }) => ({
    subject: `${otherName} آپ سے ملنا چاہتے ہیں`,
    paragraphs: [
      `السلام علیکم ${firstName}،`,
      `${otherName} آپ سے ${eventTitle} میں ملنا چاہتے ہیں، ${when}۔`,
    ],
    button: { label: 'جواب دیں', url },
  }),
  'meeting-confirmed': ({ firstName, otherName, when, podName, url }) => ({
    subject: `${otherName} سے آپ کی ملاقات طے ہے`,
    paragraphs: [`السلام علیکم ${firstName}،`, `آپ ${otherName} سے ملیں گے، ${when}${at(podName)}۔`],
    button: { label: 'ملاقات دیکھیں', url },
  }),
  'meeting-changed': ({ firstName, otherName, when, podName, url }) => ({
    subject: `${otherName} سے آپ کی ملاقات کا وقت بدل گیا`,
    paragraphs: [`السلام علیکم ${firstName}،`, `${otherName} سے آپ کی ملاقات اب ${when}${at(podName)} ہے۔`],
    button: { label: 'ملاقات دیکھیں', url },
  }),
  'meeting-cancelled': ({ firstName, otherName, when, url }) => ({
    subject: `${otherName} سے آپ کی ملاقات نہیں ہوگی`,
    paragraphs: [`السلام علیکم ${firstName}،`, `${otherName} سے آپ کی ملاقات، ${when}، نہیں ہوگی۔`],
    button: { label: 'دوسرا وقت ڈھونڈیں', url },
  }),
  'meeting-reminder': ({ firstName, otherName, when, podName, url }) => ({
    subject: `${otherName} سے آپ کی ملاقات ہونے والی ہے`,
    paragraphs: [`السلام علیکم ${firstName}،`, `آپ ${otherName} سے ملیں گے، ${when}${at(podName)}۔`],
    button: { label: 'ملاقات دیکھیں', url },
  }),
  'timetable-changed': ({ firstName, eventTitle, when, url }) => ({
    subject: `${eventTitle} میں آپ کی ملاقاتیں`,
    paragraphs: [
      `السلام علیکم ${firstName}،`,
      when
        ? `منتظمین نے ${eventTitle} میں آپ کی ملاقاتیں طے کر دی ہیں:`
        : `${eventTitle} میں اب آپ کی کوئی ملاقات طے نہیں ہے۔`,
      when,
    ],
    button: { label: 'اپنی ملاقاتیں دیکھیں', url },
  }),
  announcement: ({ firstName, title, text, eventTitle, url }) => ({
    subject: `${title} · ${eventTitle}`,
    paragraphs: [`السلام علیکم ${firstName}،`, ...text.split(/\n{2,}/)],
    button: { label: 'ایونٹ کھولیں', url },
    note: `${eventTitle} کے منتظمین نے یہ آپ کو اس لیے بھیجا کہ آپ اس میں شریک ہیں۔`,
  }),
  'company-invitation': ({ firstName, companyName, eventTitle, url }) => ({
    subject: `${companyName} آپ کو اپنی ٹیم میں شامل کرنا چاہتی ہے`,
    paragraphs: [
      `السلام علیکم ${firstName}،`,
      `${companyName} آپ کو ${eventTitle} میں اپنی ٹیم میں شامل کرنا چاہتی ہے۔ آپ پورٹل میں قبول یا انکار کر سکتے ہیں۔`,
    ],
    button: { label: 'جواب دیں', url },
  }),
  'application-received': ({ eventTitle, url }) => ({
    subject: `${eventTitle} کے لیے آپ کی درخواست`,
    paragraphs: [
      'السلام علیکم،',
      `${eventTitle} کے لیے آپ کی درخواست موصول ہو گئی ہے۔ منتظمین اسے دیکھ رہے ہیں، اور ان کا جواب ای میل سے آئے گا۔`,
    ],
    button: { label: 'درخواست کا حال دیکھیں', url },
  }),
  'application-approved': ({ firstName, eventTitle, url }) => ({
    subject: `آپ ${eventTitle} میں شریک ہیں`,
    paragraphs: [
      `السلام علیکم ${firstName}،`,
      `منتظمین نے آپ کی درخواست منظور کر لی ہے: ${eventTitle} میں آپ کی جگہ ہے۔`,
    ],
    button: { label: 'تقریب کھولیں', url },
  }),
  'application-declined': ({ firstName, eventTitle, text, url }) => ({
    subject: `${eventTitle} کے لیے آپ کی درخواست منظور نہیں ہوئی`,
    paragraphs: [
      `السلام علیکم ${firstName}،`,
      `${eventTitle} کے منتظمین نے آپ کی درخواست منظور نہیں کی۔`,
      ...(text ? text.split(/\n{2,}/) : []),
    ],
    button: { label: 'درخواست دیکھیں', url },
  }),
  'application-waitlisted': ({ eventTitle, position, url }) => ({
    subject: `آپ ${eventTitle} کی انتظار کی فہرست میں ہیں`,
    paragraphs: [
      'السلام علیکم،',
      `${eventTitle} میں ابھی کوئی جگہ خالی نہیں۔ انتظار کی فہرست میں آپ کا نمبر ${position} ہے۔`,
      'جب کوئی جگہ خالی ہوتی ہے تو قطار میں سب سے پہلے شخص کو پیش کی جاتی ہے۔ آپ کی باری آنے پر ای میل بتائے گی کہ جگہ آپ کے لیے کب تک رکھی ہے۔',
    ],
    button: { label: 'اپنی باری دیکھیں', url },
  }),
  'place-offered': ({ firstName, eventTitle, when, url }) => ({
    subject: `${eventTitle} میں ایک جگہ آپ کے لیے ہے`,
    paragraphs: [
      `السلام علیکم ${firstName}،`,
      `${eventTitle} میں ایک جگہ خالی ہوئی ہے۔ یہ ${when} تک آپ کے لیے رکھی ہے۔`,
      'براہِ کرم اسے قبول کریں یا چھوڑ دیں: ورنہ یہ قطار میں اگلے شخص کو مل جائے گی۔',
    ],
    button: { label: 'جواب دیں', url },
    note: FOR_YOU_ALONE,
  }),
  'offer-expired': ({ firstName, eventTitle, url }) => ({
    subject: `${eventTitle} میں جگہ کی پیشکش ختم ہو گئی`,
    paragraphs: [
      `السلام علیکم ${firstName}،`,
      `${eventTitle} میں جو جگہ آپ کے لیے رکھی تھی وہ قطار میں اگلے شخص کو دے دی گئی۔ آپ دوبارہ درخواست دے سکتے ہیں، قطار کے آخر میں۔`,
    ],
    button: { label: 'دوبارہ درخواست دیں', url },
  }),
  'webhook-paused': ({ webhookName, eventTitle, isGone, url }) => ({
    subject: `ویب ہُک ${webhookName} روک دیا گیا`,
    paragraphs: [
      isGone
        ? `${eventTitle} کے ویب ہُک ${webhookName} کے وصول کنندہ نے جواب دیا کہ اس کا پتہ اب موجود نہیں (410)۔`
        : `${eventTitle} کے ویب ہُک ${webhookName} کے وصول کنندہ نے 24 گھنٹے سے کچھ قبول نہیں کیا۔`,
      'جب تک آپ اسے دوبارہ نہ چلائیں، کچھ نہیں بھیجا جائے گا۔ تبدیلیاں 24 گھنٹے تک منتظر رہتی ہیں۔',
    ],
    button: { label: 'ویب ہُک کھولیں', url },
  }),
  'erasure-warning': ({ eventTitle, people, when, url }) => ({
    subject: `${eventTitle} کے لوگوں کا ڈیٹا مٹا دیا جائے گا`,
    paragraphs: [
      `${when} کو ${eventTitle} کے ${people} لوگوں کا ڈیٹا مٹا دیا جائے گا، جیسا کہ ایونٹ میں طے ہے: پروفائل، جوابات اور رابطے کی تفصیلات، اور وہ اکاؤنٹ جن کا کوئی اور ایونٹ نہیں۔`,
      'اس وقت تک وہ ڈیٹا برآمد کر لیں جو آپ کو رکھنا ہے، یا ایونٹ کی ترتیبات میں دن بدل دیں۔ بغیر ناموں کی رپورٹیں باقی رہیں گی۔',
    ],
    button: { label: 'دیکھیں کیا مٹایا جائے گا', url },
  }),
};
