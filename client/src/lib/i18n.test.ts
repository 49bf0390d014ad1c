import { afterEach, expect, test } from 'vitest';
import { catalogue, translate, type Translation } from './i18n';

const english = () => ({
  title: 'People',
  count: (total: number) => `${total} people`,
  sizes: ['Small', 'Large'],
  filters: { country: 'Country', city: 'City' },
});

afterEach(() => translate({}));

test('without a translation the texts are English', () => {
  expect(catalogue('people', english()).title).toBe('People');
});

test('a translation takes the place of texts, functions, lists and groups', () => {
  const messages = catalogue('people', english());
  const { filters } = messages;
  const urdu: Translation<typeof messages> = {
    title: 'لوگ',
    count: (total) => `${total} لوگ`,
    sizes: ['چھوٹا', 'بڑا'],
    filters: { country: 'ملک' },
  };
  translate({ people: urdu });
  expect([messages.title, messages.count(3), messages.sizes, filters]).toEqual([
    'لوگ',
    '3 لوگ',
    ['چھوٹا', 'بڑا'],
    { country: 'ملک', city: 'City' },
  ]);
});

test('a catalogue that is loaded later is translated as it registers', () => {
  translate({ people: { title: 'لوگ' } });
  expect(catalogue('people', english()).title).toBe('لوگ');
});
