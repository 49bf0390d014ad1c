interface Text {
  catalogue: string;
  /** `live.requested`, and the form in brackets where there are several: `count [few]`. */
  key: string;
  english: string;
  translation: string;
}
export const textsOf: (root: string, language: string) => { rows: Text[]; code: string[] };
export const csvOf: (rows: readonly Text[]) => string;
export const rowsOf: (csv: string) => Text[];
export const writeTexts: (
  root: string,
  language: string,
  rows: readonly Text[],
) => Promise<Record<'written' | 'refused' | 'changed' | 'unknown' | 'missing', string[]>>;
