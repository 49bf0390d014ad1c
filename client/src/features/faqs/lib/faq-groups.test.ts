import { expect, it } from 'vitest';
import { categoriesOf, groupFaqs } from './faq-groups';

const faq = (id: string, category: string | null, question = id, answer = '') => ({
  id,
  category,
  question,
  answer,
});
const faqs = [
  faq('a', 'Entry', 'Where do I enter?', 'Gate A'),
  faq('b', null, 'Who are you?', 'The organiser'),
  faq('c', 'Food', 'Where is lunch?', 'Hall 2, beside gate B'),
  faq('d', 'Entry', 'May I leave?', 'Yes'),
];
const shape = (query: string, category: string | null) =>
  groupFaqs(faqs, { query, category, other: 'Other' }).map((group) => [
    group.category,
    group.faqs.map(({ id }) => id),
  ]);

it('keeps the order of the event, questions without a category last', () => {
  expect(categoriesOf(faqs, 'Other')).toEqual(['Entry', 'Food', 'Other']);
  expect(shape('', null)).toEqual([
    ['Entry', ['a', 'd']],
    ['Food', ['c']],
    ['Other', ['b']],
  ]);
});

it('finds words in questions and answers', () => {
  expect(shape('where GATE', null)).toEqual([
    ['Entry', ['a']],
    ['Food', ['c']],
  ]);
});

it('shows one category alone, and nothing where nothing matches', () => {
  expect(shape('', 'Food')).toEqual([['Food', ['c']]]);
  expect(shape('parking', null)).toEqual([]);
});
