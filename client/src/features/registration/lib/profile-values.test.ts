import { describe, expect, test } from 'vitest';
import type { InterestGroups_EventFragment, ProfileForm_AttendeeFragment } from '../../../generated/graphql';
import type { ShownField } from '../../../lib/event-fields';
import { changesOf, emptyValues, filledFrom, isChanged, type ProfileValues } from './profile-values';

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

test('a profile form saves the answers that are asked and differ', () => {
  const fields = [
    { key: 'company', conditionKey: null, conditionAnswers: [] },
    { key: 'vat', conditionKey: 'company', conditionAnswers: ['true'] },
  ] as unknown as ShownField[];
  const base = { ...stored, answers: { company: ['true'], vat: ['DE1'] } };
  const values = { ...base, answers: { company: ['false'], vat: ['DE2'] } };
  expect(changesOf(base, values, fields)).toEqual({ answers: [{ fieldId: 'company', values: ['false'] }] });
  expect([isChanged(base, values, fields), isChanged(base, base, fields)]).toEqual([true, false]);
});

describe('a new profile at an event with other interests', () => {
  const earlier = {
    firstName: 'Sara',
    lastName: 'Khan',
    jobTitle: 'Founder',
    organization: 'Nimbus',
    country: 'PK',
    introduction: 'About that event.',
    phone: '+92 300 1234567',
    answers: [],
    interests: [
      { group: 'Industry', kind: 'TOPIC', terms: ['FinTech', 'Health'] },
      { group: 'Looking for', kind: 'SEEK', terms: ['Capital'] },
    ],
  } as unknown as ProfileForm_AttendeeFragment;
  const groups: InterestGroups_EventFragment['interestGroups'] = [
    { id: '1', name: 'Sectors', kind: 'TOPIC', terms: ['Energy', 'FinTech'] },
    { id: '2', name: 'Offering', kind: 'OFFER', terms: ['Capital'] },
  ];

  test('has who one is, and the interests that this event has of the same kind', () => {
    expect(filledFrom(emptyValues, earlier, groups)).toEqual({
      ...emptyValues,
      firstName: 'Sara',
      lastName: 'Khan',
      jobTitle: 'Founder',
      organization: 'Nimbus',
      country: 'PK',
      interests: { Sectors: ['FinTech'] },
    });
  });

  test('keeps what it has', () => {
    const invited = {
      ...emptyValues,
      firstName: 'Zara',
      jobTitle: 'CEO',
      interests: { Sectors: ['Energy'] },
    };
    expect(filledFrom(invited, earlier, groups)).toEqual({
      ...invited,
      organization: 'Nimbus',
      country: 'PK',
    });
  });
});
