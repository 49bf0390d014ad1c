import { expect, test } from 'vitest';
import { clearDraft, readDraft, writeDraft } from './profile-draft';
import { emptyValues } from './profile-values';

test('a draft belongs to one person at one event, until it is cleared', () => {
  const draft = { base: emptyValues, values: { ...emptyValues, jobTitle: 'Founder' } };
  writeDraft('sara', 'forum', draft);
  expect([readDraft('sara', 'forum'), readDraft('ada', 'forum'), readDraft('sara', 'summit')]).toEqual([
    draft,
    null,
    null,
  ]);
  clearDraft('sara', 'forum');
  expect(readDraft('sara', 'forum')).toBeNull();
});

test('a damaged draft counts as none', () => {
  localStorage.setItem('podium:profile:sara:forum', '{');
  expect(readDraft('sara', 'forum')).toBeNull();
});

test('fields that an older draft lacks count as unchanged', () => {
  const base = { ...emptyValues, interests: { Topics: ['Energy'] } };
  const { interests, ...values } = { ...base, jobTitle: 'Founder' };
  localStorage.setItem('podium:profile:sara:forum', JSON.stringify({ base, values }));
  expect(readDraft('sara', 'forum')).toEqual({ base, values: { ...values, interests } });
});
