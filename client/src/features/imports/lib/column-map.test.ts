import { expect, it } from 'vitest';
import { changedColumns, missingNames, withField } from './column-map';

const fields = [
  { key: 'email', name: 'E-mail', required: true },
  { key: 'firstName', name: 'First name', required: true },
  { key: 'phone', name: 'Phone', required: false },
];

it('moves a field from the column that filled it', () => {
  expect(withField(['email', null, 'phone'], 1, 'email')).toEqual([null, 'email', 'phone']);
  expect(withField(['email', null, 'phone'], 2, null)).toEqual(['email', null, null]);
});

it('names the required fields that are missing', () => {
  expect(missingNames([null, 'phone'], fields)).toEqual(['E-mail', 'First name']);
  expect(missingNames(['firstName', 'email'], fields)).toEqual([]);
});

it('sends only the columns that were changed', () => {
  expect(changedColumns(['email', null, 'phone'], [null, 'email', 'phone'])).toEqual([
    { index: 0, field: null },
    { index: 1, field: 'email' },
  ]);
});
