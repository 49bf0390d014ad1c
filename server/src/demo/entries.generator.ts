import type { CheckInRow, UserRow } from './dataset.types';
import { HOUR, instantIn, iso, MINUTE } from './event-clock';
import type { Generation, Person } from './generation.types';
import type { SeededRandom } from './seeded-random';

const GATES: readonly { gate: string; weight: number }[] = [
  { gate: 'Gate A', weight: 62 },
  { gate: 'Gate B', weight: 30 },
  { gate: 'Terrace', weight: 8 },
];
/** The shares of people by the day of their first entry; the rest never come. */
const FIRST_DAY_SHARES = [0.66, 0.16, 0.06];
const RETURN_SHARE = 0.82;
const LUNCH_SHARE = 0.22;
const CALL_SHARE = 0.12;
const OFFLINE_SHARE = 0.03;
/** Beyond so many people only first entries are generated: later ones are not shown, and would take long to load. */
const DETAILED = 5_000;

/** When people come and go on one day. */
interface DayTimes {
  opens: number;
  lunch: number;
  tea: number;
  closes: number;
}

class EntryWriter {
  private readonly random: SeededRandom;
  private readonly staff: UserRow[];
  private readonly days: DayTimes[];

  constructor(private readonly generation: Generation) {
    this.random = generation.random.fork('entries');
    this.staff = generation.tables.users.filter(({ role }) => role === 'SUPERVISOR' || role === 'MANAGER');
    this.days = generation.days.map((day) => {
      const at = (time: string): number => instantIn(generation.event.timezone, day, time);
      return { opens: at('08:00'), lunch: at('12:35'), tea: at('15:05'), closes: at('16:40') };
    });
  }

  /** All ways of one person through the gates until now. */
  follow({ row }: Person): void {
    const { generation, random } = this;
    const first = this.firstDay();
    this.days.forEach(({ opens, lunch, tea, closes }, index) => {
      if (index < first || (index > first && !random.chance(RETURN_SHARE))) return;
      const arrival = opens + Math.floor(random.fraction() ** 2 * 5 * HOUR) + random.between(0, 20) * MINUTE;
      if (arrival >= generation.now) return;
      row.checked_in_at ??= iso(arrival);
      this.record(row.id, 'IN', arrival);
      if (generation.people.length > DETAILED) return;
      if (random.chance(LUNCH_SHARE)) this.stepOut(row.id, arrival, lunch, 55);
      if (random.chance(CALL_SHARE)) this.stepOut(row.id, arrival, tea, 25);
      this.record(row.id, 'OUT', closes + random.between(0, 150) * MINUTE + random.between(0, 59_000));
    });
  }

  /** The index of the day of a person's first entry; beyond the last for those who do not come. */
  private firstDay(): number {
    let place = this.random.fraction();
    const day = FIRST_DAY_SHARES.findIndex((share) => (place -= share) < 0);
    return day === -1 ? this.generation.days.length : day;
  }

  private stepOut(attendeeId: string, arrival: number, around: number, minutes: number): void {
    const leaves = around + this.random.between(0, 25 * 60) * 1000;
    if (leaves < arrival + 20 * MINUTE) return;
    this.record(attendeeId, 'OUT', leaves);
    this.record(attendeeId, 'IN', leaves + this.random.between(10 * 60, minutes * 60) * 1000);
  }

  private record(attendeeId: string, direction: CheckInRow['direction'], at: number): void {
    const { generation, random } = this;
    if (at >= generation.now) return;
    const recorder = this.staff.length > 0 ? random.pick(this.staff) : null;
    const entries = generation.tables.check_ins;
    const time = iso(at);
    entries.push({
      id: random.uuid(at),
      created_at: time,
      event_id: generation.event.id,
      attendee_id: attendeeId,
      recorded_by: recorder?.id ?? null,
      recorder_name: recorder?.display_name ?? null,
      client_id: `entry-${entries.length + 1}`,
      gate: random.weighted(GATES).gate,
      direction,
      at: time,
      offline: random.chance(OFFLINE_SHARE),
    });
  }
}

/** Entries at the gates: arrivals, and exits and returns at lunch. The cast comes later, so that some people remain to be scanned. */
export function generateEntries(generation: Generation): void {
  const writer = new EntryWriter(generation);
  for (const person of generation.people)
    if (person.cast === null && person.row.status === 'CONFIRMED') writer.follow(person);
}
