import { describe, expect, it } from 'vitest';
import { nextFrames } from './frame';

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

const OVERHEAD = '{"id":"op","type":"next","payload":""}'.length;

describe('a frame with a result', () => {
  it.each([
    [OVERHEAD, 2],
    [125, 2],
    [126, 4],
    [65_535, 4],
    [65_536, 10],
    [1_000_000, 10],
  ])('of %i bytes is final, unmasked and has a header of %i bytes', (length, header) => {
    const payload = JSON.stringify('x'.repeat(length - OVERHEAD));
    const text = `{"id":"op","type":"next","payload":${payload}}`;
    expect(read(nextFrames(payload)('op'))).toEqual({ first: 0x81, masked: false, header, length, text });
  });

  it('counts bytes and not characters, in results and in ids', () => {
    const frame = nextFrames(JSON.stringify({ data: '€😀'.repeat(20) }));
    for (const id of ['1', 'öffnen "2"']) {
      const { text, length } = read(frame(id));
      expect(JSON.parse(text)).toEqual({ id, type: 'next', payload: { data: '€😀'.repeat(20) } });
      expect(length).toBe(Buffer.byteLength(text));
    }
  });
});
