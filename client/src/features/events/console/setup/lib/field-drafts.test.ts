import { describe, expect, test } from 'vitest';
import {
  deciders,
  draftError,
  fieldsInput,
  moveError,
  movedTo,
  newField,
  previewOf,
  type FieldDraft,
} from './field-drafts';

const draft = (id: string, more: Partial<FieldDraft> = {}): FieldDraft => ({
  ...newField(),
  id,
  labels: { EN: `What about ${id}?` },
  purposes: { EN: 'To plan.' },
  ...more,
});
const company = draft('company', { kind: 'YES_NO' });
const vat = draft('vat', { conditionOf: 'company', conditionAnswers: ['true'] });
const diet = draft('diet', {
  kind: 'ONE_OF',
  choices: ['vegan', 'halal'].map((choiceId) => ({ choiceId, labels: { EN: choiceId } })),
});
const errorOf = (one: FieldDraft, all: FieldDraft[] = [one]) => draftError(one, all, ['EN', 'AR']);

describe('the order of questions', () => {
  test('keeps each below the one that it depends on', () => {
    const all = [company, vat, diet];
    expect(moveError(all, 2, 0)).toBeNull();
    expect(moveError(all, 1, 0)).toEqual({ field: vat, before: company });
    expect(moveError(all, 0, 1)).toEqual({ field: vat, before: company });
    expect(movedTo(all, 2, 0).map(({ id }) => id)).toEqual(['diet', 'company', 'vat']);
  });

  test('offers what stands before and has answers that are known', () => {
    expect(deciders([company, vat, diet], 'diet').map(({ id }) => id)).toEqual(['company']);
    expect(deciders([company, vat, diet], 'company')).toEqual([]);
    expect(deciders([company, vat, diet], 'new').map(({ id }) => id)).toEqual(['company', 'diet']);
  });
});

describe('a question', () => {
  test('is refused without what it needs', () => {
    expect(errorOf(company)).toBeUndefined();
    expect(errorOf(draft('a', { labels: { AR: 'ا' } }))).toMatch('Write the question');
    expect(errorOf(draft('a', { purposes: {} }))).toMatch('Say why');
    expect(errorOf({ ...diet, choices: diet.choices.slice(1) })).toMatch('at least two');
    expect(errorOf(draft('a', { audience: 'GROUPS' }))).toMatch('groups');
  });

  test('is refused where what it depends on is gone', () => {
    expect(errorOf(vat, [company, vat])).toBeUndefined();
    expect(errorOf(vat, [vat])).toMatch('no longer above');
    const eats = draft('eats', { conditionOf: 'diet', conditionAnswers: ['nuts'] });
    expect(errorOf(eats, [diet, eats])).toMatch('Choose the answers');
  });
});

test('the input names fields that are saved by their id, and makes keys of the questions of others', () => {
  const arabic = draft('x', { labels: { EN: 'أي وجبة؟' } });
  const twice = draft('y', { labels: { EN: 'What about company?' }, audience: 'STAFF', groupIds: ['g'] });
  const input = fieldsInput([company, vat, arabic, twice], ['EN'], new Set(['company']));
  expect(input.map(({ fieldId, key }) => [fieldId, key])).toEqual([
    ['company', 'what_about_company'],
    [undefined, 'what_about_vat'],
    [undefined, 'field_2'],
    [undefined, 'what_about_company_2'],
  ]);
  expect(input[1]).toMatchObject({ conditionKey: 'what_about_company', conditionAnswers: ['true'] });
  expect(input[3]?.groupIds).toEqual([]);
});

test('the preview asks in the order of languages of the event', () => {
  const two = draft('a', { labels: { EN: 'Meal', AR: 'وجبة' } });
  expect(previewOf([two], ['AR', 'EN'])[0]?.labels.map(({ language }) => language)).toEqual(['AR', 'EN']);
});
