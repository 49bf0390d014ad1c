import { expect, it } from 'vitest';
import { toCompanyFilter } from './company-filter';

it('asks for one kind alone where nothing is set', () => {
  expect(toCompanyFilter('STARTUP', { q: ' ', country: null, interest: [] })).toEqual({ kind: 'STARTUP' });
});

it('passes on what was typed and chosen', () => {
  const values = { q: ' water ', country: ['SE', 'PK'], interest: ['Clean energy'] };
  expect(toCompanyFilter('EXHIBITOR', values)).toEqual({
    kind: 'EXHIBITOR',
    search: 'water',
    countries: ['SE', 'PK'],
    sectors: ['Clean energy'],
  });
});
