import { expect, it } from 'vitest';
import { leadingTalk, missingOf } from './next-talk';

const talk = (startsAt: string, endsAt: string) => ({
  startsAt: `2027-05-03T${startsAt}:00.000Z`,
  endsAt: `2027-05-03T${endsAt}:00.000Z`,
});
const talks = [talk('09:00', '09:40'), talk('14:00', '14:40')];

it.each([
  ['08:00', '09:00', 'next'],
  ['09:20', '09:00', 'now'],
  ['09:40', '14:00', 'next'],
  ['14:39', '14:00', 'now'],
  ['14:40', '14:00', 'over'],
])('is at %s the talk of %s, which is %s', (now, start, moment) => {
  const leading = leadingTalk(talks, new Date(`2027-05-03T${now}:00.000Z`));
  expect([leading?.talk.startsAt.slice(11, 16), leading?.moment]).toEqual([start, moment]);
  expect(leadingTalk([], new Date())).toBeUndefined();
});

it('asks for the picture and the introduction that are not there', () => {
  expect(missingOf({ avatarUrl: null, introduction: ' ' })).toEqual(['picture', 'introduction']);
  expect(missingOf({ avatarUrl: '/uploads/a.webp', introduction: null })).toEqual(['introduction']);
  expect(missingOf({ avatarUrl: '/uploads/a.webp', introduction: 'Hello' })).toEqual([]);
});
