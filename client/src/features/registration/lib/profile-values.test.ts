import { describe, expect, test } from 'vitest';
import { changesOf, emptyValues, isChanged, type ProfileValues } from './profile-values';

const stored: ProfileValues = {
  ...emptyValues,
  firstName: 'Sara',
  lastName: 'Khan',
  jobTitle: 'Founder',
  avatar: { name: 'face.webp', url: '/face.webp' },
  interests: { Industry: ['FinTech'], Offering: ['Capital'] },
};

describe('what a profile form saves', () => {
  test('is nothing where nothing changed', () => {
    expect(changesOf(stored, { ...stored, avatar: { name: 'face.webp', url: '/other-size.webp' } })).toEqual(
      {},
    );
    expect(isChanged(stored, { ...stored, country: null })).toBe(false);
  });

  test('is each changed field, and each changed group of interests as a whole', () => {
    const values = {
      ...stored,
      jobTitle: 'CEO',
      country: 'PK',
      interests: { Industry: ['FinTech', 'Health'], Offering: ['Capital'] },
    };
    expect(changesOf(stored, values)).toEqual({
      jobTitle: 'CEO',
      country: 'PK',
      interests: [{ group: 'Industry', terms: ['FinTech', 'Health'] }],
    });
  });

  test('is each choice that was switched', () => {
    const values = { ...stored, phone: '+92 300 1234567', sharesEmail: true };
    expect(changesOf(stored, values)).toEqual({ phone: '+92 300 1234567', sharesEmail: true });
    expect(changesOf(values, stored)).toEqual({ phone: '', sharesEmail: false });
  });

  test('removes what was emptied', () => {
    const values = { ...stored, jobTitle: '', avatar: null, interests: { Industry: ['FinTech'] } };
    expect(changesOf(stored, values)).toEqual({
      jobTitle: '',
      avatar: '',
      interests: [{ group: 'Offering', terms: [] }],
    });
  });
});
