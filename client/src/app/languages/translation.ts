import dayjs from 'dayjs';
import { setSentences } from '../../data/errors/errors';
import type { ServerSentences } from '../../data/errors/server-sentences';
import { translate } from '../../lib/i18n';
import { currentLanguage, type Language } from '../../lib/language';

type Texts = Record<string, Record<string, unknown>>;

/** The files loaded for a language other than English. */
export interface Translated {
  /** All texts by the name of their catalogue. */
  texts: Texts;
  sentences: ServerSentences;
  dates: ILocale;
}

/** `../../features/attendees/messages.ur.ts` belongs to the catalogue `attendees`, `../messages.ur.ts` to `app`. */
const catalogueOf = (path: string): string => path.split('/').at(-2)?.replace('..', 'app') ?? '';

export const textsByCatalogue = (modules: Texts): Texts =>
  Object.fromEntries(Object.entries(modules).map(([path, texts]) => [catalogueOf(path), texts]));

const loaders: Record<Exclude<Language, 'en'>, () => Promise<{ language: Translated }>> = {
  ur: () => import('./ur'),
  ar: () => import('./ar'),
};

/** Texts, answers of the server and dates in the language of the page, before the first render. */
export async function loadLanguage(): Promise<void> {
  const name = currentLanguage();
  if (name === 'en') return;
  const { texts, sentences, dates } = (await loaders[name]()).language;
  translate(texts);
  setSentences(sentences);
  dayjs.locale(dates);
}
