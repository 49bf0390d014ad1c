import type { Bookings, Slot } from './bookings';
import type { GeneratedCompany } from './companies.generator';
import type { Cluster, SessionText, WorkRole } from './content';
import type { AttendeeRow, EventRow, EventTables, PlantedAffinity, UserRow } from './dataset.types';
import type { CastMember, EventOptions, Look } from './event-options.types';
import type { SeededRandom } from './seeded-random';

/** The labels one person chose, by the kind of group. */
export interface InterestChoice {
  topics: readonly string[];
  seek: readonly string[];
  offer: readonly string[];
}

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

/** The stage programme of one day. */
export interface DayProgram {
  opening: SessionText;
  sessions: readonly SessionText[];
}

/** The state of one run; every step adds rows to `tables`. */
export interface Generation {
  options: EventOptions;
  random: SeededRandom;
  now: number;
  /** When the event was created: everything else came after. */
  born: number;
  event: EventRow;
  days: string[];
  /** The stage programme, by day. */
  program: DayProgram[];
  slots: Slot[];
  bookings: Bookings;
  clusters: readonly Cluster[];
  tables: EventTables;
  people: Person[];
  planted: PlantedAffinity[];
}
