import type { Bookings } from './bookings';
import { KEYNOTES, SESSIONS, type SessionText } from './content/sessions';
import type { ActivityRow } from './dataset.types';
import { DAY, instantIn, iso } from './event-clock';
import type { Generation, Person, Slot } from './generation.types';
import type { SeededRandom } from './seeded-random';

const TRACKS: readonly [track: string, location: string][] = [
  ['Main stage', 'Hall 1'],
  ['Builders stage', 'Hall 2'],
  ['Capital room', 'Hall 3'],
];
const SESSION_TIMES: readonly [string, string][] = [
  ['09:50', '10:30'],
  ['11:00', '11:40'],
  ['11:50', '12:30'],
  ['13:30', '14:10'],
  ['14:20', '15:00'],
  ['15:30', '16:10'],
  ['16:20', '17:00'],
];
const BREAKS: readonly [string, string, string, string][] = [
  ['10:30', '11:00', 'Coffee and introductions', 'Foyer'],
  ['12:30', '13:30', 'Lunch', 'Hall 2'],
  ['15:00', '15:30', 'Tea break', 'Foyer'],
];
const POD_BLOCKS: readonly [string, string, string][] = [
  ['10:00', '11:00', 'Live demonstration'],
  ['13:00', '14:30', 'Press interviews'],
  ['15:00', '16:00', 'Partner briefing'],
];

type ActivityDraft = Pick<ActivityRow, 'kind' | 'title' | 'description' | 'location' | 'track' | 'pod_id'>;

class ScheduleWriter {
  private readonly random: SeededRandom;
  private readonly speakers: Person[];
  private readonly load = new Map<string, number>();

  constructor(
    private readonly generation: Generation,
    private readonly bookings: Bookings,
  ) {
    this.random = generation.random.fork('schedule');
    this.speakers = generation.people.filter(
      ({ row }) => row.category === 'SPEAKER' && row.status === 'CONFIRMED',
    );
  }

  addDay(day: string, index: number, sessions: readonly SessionText[]): void {
    const keynote = KEYNOTES[index % KEYNOTES.length] ?? KEYNOTES[0];
    if (keynote) {
      this.addStage(day, ['09:00', '09:40'], keynote.opening, null);
      this.addStage(day, ['17:30', '19:00'], keynote.closing, 'Terrace');
    }
    for (const [from, to, title, location] of BREAKS) {
      this.add(day, [from, to], {
        kind: 'BREAK',
        title,
        description: null,
        location,
        track: null,
        pod_id: null,
      });
    }
    const tracks = this.generation.options.attendees < 100 ? TRACKS.slice(0, 2) : TRACKS;
    sessions.slice(0, tracks.length * SESSION_TIMES.length).forEach((session, place) => {
      const time = SESSION_TIMES[Math.floor(place / tracks.length)];
      const [track, location] = tracks[place % tracks.length] ?? ['Main stage', 'Hall 1'];
      if (!time) return;
      const { title, description } = session;
      const activity = this.add(day, time, {
        kind: 'SESSION',
        title,
        description,
        location,
        track,
        pod_id: null,
      });
      this.addSpeakers(activity, session.cluster, this.random.between(1, 3));
    });
    this.blockPod(day, index);
  }

  private addStage(
    day: string,
    time: [string, string],
    [title, description]: [string, string],
    at: string | null,
  ) {
    const location = at ?? 'Hall 1';
    const activity = this.add(day, time, {
      kind: 'SESSION',
      title,
      description,
      location,
      track: 'Main stage',
      pod_id: null,
    });
    if (!at) this.addSpeakers(activity, null, 1);
  }

  /** One pod a day is taken out of use for a while, a company's own where there is one. */
  private blockPod(day: string, index: number): void {
    const { pods } = this.generation.tables;
    const owned = pods.filter(({ company_id: owner }) => owner !== null);
    const pod = (owned.length > 2 ? owned : pods)[index + 1];
    const block = POD_BLOCKS[index % POD_BLOCKS.length];
    if (!pod || !block) return;
    const [from, to, title] = block;
    const description = 'The pod is closed for meetings during this time.';
    const draft = {
      kind: 'POD',
      title,
      description,
      location: pod.location,
      track: null,
      pod_id: pod.id,
    } as const;
    const activity = this.add(day, [from, to], draft);
    this.bookings.take(pod.id, periodOf(activity));
  }

  private add(day: string, [from, to]: readonly [string, string], draft: ActivityDraft): ActivityRow {
    const { event, born, tables } = this.generation;
    const created = born + 20 * DAY;
    const activity: ActivityRow = {
      id: this.random.uuid(created),
      created_at: iso(created),
      updated_at: iso(created),
      event_id: event.id,
      ...draft,
      starts_at: iso(instantIn(event.timezone, day, from)),
      ends_at: iso(instantIn(event.timezone, day, to)),
    };
    tables.activities.push(activity);
    return activity;
  }

  /** Those of the field who have spoken least so far; what one speaks at is in one's agenda. */
  private addSpeakers(activity: ActivityRow, cluster: string | null, count: number): void {
    const { tables } = this.generation;
    const period = periodOf(activity);
    const free = this.speakers.filter(({ row }) => this.bookings.isFree(row.id, period));
    const ofField = free.filter((person) => cluster === null || person.cluster.key === cluster);
    const candidates = ofField.length > 0 ? ofField : free;
    candidates.sort((one, two) => this.loadOf(one) - this.loadOf(two));
    candidates.slice(0, count).forEach((person, position) => {
      const id = person.row.id;
      this.load.set(id, this.loadOf(person) + 1);
      this.bookings.take(id, period);
      tables.activity_speakers.push({ activity_id: activity.id, attendee_id: id, position });
      tables.agenda_entries.push({
        attendee_id: id,
        activity_id: activity.id,
        created_at: activity.created_at,
      });
    });
  }

  private loadOf({ row }: Person): number {
    return this.load.get(row.id) ?? 0;
  }
}

/** The time an activity takes. */
export function periodOf(activity: { starts_at: string; ends_at: string }): Slot {
  return { starts: Date.parse(activity.starts_at), ends: Date.parse(activity.ends_at) };
}

/** Sessions on parallel tracks with their speakers, breaks, and pods that are closed for a time. */
export function generateSchedule(generation: Generation, bookings: Bookings): void {
  const { clusters, days, random } = generation;
  const keys = new Set(clusters.map(({ key }) => key));
  const fitting = SESSIONS.filter(({ cluster }) => keys.has(cluster));
  const sessions = random.fork('sessions').sample(fitting, fitting.length);
  const perDay = Math.floor(sessions.length / days.length);
  const writer = new ScheduleWriter(generation, bookings);
  days.forEach((day, index) =>
    writer.addDay(day, index, sessions.slice(index * perDay, (index + 1) * perDay)),
  );
}
