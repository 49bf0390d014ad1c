import '@fontsource-variable/noto-naskh-arabic';
import urdu from 'dayjs/locale/ur';
import { sentences } from '../../data/errors/server-sentences.ur';
import { textsByCatalogue, type Translated } from './translation';

/** The time of day in words takes the place of am and pm. */
function meridiem(hour: number): string {
  if (hour < 4 || hour >= 20) return 'رات';
  if (hour < 12) return 'صبح';
  return hour < 16 ? 'دوپہر' : 'شام';
}

// The type of dayjs lacks `meridiem`, which its formats do use.
const dates: ILocale & { meridiem: typeof meridiem } = { ...urdu, meridiem };

export const language: Translated = {
  texts: textsByCatalogue(import.meta.glob('../../**/messages.ur.ts', { eager: true, import: 'messages' })),
  sentences,
  dates,
};
