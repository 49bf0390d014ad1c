import { countryAliases, countryCodeOf, countryNames, UNKNOWN_COUNTRY } from '../../core/countries';
import { isEmailAddress, isWebAddress, mailboxOf } from '../../core/graphql/address-forms';
import { folded } from '../../core/storable-text';
import type { Checked, ImportField } from './import-columns';

/** The address that is meant by what mail programs copy: `Ada Test <ada@acme.test>`, `mailto:`, with a sign behind it. */
const addressIn = (text: string): string =>
  (/<([^<>\s]+@[^<>\s]+)>[;,.]?$/.exec(text)?.[1] ?? text).replace(/^mailto:/i, '').replace(/[;,.]+$/, '');

export const email = (text: string): Checked => {
  const address = addressIn(text);
  return isEmailAddress(address) ? { value: mailboxOf(address) } : { error: 'This is no e-mail address.' };
};

/** A text in one form: sheets bring accents apart from their letters, two blanks, and blanks that do not break. */
export const inOneForm = (text: string): Checked => ({
  value: text.normalize('NFC').replaceAll(/\s+/g, ' '),
});

/** One of an enum's values, however it is written. */
export const oneOf =
  (values: readonly string[]) =>
  (text: string): Checked => {
    const found = values.find(
      (value) => folded(value) === folded(text).replace(/s$/, '') || folded(value) === folded(text),
    );
    return found
      ? { value: found }
      : { error: `This has to be one of: ${values.join(', ')}.`, unknown: text };
  };

/** The values of an enum, in words that `oneOf` takes. */
export const wordsOf = (values: readonly string[]) => (): string[] =>
  values.map((value) =>
    (value.charAt(0) + value.slice(1).toLowerCase().replaceAll('_', ' ')).replace(/^It\b/, 'IT'),
  );

/** A field whose cell is a country, by its name or code. */
export const country = {
  check: (text) => {
    const code = countryCodeOf(text);
    return code ? { value: code } : { error: UNKNOWN_COUNTRY, unknown: text };
  },
  known: countryNames,
  alsoCalled: countryAliases,
} satisfies Partial<ImportField>;

/** Sheets have "www.acme.com"; what is kept is an address that leads somewhere. */
export const website = (text: string): Checked => {
  const value = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  return isWebAddress(value) ? { value } : { error: 'This is no web address.' };
};
