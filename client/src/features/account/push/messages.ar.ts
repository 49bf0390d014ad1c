import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  label: 'الإشعارات على هذا الجهاز',
  hint: 'طلبات اللقاء والتغييرات والرسائل غير المقروءة، حتى عندما يكون Podium مغلقًا.',
  denied: 'يحجب متصفحك إشعارات هذا الموقع. اسمح بها في إعداداته أولًا.',
  failed: 'تعذّر تفعيل الإشعارات. يرجى المحاولة من جديد.',
};
