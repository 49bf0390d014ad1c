import { counted } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'المساعدة',
  description: 'إجابات عن الأسئلة الشائعة حول هذه الفعالية.',
  count: (total) =>
    counted(total, {
      zero: 'لا إجابات',
      one: 'إجابة واحدة',
      two: 'إجابتان',
      few: '# إجابات',
      many: '# إجابة',
      other: '# إجابة',
    }),
  filter: 'البحث في الإجابات',
  search: 'البحث في الأسئلة والإجابات',
  searchHint: 'ابحث عن كلمة، مثل الإنترنت أو المواقف',
  categories: 'الفئات',
  allCategories: 'الكل',
  otherCategory: 'أسئلة أخرى',
  copyLink: 'نسخ الرابط',
  linkCopied: 'تم نسخ الرابط',
  linkNotCopied: 'تعذّر نسخ الرابط',
  loadFailed: 'تعذّر تحميل الإجابات',
  emptyTitle: 'لا إجابات بعد',
  emptyText: 'تظهر إجابات الأسئلة الشائعة هنا حالما يضيفها المنظّم.',
  noMatchTitle: 'لم نعثر على إجابات',
  noMatchText: 'جرّب كلمة أخرى، أو تصفّح كل الأسئلة.',
  showAll: 'عرض كل الأسئلة',
  contactTitle: 'ما زلت بحاجة إلى مساعدة؟',
  contactText: 'اسأل في مكتب الاستعلامات، أو ردّ على رسالة دعوتك للوصول إلى المنظّم.',
  generalHelp: 'مساعدة في استخدام Podium',
};
