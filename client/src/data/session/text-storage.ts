/** The used part of a storage; `setItem` returns false if the text is held in memory only. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): void;
}
