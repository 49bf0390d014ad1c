import { expect, it } from 'vitest';
import { zoneAtNoon } from './noon-zone';

it('finds a zone in which it is noon of the same day, at each hour, in winter and in summer', () => {
  const days = ['2026-01-15', '2026-07-15'];
  const instants = days.flatMap((day) =>
    Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:30:00.000Z`),
  );
  const there = instants.map((instant) =>
    new Date(instant).toLocaleString('sv', { timeZone: zoneAtNoon(new Date(instant)) }),
  );
  expect(there).toEqual(instants.map((instant) => `${instant.slice(0, 10)} 12:30:00`));
});
