import { catalogue } from '../../../lib/i18n';

/** Texts of what is shown of companies on cards and pages. */
export const messages = catalogue('company', {
  pods: (names: readonly string[]) => `${names.length === 1 ? 'Pod' : 'Pods'} ${names.join(', ')}`,
  morePods: (names: readonly string[], more: number) => `Pods ${names.join(', ')} +${more}`,
  team: (count: number) => (count === 1 ? '1 person to meet' : `${count} people to meet`),
  sharedSector: 'in common with you',
  moreSectors: (count: number) => `+${count}`,
  favourite: 'Favourite',
  starOf: (name: string) => `Favourite: ${name}`,
} as const);
