import { expect, it } from 'vitest';
import { isOwnOrigin } from './origin';

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
