import { bidi, counted } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

const days = { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' };

export const messages: Translation<typeof english> = {
  open: 'ما نحتفظ به وإلى متى',
  title: 'ما نحتفظ به',
  loadFailed: 'تعذّر تحميل ما تحتفظ به الفعالية',
  columns: ['ماذا', 'لماذا', 'من يراه', 'إلى متى'],
  erased: (count, day) => bidi`يُمحى كل شيء بعد ${counted(count, days)} من الفعالية، في ${day}.`,
  notErased: 'لم يحدد المنظمون يومًا يُمحى فيه كل شيء.',
  soon: (day) => bidi`ستُمحى بيانات المشاركين في هذه الفعالية في ${day}.`,
  soonText: 'صدّر ما يجب أن تحتفظ به قبل ذلك. تبقى التقارير التي لا تحتوي على أسماء.',
  yourself: 'يمكنك تنزيل بياناتك أو حذفها في أي وقت من حسابك.',
  names: {
    email: 'البريد الإلكتروني',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    jobTitle: 'المسمّى الوظيفي',
    organization: 'الجهة',
    country: 'البلد',
    phone: 'الهاتف',
    introduction: 'نبذة',
    avatar: 'الصورة',
    cover: 'صورة الغلاف',
  },
  purposes: {
    NAME: 'لمخاطبتك ولإظهار المشاركين.',
    WORK: 'ليجدك الآخرون من خلال عملك ومكانه.',
    CONTACT: 'للتواصل معك. يراه الآخرون بعد أن تتبادلا بيانات الاتصال.',
    INTRODUCTION: 'ليعرف الآخرون بمَ يحدثونك.',
    PICTURE: 'ليتعرف الآخرون عليك.',
  },
  audiences: { STAFF: 'المنظمون', GROUPS: 'المنظمون وبعض المجموعات', EVERYBODY: 'جميع المشاركين' },
  afterEvent: (count) => `${counted(count, days)} بعد الفعالية`,
  withProfile: 'ما دام الملف الشخصي موجودًا',
};
