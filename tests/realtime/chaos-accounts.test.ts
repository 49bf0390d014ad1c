import { expect, it } from 'vitest';
import { tally } from './chaos/verdict';

const row = (id: string, text = `Message ${id}`) => ({
  id,
  text,
  sequence: Number(id),
  senderId: 'ada',
  recipientId: 'bob',
});
const screen = (ownerId: string, ...ids: string[]) => ({
  ownerId,
  partnerIds: [ownerId === 'ada' ? 'bob' : 'ada'],
  with: () => ids.map((id) => row(id)),
});
const sent = (...ids: string[]) =>
  new Map(ids.map((id) => [`Message ${id}`, { answer: id, isRefused: false }]));

it('counts nothing where both screens show what is stored, in its order', () => {
  const rows = [row('1'), row('2')];
  expect(tally(sent('1', '2'), rows, [screen('ada', '1', '2'), screen('bob', '1', '2')])).toEqual({
    sent: 2,
    lost: 0,
    double: 0,
    outOfOrder: 0,
  });
});

it('counts what is missing in the database or on a screen, twice, or in another order', () => {
  const rows = [row('1'), row('2'), row('3', 'Message 2'), row('5', 'canary'), row('6', 'canary')];
  expect(
    tally(sent('1', '2', '4'), rows, [
      screen('ada', '2', '1', '3', '5', '6'),
      screen('bob', '1', '1', '2', '5', '6'),
    ]),
  ).toEqual({ sent: 3, lost: 2, double: 2, outOfOrder: 1 });
});
