import { UnreadableFileError } from './table';
import { truncated } from '../storable-text';

/** How the text of a file is written that is not in Unicode; a plain enum, since threads have no GraphQL. */
export enum TextEncoding {
  WESTERN = 'WESTERN',
  CENTRAL_EUROPEAN = 'CENTRAL_EUROPEAN',
  CYRILLIC = 'CYRILLIC',
  GREEK = 'GREEK',
  TURKISH = 'TURKISH',
  HEBREW = 'HEBREW',
  ARABIC = 'ARABIC',
  BALTIC = 'BALTIC',
  VIETNAMESE = 'VIETNAMESE',
  WESTERN_MAC = 'WESTERN_MAC',
  CYRILLIC_MAC = 'CYRILLIC_MAC',
  CYRILLIC_DOS = 'CYRILLIC_DOS',
  JAPANESE = 'JAPANESE',
  CHINESE_SIMPLIFIED = 'CHINESE_SIMPLIFIED',
  CHINESE_TRADITIONAL = 'CHINESE_TRADITIONAL',
  KOREAN = 'KOREAN',
}

/** An encoding that a file may have, and the first words of the file as it reads them. */
export interface EncodingReading {
  encoding: TextEncoding;
  words: string[];
}

const MAX_WORDS = 5;
const MAX_WORD = 40;
/** A word with anything beyond ASCII; no encoding has separators inside a character. */
const WORDS = /[^\s,;"]*[\x80-\xff][^\s,;"]*/g;
/** Characters that a wrong encoding produces from bytes that it does not define. */
const NO_TEXT = /[\x80-\x9f\ufffd\p{Co}]/u;
/** Windows-1250, 1252 and 1254 all read these alike; other bytes beyond ASCII may be any letter. */
const READ_ALIKE = /^[\0-\x7f\xa0§©«®°·»ÁÂÄÇÉËÍÎÓÔÖ×ÚÜßáâäçéëíîóôö÷úü]*$/;

/** The names by which decoders know the encodings (WHATWG Encoding Standard). */
export const DECODERS: Readonly<Record<TextEncoding, string>> = {
  WESTERN: 'windows-1252',
  CENTRAL_EUROPEAN: 'windows-1250',
  CYRILLIC: 'windows-1251',
  GREEK: 'windows-1253',
  TURKISH: 'windows-1254',
  HEBREW: 'windows-1255',
  ARABIC: 'windows-1256',
  BALTIC: 'windows-1257',
  VIETNAMESE: 'windows-1258',
  WESTERN_MAC: 'macintosh',
  CYRILLIC_MAC: 'x-mac-cyrillic',
  CYRILLIC_DOS: 'ibm866',
  JAPANESE: 'shift_jis',
  CHINESE_SIMPLIFIED: 'gb18030',
  CHINESE_TRADITIONAL: 'big5',
  KOREAN: 'euc-kr',
};

const isUtf8 = (sample: Buffer): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** The name of the encoding that the beginning of a file tells for certain; undefined where it may be one of several. */
export const certainEncoding = (sample: Buffer): string | undefined => {
  const [first, second] = sample;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (sample.includes(0))
    throw new UnreadableFileError('This is neither a CSV file nor an Excel workbook (XLSX).');
  if (isUtf8(sample)) return 'utf-8';
  return READ_ALIKE.test(sample.toString('latin1')) ? 'windows-1252' : undefined;
};

/** The encodings that a file may have, each with the first words in which they differ; of several that read alike the first. */
export const possibleEncodings = (sample: Buffer): EncodingReading[] => {
  const found = sample.toString('latin1').match(WORDS) ?? [];
  const words = Buffer.from([...new Set(found)].join('\n'), 'latin1');
  const readings = new Map<string, EncodingReading>();
  for (const encoding of Object.values(TextEncoding)) {
    // The sample may end within a character, which is left out of a stream.
    const text = new TextDecoder(DECODERS[encoding]).decode(words, { stream: true });
    const first = text.split('\n', MAX_WORDS).map((word) => truncated(word, MAX_WORD));
    if (!NO_TEXT.test(text) && !readings.has(text)) readings.set(text, { encoding, words: first });
  }
  return [...readings.values()];
};
