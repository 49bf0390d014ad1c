import { bidi } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'الإشعارات',
  bell: (unread) => (unread === 0 ? 'الإشعارات' : bidi`الإشعارات، غير المقروءة: ${unread}`),
  unread: 'غير مقروء',
  markAllRead: 'تعليم الكل كمقروء',
  loadFailed: 'تعذّر تحميل إشعاراتك',
  markFailed: 'تعذّر تعليم هذا كمقروء. يرجى المحاولة من جديد.',
  emptyTitle: 'لا جديد لديك',
  emptyText: 'تظهر هنا طلبات اللقاء والردود والتذكيرات والإعلانات وتغييرات جدولك.',
  findPeople: 'البحث عن أشخاص للقائهم',
  settings: 'إعدادات الإشعارات',
  show: 'عرض',
};
