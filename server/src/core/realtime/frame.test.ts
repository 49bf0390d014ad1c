import { describe, expect, it } from 'vitest';
import { textFrame } from './frame';

/** Reads a server's frame as RFC 6455 says. */
const read = (frame: Buffer) => {
  const short = (frame[1] ?? 0) & 0x7f;
  const [header, length] =
    short < 126
      ? [2, short]
      : short === 126
        ? [4, frame.readUInt16BE(2)]
        : [10, Number(frame.readBigUInt64BE(2))];
  return {
    first: frame[0],
    masked: ((frame[1] ?? 0) & 0x80) !== 0,
    header,
    length,
    text: frame.subarray(header).toString('utf8'),
  };
};

describe('a text frame', () => {
  it.each([
    [0, 2],
    [125, 2],
    [126, 4],
    [65_535, 4],
    [65_536, 10],
    [1_000_000, 10],
  ])('of %i bytes is final, unmasked and has a header of %i bytes', (length, header) => {
    const text = 'x'.repeat(length);
    expect(read(textFrame(text))).toEqual({ first: 0x81, masked: false, header, length, text });
  });

  it('counts bytes and not characters', () => {
    const text = '€😀'.repeat(20);
    expect(read(textFrame(text))).toEqual({ first: 0x81, masked: false, header: 4, length: 140, text });
  });
});
