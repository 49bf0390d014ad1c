import { expect, test } from 'vitest';
import { expiryText } from './expiry';

const now = new Date('2026-11-21T06:00:00Z');

test.each([
  ['2026-11-21T06:00:10Z', 'Expires in 1 min'],
  ['2026-11-21T09:20:00Z', 'Expires in 3 h 20 min'],
  ['2026-11-21T13:00:00Z', 'Expires today, 05:00\u00A0pm'],
  ['2026-11-22T05:30:00Z', 'Expires tomorrow, 09:30\u00A0am'],
  ['2026-11-23T05:30:00Z', 'Expires Monday, 23 November, 09:30\u00A0am'],
])('a request that ends at %s reads %s', (expiresAt, text) => {
  expect(expiryText(expiresAt, now, 'Asia/Dubai')).toBe(text);
});
