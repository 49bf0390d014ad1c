import type { Templates } from './mail-templates.en';

const FOR_YOU_ALONE = 'هذا الرابط لك وحدك، فلا تعطه لغيرك.';
const at = (podName: string | null): string => (podName ? `، في ${podName}` : '');

const reminder: Templates['invitation-reminder'] = ({ firstName, eventTitle, when, url }) => ({
  subject: `دعوتك إلى ${eventTitle} بانتظارك`,
  paragraphs: [`مرحبًا ${firstName}،`, `مكانك في ${eventTitle}، ${when}، ما زال بانتظارك.`],
  button: { label: 'إكمال ملفك', url },
  note: FOR_YOU_ALONE,
});

export const arabic: Templates = {
  invitation: ({ firstName, eventTitle, when, url }) => ({
    subject: `أنت مدعوّ إلى ${eventTitle}`,
    paragraphs: [
      `مرحبًا ${firstName}،`,
      `أنت مدعوّ إلى ${eventTitle}، ${when}.`,
      'أكمل ملفك الشخصي، وابحث عمن يفيدك لقاؤهم قبل أن تُفتح الأبواب.',
    ],
    button: { label: 'قبول الدعوة', url },
    note: FOR_YOU_ALONE,
  }),
  'invitation-reminder': reminder,
  'planned-reminder': reminder,
  'one-time-code': ({ code, url }) => ({
    subject: code ? 'رمزك في Podium' : 'رابطك في Podium',
    paragraphs: code
      ? ['أدخل هذا الرمز حيث طلبته خلال 10 دقائق، أو استخدم الرابط أدناه لتعيين كلمة مرور جديدة.']
      : ['استخدم هذا الرابط لتعيين كلمة مرور جديدة. الرموز متوقفة اليوم بسبب محاولات خاطئة.'],
    ...(code ? { code } : {}),
    button: { label: 'تعيين كلمة مرور جديدة', url },
    note: 'يعمل الرابط 12 ساعة ومرة واحدة. إن لم تطلب هذه الرسالة فتجاهلها: لم يتغير شيء.',
  }),
  'verify-email': ({ code, url }) => ({
    subject: 'أكّد عنوان بريدك في Podium',
    paragraphs: [
      'أُنشئ حساب بعنوان البريد هذا.',
      'إن كنت أنت من أنشأه فأدخل هذا الرمز خلال 10 دقائق، أو سجّل الدخول واتبع الرابط خلال 24 ساعة.',
    ],
    code,
    button: { label: 'تأكيد عنواني', url },
    note: 'إن لم تكن أنت فتجاهل هذه الرسالة: لا يصل ذلك الحساب إلى شيء يخصك.',
  }),
  'set-password': ({ displayName, url }) => ({
    subject: 'أهلًا بك في Podium',
    paragraphs: [`مرحبًا ${displayName}،`, 'أُنشئ لك حساب. اختر كلمة مرور لتسجيل الدخول.'],
    button: { label: 'اختيار كلمة مرور', url },
    note: 'الرابط صالح 7 أيام ومرة واحدة.',
  }),
  'password-reset': ({ displayName, url }) => ({
    subject: 'اختر كلمة مرور جديدة في Podium',
    paragraphs: [`مرحبًا ${displayName}،`, 'أرسل إليك أحد المنظّمين هذا الرابط لاختيار كلمة مرور جديدة.'],
    button: { label: 'اختيار كلمة مرور', url },
    note: 'يعمل الرابط 24 ساعة ومرة واحدة، وتبقى كلمة مرورك القديمة صالحة حتى ذلك الحين.',
  }),
  'role-raised': ({ displayName, url }) => ({
    subject: 'لديك صلاحيات جديدة في Podium',
    paragraphs: [
      `مرحبًا ${displayName}،`,
      'لديك صلاحيات جديدة في Podium. لم تعد كلمة مرورك القديمة صالحة، فاختر كلمة جديدة.',
    ],
    button: { label: 'اختيار كلمة مرور', url },
    note: 'يعمل الرابط 7 أيام ومرة واحدة. يمكنك طلب غيره من صفحة تسجيل الدخول.',
  }),
  'meeting-requested': ({ firstName, otherName, eventTitle, when, url }) => ({
    subject: `يودّ ${otherName} لقاءك`,
    paragraphs: [`مرحبًا ${firstName}،`, `يودّ ${otherName} لقاءك في ${eventTitle}، ${when}.`],
    button: { label: 'الرد', url },
  }),
  'meeting-confirmed': ({ firstName, otherName, when, podName, url }) => ({
    subject: `تأكّد لقاؤك مع ${otherName}`,
    paragraphs: [`مرحبًا ${firstName}،`, `تلتقي ${otherName}، ${when}${at(podName)}.`],
    button: { label: 'عرض اللقاء', url },
  }),
  'meeting-changed': ({ firstName, otherName, when, podName, url }) => ({
    subject: `تغيّر موعد لقائك مع ${otherName}`,
    paragraphs: [`مرحبًا ${firstName}،`, `أصبح لقاؤك مع ${otherName} ${when}${at(podName)}.`],
    button: { label: 'عرض اللقاء', url },
  }),
  'meeting-cancelled': ({ firstName, otherName, when, url }) => ({
    subject: `لن يُعقد لقاؤك مع ${otherName}`,
    paragraphs: [`مرحبًا ${firstName}،`, `لن يُعقد لقاؤك مع ${otherName}، ${when}.`],
    button: { label: 'البحث عن وقت آخر', url },
  }),
  'meeting-reminder': ({ firstName, otherName, when, podName, url }) => ({
    subject: `تلتقي ${otherName} بعد قليل`,
    paragraphs: [`مرحبًا ${firstName}،`, `تلتقي ${otherName}، ${when}${at(podName)}.`],
    button: { label: 'عرض اللقاء', url },
  }),
  'timetable-changed': ({ firstName, eventTitle, when, url }) => ({
    subject: `لقاءاتك في ${eventTitle}`,
    paragraphs: [
      `مرحبًا ${firstName}،`,
      when ? `خطّط المنظمون لقاءاتك في ${eventTitle}:` : `لم تعد لديك لقاءات مخطّطة في ${eventTitle}.`,
      when,
    ],
    button: { label: 'عرض لقاءاتك', url },
  }),
  announcement: ({ firstName, title, text, eventTitle, url }) => ({
    subject: `${title} · ${eventTitle}`,
    paragraphs: [`مرحبًا ${firstName}،`, ...text.split(/\n{2,}/)],
    button: { label: 'فتح الفعالية', url },
    note: `أرسل إليك منظّمو ${eventTitle} هذه الرسالة لأنك تشارك فيها.`,
  }),
  'company-invitation': ({ firstName, companyName, eventTitle, url }) => ({
    subject: `تودّ ${companyName} انضمامك إلى فريقها`,
    paragraphs: [
      `مرحبًا ${firstName}،`,
      `تودّ ${companyName} انضمامك إلى فريقها في ${eventTitle}. يمكنك القبول أو الاعتذار في البوابة.`,
    ],
    button: { label: 'الرد', url },
  }),
  'application-received': ({ eventTitle, url }) => ({
    subject: `طلبك للمشاركة في ${eventTitle}`,
    paragraphs: ['مرحبًا،', `وصل طلبك للمشاركة في ${eventTitle}. ينظر فيه المنظّمون، ويصلك جوابهم بالبريد.`],
    button: { label: 'عرض حالة الطلب', url },
  }),
  'application-approved': ({ firstName, eventTitle, url }) => ({
    subject: `أنت مشارك في ${eventTitle}`,
    paragraphs: [`مرحبًا ${firstName}،`, `قبل المنظّمون طلبك: لك مكان في ${eventTitle}.`],
    button: { label: 'فتح الفعالية', url },
  }),
  'application-declined': ({ firstName, eventTitle, text, url }) => ({
    subject: `لم يُقبل طلبك للمشاركة في ${eventTitle}`,
    paragraphs: [
      `مرحبًا ${firstName}،`,
      `اعتذر منظّمو ${eventTitle} عن قبول طلبك.`,
      ...(text ? text.split(/\n{2,}/) : []),
    ],
    button: { label: 'عرض الطلب', url },
  }),
  'application-waitlisted': ({ eventTitle, position, url }) => ({
    subject: `أنت على قائمة انتظار ${eventTitle}`,
    paragraphs: [
      'مرحبًا،',
      `لا يوجد مكان شاغر في ${eventTitle} الآن. رقمك على قائمة الانتظار ${position}.`,
      'عندما يشغر مكان يُعرض على الأول في القائمة. تخبرك رسالة حين يأتي دورك، وإلى متى يُحفظ لك المكان.',
    ],
    button: { label: 'عرض دورك', url },
  }),
  'place-offered': ({ firstName, eventTitle, when, url }) => ({
    subject: `مكان في ${eventTitle} لك إن أردته`,
    paragraphs: [
      `مرحبًا ${firstName}،`,
      `شغر مكان في ${eventTitle}، وهو محفوظ لك حتى ${when}.`,
      'نرجو أن تقبله أو تتركه، وإلا ذهب إلى التالي في القائمة.',
    ],
    button: { label: 'الرد', url },
    note: FOR_YOU_ALONE,
  }),
  'offer-expired': ({ firstName, eventTitle, url }) => ({
    subject: `انتهى عرض المكان في ${eventTitle}`,
    paragraphs: [
      `مرحبًا ${firstName}،`,
      `ذهب المكان الذي حُفظ لك في ${eventTitle} إلى التالي في القائمة. يمكنك التقدم من جديد، في آخر القائمة.`,
    ],
    button: { label: 'التقدم من جديد', url },
  }),
  'webhook-paused': ({ webhookName, eventTitle, isGone, url }) => ({
    subject: `أُوقف خطّاف الويب ${webhookName}`,
    paragraphs: [
      isGone
        ? `أجاب مستقبِل خطّاف الويب ${webhookName} في ${eventTitle} بأن عنوانه لم يعد موجودًا (410).`
        : `لم يقبل مستقبِل خطّاف الويب ${webhookName} في ${eventTitle} شيئًا منذ 24 ساعة.`,
      'لا يُرسل شيء حتى تستأنفه. تنتظر التغييرات 24 ساعة.',
    ],
    button: { label: 'فتح خطّافات الويب', url },
  }),
  'erasure-warning': ({ eventTitle, people, when, url }) => ({
    subject: `ستُمحى بيانات المشاركين في ${eventTitle}`,
    paragraphs: [
      `${when}، ستُمحى بيانات المشاركين في ${eventTitle} (العدد: ${people}) كما حُدد في الفعالية: الملفات الشخصية والإجابات وبيانات الاتصال، والحسابات التي ليس لها فعالية أخرى.`,
      'يرجى تصدير ما يجب أن تحتفظ به قبل ذلك، أو تغيير عدد الأيام في إعدادات الفعالية. تبقى التقارير التي لا تحتوي على أسماء.',
    ],
    button: { label: 'عرض ما سيُمحى', url },
  }),
};
