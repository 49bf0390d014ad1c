export type Language = 'en' | 'ur';

/** The language that public/appearance.js has marked the page with: the one chosen on this device, or the browser's. */
export const currentLanguage = (): Language => (document.documentElement.lang === 'ur' ? 'ur' : 'en');

/** Numbers keep western digits in both languages, as Urdu readers know them from the web. */
export const currentLocale = (): string => (currentLanguage() === 'ur' ? 'ur-PK' : 'en');

export const isRightToLeft = (): boolean => currentLanguage() === 'ur';
