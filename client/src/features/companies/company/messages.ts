import { counted } from '../../../lib/bidi';
import { catalogue } from '../../../lib/i18n';
import { listed } from '../../../lib/language';

/** Texts of what is shown of companies on cards and pages. */
export const messages = catalogue('company', {
  pods: (names: readonly string[]) =>
    `${counted(names.length, { one: 'Pod', other: 'Pods' })} ${listed(names)}`,
  morePods: (names: readonly string[], more: number) => `Pods ${listed(names)} +${more}`,
  team: (count: number) => counted(count, { one: '# person to meet', other: '# people to meet' }),
  sharedSector: 'in common with you',
  moreSectors: (count: number) => `+${count}`,
  favourite: 'Favourite',
  starOf: (name: string) => `Favourite: ${name}`,
} as const);
