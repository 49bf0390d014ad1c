import { expect, test } from 'vitest';
import { filterOf } from './audit-params';

const nothing = { q: '', what: null, by: null, of: null, from: null, to: null };

test('days are those of the event, the last one included', () => {
  expect(filterOf('e1', { ...nothing, from: '2026-11-22', to: '2026-11-22' }, 'Asia/Karachi')).toEqual({
    eventId: 'e1',
    from: '2026-11-21T19:00:00.000Z',
    to: '2026-11-22T19:00:00.000Z',
  });
});

test('the history of one user is not narrowed to the event, to which changes of users do not belong', () => {
  expect(filterOf('e1', { ...nothing, of: 'u1' }, 'UTC')).toEqual({ subjectId: 'u1' });
});
