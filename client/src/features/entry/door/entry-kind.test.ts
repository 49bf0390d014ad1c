import { describe, expect, it } from 'vitest';
import { explanationOf, kindOf } from './entry-kind';

describe('what a scan turned out to be', () => {
  it('is the conflict where there is one', () => {
    const [conflict, justEnteredAt] = [false, '2027-05-03T08:00:00.000Z'];
    const kindOfEntry = (checkIn: object) =>
      kindOf({ outcome: 'RE_ENTRY', checkIn: { conflict, justEnteredAt: null, ...checkIn } });
    expect(kindOfEntry({ conflict: true, justEnteredAt })).toBe('CONFLICT');
    expect(kindOfEntry({ justEnteredAt })).toBe('JUST_ENTERED');
    expect(kindOfEntry({})).toBe('RE_ENTRY');
    expect(kindOf({ outcome: 'OTHER_EVENT', checkIn: null })).toBe('OTHER_EVENT');
  });

  it('says when a badge came in that is scanned again', () => {
    expect(explanationOf('JUST_ENTERED', null, '09:02 am')).toBe('Came in at 09:02 am, and has not left');
    expect(explanationOf('CONFLICT', null, '09:02 am')).toContain('another gate');
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
