import { describe, expect, it } from 'vitest';
import { ANNOUNCEMENTS, DIALOGUES, PRODUCTS } from './content';
import { toPictureSet } from './demo-pictures';
import { demoEvents } from './demo-events';
import { addDays, dayIn, DAY, HOUR, timeIn } from './event-clock';

// Ten in the morning of the second day in Kigali.
const NOW = new Date('2027-03-10T08:00:00Z');
const ZONE = 'Africa/Kigali';
const [demo] = demoEvents({ now: NOW, passwordHash: 'x', pictures: toPictureSet([]) });
const forum = demo?.tables;
if (!forum) throw new Error('There is no demo event.');
const now = NOW.toISOString();

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe('ratings of the demo', () => {
  const { activities, activity_speakers: speakers, session_ratings: ratings } = forum;
  const over = activities.filter(({ kind, ends_at: ends }) => kind === 'SESSION' && ends <= now);
  const of = (id: string) => ratings.filter(({ activity_id: activity }) => activity === id);

  it('are of the sessions that are over, all of them, none by who was on stage', () => {
    expect(over.length).toBeGreaterThan(20);
    expect(over.filter(({ id }) => of(id).length < 5)).toEqual([]);
    expect(new Set(ratings.map(({ activity_id: activity }) => activity)).size).toBe(over.length);
    const onStage = new Set(speakers.map((each) => `${each.activity_id} ${each.attendee_id}`));
    expect(ratings.filter((each) => onStage.has(`${each.activity_id} ${each.attendee_id}`))).toEqual([]);
    const ends = new Map(over.map(({ id, ends_at }) => [id, ends_at]));
    expect(
      ratings.filter(({ activity_id: id, created_at: at }) => !(at >= (ends.get(id) ?? now) && at <= now)),
    ).toEqual([]);
  });

  it('differ from session to session and have some comments, each once', () => {
    const means = over.map(({ id }) => meanOf(of(id).map(({ stars }) => stars)));
    expect(Math.max(...means)).toBeGreaterThan(4.4);
    expect(Math.min(...means)).toBeLessThan(3.9);
    expect(Math.min(...means)).toBeGreaterThan(3);
    expect(new Set(ratings.map(({ stars }) => stars)).size).toBeGreaterThanOrEqual(4);
    const comments = ratings.map(({ comment }) => comment).filter((comment) => comment !== null);
    expect(comments.length).toBeGreaterThan(20);
    expect(new Set(comments).size).toBe(comments.length);
  });
});

it('registrations of the demo start slowly, come in waves after announcements, and are most at the end', () => {
  const starts = Date.parse(forum.events[0]?.starts_at ?? now);
  const daysBefore = forum.attendees.map(({ created_at: at }) => (starts - Date.parse(at)) / DAY);
  const between = (from: number, to: number): number =>
    daysBefore.filter((days) => days <= from && days > to).length;
  expect(between(71, 56)).toBeLessThan(between(14, 0) / 8);
  for (const { day } of ANNOUNCEMENTS.filter((each) => each.day < -7))
    expect(between(-day, -day - 4)).toBeGreaterThan(3 * between(4 - day, -day));
  expect(between(7, 0)).toBeGreaterThan(between(71, 0) / 5);
});

it('announcements of the demo were made at hours of the day, and most people have read them', () => {
  const sent = (
    forum.announcements as {
      id: string;
      status: string;
      sent_at: string | null;
      recipient_count: number | null;
    }[]
  ).map((row) => {
    const told = forum.notifications.filter(({ announcement_id: id }) => id === row.id);
    return {
      ...row,
      told: told.length,
      read: told.filter(({ read_at: at }) => at !== null && at <= now).length,
    };
  });
  expect(sent.map(({ status }) => status)).toEqual([...Array<string>(6).fill('SENT'), 'DRAFT']);
  for (const { sent_at: at, recipient_count: count, told, read } of sent.slice(0, 6)) {
    const time = timeIn(ZONE, Date.parse(at ?? ''));
    expect(time >= 8 * HOUR && time <= 18 * HOUR && (at ?? '') < now).toBe(true);
    expect(told).toBe(count);
    expect(read / told).toBeGreaterThan(0.4);
    expect(read).toBeLessThan(told);
  }
  expect(Math.max(...sent.map(({ told }) => told))).toBeGreaterThan(340);
});

it('at least 12 companies of the demo show products of their own, with a team', () => {
  const { companies, company_products: products, attendees } = forum;
  const rows = products as { company_id: string; name: string }[];
  const showing = companies.filter(({ id }) => rows.some(({ company_id: company }) => company === id));
  expect(showing.length).toBeGreaterThanOrEqual(12);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  for (const { id, tagline } of showing) {
    const own = rows.filter(({ company_id: company }) => company === id);
    expect(own.map(({ name }) => name)).toEqual(PRODUCTS[tagline]?.map(({ name }) => name));
    const team = attendees.filter(
      ({ company_id: company, status }) => company === id && status === 'CONFIRMED',
    );
    expect(team.length).toBeGreaterThanOrEqual(2);
  }
  expect(Object.keys(PRODUCTS).toSorted()).toEqual(showing.map(({ tagline }) => tagline).toSorted());
});

describe('conversations of the demo', () => {
  const endings = DIALOGUES.map(({ ending, lines }) => {
    const pattern = (lines.at(-1) ?? '')
      .slice(2)
      .trim()
      .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
    return { ending, last: new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '.+')}$`, 'i') };
  });
  const talks = forum.conversations.map(({ id, last_sequence: length }) => {
    const last = forum.messages.find((each) => each.conversation_id === id && each.sequence === length);
    const ending = endings.find((each) => each.last.test(last?.text ?? ''))?.ending;
    return { ending, people: [last?.sender_id ?? '', last?.recipient_id ?? ''] };
  });

  it('end in four ways, for the attendee of the demo too', () => {
    const ways = new Set(['AGREED', 'ANSWERED', 'DECLINED', 'WAITING']);
    expect(new Set(talks.map(({ ending }) => ending))).toEqual(ways);
    const user = forum.users.find(({ email }) => email === 'attendee@demo.podium.test');
    const attendee = forum.attendees.find(({ user_id: id }) => id === user?.id);
    const own = talks.filter(({ people }) => people.includes(attendee?.id ?? ''));
    expect(own.length).toBe(6);
    expect(new Set(own.map(({ ending }) => ending))).toEqual(ways);
  });

  it('agree on a meeting only where there is one', () => {
    const pairs = new Set(
      forum.meetings
        .filter(({ status, starts_at: starts }) => status === 'ACTIVE' && starts > now)
        .flatMap(({ sender_id: one, receiver_id: two }) => [`${one} ${two}`, `${two} ${one}`]),
    );
    const agreed = talks.filter(({ ending }) => ending === 'AGREED');
    expect(agreed.length).toBeGreaterThan(30);
    expect(agreed.filter(({ people }) => !pairs.has(people.join(' ')))).toEqual([]);
  });
});

it('the day before the demo was its first', () => {
  expect(dayIn(ZONE, Date.parse(forum.events[0]?.starts_at ?? ''))).toBe(
    addDays(dayIn(ZONE, NOW.getTime()), -1),
  );
});
