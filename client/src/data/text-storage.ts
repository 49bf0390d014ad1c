/** The part of a storage that is needed; `setItem` returns false where the text is held in memory only. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): void;
}
