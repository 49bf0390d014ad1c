import { expect, it } from 'vitest';
import { mailLink } from './mail-link';

it.each([
  ['ada@example.test', 'mailto:ada@example.test'],
  ['ada+news@example.test', 'mailto:ada%2Bnews@example.test'],
  ['a?bcc=eve@example.test', 'mailto:a%3Fbcc%3Deve@example.test'],
  ['a&body=x@example.test', 'mailto:a%26body%3Dx@example.test'],
])('a link to %s is %s', (email, link) => {
  expect(mailLink(email)).toBe(link);
});
