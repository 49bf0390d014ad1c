/** The date of the terms and the privacy policy: changing either of them changes it, and it is kept with each consent. */
export const termsVersion = '2026-11-26';
