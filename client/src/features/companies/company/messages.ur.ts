import { bidi } from '../../../lib/bidi';
import type { Translation } from '../../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  pods: (names) => bidi`پوڈ ${names.join('، ')}`,
  morePods: (names, more) => bidi`پوڈ ${names.join('، ')} اور ${more} مزید`,
  team: (count) => bidi`ملنے کے لیے ${count}`,
  sharedSector: 'آپ کی دلچسپی بھی',
  moreSectors: (count) => bidi`+${count}`,
  favourite: 'پسندیدہ',
  starOf: (name) => bidi`پسندیدہ: ${name}`,
};
