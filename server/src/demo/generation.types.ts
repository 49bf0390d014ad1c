import type { GeneratedCompany } from './companies.generator';
import type { Cluster } from './content/clusters';
import type { WorkRole } from './content/roles';
import type { DayProgram } from './program';
import type { AttendeeRow, EventRow, EventTables, PlantedAffinity, UserRow } from './dataset.types';
import type { CastMember, EventOptions } from './event-options.types';
import type { InterestChoice } from './interests.generator';
import type { Look } from './pictures.types';
import type { SeededRandom } from './seeded-random';

/** An attendee together with what the later steps need to know of them. */
export interface Person {
  row: AttendeeRow;
  user: UserRow;
  cluster: Cluster;
  /** Null for the cast, who are written by hand. */
  role: WorkRole | null;
  company: GeneratedCompany | null;
  look: Look;
  interests: InterestChoice;
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
  /** What is on the stages, day by day. */
  program: DayProgram[];
  slots: Slot[];
  clusters: readonly Cluster[];
  tables: EventTables;
  people: Person[];
  planted: PlantedAffinity[];
}
