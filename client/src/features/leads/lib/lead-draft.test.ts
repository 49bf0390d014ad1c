import { describe, expect, test } from 'vitest';
import { additionsTo, changesOf, emptyDraft, withChanges, type LeadDraft } from './lead-draft';

const draft = (more: Partial<LeadDraft>): LeadDraft => ({ ...emptyDraft, ...more });

describe('what was changed', () => {
  const before = draft({ rating: 'COLD', note: 'Met', answers: { size: ['10'], topics: ['A'] } });

  test('is each field and answer that differs, also what was emptied', () => {
    const after = draft({ rating: 'COLD', note: '', answers: { size: [], topics: ['A'] } });
    expect(changesOf(before, after)).toEqual({ note: '', answers: { size: [] } });
    expect(changesOf(before, draft({ ...before, rating: 'HOT' }))).toEqual({ rating: 'HOT' });
  });

  test('is nothing where a change was taken back', () => {
    expect(changesOf(before, draft({ ...before, answers: { topics: ['A'], size: ['10'] } }))).toBeNull();
  });

  test('lies over what the server has', () => {
    const theirs = draft({ rating: 'HOT', note: 'Met', answers: { size: ['10'], topics: ['A', 'B'] } });
    expect(withChanges(theirs, { answers: { size: ['20'] } })).toEqual(
      draft({ rating: 'HOT', note: 'Met', answers: { size: ['20'], topics: ['A', 'B'] } }),
    );
    expect(withChanges(theirs, null)).toEqual(theirs);
  });
});

describe('a capture adds to a lead only what is new', () => {
  test.each([
    ['a note that was continued', 'Met at noon', 'Met at noon\nWants a demo', 'Wants a demo'],
    ['a note that was replaced', 'Met at noon', 'Wants a demo', 'Wants a demo'],
    ['a note that was emptied', 'Met at noon', '', ''],
  ])('of %s', (_case, before, note, added) => {
    expect(additionsTo(draft({ note: before }), { note })).toEqual(draft({ note: added }));
  });

  test('of a rating and answers, those that were changed', () => {
    const changes = { rating: 'HOT', answers: { topics: ['A'] } } as const;
    expect(additionsTo(draft({ rating: 'WARM', note: 'Met at noon' }), changes)).toEqual(draft(changes));
  });
});
