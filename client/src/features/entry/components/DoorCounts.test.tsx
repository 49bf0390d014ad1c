import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DoorState } from '../hooks/useDoorCounts';
import { DoorCounts } from './DoorCounts';

const counts = {
  today: {
    entered: 40,
    gates: [
      { gate: 'North', in: 30, out: 5 },
      { gate: 'South', in: 14, out: 2 },
    ],
  },
  now: {
    inside: 38,
    gates: [
      { gate: 'North', inside: 26 },
      { gate: 'East', inside: 12 },
    ],
  },
};

test('the table of gates says what are scans and what people, and adds up', () => {
  const door = { counts, error: undefined, refresh: () => undefined } as unknown as DoorState;
  render(<DoorCounts door={door} gate="North" />);
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Gate', 'Scans in', 'Scans out', 'People inside'],
    ['North', '30', '5', '26'],
    ['South', '14', '2', '0'],
    ['East', '0', '0', '12'],
    ['All gates', '44', '7', '38'],
  ]);
});
