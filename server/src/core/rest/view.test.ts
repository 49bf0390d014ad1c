import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { clock, described, many, oneOrNull, shown, text, view, type Viewed } from './view';

const namedView = view({ _id: text('id'), name: text('name') });

const talkView = view(
  {
    _id: text('id'),
    from_date: clock('startsAt'),
    booth: described(oneOrNull('pod', namedView), 'Where it is.'),
    speakers: many('speakers', namedView),
    is_long: shown('minutes', z.boolean(), ({ minutes }: { minutes: number }) => minutes > 30),
  },
  { id: 'Talk', description: 'A talk.' },
);

const talk = {
  id: '1',
  startsAt: '2026-11-29T10:00:00Z',
  pod: { id: '2', name: 'Stage' },
  speakers: [{ id: '3', name: 'Ada' }],
  minutes: 45,
};

it('selects, describes and presents a thing by the same keys', () => {
  expect(talkView.fields).toBe('id startsAt pod { id name } speakers { id name } minutes');
  const shownTalk = talkView.present(talk, 'Asia/Karachi');
  expect(shownTalk).toEqual({
    _id: '1',
    from_date: '2026-11-29T15:00:00.000Z',
    booth: { _id: '2', name: 'Stage' },
    speakers: [{ _id: '3', name: 'Ada' }],
    is_long: true,
  });
  expect(talkView.shape.parse(shownTalk)).toEqual(shownTalk);
  expect(talkView.present({ ...talk, pod: null }, 'UTC').booth).toBeNull();
  expect(talkView.shape.meta()).toMatchObject({ id: 'Talk', description: 'A talk.' });
  expect(talkView.shape.shape.booth.meta()).toEqual({ description: 'Where it is.' });
});

it('asks for the time zone where a key is a wall clock, and only there', () => {
  expectTypeOf(talkView.present).parameters.toEqualTypeOf<[Viewed<typeof talkView>, string]>();
  expectTypeOf(namedView.present).parameters.toEqualTypeOf<[{ id: string } & { name: string }]>();
});
