import { expect, test } from 'vitest';
import type { Session } from './agenda-entries';
import { filterSessions, sessionsByDay, tracksOf, type ScheduleFilter } from './schedule-filter';

const speaker = (firstName: string, lastName: string, isViewer = false): Session['speakers'][number] => ({
  id: lastName,
  firstName,
  lastName,
  jobTitle: null,
  organization: 'Kestrel Ventures',
  avatarUrl: null,
  isViewer,
});

const session = (id: string, rest: Partial<Session> = {}): Session => ({
  id,
  eventId: 'e',
  kind: 'SESSION',
  title: id,
  startsAt: '2026-11-21T05:00:00.000Z',
  endsAt: '2026-11-21T05:40:00.000Z',
  track: 'Main stage',
  location: 'Hall 1',
  inMyAgenda: false,
  speakers: [],
  ...rest,
});

const sessions = [
  session('Smart farming', { speakers: [speaker('Lucía', 'García')], inMyAgenda: true }),
  session('Money that moves', { track: 'Capital room', speakers: [speaker('Ann', 'Lee', true)] }),
  session('Lunch', { kind: 'BREAK', track: null, startsAt: '2026-11-21T20:30:00.000Z' }),
  session('Pod closed', { kind: 'POD', track: null }),
];
const none: ScheduleFilter = { q: '', track: null, kind: null, saved: false };
const titles = (filter: Partial<ScheduleFilter>) =>
  filterSessions(sessions, { ...none, ...filter }).map(({ title }) => title);

test('times in which a pod is out of use are not in the programme', () => {
  expect(titles({})).toEqual(['Smart farming', 'Money that moves', 'Lunch']);
});

test('all words are looked for in title, track, room and speakers, without accents', () => {
  expect(titles({ q: ' garcia HALL ' })).toEqual(['Smart farming']);
  expect(titles({ q: 'kestrel money' })).toEqual(['Money that moves']);
  expect(titles({ q: 'garcia money' })).toEqual([]);
});

test('filters by track and kind', () => {
  expect(titles({ track: 'Capital room' })).toEqual(['Money that moves']);
  expect(titles({ kind: 'BREAK' })).toEqual(['Lunch']);
});

test('mine is what I attend and where I speak', () => {
  expect(titles({ saved: true })).toEqual(['Smart farming', 'Money that moves']);
});

test('days follow the clock of the event', () => {
  const days = sessionsByDay(filterSessions(sessions, none), 'Asia/Dubai');
  expect([...days].map(([day, list]) => [day, list.map(({ title }) => title)])).toEqual([
    ['2026-11-21', ['Smart farming', 'Money that moves']],
    ['2026-11-22', ['Lunch']],
  ]);
});

test('tracks are listed once each', () => {
  expect(tracksOf(sessions)).toEqual(['Capital room', 'Main stage']);
});
