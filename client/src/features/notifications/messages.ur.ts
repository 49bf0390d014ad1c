import { bidi } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'اطلاعات',
  bell: (unread) => (unread === 0 ? 'اطلاعات' : bidi`اطلاعات، ${unread} نہ پڑھی ہوئی`),
  unread: 'نہ پڑھی ہوئی',
  markAllRead: 'سب کو پڑھا ہوا قرار دیں',
  loadFailed: 'آپ کی اطلاعات لوڈ نہیں ہو سکیں',
  markFailed: 'اسے پڑھا ہوا قرار نہیں دیا جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  emptyTitle: 'آپ سب کچھ دیکھ چکے ہیں',
  emptyText:
    'ملاقات کی درخواستیں، جوابات، یاد دہانیاں، اعلانات اور آپ کے ایجنڈے میں تبدیلیاں یہاں نظر آئیں گی۔',
  findPeople: 'ملنے کے لیے لوگ تلاش کریں',
  settings: 'اطلاعات کی ترتیبات',
  show: 'دکھائیں',
};
