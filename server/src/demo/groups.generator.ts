/** Groups of attendees by their conditions, and what some of them may not begin with others. */
import type { AttendeeRow, CompanyRow, EventDataset } from './dataset.types';
import { newRow } from './event-clock';
import { SeededRandom } from './seeded-random';

export interface DemoGroup {
  name: string;
  colour: string | null;
  categories?: AttendeeRow['category'][];
  companyKinds?: CompanyRow['kind'][];
  /** The groups that its members may not ask for meetings, and not write to first, by their places in the list. */
  neverMeets?: number[];
  neverWrites?: number[];
  waitingRequests?: number;
  shown?: boolean;
  /** Without it as many as come. */
  capacity?: number;
}

/** The bit of the investors in each event of the demo. */
const INVESTORS = 1;

/** How many requests of a startup wait at once. */
export const STARTUP_REQUESTS = 5;

/** The place of a group in the list is its bit; the first is everyone else. */
const GROUPS: readonly DemoGroup[] = [
  { name: '', colour: null },
  { name: 'Investors', colour: '#12805c', categories: ['INVESTOR'] },
  { name: 'Speakers', colour: '#b23ac7', categories: ['SPEAKER'] },
  { name: 'Partners', colour: '#1f5af6', companyKinds: ['SPONSOR'], neverWrites: [INVESTORS] },
  {
    name: 'Startups',
    colour: '#ff7a1a',
    companyKinds: ['STARTUP'],
    neverMeets: [INVESTORS],
    neverWrites: [INVESTORS],
    waitingRequests: STARTUP_REQUESTS,
  },
  { name: 'Exhibitors', colour: '#0d7f9e', companyKinds: ['EXHIBITOR', 'IT_EXPORTER'] },
];

/** Everything but what is closed, as the bits of a permission. */
const allBut = (closed: readonly number[] = []): number =>
  closed.reduce((bits, bit) => bits & ~(1 << bit), -1);

/** Adds the groups of an event to its rows. Of the demo's logins, one alone meets a closed cell of these. */
export function generateGroups({ eventId, tables }: EventDataset, groups = GROUPS): void {
  const random = new SeededRandom('podium-groups');
  const born = Math.min(...tables.events.map((event) => Date.parse(event.created_at)));
  tables.attendee_groups = groups.map((group, bit) => ({
    ...newRow(random, born),
    event_id: eventId,
    bit,
    name: group.name,
    colour: group.colour,
    rank: bit,
    shown: group.shown ?? false,
    categories: group.categories ?? [],
    company_kinds: group.companyKinds ?? [],
    company_tiers: [],
    is_conditional: bit > 0,
    sees: -1,
    meets: allBut(group.neverMeets),
    writes: allBut(group.neverWrites),
    waiting_requests: group.waitingRequests ?? 20,
    capacity: group.capacity ?? null,
  }));
}
