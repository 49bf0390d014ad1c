import { describe, expect, it } from 'vitest';
import type { EventFieldKind } from '../event-fields/index';
import { answersAfter, askedFields, type Answers, type Needs } from './answer.rules';

const field = (id: string, kind: EventFieldKind = 'TEXT', more: object = {}) => ({
  id,
  key: id,
  kind,
  choices: ['one', 'two', 'three'].map((choiceId) => ({ choiceId, labels: [] })),
  required: false,
  conditionFieldId: null as string | null,
  conditionAnswers: [] as string[],
  ...more,
});
const whereYes = (conditionFieldId: string) => ({ conditionFieldId, conditionAnswers: ['true'] });

const answer = (sent: Record<string, string[]>) =>
  Object.entries(sent).map(([fieldId, values]) => ({ fieldId, values }));

describe('an answer', () => {
  const kept: [EventFieldKind, string[], string[]][] = [
    ['TEXT', ['  Ada '], ['Ada']],
    ['LONG_TEXT', ['Two\nlines'], ['Two\nlines']],
    ['NUMBER', ['٠٧.50'], ['7.5']],
    ['NUMBER', ['-3'], ['-3']],
    ['NUMBER', ['-0.0'], ['0']],
    ['NUMBER', ['+123456789012345.123450'], ['123456789012345.12345']],
    ['DATE', ['2027-02-28'], ['2027-02-28']],
    ['YES_NO', ['true'], ['true']],
    ['ONE_OF', ['two'], ['two']],
    ['SEVERAL_OF', ['three', 'one', 'three'], ['one', 'three']],
    ['COUNTRY', ['France'], ['FR']],
    ['LINK', ['https://example.org/a'], ['https://example.org/a']],
  ];
  it.each(kept)('to %s %j is kept as %j', (kind, values, expected) => {
    const read = answersAfter([field('a', kind)], {}, answer({ a: values }), 'none');
    expect(read).toEqual({ answers: { a: expected }, errors: [] });
  });

  const refused: [EventFieldKind, string[]][] = [
    ['TEXT', ['x'.repeat(201)]],
    ['TEXT', ['two\nlines']],
    ['TEXT', ['one', 'two']],
    ['LONG_TEXT', ['x'.repeat(5_001)]],
    ['NUMBER', ['1,5']],
    ['NUMBER', ['1e9']],
    ['DATE', ['2027-02-30']],
    ['DATE', ['1 May']],
    ['YES_NO', ['yes']],
    ['ONE_OF', ['four']],
    ['ONE_OF', ['one', 'two']],
    ['SEVERAL_OF', ['one', 'four']],
    ['COUNTRY', ['Atlantis']],
    ['LINK', ['javascript:alert(1)']],
    ['LINK', [`https://example.org/${'x'.repeat(500)}`]],
  ];
  it.each(refused)('to %s %j is refused', (kind, values) => {
    const read = answersAfter([field('a', kind)], { a: ['before'] }, answer({ a: values }), 'none');
    expect(read.errors.map(({ path }) => path)).toEqual(['input.answers.a']);
  });

  it('that is empty removes the former one', () => {
    expect(answersAfter([field('a')], { a: ['x'] }, answer({ a: [' '] }), 'none').answers).toEqual({});
  });
});

describe('answers', () => {
  const fields = [
    field('a', 'YES_NO', { required: true }),
    field('b', 'YES_NO', { ...whereYes('a'), required: true }),
    field('c', 'TEXT', { ...whereYes('b'), required: true }),
    field('d'),
  ];
  const after = (before: Answers, sent: Record<string, string[]>, needs: Needs) => {
    const { answers, errors } = answersAfter(fields, before, answer(sent), needs);
    return errors.length > 0 ? errors.map(({ path }) => path.replace('input.answers.', '')) : answers;
  };
  const [yes, no] = [['true'], ['false']];

  it('are those to the questions that are asked, in one pass', () => {
    const askedOf = (answers: Answers) =>
      askedFields(fields, answers)
        .map(({ id }) => id)
        .join('');
    expect(askedOf({})).toBe('ad');
    expect(askedOf({ a: yes })).toBe('abd');
    expect(askedOf({ a: yes, b: yes })).toBe('abcd');
    // What stands under a hidden question is hidden too.
    expect(askedOf({ a: no, b: yes })).toBe('ad');
  });

  it('have to be there where they are asked', () => {
    expect(after({}, {}, 'all')).toEqual(['a']);
    expect(after({}, { a: yes }, 'all')).toEqual(['b']);
    expect(after({}, { a: yes, b: yes }, 'all')).toEqual(['c']);
    expect(after({}, { a: no }, 'all')).toEqual({ a: no });
    expect(after({}, { d: ['x'] }, 'changed')).toEqual({ d: ['x'] });
    expect(after({ a: no }, { a: yes }, 'changed')).toEqual(['b']);
    expect(after({ a: no }, { a: [] }, 'changed')).toEqual(['a']);
    expect(after({}, { a: yes }, 'none')).toEqual({ a: yes });
  });

  it('go where they are not asked any more, and are refused where they are sent', () => {
    const all = { a: yes, b: yes, c: ['x'], d: ['y'] };
    expect(after(all, { a: no }, 'changed')).toEqual({ a: no, d: ['y'] });
    expect(after(all, { a: no, c: ['z'] }, 'changed')).toEqual(['c']);
    expect(after({ gone: ['x'], d: ['y'] }, {}, 'none')).toEqual({ d: ['y'] });
  });

  it('are refused with all errors at once, but for what hangs on a error', () => {
    expect(after({}, { a: ['perhaps'], c: ['x'], d: ['x'.repeat(201)], e: ['x'] }, 'all')).toEqual([
      'a',
      'd',
      '3.fieldId',
    ]);
    const twice = [...answer({ d: ['x'] }), ...answer({ d: ['y'] })];
    expect(answersAfter(fields, {}, twice, 'none').errors).toEqual([
      { path: 'input.answers.1.fieldId', message: 'Please answer each question once.' },
    ]);
  });
});
