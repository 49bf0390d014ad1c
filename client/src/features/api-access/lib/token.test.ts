import { expect, test } from 'vitest';
import { emptyToken, inputOfToken, isOrigin, stateOfToken, usageCharts } from './token';

const HOUR = 3_600_000;
const now = Date.parse('2027-03-01T09:30:00Z');
const inHours = (hours: number): string => new Date(now + hours * HOUR).toISOString();

test('a token is valid until it expires or is revoked, and says when its end is near', () => {
  const stateIn = (hours: number, revokedAt: string | null = null) =>
    stateOfToken({ expiresAt: inHours(hours), revokedAt }, now);
  expect([stateIn(24 * 30), stateIn(24), stateIn(0), stateIn(24, inHours(-1))]).toEqual([
    'valid',
    'expiring',
    'expired',
    'revoked',
  ]);
});

test('a day that is chosen counts whole, on the clock of the event', () => {
  const values = { ...emptyToken, name: ' Printers ', lifetime: 'own' as const, expiresAt: '2027-05-03' };
  expect(inputOfToken(values, 'Asia/Karachi')).toEqual({
    name: 'Printers',
    scopes: [],
    origins: [],
    expiresAt: '2027-05-03T18:59:00.000Z',
  });
});

test('an origin has a scheme and a host alone', () => {
  const texts = [
    'https://a.example',
    'http://localhost:5173',
    'a.example',
    'https://a.example/',
    'ftp://a.example',
    'http://a.example',
    'http://127.0.0.1',
    'http://127.0.0.1.a.example',
    'http://[::1]:8080',
  ];
  expect(texts.filter(isOrigin)).toEqual([
    'https://a.example',
    'http://localhost:5173',
    'http://127.0.0.1',
    'http://[::1]:8080',
  ]);
});

test('the charts of a token say when it was used most; without a call there are none', () => {
  const usage = [
    { at: inHours(-2.5), calls: 1, points: 20 },
    { at: inHours(-1.5), calls: 1_200, points: 30 },
  ];
  const [calls, points] = usageCharts({ usage }, 'UTC');
  expect(calls).toMatchObject({
    summary: expect.stringMatching(
      /^1,201 calls in the last 24 hours, most of them from 08:00.am\.$/,
    ) as string,
    rows: [{ values: { calls: 1 } }, { values: { calls: 1_200 } }],
  });
  expect(points).toMatchObject({ summary: expect.stringMatching(/^50 points/) as string });
  expect(usageCharts({ usage: [{ at: inHours(-1), calls: 0, points: 0 }] }, 'UTC')).toEqual([]);
});
