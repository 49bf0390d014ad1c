import { expect, it } from 'vitest';
import { mailboxOf } from './address-forms';

it.each([
  ['Ada@Example.COM', 'ada@example.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
  ['ada@XN--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
  ['e\u0301va@example.com', 'éva@example.com'],
  ['Почта@example.com', 'почта@example.com'],
  ['no address', 'no address'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
