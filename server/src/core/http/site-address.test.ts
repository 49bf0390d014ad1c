import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isOwnOrigin, siteAddress } from './site-address';

const DEFAULT = 'http://localhost:4000';
const STRANGER = '203.0.113.9';
const PROXY = '10.0.0.2';

const requestFrom = (remoteAddress: string, headers: Record<string, string | undefined>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

const without = siteAddress({ publicUrl: undefined, siteUrl: DEFAULT, trustProxy: ['uniquelocal'] });

describe('the address for links in mails', () => {
  it('is PUBLIC_URL where that is set, whatever the request says', () => {
    const publicUrl = 'https://podium.example/';
    const addressOf = siteAddress({
      publicUrl,
      siteUrl: 'https://podium.example',
      trustProxy: ['uniquelocal'],
    });
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    expect(addressOf(requestFrom(PROXY, headers))).toBe('https://podium.example');
    expect(addressOf(requestFrom('127.0.0.1', { host: 'localhost:1' }))).toBe('https://podium.example');
  });

  it('is never the Host of a stranger, nor what a stranger claims to have forwarded', () => {
    for (const headers of [
      { host: 'evil.example' },
      { host: 'localhost:4000' },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    ])
      expect(without(requestFrom(STRANGER, headers))).toBe(DEFAULT);
    expect(without(requestFrom(PROXY, { host: 'evil.example' }))).toBe(DEFAULT);
    expect(without(requestFrom('127.0.0.1', { host: 'evil.example' }))).toBe(DEFAULT);
  });

  it('is what a trusted proxy forwards', () => {
    const headers = { host: 'server-1:4000', 'x-forwarded-host': 'podium.example' };
    expect(without(requestFrom(PROXY, { ...headers, 'x-forwarded-proto': 'https' }))).toBe(
      'https://podium.example',
    );
    expect(without(requestFrom(PROXY, headers))).toBe('http://podium.example');
  });

  it.each([
    { 'x-forwarded-host': 'evil.example, podium.example' },
    { 'x-forwarded-host': 'podium.example/path' },
    { 'x-forwarded-host': 'user@podium.example' },
    { 'x-forwarded-host': 'podium.example" onclick="' },
    { 'x-forwarded-host': 'podium.example', 'x-forwarded-proto': 'javascript' },
  ])('is the default where what is forwarded is ambiguous or no host: %o', (headers) => {
    expect(without(requestFrom(PROXY, headers))).toBe(DEFAULT);
  });

  it('is a loopback host of a loopback connection', () => {
    for (const host of ['localhost:5173', '127.0.0.1:4001', '[::1]:4000'])
      expect(without(requestFrom('127.0.0.1', { host }))).toBe(`http://${host}`);
    for (const host of ['localhost.evil.example', '127.0.0.1.evil.example', 'localhost:4000/x'])
      expect(without(requestFrom('::1', { host }))).toBe(DEFAULT);
  });
});

it.each<[origin: string, host: string | undefined, publicUrl: string | undefined, own: boolean]>([
  ['http://localhost:4000', 'localhost:4000', undefined, true],
  ['http://localhost:5173', 'localhost:5173', undefined, true],
  ['http://localhost:5173', 'localhost:4000', undefined, false],
  ['http://localhost', 'podium.example', 'https://podium.example', false],
  ['http://localhost:8080', 'server-1:4000', 'http://localhost:8080', true],
  ['https://podium.example', 'server-1:4000', 'https://podium.example/', true],
  ['https://podium.example', '10.0.0.1:4000', undefined, false],
  ['https://podium.example.evil', 'podium.example', 'https://podium.example', false],
  ['null', 'podium.example', undefined, false],
  ['', '', undefined, false],
  ['file://', '', undefined, false],
])('a page of %s on the host %s with the address %s: %s', (origin, host, publicUrl, own) => {
  expect(isOwnOrigin(origin, { headers: host === undefined ? {} : { host } }, publicUrl)).toBe(own);
});
