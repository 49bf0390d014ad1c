import { bidi } from '../../../lib/bidi';
import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  dialog: 'لقاء الشركة',
  title: (company) => bidi`لقاء ${company}`,
  asksAll: 'يُسأل كل من لديه وقت من الفريق، ويلتقيك أول من يقبل.',
  existing: 'طلباتك التي تنتظر الرد',
  nobody: 'لا يمكن لقاء أحد من هذه الشركة',
  noSlotsText: 'لا يوجد وقت تكون فيه أنت وأحد أفراد الفريق وإحدى المقصورات متاحين.',
  sent: (company) => bidi`طُلب اللقاء من ${company}`,
  toTeam: 'طلب إلى شركتك',
  ownRequests: 'شركات طلبت لقاءها',
  waiting: (company) => bidi`في انتظار ${company}`,
  taken: (name) => bidi`أخذه ${name}`,
  someone: 'أحد الزملاء',
  mine: 'أخذته أنت، وهو في «لقاءاتي».',
  passed: 'ليس لك',
  declined: 'لم يتمكن أحد من لقائك',
  cancelled: 'أُلغي',
  expired: 'انتهت مهلته دون رد',
  removed: 'أُغلق',
  accept: 'قبول',
  acceptName: (name) => bidi`قبول اللقاء مع ${name}`,
  notMe: 'لست أنا',
  notMeName: (name) => bidi`لست أنا: ترك اللقاء مع ${name} للآخرين`,
  more: (name) => bidi`إجراءات أخرى لطلب ${name}`,
  accepted: (name) => bidi`ستلتقي ${name}`,
  proposed: (name) => bidi`اقترحت وقتًا آخر على ${name}`,
  cancelTitle: (company) => bidi`إلغاء طلبك إلى ${company}؟`,
  cancelText: (when) => bidi`${when}. لن يتمكن أحد من الفريق من قبوله بعد الآن.`,
  refused: {
    EXPIRED: 'انتهت مهلة هذا الطلب.',
    STATUS_CHANGED: 'تغيّر هذا الطلب في هذه الأثناء.',
    ASKED_BY_YOU: 'طلبت لقاء هذا الشخص بنفسك في ذلك الوقت.',
  },
};
