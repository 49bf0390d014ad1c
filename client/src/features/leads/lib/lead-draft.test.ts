import { describe, expect, test } from 'vitest';
import { additions, emptyDraft, rebase, type LeadDraft } from './lead-draft';

const draft = (more: Partial<LeadDraft>): LeadDraft => ({ ...emptyDraft, ...more });

describe('what was changed here, over what the server has', () => {
  test.each([
    ['nothing changed here', 'one', 'one', 'two', 'two'],
    ['only changed here', 'one', 'one more', 'one', 'one more'],
    ['appended by a colleague', 'mine', 'mine, longer', 'theirs\nmine', 'theirs\nmine, longer'],
    ['first note of both', '', 'mine', 'theirs', 'theirs\nmine'],
    ['sent already', '', 'mine', 'theirs\nmine', 'theirs\nmine'],
    ['replaced by a colleague', 'old', 'mine', 'new', 'new\nmine'],
    ['emptied here', 'old', '', 'old', ''],
  ])('a note: %s', (_case, before, mine, theirs, expected) => {
    const merged = rebase(draft({ note: before }), draft({ note: mine }), draft({ note: theirs }));
    expect(merged.note).toBe(expected);
  });

  test('a rating and answers count where they were changed', () => {
    const before = draft({ rating: 'COLD', answers: { size: ['10'], topics: ['A'] } });
    const mine = draft({ rating: 'COLD', answers: { size: ['20'], topics: ['A'] } });
    const theirs = draft({ rating: 'HOT', answers: { size: ['10'], topics: ['A', 'B'] } });
    expect(rebase(before, mine, theirs)).toEqual(
      draft({ rating: 'HOT', answers: { size: ['20'], topics: ['A', 'B'] } }),
    );
  });
});

test('a capture adds to a lead only what is new', () => {
  const before = draft({ rating: 'WARM', note: 'Met at noon', answers: { size: ['10'] } });
  const mine = draft({
    rating: 'WARM',
    note: 'Met at noon\nWants a demo',
    answers: { size: ['10'], topics: ['A'] },
  });
  expect(additions(before, mine)).toEqual(draft({ note: 'Wants a demo', answers: { topics: ['A'] } }));
});
