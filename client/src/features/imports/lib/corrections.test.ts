import { expect, it } from 'vitest';
import { choiceOf, correctionsOf, withCell, withChoice, type UnknownField } from './corrections';

const value = (text: string, action: 'ADD' | 'TAKE_AS' | null = null, replacement: string | null = null) => ({
  value: text,
  rows: 1,
  nearest: null,
  action,
  replacement,
});
const country: UnknownField = {
  field: 'country',
  name: 'Country',
  known: ['Germany'],
  canAdd: false,
  canLeaveOut: true,
  values: [value('Germny', 'TAKE_AS', 'Germany'), value('Atlantis'), value('Mu')],
};

it('sends what the last check was told with what is chosen since', () => {
  const leaveOut = { action: 'LEAVE_OUT', replacement: null } as const;
  const chosen = withChoice(new Map(), country, [{ value: 'Atlantis' }], leaveOut);
  const first = { field: 'country', value: 'Germny', action: 'TAKE_AS', replacement: 'Germany' };
  const second = { field: 'country', value: 'Atlantis', ...leaveOut };
  expect(correctionsOf([country], chosen)).toEqual([first, second]);
});

it('keeps the cells that are corrected, and none that is as it was', () => {
  const mail = { row: 3, column: 'E-mail', value: 'ada@example.test' };
  const cells = withCell(withCell(new Map(), { ...mail, value: 'ada' }, 'nowhere'), mail, 'nowhere');
  expect([...cells.values()]).toEqual([mail]);
  expect(withCell(cells, { ...mail, value: 'nowhere' }, 'nowhere').size).toBe(0);
});

it('takes a choice back, also one of the last check', () => {
  const [germny] = country.values;
  const chosen = withChoice(new Map(), country, country.values, null);
  expect(germny && choiceOf(chosen, country, germny)).toBeNull();
  expect(correctionsOf([country], chosen)).toEqual([]);
});
