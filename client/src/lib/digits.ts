/** Each script has its ten digits in a row. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** The text with the digits of all scripts, as phones in Arabic or Hindi type them, as 0 to 9. */
export const withAsciiDigits = (text: string): string => text.replaceAll(/(?![0-9])\p{Nd}/gu, digitOf);
