import { formatNumber } from '../../../lib/format';
import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  pods: (names) => `پوڈ ${names.join('، ')}`,
  morePods: (names, more) => `پوڈ ${names.join('، ')} اور ${more} مزید`,
  team: (count) => `ملنے کے لیے ${formatNumber(count)}`,
  sharedSector: 'آپ کی دلچسپی بھی',
  moreSectors: (count) => `+${count}`,
  favourite: 'پسندیدہ',
  starOf: (name) => `پسندیدہ: ${name}`,
  favouriteFailed: 'آپ کے پسندیدہ محفوظ نہیں ہو سکے۔ براہ کرم دوبارہ کوشش کریں۔',
};
