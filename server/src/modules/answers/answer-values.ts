import { withAsciiDigits } from '../../core/storable-text';

// Nothing of Podium's modules is imported here: the thread that reads files loads these.

/** The longest answers, in characters. */
export const MAX_ANSWER = 5_000;
export const MAX_LINE = 200;
export const MAX_LINK = 500;

/** A number as text without zeros that say nothing; as a number it would lose digits after the fifteenth. */
export const numberOf = (text: string): { value: string } | { error: string } => {
  const digits = withAsciiDigits(text);
  if (!/^[-+]?\d{1,15}(\.\d{1,6})?$/.test(digits))
    return { error: 'Please enter a number, with a point before its decimals.' };
  const value = digits
    .replace('+', '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/\.0+$|(\.\d*[1-9])0+$/, '$1');
  return { value: value === '-0' ? '0' : value };
};
