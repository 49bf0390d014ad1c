import { damagedWorkbook, UnreadableFileError } from './parse-errors';

/** What a scanner reports, in document order. Names come without their prefix. */
export interface XmlHandler {
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** A piece of text; an element may have several. */
  text?(text: string): void;
}

/** The most characters that Excel lets a cell have. */
export const MAX_CELL = 32_767;
/** The longest way to write one character is `&#x1F600;`. */
const MAX_TEXT = MAX_CELL * 9;
const MAX_TAG = 16_384;
const MAX_DEPTH = 64;

export const cellTooLong = (): UnreadableFileError =>
  new UnreadableFileError(
    'This workbook has a text longer than 32,767 characters, which is the most that a cell holds.',
  );

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const characterOf = (whole: string, name: string): string => {
  if (!name.startsWith('#')) {
    const known = NAMED[name];
    // Entities that a document declares itself are how small files grow.
    if (known === undefined) throw damagedWorkbook();
    return known;
  }
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
};

const decoded = (text: string): string =>
  text.includes('&') ? text.replace(/&(#\d+|#[xX][\da-fA-F]+|\w+);/g, characterOf) : text;

const attributes = new Map<string, RegExp>();

/** The value of an attribute, or undefined; `name` is a part of a pattern. */
export const valueOf = (tag: string, name: string): string | undefined => {
  let pattern = attributes.get(name);
  if (!pattern)
    attributes.set(name, (pattern = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)));
  const [, double, single] = pattern.exec(tag) ?? [];
  const value = double ?? single;
  return value === undefined ? undefined : decoded(value);
};

/** Where a tag ends; signs inside quotes do not count. -1 where its end has not come yet. */
const endOfTag = (text: string, from: number): number => {
  let quote = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (quote) quote = sign === quote ? 0 : quote;
    else if (sign === 0x22 || sign === 0x27) quote = sign;
    else if (sign === 0x3e) return at;
    else if (sign === 0x3c) throw damagedWorkbook();
    if (at - from > MAX_TAG) throw damagedWorkbook();
  }
  return -1;
};

const NAME = /^(?:[\w.-]+:)?([\w.-]+)(?=\s|$)/;

/** Reads XML chunk by chunk and never holds more than one text or tag; limits depth and lengths, and refuses DTDs. */
class XmlScanner {
  private rest = '';
  private readonly path: string[] = [];
  private ended = false;

  constructor(private readonly handler: XmlHandler) {}

  write(chunk: string): void {
    const text = this.rest + chunk;
    let at = 0;
    while (at < text.length) {
      const next = text.charCodeAt(at) === 0x3c ? this.markup(text, at) : this.content(text, at);
      if (next < 0) break;
      at = next;
    }
    this.rest = text.slice(at);
    this.checkLength(this.rest.length);
  }

  end(): void {
    if (this.rest.trim() !== '' || !this.ended) throw damagedWorkbook();
  }

  private checkLength(length: number): void {
    if (length > MAX_TEXT) throw this.path.length > 0 ? cellTooLong() : damagedWorkbook();
  }

  private content(text: string, at: number): number {
    const end = text.indexOf('<', at);
    if (end < 0) return -1;
    this.checkLength(end - at);
    if (this.path.length > 0) this.handler.text?.(decoded(text.slice(at, end)));
    return end;
  }

  private markup(text: string, at: number): number {
    if (text.startsWith('<?', at)) return this.skip(text, at, '?>');
    if (text.startsWith('<!--', at)) return this.skip(text, at, '-->');
    if (text.startsWith('<![CDATA[', at)) {
      const end = this.skip(text, at, ']]>');
      if (end >= 0) this.handler.text?.(text.slice(at + 9, end - 3));
      return end;
    }
    if (text.startsWith('<!', at)) {
      // Too short to tell a comment from a DTD.
      if (text.length - at < 9) return -1;
      throw damagedWorkbook();
    }
    const end = endOfTag(text, at + 1);
    if (end >= 0) this.tag(text.slice(at + 1, end));
    return end < 0 ? -1 : end + 1;
  }

  private skip(text: string, at: number, mark: string): number {
    const end = text.indexOf(mark, at);
    if (end < 0) return -1;
    this.checkLength(end - at);
    return end + mark.length;
  }

  private tag(tag: string): void {
    const [closing, empty] = [tag.startsWith('/'), tag.endsWith('/')];
    const body = tag.slice(closing ? 1 : 0, empty ? -1 : undefined);
    const [whole, name] = NAME.exec(body) ?? [];
    if (whole === undefined || name === undefined || this.ended) throw damagedWorkbook();
    if (closing) return this.leave(name);
    if (this.path.length >= MAX_DEPTH) throw damagedWorkbook();
    this.path.push(name);
    this.handler.open(name, body.slice(whole.length));
    if (empty) this.leave(name);
  }

  private leave(name: string): void {
    if (this.path.pop() !== name) throw damagedWorkbook();
    this.handler.close(name);
    this.ended = this.path.length === 0;
  }
}

/** Scans a file to its end, and gives what `take` finds after each chunk. */
export async function* scanXml<T>(
  chunks: AsyncIterable<Buffer>,
  handler: XmlHandler,
  take: () => T,
): AsyncGenerator<T> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const scanner = new XmlScanner(handler);
  try {
    for await (const chunk of chunks) {
      scanner.write(decoder.decode(chunk, { stream: true }));
      yield take();
    }
    scanner.write(decoder.decode());
  } catch (error) {
    if (error instanceof TypeError) throw damagedWorkbook();
    throw error;
  }
  scanner.end();
  yield take();
}

export const scanWhole = async (chunks: AsyncIterable<Buffer>, handler: XmlHandler): Promise<void> => {
  const scan = scanXml(chunks, handler, () => undefined);
  while (!(await scan.next()).done);
};
