import { bidi } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  kinds: { MUST: 'لقاء ضروري', LIKE: 'أودّ اللقاء', NO: 'لا، شكرًا' },
  groups: { MUST: 'لقاءات ضرورية', LIKE: 'لقاءات مرغوبة' },
  noThanks: (count) => bidi`لا، شكرًا (${count})`,
  label: 'رغبتك',
  onlyYou: 'لا يرى ذلك سواك.',
  musts: (used, most) => bidi`اللقاءات الضرورية: ${used} من ${most}`,
  title: 'رغباتي',
  wishOf: (name) => bidi`رغبتك في لقاء: ${name}`,
  wishIs: (name, kind) => bidi`${kind}: ${name}`,
  remove: 'إزالة',
  refused: (name) => bidi`لن نقترح عليك ${name} بعد الآن`,
  undo: 'تراجع',
  notForMe: 'لا يناسبني',
  suggestAgain: 'اقتراحه من جديد',
  untilWhen: (when) => bidi`يمكنك تغيير رغباتك حتى ${when}.`,
  opensAt: (when) => bidi`تُستقبل الرغبات ابتداءً من ${when}.`,
  notOpen: 'لا تُستقبل الرغبات بعد.',
  closed: 'لم تعد الرغبات تُستقبل. ينظّم المنظمون اللقاءات الآن.',
  notPlaced: (count, all) => bidi`اللقاءات الضرورية التي تعذّر تحديد موعد لها: ${count} من ${all}.`,
  order: 'الأول هو الأهم.',
  loadFailed: 'تعذّر تحميل رغباتك',
  emptyTitle: 'لا رغبات بعد',
  emptyText: 'حدّد من يجب أن تلتقيه ومن تودّ لقاءه. يخطط المنظمون اللقاءات وفق ذلك، ولا يراه الآخرون.',
  findPeople: 'البحث عن أشخاص',
  showMore: 'عرض المزيد',
};
