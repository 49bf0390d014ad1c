/** Parts of the export of somebody's own data, by the name that they have in it: JSON values as SQL. */
type Parts = Readonly<Record<string, string>>;

/** What a module keeps of people, for the export of somebody's own data. */
export interface OwnData {
  /** Of each profile, the attendee `a`. */
  profile?: Parts;
  /** Of the user `u`. */
  user?: Parts;
}

/** As SQL, rows as a JSON list, empty where there are none. */
export const jsonListOf = ({ row, from, order }: { row: string; from: string; order: string }): string =>
  `(SELECT coalesce(json_agg(json_build_object(${row}) ORDER BY ${order}), '[]') FROM ${from})`;

/** As SQL, the full name of an attendee. */
export const fullNameOf = (attendee: string): string =>
  `${attendee}.first_name || ' ' || ${attendee}.last_name`;

/** The parts of all modules, installed from their manifests once all are loaded. */
export class OwnDataParts {
  private readonly parts = { profile: new Map<string, string>(), user: new Map<string, string>() };

  install({ profile = {}, user = {} }: OwnData): void {
    for (const [kind, parts] of Object.entries({ profile, user }))
      for (const [name, sql] of Object.entries(parts)) this.add(kind as keyof OwnData, name, sql);
  }

  /** The arguments of `json_build_object` for all parts of a kind. */
  argumentsOf(kind: keyof OwnData): string {
    return [...this.parts[kind]].map(([name, sql]) => `'${name}', ${sql}`).join(',\n   ');
  }

  private add(kind: keyof OwnData, name: string, sql: string): void {
    if (this.parts[kind].has(name)) throw new Error(`Two modules export ${name} of a ${kind}`);
    this.parts[kind].set(name, sql);
  }
}

export const ownDataParts = new OwnDataParts();
