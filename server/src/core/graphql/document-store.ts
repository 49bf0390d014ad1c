import { createHash } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Longer documents are parsed each time: those that clients send again and again are shorter. */
const MAX_LENGTH = 20_000;
/** What a document takes with its tokens and compiled operations; measured over our client's and those of `/v1`. */
const BYTES_OF_DOCUMENT = 8_000;
const BYTES_OF_CHARACTER = 250;
/** Twice what all documents of our client and of `/v1` take. */
export const MAX_DOCUMENT_BYTES = 48 * 1024 * 1024;

/** The key of a document in the store: that which Apollo gives it. */
export const documentKey = (query: string): string => createHash('sha256').update(query).digest('hex');

/** Valid documents by the hash of their text, the latest of them. Strangers choose their texts, so they count by the memory that they take. */
export const createDocumentStore = (): LRUCache<string, DocumentNode> =>
  new LRUCache<string, DocumentNode>({
    maxSize: MAX_DOCUMENT_BYTES,
    maxEntrySize: BYTES_OF_DOCUMENT + MAX_LENGTH * BYTES_OF_CHARACTER,
    sizeCalculation: ({ loc }) => BYTES_OF_DOCUMENT + (loc?.end ?? MAX_LENGTH) * BYTES_OF_CHARACTER,
  });
