import { bidi } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'صنعتی جائزے',
  description: 'اس ایونٹ کی صنعتوں پر مضامین، اور اس کے شرکاء اعداد میں۔',
  views: { articles: 'مضامین', numbers: 'شرکاء اعداد میں' },
  viewLabel: 'دکھائیں',
  list: 'مضامین',
  loadFailed: 'مضامین لوڈ نہیں ہو سکے',
  moreFailed: 'مزید مضامین لوڈ نہیں ہو سکے',
  showMore: 'مزید مضامین دکھائیں',
  emptyTitle: 'ابھی کوئی مضمون نہیں',
  emptyText: 'اس ایونٹ کی صنعتوں پر مضامین شائع ہوتے ہی یہاں نظر آئیں گے۔',
  article: {
    label: 'مضمون',
    close: 'مضمون بند کریں',
    loadFailed: 'یہ مضمون لوڈ نہیں ہو سکا',
    missing: 'یہ مضمون اب یہاں نہیں ہے',
    missingText: 'شاید اسے ہٹا دیا گیا ہو، یا لنک پرانا ہو۔',
    readingTime: (minutes) => bidi`${minutes} منٹ میں پڑھیں`,
    source: 'پہلی بار شائع ہوا',
  },
  numbers: {
    loadFailed: 'اعداد لوڈ نہیں ہو سکے',
    emptyTitle: 'ابھی کافی لوگ نہیں',
    emptyText: 'مزید لوگوں کے شامل ہونے پر آپ یہاں دیکھ سکیں گے کہ وہ کیا کرتے اور کیا تلاش کرتے ہیں۔',
    privacy: 'صرف تصدیق شدہ شرکاء۔ تین سے کم افراد کے گروہ نہیں دکھائے جاتے۔',
    people: 'افراد',
    industries: 'صنعتیں',
    industry: 'صنعت',
    industriesSummary: (first, firstCount, second, secondCount) =>
      second
        ? bidi`زیادہ تر لوگ ${first} (${firstCount}) میں کام کرتے ہیں، پھر ${second} (${secondCount ?? 0}) میں۔`
        : bidi`زیادہ تر لوگ ${first} (${firstCount}) میں کام کرتے ہیں۔`,
    needs: 'طلب اور پیشکش',
    need: 'موضوع',
    seeking: 'تلاش میں',
    offering: 'پیشکش',
    needsSummary: (wanted, offered) =>
      [wanted && bidi`سب سے زیادہ طلب: ${wanted}`, offered && bidi`سب سے زیادہ پیشکش: ${offered}`]
        .filter(Boolean)
        .join('، ') + '۔',
    countries: 'ممالک',
    country: 'ملک',
    countriesSummary: (first, share, total) => bidi`${total} افراد میں سے ${share} کا تعلق ${first} سے ہے۔`,
  },
};
