import type { Projection } from './projection';
import type { Sql } from './sql';

/** Fields of a manifest that are read along with the rows of another module's type. */
export interface PreloadExtension {
  install(): void;
}

/** How fields of a type are read along with its rows; `me` is the viewer's own attendee there. */
type FieldProjections = Readonly<Record<string, (me: Sql) => Projection>>;

/** The fields of a type that modules above its own read along with its rows. */
export class Preloads {
  private fields: FieldProjections = {};

  /** What a module adds, for its manifest; installed once, when all modules are loaded. */
  extend(fields: FieldProjections): PreloadExtension {
    return {
      install: () => {
        this.fields = { ...this.fields, ...fields };
      },
    };
  }

  /** Readings of all added fields. */
  projections(me: Sql): Record<string, Projection> {
    return Object.fromEntries(
      Object.entries(this.fields).map(([field, projection]) => [field, projection(me)]),
    );
  }
}
