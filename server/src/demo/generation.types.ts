import type { Cluster } from './content/clusters';
import type { AttendeeRow, EventRow, EventTables, PlantedAffinity } from './dataset.types';
import type { CastMember, EventOptions } from './event-options.types';
import type { SeededRandom } from './seeded-random';

/** An attendee together with what the later steps need to know of them. */
export interface Person {
  row: AttendeeRow;
  cluster: Cluster;
  role: string;
  cast: CastMember | null;
}

/** A grid slot of the meeting hours. */
export interface Slot {
  starts: number;
  ends: number;
}

/** What one run carries from step to step; every step adds rows to `tables`. */
export interface Generation {
  options: EventOptions;
  random: SeededRandom;
  now: number;
  /** When the event was created: everything else came after. */
  born: number;
  event: EventRow;
  days: string[];
  slots: Slot[];
  clusters: readonly Cluster[];
  tables: EventTables;
  people: Person[];
  planted: PlantedAffinity[];
}
