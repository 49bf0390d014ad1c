import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  start: 'کیمرا شروع کریں',
  stop: 'کیمرا بند کریں',
  without: 'کیمرے کے بغیر جاری رکھیں',
  starting: 'کیمرا شروع ہو رہا ہے…',
  choose: 'کیمرا منتخب کریں',
  torchOn: 'روشنی جلائیں',
  torchOff: 'روشنی بجھائیں',
  picture: 'کیمرے کی تصویر',
  problems: {
    denied: 'براؤزر کیمرے کی اجازت نہیں دیتا۔ صفحے کی ترتیبات میں اجازت دیں، پھر دوبارہ شروع کریں۔',
    missing: 'اس آلے میں کیمرا نہیں ہے۔ دستی ریڈر استعمال کریں یا کوڈ لکھیں۔',
    busy: 'کیمرا کسی اور پروگرام کے استعمال میں ہے۔ اسے بند کریں، پھر دوبارہ شروع کریں۔',
    insecure: 'براؤزر صرف https پتوں کو کیمرا دیتے ہیں۔ دستی ریڈر استعمال کریں یا کوڈ لکھیں۔',
    reader: 'کوڈ پڑھنے والا حصہ لوڈ نہیں ہو سکا۔ نیٹ ورک واپس آنے پر دوبارہ کوشش کریں۔',
  },
  code: 'بیج پر لکھا کوڈ',
  placeholder: 'کوڈ لکھیں',
  codeMissing: 'پہلے کوڈ لکھیں۔',
};
