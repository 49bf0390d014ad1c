// class-validator has the same checks, but takes a thread a fifth of a second to load.
import isEmail from 'validator/lib/isEmail.js';
import isURL from 'validator/lib/isURL.js';

/** The longest address that mails can be sent to. */
export const MAX_EMAIL = 254;

export const isEmailAddress = (text: string): boolean => isEmail(text);

export const isWebAddress = (text: string): boolean =>
  isURL(text, { protocols: ['http', 'https'], require_protocol: true });
