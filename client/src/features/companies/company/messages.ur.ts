import { bidi } from '../../../lib/bidi';
import type { Translation } from '../../../lib/i18n';
import { listed } from '../../../lib/language';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  pods: (names) => `پوڈ ${listed(names)}`,
  morePods: (names, more) => `پوڈ ${listed(names)} ${bidi`اور ${more} مزید`}`,
  team: (count) => bidi`ملنے کے لیے ${count}`,
  sharedSector: 'آپ کی دلچسپی بھی',
  moreSectors: (count) => bidi`+${count}`,
  favourite: 'پسندیدہ',
  starOf: (name) => bidi`پسندیدہ: ${name}`,
};
