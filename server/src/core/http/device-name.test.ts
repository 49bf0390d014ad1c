import { expect, it } from 'vitest';
import { deviceName } from './device-name';

const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

it.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${chromium} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${chromium} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`${windows} ${chromium} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} ${chromium} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
  [`${windows} ${chromium} Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'Opera on Windows'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chromium} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome on ChromeOS',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/19.1 Safari/605.1.15`, 'Safari on Mac'],
  [`${iPhone} ${webkit} Version/19.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iPhone} ${webkit} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${iPhone} ${webkit} Mobile/15E148`, 'iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) Version/16.6 Safari/604.1', 'Safari on iPad'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['node', null],
  ['curl/8.5.0', null],
  ['', null],
  [undefined, null],
  [`Chrome/1 ${'Android '.repeat(100)}`, null],
])('names %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
