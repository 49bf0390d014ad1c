import { counted } from '../../../lib/bidi';
import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'آپ کی درجہ بندی',
  stars: (stars) => counted(stars, { one: 'ایک ستارہ', other: '# ستارے' }),
  comment: 'تبصرہ (اختیاری)',
  privacy: 'درجہ بندی صرف منتظمین دیکھتے ہیں، نام کے بغیر۔',
  save: 'درجہ بندی محفوظ کریں',
  saved: 'آپ کی درجہ بندی محفوظ ہو گئی',
};
