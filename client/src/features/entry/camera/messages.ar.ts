import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  start: 'تشغيل الكاميرا',
  stop: 'إيقاف الكاميرا',
  without: 'المتابعة بدون كاميرا',
  starting: 'جارٍ تشغيل الكاميرا…',
  choose: 'اختيار الكاميرا',
  torchOn: 'تشغيل الضوء',
  torchOff: 'إطفاء الضوء',
  picture: 'صورة الكاميرا',
  problems: {
    denied: 'لا يسمح المتصفح باستخدام الكاميرا. اسمح بها في إعدادات الصفحة، ثم شغّلها مجددًا.',
    missing: 'لا توجد كاميرا في هذا الجهاز. استخدم قارئًا يدويًا أو اكتب الرمز.',
    busy: 'الكاميرا مستخدمة في برنامج آخر. أغلقه، ثم شغّلها مجددًا.',
    insecure: 'تتيح المتصفحات الكاميرا لعناوين https فقط. استخدم قارئًا يدويًا أو اكتب الرمز.',
    reader: 'تعذّر تحميل قارئ الرموز. حاول مجددًا عند عودة الشبكة.',
  },
  code: 'الرمز على الشارة',
  placeholder: 'اكتب الرمز',
  codeMissing: 'اكتب الرمز أولًا.',
};
