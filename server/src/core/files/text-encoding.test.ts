import { describe, expect, it } from 'vitest';
import { certainEncoding, possibleEncodings } from './text-encoding';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('the encoding of a text', () => {
  it.each([
    ['UTF-8', Buffer.from('Łucja'), 'utf-8'],
    ['UTF-8 that the sample cuts within a letter', Buffer.from('Zoë').subarray(0, 3), 'utf-8'],
    ['ASCII', Buffer.from('Ada'), 'utf-8'],
    ['UTF-16', Buffer.from('\uFEFFAda', 'utf16le'), 'utf-16le'],
    ['letters that three encodings read alike', latin1('Zoë;Köln;Süß;José'), 'windows-1252'],
    ['Polish', Buffer.from([0xa3, 0x75, 0x63, 0x6a, 0x61]), undefined],
    ['Czech, which Western letters could be as well', latin1('Kovaèová'), undefined],
    ['Turkish, whose letters Western and Central Europe read alike', latin1('Yýlmaz'), undefined],
    ['a Mac’s', Buffer.from([0x5a, 0x6f, 0x91]), undefined],
  ])('is told for certain or not at all: %s', (_what, sample, encoding) => {
    expect(certainEncoding(sample)).toBe(encoding);
  });

  it('is offered once for each way to read the text, without those that leave holes in it', () => {
    const readings = possibleEncodings(Buffer.from([0x49, 0xfe, 0xfd, 0x6b, 0x3b, 0x41]));
    const words = Object.fromEntries(readings.map(({ encoding, words: [first] }) => [encoding, first]));
    expect(words).toMatchObject({ WESTERN: 'Iþýk', TURKISH: 'Işık', CYRILLIC: 'Iюэk' });
    expect(new Set(readings.map((one) => one.words.join())).size).toBe(readings.length);
    expect(words).not.toHaveProperty('CHINESE_SIMPLIFIED');
  });

  it('is told by at most five words', () => {
    const readings = possibleEncodings(latin1('è1 è2 è3 è4 è5 è6'));
    expect(readings[0]).toEqual({ encoding: 'WESTERN', words: ['è1', 'è2', 'è3', 'è4', 'è5'] });
  });
});
