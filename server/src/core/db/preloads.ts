import type { Reading } from './projection';

/** Fields of a manifest that are read along with the rows of another module's type. */
export interface PreloadExtension {
  install(): void;
}

/** How fields of a type are read along with its rows; `me` is the viewer's own attendee there, as SQL. */
type FieldReadings = Readonly<Record<string, (me: string) => Reading>>;

/** The fields of a type that modules above its own read along with its rows. */
export class Preloads {
  private fields: FieldReadings = {};

  /** What a module adds, for its manifest; installed once, when all modules are loaded. */
  extend(fields: FieldReadings): PreloadExtension {
    return {
      install: () => {
        this.fields = { ...this.fields, ...fields };
      },
    };
  }

  /** Readings of all added fields. */
  readings(me: string): Record<string, Reading> {
    return Object.fromEntries(Object.entries(this.fields).map(([field, reading]) => [field, reading(me)]));
  }
}
