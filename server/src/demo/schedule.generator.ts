import { periodOf, type Bookings } from './bookings';
import { EVENINGS } from './content/sessions';
import type { ActivityRow } from './dataset.types';
import { DAY, instantIn, iso } from './event-clock';
import type { Generation } from './generation.types';
import { SESSION_TIMES, tracksFor, type DayProgram } from './program';
import type { SeededRandom } from './seeded-random';
import { SpeakerPlan, type Talk } from './speakers.generator';

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
  private readonly talks: Talk[] = [];

  constructor(
    private readonly generation: Generation,
    private readonly bookings: Bookings,
  ) {
    this.random = generation.random.fork('schedule');
  }

  addDay(day: string, index: number, { opening, sessions }: DayProgram): void {
    this.addSession(day, ['09:00', '09:40'], 'Main stage', 'Hall 1', opening);
    const evening = EVENINGS[index % EVENINGS.length];
    if (evening)
      this.addSession(day, ['17:30', '19:00'], 'Main stage', 'Terrace', { ...evening, cluster: null });
    for (const [from, to, title, location] of BREAKS) {
      const row = { kind: 'BREAK', title, description: null, location, track: null, pod_id: null } as const;
      this.add(day, [from, to], row);
    }
    const tracks = tracksFor(this.generation.options.attendees);
    sessions.forEach((session, place) => {
      const time = SESSION_TIMES[Math.floor(place / tracks.length)];
      const [track, location] = tracks[place % tracks.length] ?? ['Main stage', 'Hall 1'];
      if (time) this.addSession(day, time, track, location, session);
    });
    this.blockPod(day, index);
  }

  private addSession(
    day: string,
    time: readonly [string, string],
    track: string,
    location: string,
    { title, description, cluster }: DayProgram['opening'],
  ): void {
    const row = { kind: 'SESSION', title, description, location, track, pod_id: null } as const;
    const activity = this.add(day, time, row);
    if (cluster) this.talks.push({ activity, cluster });
  }

  /** What somebody speaks at is in their agenda. */
  addSpeakers(): void {
    const { activity_speakers: speakers, agenda_entries: agenda } = this.generation.tables;
    for (const [{ activity }, people] of new SpeakerPlan(this.generation, this.bookings).assign(this.talks)) {
      people.forEach(({ row }, position) => {
        const entry = { activity_id: activity.id, attendee_id: row.id };
        speakers.push({ ...entry, position });
        agenda.push({ ...entry, created_at: activity.created_at });
      });
    }
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
}

/** Sessions on parallel tracks with their speakers, breaks, and pods that are closed for a time. */
export function generateSchedule(generation: Generation, bookings: Bookings): void {
  const writer = new ScheduleWriter(generation, bookings);
  generation.days.forEach((day, index) => {
    const program = generation.program[index];
    if (program) writer.addDay(day, index, program);
  });
  writer.addSpeakers();
}
