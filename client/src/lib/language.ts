import { session } from './session';
import type { Language } from './session-state';

/** Each language in its own words. */
export const languageNames: Record<Language, string> = { en: 'English', ur: 'اردو' };

/** The language chosen on this device, or that of the browser; public/appearance.js decides alike. */
export const currentLanguage = (): Language =>
  session.getState().auth.device.language ?? (/^ur\b/i.test(navigator.language) ? 'ur' : 'en');

/** Numbers keep western digits in both languages, as Urdu readers know them from the web. */
export const currentLocale = (): string => (currentLanguage() === 'ur' ? 'ur-PK' : 'en');

export const isRightToLeft = (): boolean => currentLanguage() === 'ur';

/** Stores the choice and reloads the page: texts are read where they are used, also by what is on the page already. */
export function chooseLanguage(language: Language): void {
  if (language === currentLanguage()) return;
  session.setDevice({ language });
  window.location.reload();
}
