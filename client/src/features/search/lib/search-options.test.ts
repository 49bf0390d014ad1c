import { expect, it } from 'vitest';
import type { SearchHit } from './group-results';
import { moveActive, optionsOf } from './search-options';

const person = { kind: 'ATTENDEE', id: 'p', title: 'Sara' } as SearchHit;
const company = { kind: 'COMPANY', id: 'c', title: 'Nimbus', company: { kind: 'STARTUP' } } as SearchHit;
const session = { kind: 'SESSION', id: 's', title: 'Opening' } as SearchHit;
const faq = { kind: 'FAQ', id: 'f', title: 'Wi-Fi?' } as SearchHit;

it('offers recent searches before anything is typed', () => {
  expect(optionsOf('e', { text: '', groups: [] }, ['nimbus'])).toEqual([
    { kind: 'recent', key: 'nimbus', text: 'nimbus' },
  ]);
});

it('leads each result to its place, and people to the whole list too', () => {
  const groups = [
    { kind: 'ATTENDEE' as const, hits: [person] },
    { kind: 'COMPANY' as const, hits: [company] },
    { kind: 'SESSION' as const, hits: [session] },
    { kind: 'FAQ' as const, hits: [faq] },
  ];
  const to = optionsOf('e', { text: 'sara & co', groups }, []).map((option) => 'to' in option && option.to);
  expect(to).toEqual([
    '/event/e/attendees?person=p',
    '/event/e/attendees?q=sara+%26+co',
    '/event/e/startups/c',
    '/event/e/schedule?session=s',
    '/event/e/help?faq=f',
  ]);
});

it('moves through the options by the arrow keys, around the ends', () => {
  expect([
    moveActive('ArrowDown', 0, 3),
    moveActive('ArrowDown', 2, 3),
    moveActive('ArrowUp', 0, 3),
    moveActive('Enter', 0, 3),
    moveActive('ArrowDown', 0, 0),
  ]).toEqual([1, 0, 2, null, null]);
});
