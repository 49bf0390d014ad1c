import { defineEnum } from './enums';

export const Language = defineEnum('Language', 'A language of the portal, its mails and notifications.', {
  EN: 'English.',
  UR: 'Urdu.',
  AR: 'Arabic.',
});
export type Language = keyof typeof Language;

export const LANGUAGES = Object.values(Language);

export const isRightToLeft = (language: Language): boolean => language !== Language.EN;

/** Keeps a name or a time from mixing with a sentence that runs from right to left. */
export const isolated = (text: string, language: Language): string =>
  text && isRightToLeft(language) ? `\u2068${text}\u2069` : text;
