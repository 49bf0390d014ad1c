import sax, { type SAXOptions, type SAXParser } from 'sax';
import { damagedWorkbook } from './table';

/** The attributes of an element, under their names as they are written. */
export type Attributes = Readonly<Partial<Record<string, string>>>;

/** Callbacks of a scanner, in document order. Names of elements come without their prefix. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  /** A piece of text; an element may have several. */
  text?(text: string): void;
}

/** Adds a property that the types of sax leave out. */
type Parser = SAXParser & { closedRoot: boolean };
const OPTIONS = { strictEntities: true } as SAXOptions;

const MAX_DEPTH = 64;
const MAX_ATTRIBUTES = 256;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const refuse = (): never => {
  throw damagedWorkbook();
};

/**
 * A strict parser that limits depth and number of attributes, and refuses DTDs. It emits long texts in pieces and limits all else that it
 * holds by itself (`MAX_BUFFER_LENGTH`), for which it has to count positions.
 */
const parserFor = (handler: XmlHandler): Parser => {
  const parser = sax.parser(true, OPTIONS) as Parser;
  let [depth, attributes] = [0, 0];
  return Object.assign(parser, {
    onerror: refuse,
    ondoctype: refuse,
    onsgmldeclaration: refuse,
    onattribute() {
      attributes += 1;
      if (attributes > MAX_ATTRIBUTES) refuse();
    },
    onopentag(tag) {
      depth += 1;
      attributes = 0;
      // After the root nothing may come but space and comments.
      if (depth > MAX_DEPTH || parser.closedRoot) refuse();
      handler.open(localName(tag.name), tag.attributes as Attributes);
    },
    onclosetag(name) {
      depth -= 1;
      handler.close(localName(name));
    },
    ontext: (text) => handler.text?.(text),
    oncdata: (text) => handler.text?.(text),
  } satisfies Partial<SAXParser>);
};

/** Scans a file to its end, and gives what `take` finds after each chunk. */
export async function* scanXml<T>(
  chunks: AsyncIterable<Uint8Array>,
  handler: XmlHandler,
  take: () => T,
): AsyncGenerator<T> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = parserFor(handler);
  try {
    for await (const chunk of chunks) {
      parser.write(decoder.decode(chunk, { stream: true }));
      yield take();
    }
    parser.write(decoder.decode());
  } catch (error) {
    if (error instanceof TypeError) throw damagedWorkbook();
    throw error;
  }
  if (!parser.closedRoot) refuse();
  parser.close();
  yield take();
}

export const scanWhole = async (chunks: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> => {
  const scan = scanXml(chunks, handler, () => undefined);
  while (!(await scan.next()).done);
};
