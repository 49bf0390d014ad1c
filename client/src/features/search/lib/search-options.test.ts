import { expect, it } from 'vitest';
import type { SearchHit } from './group-results';
import { moveActive, optionsOf, type SearchTopic } from './search-options';

const person = {
  kind: 'ATTENDEE',
  id: 'p',
  title: 'Sara',
  similar: false,
  reasons: [] as SearchHit['reasons'],
} as SearchHit;
const company = {
  kind: 'COMPANY',
  id: 'c',
  title: 'Nimbus',
  reasons: [] as SearchHit['reasons'],
  company: { kind: 'STARTUP' },
} as SearchHit;
const session = {
  kind: 'SESSION',
  id: 's',
  title: 'Opening',
  reasons: [] as SearchHit['reasons'],
} as SearchHit;
const faq = { kind: 'FAQ', id: 'f', title: 'Wi-Fi?', reasons: [] as SearchHit['reasons'] } as SearchHit;

it('offers recent searches and the lists before anything is typed', () => {
  const [first, ...others] = optionsOf('e', { text: '', groups: [], suggestions: [], topics: [] }, [
    'nimbus',
  ]);
  expect(first).toEqual({ kind: 'text', key: 'nimbus', group: 'recent', text: 'nimbus' });
  expect(others.map(({ group }) => group)).toEqual(['browse', 'browse', 'browse', 'browse']);
});

it('leads each result to its place, and people to the whole list too', () => {
  const groups = [
    { kind: 'ATTENDEE' as const, hits: [person] },
    { kind: 'COMPANY' as const, hits: [company] },
    { kind: 'SESSION' as const, hits: [session] },
    { kind: 'FAQ' as const, hits: [faq] },
  ];
  const to = optionsOf('e', { text: 'sara & co', groups, suggestions: [], topics: [] }, []).map(
    (option) => 'to' in option && option.to,
  );
  expect(to).toEqual([
    '/event/e/attendees?person=p',
    '/event/e/attendees?q=sara+%26+co',
    '/event/e/startups/c',
    '/event/e/schedule?session=s',
    '/event/e/help?faq=f',
  ]);
});

const fintech = {
  label: 'Fintech',
  named: true,
  attendees: 812,
  companies: [{ key: 'STARTUP', count: 1 }],
  sessions: 2,
} as SearchTopic;
const shown = (found: Partial<Parameters<typeof optionsOf>[1]>) =>
  optionsOf('e', { text: 'fintech', groups: [], topics: [], suggestions: [], ...found }, []).map((option) => [
    option.group,
    option.kind === 'hit' ? option.hit.title : option.text,
    'to' in option ? option.to : undefined,
  ]);

it('leads from each group to all that have the topic', () => {
  const groups = [
    { kind: 'ATTENDEE' as const, hits: [person] },
    { kind: 'COMPANY' as const, hits: [company] },
  ];
  expect(shown({ groups, topics: [fintech] })).toEqual([
    ['ATTENDEE', 'Sara', '/event/e/attendees?person=p'],
    ['ATTENDEE', 'Show all 812 people interested in Fintech', '/event/e/attendees?interest=Fintech'],
    ['COMPANY', 'Nimbus', '/event/e/startups/c'],
    ['COMPANY', 'Show 1 startup in Fintech', '/event/e/startups?interest=Fintech'],
  ]);
});

it('leads to all who have the role that was asked for', () => {
  const investor = { ...person, reasons: [{ code: 'ROLE', terms: ['INVESTOR'] }] } as SearchHit;
  const startup = { ...company, reasons: [{ code: 'ROLE', terms: ['STARTUP'] }] } as SearchHit;
  const groups = [
    { kind: 'ATTENDEE' as const, hits: [investor] },
    { kind: 'COMPANY' as const, hits: [startup] },
  ];
  expect(shown({ groups }).filter(([, , to]) => !to?.includes('/e/attendees?person'))).toEqual([
    ['ATTENDEE', 'All investors', '/event/e/investors'],
    ['COMPANY', 'Nimbus', '/event/e/startups/c'],
    ['COMPANY', 'All startups', '/event/e/startups'],
  ]);
});

it('leads to all who have both the role and the topic that were asked for', () => {
  const both = (role: string) => [
    { code: 'ROLE', terms: [role] },
    { code: 'TOPIC', terms: ['Fintech'] },
  ];
  const investor = { ...person, reasons: both('INVESTOR') } as SearchHit;
  const startup = { ...company, reasons: both('STARTUP') } as SearchHit;
  const groups = [
    { kind: 'ATTENDEE' as const, hits: [investor] },
    { kind: 'COMPANY' as const, hits: [startup] },
  ];
  const companies = ['EXHIBITOR', 'STARTUP'].map((key) => ({ key, count: 2 }));
  const topics = [{ ...fintech, companies }];
  expect(shown({ groups, topics }).filter(([, text]) => text?.includes('ll '))).toEqual([
    ['ATTENDEE', 'All investors interested in Fintech', '/event/e/investors?interest=Fintech'],
    ['ATTENDEE', 'All investors', '/event/e/investors'],
    ['COMPANY', 'Show all 2 startups in Fintech', '/event/e/startups?interest=Fintech'],
    ['COMPANY', 'All startups', '/event/e/startups'],
  ]);
  // Where no result has both, each list is a way on.
  const either = [
    {
      kind: 'ATTENDEE' as const,
      hits: [{ ...investor, reasons: both('INVESTOR').slice(0, 1) } as SearchHit],
    },
  ];
  expect(
    shown({ groups: either, topics })
      .map(([, text]) => text)
      .slice(1),
  ).toEqual(['Show all 812 people interested in Fintech', 'All investors']);
});

it('has other ways on where nothing is found, and topics where all is only similar', () => {
  const near = { ...fintech, named: false };
  expect(shown({ topics: [near], suggestions: ['bank', near.label.toLowerCase()] })).toEqual([
    ['tryThese', 'bank', undefined],
    ['tryThese', 'Fintech', undefined],
    ['browse', 'All attendees', '/event/e/attendees'],
    ['browse', 'All exhibitors', '/event/e/exhibitors'],
    ['browse', 'Schedule', '/event/e/schedule'],
    ['browse', 'Help', '/event/e/help'],
  ]);
  const groups = [{ kind: 'ATTENDEE' as const, hits: [{ ...person, similar: true }] }];
  expect(shown({ groups, topics: [near] }).map(([group]) => group)).toEqual([
    'ATTENDEE',
    'ATTENDEE',
    'tryThese',
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
