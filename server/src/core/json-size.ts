/** Strings of this length or more are pictures and long texts, which cost the parser little. */
const LONG_STRING = 1_000;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const isEscaped = (bytes: Buffer, at: number): boolean => {
  let before = at;
  while (bytes[before - 1] === BACKSLASH) before -= 1;
  return (at - before) % 2 === 1;
};

/**
 * Whether JSON has at most `limit` bytes beside its long strings. Parsing a few long strings takes milliseconds, parsing as many bytes
 * of short values takes seconds. The bytes are not checked otherwise.
 */
export const hasSmallStructure = (bytes: Buffer, limit: number): boolean => {
  let [structure, at] = [0, 0];
  while (at < bytes.length && structure <= limit) {
    const open = bytes.indexOf(QUOTE, at);
    if (open < 0) return structure + bytes.length - at <= limit;
    structure += open - at + 2;
    let close = bytes.indexOf(QUOTE, open + 1);
    while (close >= 0 && structure <= limit && isEscaped(bytes, close)) {
      structure += 2;
      close = bytes.indexOf(QUOTE, close + 1);
    }
    if (close < 0) return structure <= limit;
    if (close - open < LONG_STRING) structure += close - open;
    at = close + 1;
  }
  return structure <= limit;
};
