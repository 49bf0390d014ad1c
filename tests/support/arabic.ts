import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser';

/** The browser asks for Arabic: nothing is stored in an account that other tests sign in with. */
export const ARABIC = 'ar';
export const ARABIC_DESKTOP = { ...DESKTOP, locale: ARABIC };
export const ARABIC_PHONE = { ...PHONE, locale: ARABIC };

/** How a name stands within an Arabic sentence. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Names that are the same in every language. */
const SAME = 'Podium|QR|API|CSV|GMT|UTC|PNG|JPEG|WebP|Escape|Esc|Enter';

/**
 * Evaluated in the page: Latin words that are left in its texts, hints and names of controls. What people wrote stands in
 * `bdi` or `dir=auto`, or is isolated; a landmark may be named by what stands there. Charts draw words of people only, and
 * nobody hears the name of an icon in a control that has one.
 */
const LOOK = `(() => {
  const ours = /\\b(?!(?:${SAME})\\b)[A-Za-z]{3,}/;
  const isEnglish = (text) => ours.test(text.replace(/\\u2068[^\\u2069]*\\u2069/g, '').replace(/\\S+@\\S+/g, ''));
  const THEIRS = 'bdi, [dir=auto], [lang=en], svg';
  const UNHEARD = '[aria-hidden=true], :is(a, button, [role=button])[aria-label] *';
  const theirs = new Set([...document.querySelectorAll(THEIRS)].map((element) => element.textContent.trim()));
  const shown = (element) => !element.closest(THEIRS + ', script, style, noscript') && element.checkVisibility();
  const flaws = new Set(document.documentElement.dir === 'rtl' ? [] : ['The page reads from left to right']);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isEnglish(node.textContent) && shown(node.parentElement)) flaws.add(node.textContent.trim());
  for (const name of ['aria-label', 'placeholder', 'title'])
    for (const element of document.querySelectorAll('[' + name + ']')) {
      const text = element.getAttribute(name);
      if (isEnglish(text) && !theirs.has(text) && !element.closest(UNHEARD) && shown(element))
        flaws.add(name + ': ' + text);
    }
  return [...flaws];
})()`;

/** Parts of a page that are not Arabic: its direction, or its words. */
export const flawsInArabic = (page: Page): Promise<string[]> => page.evaluate<string[]>(LOOK);
