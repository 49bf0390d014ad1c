/** Exhibitors at the event: their contacts, products, leads, and requests for meetings. */
import { PRODUCTS } from './content';
import { EXHIBITOR_TEXTS } from './content/exhibitor-texts';
import type { Slot } from './bookings';
import type { CompanyRow, LeadRow, MeetingRow, NotificationRow } from './dataset.types';
import { dayIn, HOUR, iso, MINUTE, newRow } from './event-clock';
import type { Generation, Person } from './generation.types';
import type { SeededRandom } from './seeded-random';

const TEAM = 4;
const CONTACTS = 2;
const LEADS = 36;
const LEADS_OF_OTHERS = 3;
const VISITORS = 70;

const isThere = ({ row }: Person): boolean => row.status === 'CONFIRMED';

/** The cast member who works at a stand. */
const exhibitorOf = ({ people }: Generation): Person | undefined =>
  people.find(({ cast, company }) => cast && company?.row.kind === 'EXHIBITOR');

/** Gives the stand of the cast as many people as a demonstration needs, of its own field where there are some. */
export function fillTeam(generation: Generation): void {
  const company = exhibitorOf(generation)?.company;
  if (!company) return;
  const { people } = generation;
  const missing = TEAM - people.filter((person) => isThere(person) && person.company === company).length;
  const free = people.filter(
    (person) => isThere(person) && !person.cast && !person.company && person.row.category === 'ATTENDEE',
  );
  const own = free.filter(({ cluster }) => cluster === company.cluster);
  for (const person of [...own, ...free].slice(0, Math.max(0, missing))) {
    person.company = company;
    person.row.company_id = company.row.id;
    person.row.organization = company.row.name;
  }
}

class StandWriter {
  private readonly random: SeededRandom;
  private readonly met: readonly Person[];

  constructor(private readonly generation: Generation) {
    this.random = generation.random.fork('exhibitors');
    this.met = generation.people.filter(({ row }) => row.checked_in_at !== null);
  }

  /** The first of a team speak for it; the cast comes before all others. */
  appointContacts(): void {
    const contacts = new Map<string, number>();
    for (const person of this.generation.people) {
      const { row } = person;
      if (!row.company_id || !isThere(person)) continue;
      const known = contacts.get(row.company_id) ?? 0;
      row.company_contact = known < CONTACTS;
      contacts.set(row.company_id, known + 1);
    }
  }

  teamOf(companyId: string): Person[] {
    return this.generation.people.filter((person) => isThere(person) && person.row.company_id === companyId);
  }

  /** Leads of a team: those who have entered, over the hours that they have been there. */
  meet(companyId: string, team: readonly Person[], count: number): LeadRow[] {
    const visitors = this.met.filter(({ row }) => row.company_id !== companyId);
    const leads = this.random.sample(visitors, count).map((visitor) => this.leadOf(companyId, team, visitor));
    this.generation.tables.leads.push(...leads);
    return leads;
  }

  leadOf(companyId: string, team: readonly Person[], visitor: Person): LeadRow {
    const { random, generation } = this;
    const { now, event } = generation;
    const entered = Date.parse(visitor.row.checked_in_at ?? iso(now - HOUR));
    const stayed = Math.max(MINUTE, Math.min(now - entered, 6 * HOUR));
    const at = entered + Math.floor(random.fraction() * stayed);
    const rating = random.pick(['HOT', 'WARM', 'WARM', 'COLD', null] as const);
    return {
      ...newRow(random, at),
      event_id: event.id,
      company_id: companyId,
      attendee_id: visitor.row.id,
      captured_by: random.pick(team).row.id,
      captured_at: iso(at),
      source: random.pick(['SCAN', 'SCAN', 'SCAN', 'SCAN', 'PROFILE'] as const),
      rating,
      rated_at: rating && iso(at),
      note: random.pick(EXHIBITOR_TEXTS.notes),
      answers: {},
    };
  }

  /** Shows the products of a company. */
  show({ id, tagline }: CompanyRow): void {
    const { tables, born } = this.generation;
    PRODUCTS[tagline]?.forEach((product, position) =>
      tables.company_products.push({ ...newRow(this.random, born), company_id: id, position, ...product }),
    );
  }

  /** Questions with answers, visits and consents of the stand that the demo shows. */
  furnish(companyId: string, team: readonly Person[], leads: readonly LeadRow[]): void {
    const { random, generation } = this;
    const { tables, born } = generation;
    const shown = tables.companies.find(({ id }) => id === companyId);
    const names = (PRODUCTS[shown?.tagline ?? ''] ?? []).map(({ name }) => name);
    const [wish, products, date] = EXHIBITOR_TEXTS.questions.map((question, position) => {
      const options = question.kind === 'SEVERAL_OF' ? names : question.options;
      const row = { ...newRow(random, born), company_id: companyId, position, ...question, options };
      const { updated_at: _never, ...kept } = row;
      tables.lead_questions.push(kept);
      return kept;
    });
    for (const lead of leads.filter(() => random.chance(0.7)))
      if (wish && products && date)
        lead.answers = {
          [wish.id]: [random.pick<string>(wish.options)],
          [products.id]: random.sample<string>(products.options, random.between(1, 2)),
          ...(random.chance(0.5) ? { [date.id]: [random.pick(EXHIBITOR_TEXTS.decisions)] } : {}),
        };
    leads.forEach(({ attendee_id, captured_at }, index) => {
      const granted = [true, null, false][index % 3] ?? null;
      const answered_at = granted === null ? null : captured_at;
      const id = random.uuid(Date.parse(captured_at));
      tables.contact_consents.push({
        id,
        attendee_id,
        company_id: companyId,
        granted,
        asked_at: captured_at,
        answered_at,
      });
    });
    this.visit(companyId, team, VISITORS);
  }

  visit(companyId: string, team: readonly Person[], count: number): void {
    const { days, event, now, people, tables } = this.generation;
    const today = dayIn(event.timezone, now);
    const others = people.filter((person) => isThere(person) && !team.includes(person));
    const visitorIds = new Set<string>();
    for (const day of days.filter((each) => each <= today))
      for (const { row, cast } of this.random.sample(others, count)) {
        tables.company_visits.push({ company_id: companyId, attendee_id: row.id, day });
        // Every fourth visitor keeps it in mind, on the first visit.
        if (!cast && !visitorIds.has(row.id) && visitorIds.size % 4 === 0)
          tables.favourite_companies.push({
            owner_id: row.id,
            company_id: companyId,
            created_at: iso(Math.min(now, Date.parse(`${day}T09:00:00Z`))),
          });
        visitorIds.add(row.id);
      }
  }

  /** One request that the cast can accept, and one that a colleague took. */
  ask(member: Person, colleague: Person): void {
    const { tables, bookings, slots, now } = this.generation;
    const visitors = this.met.filter(({ company, cast }) => company !== member.company && !cast);
    const [waiting, taken] = this.random.sample(visitors, 2);
    const pod = tables.pods.find(({ company_id }) => company_id === member.row.company_id) ?? tables.pods[0];
    const slotFor = (...ids: string[]): Slot | undefined =>
      slots.find((slot) => slot.starts > now + 2 * HOUR && ids.every((id) => bookings.isFree(id, slot)));
    const first = waiting && slotFor(member.row.id, waiting.row.id);
    if (!first || !pod) return;
    bookings.take(waiting.row.id, first);
    bookings.take(member.row.id, first);
    this.request(waiting, member, first, null);
    this.tell(member, 'COMPANY_MEETING_REQUESTED', now - 20 * MINUTE, waiting, first);
    const second = taken && slotFor(colleague.row.id, taken.row.id, pod.id);
    if (!second) return;
    for (const id of [colleague.row.id, taken.row.id, pod.id]) bookings.take(id, second);
    this.request(taken, member, second, this.meetingOf(taken, colleague, second, pod.id));
  }

  private request(sender: Person, { row }: Person, slot: Slot, meeting: MeetingRow | null): void {
    const { random, generation } = this;
    const note = EXHIBITOR_TEXTS.requestNotes[meeting ? 1 : 0];
    generation.tables.company_requests.push({
      ...newRow(random, generation.now - 20 * MINUTE),
      event_id: generation.event.id,
      company_id: row.company_id,
      sender_id: sender.row.id,
      starts_at: iso(slot.starts),
      ends_at: iso(slot.ends),
      note,
      status: meeting ? 'CLAIMED' : 'PENDING',
      expires_at: iso(slot.starts),
      meeting_id: meeting?.id ?? null,
    });
  }

  private meetingOf(sender: Person, receiver: Person, slot: Slot, podId: string): MeetingRow {
    const { generation } = this;
    const meeting: MeetingRow = {
      ...newRow(this.random, generation.now - 15 * MINUTE),
      event_id: generation.event.id,
      sender_id: sender.row.id,
      receiver_id: receiver.row.id,
      pod_id: podId,
      starts_at: iso(slot.starts),
      ends_at: iso(slot.ends),
      status: 'ACTIVE',
      closed_reason: null,
      note: EXHIBITOR_TEXTS.requestNotes[1],
      expires_at: iso(slot.starts),
      responded_at: iso(generation.now - 15 * MINUTE),
      sender_says_held: null,
      receiver_says_held: null,
    };
    generation.tables.meetings.push(meeting);
    return meeting;
  }

  /** A visitor of the cast: the company asks them for their details, and people exchange theirs with them. */
  meetCast(companyId: string, team: readonly Person[], visitor: Person): void {
    const { random, generation } = this;
    const { tables, now, event } = generation;
    const at = now - 30 * MINUTE;
    const scanned = { source: 'SCAN', rating: 'HOT', rated_at: iso(at), note: 'Asked for a trial.' } as const;
    const lead = this.leadOf(companyId, team, visitor);
    tables.leads.push({ ...lead, ...newRow(random, at), captured_at: iso(at), ...scanned });
    tables.contact_consents.push({
      id: random.uuid(at),
      attendee_id: visitor.row.id,
      company_id: companyId,
      granted: null,
      asked_at: iso(at),
      answered_at: null,
    });
    this.tell(visitor, 'CONTACT_REQUESTED', at, null, null, companyId);
    random
      .sample(
        this.met.filter(({ cast }) => !cast),
        3,
      )
      .forEach(({ row }, index) => {
        const { updated_at: _never, ...own } = newRow(random, at - index * HOUR);
        const accepted = index < 2 ? own.created_at : null;
        const pair = { scanner_id: row.id, scanned_id: visitor.row.id };
        tables.contact_exchanges.push({ ...own, event_id: event.id, ...pair, accepted_at: accepted });
      });
  }

  private tell(
    { row }: Person,
    kind: NotificationRow['kind'],
    at: number,
    person: Person | null,
    slot: Slot | null,
    companyId: string | null = row.company_id,
  ): void {
    const { id, created_at } = newRow(this.random, at);
    this.generation.tables.notifications.push({
      id,
      created_at,
      attendee_id: row.id,
      kind,
      person_id: person?.row.id ?? null,
      meeting_id: null,
      announcement_id: null,
      company_id: companyId,
      starts_at: slot && iso(slot.starts),
      read_at: null,
    });
  }
}

/** Contacts of all companies; and where the cast has a stand, what a day brings to it and to its neighbours. */
export function generateExhibitors(generation: Generation): void {
  const writer = new StandWriter(generation);
  writer.appointContacts();
  const member = exhibitorOf(generation);
  const companyId = member?.row.company_id;
  if (!member || !companyId) return;
  const team = writer.teamOf(companyId);
  writer.furnish(companyId, team, writer.meet(companyId, team, LEADS));
  for (const company of generation.tables.companies) {
    const { id } = company;
    writer.show(company);
    if (id === companyId) continue;
    const others = writer.teamOf(id);
    if (others.length === 0) continue;
    writer.meet(id, others, LEADS_OF_OTHERS);
    writer.visit(id, others, LEADS_OF_OTHERS * 2);
  }
  const colleague = team.find(({ cast }) => !cast);
  if (colleague) writer.ask(member, colleague);
  const visitor = generation.people.find((person) => person.cast && !person.company && isThere(person));
  if (visitor) writer.meetCast(companyId, team, visitor);
}
