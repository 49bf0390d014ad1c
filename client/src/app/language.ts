import { currentLanguage, isRightToLeft } from '../lib/language';

/** Marks the page with its language, and loads the texts where they are not English; before the first render. */
export async function startLanguage(): Promise<void> {
  const root = document.documentElement;
  root.lang = currentLanguage();
  root.dir = isRightToLeft() ? 'rtl' : 'ltr';
  if (currentLanguage() === 'ur') (await import('./urdu')).switchToUrdu();
}
