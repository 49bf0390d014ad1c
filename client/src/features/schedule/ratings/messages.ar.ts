import { counted } from '../../../lib/bidi';
import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'تقييمك',
  stars: (stars) =>
    counted(stars, {
      zero: 'بلا نجوم',
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: '# نجوم',
      many: '# نجمة',
      other: '# نجمة',
    }),
  comment: 'تعليق (اختياري)',
  privacy: 'لا يرى التقييمات سوى المنظّمين، ومن دون أسماء.',
  save: 'حفظ التقييم',
  saved: 'تم حفظ تقييمك',
};
