import { periodOf } from './bookings';
import { STAGE, type Cluster, type SessionText, type StageTime } from './content';
import type { ActivityRow } from './dataset.types';
import { DAY, instantIn, iso, newRow } from './event-clock';
import type { DayProgram, Generation } from './generation.types';
import type { SeededRandom } from './seeded-random';
import { SpeakerPlan, type Talk } from './speakers.generator';

/** A session for so many attendees of a day, so that enough of them are left to listen. */
const ATTENDEES_PER_SESSION = 8;
const SMALL_EVENT = 100;

/** The stages that an event of this size has, each with its hall. */
const tracksFor = (attendees: number) => (attendees < SMALL_EVENT ? STAGE.tracks.slice(0, 2) : STAGE.tracks);

/** The sessions of each day, about the fields of the event only. */
export function chooseProgram(
  attendees: number,
  clusters: readonly Cluster[],
  days: number,
  random: SeededRandom,
): DayProgram[] {
  const isOfEvent = ({ cluster }: SessionText): boolean => clusters.some(({ key }) => key === cluster);
  const fitting = STAGE.sessions.filter(isOfEvent);
  const sessions = random.sample(fitting, fitting.length);
  const perDay = Math.min(
    Math.floor(sessions.length / days),
    tracksFor(attendees).length * STAGE.times.length,
    Math.max(2, Math.floor(attendees / ATTENDEES_PER_SESSION)),
  );
  const keynotes = STAGE.keynotes.filter(isOfEvent);
  return Array.from({ length: days }, (_, day) => ({
    opening: (day > 0 ? keynotes[(day - 1) % keynotes.length] : null) ?? STAGE.welcome,
    sessions: sessions.slice(day * perDay, (day + 1) * perDay),
  }));
}

type Draft = Pick<ActivityRow, 'title' | 'description' | 'location'> &
  Partial<Pick<ActivityRow, 'track' | 'pod_id'>>;

class ScheduleWriter {
  private readonly random: SeededRandom;
  private readonly talks: Talk[] = [];

  constructor(private readonly generation: Generation) {
    this.random = generation.random.fork('schedule');
  }

  addDay(day: string, index: number, { opening, sessions }: DayProgram): void {
    const main = { track: 'Main stage', location: 'Hall 1' };
    this.addSession(day, { from: '09:00', to: '09:40' }, main, opening);
    const evening = STAGE.evenings[index % STAGE.evenings.length];
    if (evening)
      this.addSession(day, { from: '17:30', to: '19:00' }, { ...main, location: 'Terrace' }, evening);
    for (const { title, location, ...time } of STAGE.breaks)
      this.add('BREAK', day, time, { title, description: null, location });
    const tracks = tracksFor(this.generation.options.attendees);
    sessions.forEach((session, place) => {
      const time = STAGE.times[Math.floor(place / tracks.length)];
      if (time) this.addSession(day, time, tracks[place % tracks.length] ?? main, session);
    });
    this.blockPod(day, index);
  }

  /** Speakers have their own sessions in their agenda. */
  addSpeakers(): void {
    const { activity_speakers: speakers, agenda_entries: agenda } = this.generation.tables;
    for (const [{ activity }, people] of new SpeakerPlan(this.generation).assign(this.talks)) {
      people.forEach(({ row }, position) => {
        const entry = { activity_id: activity.id, attendee_id: row.id };
        speakers.push({ ...entry, position });
        agenda.push({ ...entry, created_at: activity.created_at });
      });
    }
  }

  private addSession(
    day: string,
    time: StageTime,
    { track, location }: { track: string; location: string },
    { title, description, cluster }: SessionText,
  ): void {
    const activity = this.add('SESSION', day, time, { title, description, location, track });
    if (cluster) this.talks.push({ activity, cluster });
  }

  /** One pod a day is taken out of use for a while, a company's own where there is one. */
  private blockPod(day: string, index: number): void {
    const { tables, bookings } = this.generation;
    const owned = tables.pods.filter(({ company_id: owner }) => owner !== null);
    const pod = (owned.length > 2 ? owned : tables.pods)[index + 1];
    const block = STAGE.podBlocks[index % STAGE.podBlocks.length];
    if (!pod || !block) return;
    const description = 'The pod is closed for meetings during this time.';
    const draft = { title: block.title, description, location: pod.location, pod_id: pod.id };
    bookings.take(pod.id, periodOf(this.add('POD', day, block, draft)));
  }

  private add(
    kind: ActivityRow['kind'],
    day: string,
    { from, to }: StageTime,
    { title, description, location, track = null, pod_id = null }: Draft,
  ): ActivityRow {
    const { event, born, tables } = this.generation;
    const activity: ActivityRow = {
      ...newRow(this.random, born + 20 * DAY),
      event_id: event.id,
      kind,
      title,
      description,
      location,
      track,
      pod_id,
      starts_at: iso(instantIn(event.timezone, day, from)),
      ends_at: iso(instantIn(event.timezone, day, to)),
    };
    tables.activities.push(activity);
    return activity;
  }
}

/** Sessions on parallel tracks with their speakers, breaks, and pods that are closed for a time. */
export function generateSchedule(generation: Generation): void {
  const writer = new ScheduleWriter(generation);
  generation.days.forEach((day, index) => {
    const program = generation.program[index];
    if (program) writer.addDay(day, index, program);
  });
  writer.addSpeakers();
}
