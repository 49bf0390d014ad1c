export type Language = 'en' | 'ur' | 'ar';

/** Numbers keep western digits in every language, as readers of Urdu and Arabic know them from the web, and as pods and codes have them. */
const locales: Record<Language, string> = { en: 'en', ur: 'ur-PK', ar: 'ar-u-nu-latn' };

/** All languages that the portal speaks. */
export const languages = Object.keys(locales) as Language[];

const isLanguage = (name: string): name is Language => Object.hasOwn(locales, name);

/** The language that public/appearance.js has marked the page with. */
export const currentLanguage = (): Language => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
};

export const currentLocale = (): string => locales[currentLanguage()];

export const isRightToLeft = (): boolean => currentLanguage() !== 'en';

/** As the page's language writes it. */
export const comma = (): string => (isRightToLeft() ? '،' : ',');

/** Keeps a piece of text from mixing with a page that runs from right to left, where no `bdi` can stand. */
export const isolated = (text: string): string => (isRightToLeft() ? `\u2068${text}\u2069` : text);

/** Words after each other, as the page's language writes them; each keeps its own direction. */
export const listed = (words: readonly string[]): string => words.map(isolated).join(`${comma()} `);

/** Where a line of text ends, for libraries that only know left and right. */
export const endSide = (): 'left' | 'right' => (isRightToLeft() ? 'left' : 'right');
