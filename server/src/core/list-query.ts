import type { Statement } from './database';

/** Values as a page of a keyset list: one more row than asked for tells whether there is a next page. */
export const cutPage = <Row>(rows: Row[], first: number): { nodes: Row[]; hasNextPage: boolean } => ({
  nodes: rows.length > first ? rows.slice(0, first) : rows,
  hasNextPage: rows.length > first,
});

/** Collects conditions and numbers their placeholders. */
export class Conditions {
  private readonly parts: string[] = [];

  constructor(readonly values: unknown[] = []) {}

  /** The placeholder of a value. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** Adds a condition; `text` gets the placeholder. */
  add(text: (placeholder: string) => string, value: unknown): this {
    this.parts.push(text(this.value(value)));
    return this;
  }

  /** Adds a condition without a value. */
  always(text: string): this {
    this.parts.push(text);
    return this;
  }

  get text(): string {
    return this.parts.length > 0 ? this.parts.join(' AND ') : 'true';
  }

  statement(text: string): Statement {
    return { text, values: this.values };
  }
}

const MAX_WORDS = 6;

/** A LIKE pattern that finds a text anywhere; signs that LIKE knows count as themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The words of a search text as LIKE patterns that find them anywhere. */
export const searchWords = (text: string | null | undefined): string[] =>
  (text ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS).map(containing);
