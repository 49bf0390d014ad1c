import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal';

const refused = (code: string, extensions: Record<string, unknown> = {}) =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'the server says so', extensions: { code, ...extensions } }],
  });

const slot = (hour: string) => ({ startsAt: `2026-11-21T${hour}:00Z`, endsAt: `2026-11-21T${hour}:20Z` });

describe('refusalOf', () => {
  it('names a taken time and offers at most three others', () => {
    const slots = ['09:00', '10:00', '11:00', '12:00'].map(slot);
    expect(refusalOf(refused('CONFLICT', { reason: 'ATTENDEE_BUSY', slots }))).toEqual({
      text: 'This time has been taken.',
      slots: slots.slice(0, 3),
    });
  });

  it('uses the words of the server for a reason it does not know', () => {
    expect(refusalOf(refused('CONFLICT', { reason: 'SOMETHING_NEW' }))).toEqual({
      text: 'the server says so',
      slots: [],
    });
  });

  it('says nothing of failures that the person cannot change', () => {
    expect(refusalOf(refused('INTERNAL_SERVER_ERROR'))).toBeNull();
  });
});
