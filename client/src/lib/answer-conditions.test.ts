import { expect, it } from 'vitest';
import { answerConditions, answerOptions, chosenAnswers } from './answer-conditions';

const label = (text: string) => [
  { language: 'AR', text: 'ع' },
  { language: 'EN', text },
];

it('a select has answers with their questions, and gives the same conditions back', () => {
  const conditions = [
    { fieldId: 'a', values: ['x', 'y'] },
    { fieldId: 'b', values: ['true'] },
  ];
  expect(chosenAnswers(conditions)).toEqual(['a x', 'a y', 'b true']);
  expect(answerConditions(chosenAnswers(conditions))).toEqual(conditions);
});

it('only what is chosen from can be a condition', () => {
  const questions = [
    { id: 'a', kind: 'ONE_OF', labels: label('Diet'), choices: [{ choiceId: 'x', labels: label('Vegan') }] },
    { id: 'b', kind: 'YES_NO', labels: label('Invoice'), choices: [] },
    { id: 'c', kind: 'TEXT', labels: label('Note'), choices: [] },
  ];
  expect(answerOptions(questions, { true: 'Yes', false: 'No' })).toEqual([
    { value: 'a x', label: 'Diet: Vegan' },
    { value: 'b true', label: 'Invoice: Yes' },
    { value: 'b false', label: 'Invoice: No' },
  ]);
});
