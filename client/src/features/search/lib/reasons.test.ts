import { expect, it } from 'vitest';
import type { SearchHit } from './group-results';
import { foundWords, reasonTexts } from './reasons';

const hit = (kind: SearchHit['kind'], detail: string | null, reasons: object[]) =>
  ({ kind, id: 'x', title: 'Amal Haddad', detail, similar: false, reasons }) as SearchHit;

it('names role and topics, and words of the same meaning that are not in sight', () => {
  const investor = { code: 'ROLE', terms: ['INVESTOR'] };
  const topic = { code: 'TOPIC', terms: ['Fintech', 'Payments'] };
  expect(reasonTexts(hit('ATTENDEE', 'Partner', [investor, topic]))).toEqual([
    'Investor',
    'Interested in Fintech, Payments',
  ]);
  expect(reasonTexts(hit('COMPANY', null, [topic]))).toEqual(['Fintech, Payments']);
  const synonym = { code: 'SYNONYM', terms: ['luggage'] };
  expect(reasonTexts(hit('FAQ', 'In room 3.', [synonym]))).toEqual(['Related: luggage']);
  expect(reasonTexts(hit('FAQ', 'Luggage stays in room 3.', [synonym]))).toEqual([]);
});

it('says where a company stands', () => {
  const reasons = [{ code: 'TEXT', terms: ['b12'] }];
  const company = { ...hit('COMPANY', 'Clouds for banks', reasons), company: { stand: 'B12' } } as SearchHit;
  expect(reasonTexts(company)).toEqual(['Stand B12']);
  expect(foundWords(company)).toBe('b12');
});

it('marks the words that were found, not those of the sentence', () => {
  const reasons = [
    { code: 'ROLE', terms: ['INVESTOR'] },
    { code: 'NAME', terms: ['amal'] },
    { code: 'TOPIC', terms: ['Fintech'] },
  ];
  expect(foundWords(hit('ATTENDEE', null, reasons))).toBe('amal Fintech');
});
