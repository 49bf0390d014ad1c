import { bidi, counted } from '../../../lib/bidi';
import type { Translation } from '../../../lib/i18n';
import { listed } from '../../../lib/language';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  pods: (names) =>
    `${counted(names.length, { one: 'المقصورة', two: 'المقصورتان', other: 'المقصورات' })} ${listed(names)}`,
  morePods: (names, more) => `المقصورات ${listed(names)} ${bidi`و${more} غيرها`}`,
  team: (count) =>
    counted(count, {
      zero: 'لا أحد للقائه',
      one: 'شخص واحد للقائه',
      two: 'شخصان للقائهما',
      few: '# أشخاص للقائهم',
      many: '# شخصًا للقائهم',
      other: '# شخص للقائهم',
    }),
  sharedSector: 'مشترك معك',
  moreSectors: (count) => bidi`+${count}`,
  favourite: 'مفضّلة',
  starOf: (name) => bidi`مفضّلة: ${name}`,
};
