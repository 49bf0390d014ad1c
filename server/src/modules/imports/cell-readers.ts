import { isEmailAddress, mailboxOf } from '../../core/graphql/address-forms';
import { folded } from '../../core/storable-text';
import type { Checked } from './import-columns';

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
  values.map((value) => value.charAt(0) + value.slice(1).toLowerCase().replaceAll('_', ' '));
