import { describe, expect, test } from 'vitest';
import {
  answersInput,
  askedFields,
  changedAnswers,
  hiddenAnswers,
  shownField,
  textIn,
  withConditionKeys,
  type FieldTexts,
} from './event-fields';

const field = (key: string, conditionKey: string | null = null, conditionAnswers: string[] = ['true']) => ({
  key,
  conditionKey,
  conditionAnswers: conditionKey === null ? [] : conditionAnswers,
});
/** A number where there is a company, and how it is taxed where there is a number of one of two countries. */
const fields = [
  field('company'),
  field('country', 'company'),
  field('vat', 'country', ['DE', 'FR']),
  field('diet'),
];
const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);

describe('a field with a condition', () => {
  test('is asked where the field before it is asked and has one of the answers', () => {
    expect(keysOf(askedFields(fields, {}))).toEqual(['company', 'diet']);
    expect(keysOf(askedFields(fields, { company: ['true'] }))).toEqual(['company', 'country', 'diet']);
    expect(keysOf(askedFields(fields, { company: ['true'], country: ['FR'] }))).toEqual([
      'company',
      'country',
      'vat',
      'diet',
    ]);
    expect(keysOf(askedFields(fields, { company: ['true'], country: ['PK'] }))).not.toContain('vat');
  });

  test('is hidden with the whole chain, and one of several choices is enough', () => {
    expect(keysOf(askedFields(fields, { company: ['false'], country: ['DE'] }))).toEqual(['company', 'diet']);
    const several = [field('diet'), field('which', 'diet', ['nuts', 'other'])];
    expect(keysOf(askedFields(several, { diet: ['vegan', 'other'] }))).toEqual(['diet', 'which']);
  });

  test('never shows where its field is gone or comes later', () => {
    expect(keysOf(askedFields([field('vat', 'company')], { company: ['true'] }))).toEqual([]);
    expect(keysOf(askedFields([field('vat', 'company'), field('company')], { company: ['true'] }))).toEqual([
      'company',
    ]);
  });
});

describe('answers', () => {
  const stored = { company: ['true'], country: ['DE'], vat: ['DE1'] };

  test('that others hide are named, and not sent', () => {
    const now = { ...stored, company: ['false'] };
    expect([...hiddenAnswers(fields, now)]).toEqual(['country', 'vat']);
    expect(changedAnswers(fields, stored, now)).toEqual([{ fieldId: 'company', values: ['false'] }]);
    expect(answersInput(fields, now)).toEqual([{ fieldId: 'company', values: ['false'] }]);
    expect([...hiddenAnswers(fields, { company: ['false'], country: [], vat: [''] })]).toEqual([]);
  });

  test('are sent where they differ, emptied ones as empty lists', () => {
    expect(changedAnswers(fields, stored, { ...stored, vat: ['DE2'], diet: [] })).toEqual([
      { fieldId: 'vat', values: ['DE2'] },
    ]);
    expect(changedAnswers(fields, stored, { ...stored, vat: [' '] })).toEqual([
      { fieldId: 'vat', values: [] },
    ]);
    expect(answersInput(fields, stored)).toHaveLength(3);
  });
});

describe('the texts of a field', () => {
  const inTwo = [
    { language: 'EN', text: 'Diet' },
    { language: 'AR', text: 'النظام الغذائي' },
  ];

  test('are in the language of the reader, or else in the first', () => {
    expect([textIn(inTwo, 'ar'), textIn(inTwo, 'ur'), textIn([], 'en')]).toEqual([
      'النظام الغذائي',
      'Diet',
      '',
    ]);
    const diet: FieldTexts = {
      ...field('diet'),
      kind: 'ONE_OF',
      labels: inTwo,
      helps: [],
      purposes: [{ language: 'EN', text: 'For the kitchen' }],
      choices: [{ choiceId: 'vegan', labels: [{ language: 'EN', text: 'Vegan' }] }],
      required: true,
      audience: 'STAFF',
    };
    expect(shownField(diet, 'AR')).toMatchObject({
      label: 'النظام الغذائي',
      help: '',
      purpose: 'For the kitchen',
      choices: [{ value: 'vegan', label: 'Vegan' }],
    });
  });

  test('name the field of a condition by its key', () => {
    const saved = [
      { id: '1', key: 'company', conditionFieldId: null },
      { id: '2', key: 'vat', conditionFieldId: '1' },
    ];
    expect(withConditionKeys(saved).map(({ conditionKey }) => conditionKey)).toEqual([null, 'company']);
  });
});
