import { sql, type Sql } from './sql';

/** Parts of the export of somebody's own data, by the name that they have in it: JSON values. */
type Parts = Readonly<Record<string, Sql>>;

/** What a module keeps of people, for the export of somebody's own data. */
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
