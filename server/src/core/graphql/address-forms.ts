// class-validator has the same checks, but takes a thread a fifth of a second to load.
import { domainToASCII } from 'node:url';
import isEmail from 'validator/lib/isEmail.js';
import isURL from 'validator/lib/isURL.js';
import { hasUnseen } from '../storable-text';

/** The longest address that mails can be sent to. */
export const MAX_EMAIL = 254;

/** Refuses invisible characters: two addresses that look the same would differ. */
export const isEmailAddress = (text: string): boolean => isEmail(text) && !hasUnseen(text);

/**
 * An address as its mailbox is called in one way only: in small letters, each composed (NFC), with the domain in ASCII. By it accounts
 * are known: `ada@bücher.example` and `ada@xn--bcher-kva.example` are one.
 */
export const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@') + 1;
  const domain = domainToASCII(address.slice(at));
  return (address.slice(0, at) + (domain || address.slice(at))).normalize('NFC').toLowerCase();
};

export const isWebAddress = (text: string): boolean =>
  isURL(text, { protocols: ['http', 'https'], require_protocol: true });

const WEB_ADDRESS = /:\/\/|\b(?:https?|mailto):|\bwww\./i;

/** Mail programs make links of these in any text. A bare domain may be the name of a company. */
export const hasWebAddress = (text: string): boolean => WEB_ADDRESS.test(text.normalize('NFKC'));

/** The refusal of a name that would bring a link into Podium's mails to others. */
export const NO_WEB_ADDRESS = 'Please write the name without a web address.';

const LINKED_SIGNS = /[.．。｡](?=[\p{L}\p{N}])|:(?=\/)/gu;

/** The text with a sign of no width (ZWNJ) in what mail and calendar programs would make a link of; it looks the same. */
export const withoutLinks = (text: string): string => text.replaceAll(LINKED_SIGNS, '$&\u200c');
