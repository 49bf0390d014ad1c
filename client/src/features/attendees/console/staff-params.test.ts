import { expect, it } from 'vitest';
import { toStaffFilter } from './staff-params';

const none = {
  q: '',
  status: null,
  checkin: null,
  category: null,
  country: [],
  interest: [],
  company: null,
  group: [],
  answers: [],
};

it('asks for everybody, whatever their status, unless one is chosen', () => {
  expect(toStaffFilter(none)).toEqual({ statuses: ['INVITED', 'CONFIRMED'] });
  expect(toStaffFilter({ ...none, status: 'CONFIRMED' })).toEqual({ statuses: ['CONFIRMED'] });
});

it('tells those whose invitation was sent from those who wait for one, without those who applied', () => {
  expect(toStaffFilter({ ...none, status: 'INVITED' })).toEqual({ stages: ['INVITED'], invited: true });
  expect(toStaffFilter({ ...none, status: 'UNINVITED' })).toEqual({ stages: ['INVITED'], invited: false });
});

it('takes every other filter along', () => {
  const values = {
    ...none,
    q: ' sara ',
    checkin: 'NOT' as const,
    country: ['PK'],
    interest: ['AI'],
    company: 'c',
    group: ['g'],
    answers: ['diet.vegan', 'vat.true', 'diet.a.b', 'nothing', '.x', 'x.'],
  };
  expect(toStaffFilter(values)).toEqual({
    statuses: ['INVITED', 'CONFIRMED'],
    text: 'sara',
    checkedIn: false,
    countries: ['PK'],
    interests: ['AI'],
    companyId: 'c',
    groupIds: ['g'],
    answers: [
      { fieldId: 'diet', values: ['vegan', 'a.b'] },
      { fieldId: 'vat', values: ['true'] },
    ],
  });
});

it('finds somebody by a whole e-mail address, and by words otherwise', () => {
  const found = (q: string) => {
    const { statuses: _statuses, ...filter } = toStaffFilter({ ...none, q });
    return filter;
  };
  for (const email of ['sara@example.org', "Sara.O'Neil+fair@mail.ex-ample.co.uk"])
    expect(found(` ${email} `)).toEqual({ email });
  for (const text of [
    'sara',
    'sara@',
    '@example.org',
    'sara@example',
    'sara@example.org x',
    'a..b@example.org',
  ])
    expect(found(text)).toEqual({ text });
});
