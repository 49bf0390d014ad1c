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
};
