import { sql, type Sql } from './sql';

/** Parts of a person's data export, by their name in it: JSON values. */
type Parts = Readonly<Record<string, Sql>>;

/** The personal data of a module, for a person's data export. */
export interface OwnData {
  /** Of each profile, the attendee `a`. */
  profile?: Parts;
  /** Of the user `u`. */
  user?: Parts;
}

/** Rows as a JSON list, empty where there are none. */
export const jsonListOf = ({ row, from, order }: { row: Sql; from: Sql; order: Sql }): Sql =>
  sql`(SELECT coalesce(json_agg(json_build_object(${row}) ORDER BY ${order}), '[]') FROM ${from})`;

/** The full name of an attendee. */
export const fullNameOf = (attendee: Sql): Sql =>
  sql`rtrim(${attendee}.first_name || ' ' || ${attendee}.last_name)`;
