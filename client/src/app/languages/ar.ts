import '@fontsource-variable/noto-naskh-arabic';
import dates from 'dayjs/locale/ar';
import { sentences } from '../../data/server-sentences.ar';
import { textsByCatalogue, type Translated } from './translation';

export const language: Translated = {
  texts: textsByCatalogue(import.meta.glob('../../**/messages.ar.ts', { eager: true, import: 'messages' })),
  sentences,
  dates,
};
