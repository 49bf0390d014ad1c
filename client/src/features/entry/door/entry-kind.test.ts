import { describe, expect, it } from 'vitest';
import { explanationOf, kindOf } from './entry-kind';

describe('what a scan turned out to be', () => {
  it('is the conflict where there is one', () => {
    expect(kindOf({ outcome: 'RE_ENTRY', checkIn: { conflict: true } })).toBe('CONFLICT');
    expect(kindOf({ outcome: 'RE_ENTRY', checkIn: { conflict: false } })).toBe('RE_ENTRY');
    expect(kindOf({ outcome: 'OTHER_EVENT', checkIn: null })).toBe('OTHER_EVENT');
  });

  it('says why somebody may not enter', () => {
    const person = {
      name: 'Sara Khan',
      avatarUrl: null,
      organization: null,
      category: 'ATTENDEE' as const,
      status: 'INVITED',
    };
    expect(explanationOf('NOT_CONFIRMED', person)).toContain('invitation');
    expect(explanationOf('NOT_CONFIRMED', { ...person, status: 'REMOVED' })).toContain('removed');
    expect(explanationOf('NOT_CONFIRMED', null)).toContain('May not enter');
  });
});
