import { describe, expect, it } from 'vitest';
import type { EventDataset } from './demo/dataset.types';
import { generateEvent } from './demo/event-generator';
import { migrationsInBrief, migrationsInWords, seedInWords } from './progress';

describe('what a migration says', () => {
  it('names what was applied, or that nothing was', () => {
    const applied = ['CreateUsers1795000000001', 'CreateEvents1795000000002'];
    expect(migrationsInWords(applied)).toBe('Applied 2 migrations: CreateUsers, CreateEvents.');
    expect(migrationsInWords(applied.slice(1))).toBe('Applied 1 migration: CreateEvents.');
    expect(migrationsInWords([])).toBe('Database is up to date.');
  });

  it('only counts when a server starts', () => {
    expect(migrationsInBrief(['A1', 'B2'])).toBe('Applied 2 migrations.');
    expect(migrationsInBrief([])).toBe('Database is up to date.');
  });
});

describe('what a seeding says', () => {
  const demo: EventDataset = generateEvent({
    seed: 1,
    now: new Date('2027-03-10T06:00:00Z'),
    attendees: 30,
    companies: 6,
    pods: 4,
  });

  it('counts what was created', () => {
    const { activities, meetings, check_ins: entries } = demo.tables;
    expect(seedInWords({ demo, firstAdmin: null })).toEqual([
      `Created the demo event: 30 attendees, 6 companies, 4 pods, ${activities.length} activities, ${meetings.length} meetings, ${entries.length} entries at the gates.`,
    ]);
  });

  it('says what exists already, and who was made administrator', () => {
    expect(seedInWords({ demo: null, firstAdmin: null })).toEqual(['The demo event exists already.']);
    expect(seedInWords({ demo: undefined, firstAdmin: 'a@example.test' })).toEqual([
      'Created the first administrator: a@example.test.',
    ]);
    expect(seedInWords({ demo: undefined, firstAdmin: null })).toEqual([]);
  });
});
