import { expect, it } from 'vitest';
import { movedWithin } from './sorted-faqs';

const faq = (id: string, category: string) => ({ id, category, question: id, answer: id });

it('moves a question within its category, and leaves the others where they are', () => {
  const all = [faq('1', 'Venue'), faq('2', 'Entry'), faq('3', 'Venue'), faq('4', 'Venue')];
  const venue = all.filter(({ category }) => category === 'Venue');
  expect(movedWithin(all, venue, 2, 0).map(({ id }) => id)).toEqual(['4', '2', '1', '3']);
  expect(movedWithin(all, venue, 0, 1).map(({ id }) => id)).toEqual(['3', '2', '1', '4']);
});
