import '@fontsource-variable/noto-naskh-arabic';
import arabic from 'dayjs/locale/ar';
import { sentences } from '../../data/errors/server-sentences.ar';
import { textsByCatalogue, type Translated } from './translation';

// Noon is after midday, unlike in dayjs; the type of it lacks `meridiem`, which its formats do use.
const dates: ILocale & { meridiem: (hour: number) => string } = {
  ...arabic,
  meridiem: (hour) => (hour < 12 ? 'ص' : 'م'),
};

export const language: Translated = {
  texts: textsByCatalogue(import.meta.glob('../../**/messages.ar.ts', { eager: true, import: 'messages' })),
  sentences,
  dates,
};
