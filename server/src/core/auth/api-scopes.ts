import { createHash } from 'node:crypto';
import { defineEnum } from '../graphql/enums';
import { newToken } from './tokens';

export const ApiScope = defineEnum(
  'ApiScope',
  'A right of an API token in its event. No scope includes another.',
  {
    ATTENDEES_READ: 'Reads attendees: names, organisations, interests, pictures.',
    CONTACTS_READ: 'Reads e-mail addresses, phone numbers and entry codes of attendees and companies.',
    ATTENDEES_WRITE: 'Adds and changes attendees.',
    COMPANIES_READ: 'Reads companies with their teams.',
    SCHEDULE_READ: 'Reads sessions and pods.',
    SCHEDULE_WRITE: 'Adds, changes and deletes sessions.',
    MEETINGS_READ: 'Reads meetings.',
    CHECK_INS_READ: 'Reads entries and exits, as they happen too.',
    CHECK_INS_WRITE: 'Records entries and exits.',
    LEADS_READ:
      'Reads the leads of one company with the profiles of their visitors: for tokens of that company alone.',
    STATISTICS_READ: 'Reads statistics, as they change too.',
  },
);
export type ApiScope = keyof typeof ApiScope;

const PREFIX = 'pdm_';
const CHECKSUM = 6;

const checksumOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url').slice(0, CHECKSUM);

/** An API token, a new one without a secret: scanners of leaked secrets know it by its beginning and its checksum. */
export const newApiToken = (secret = newToken()): string => `${PREFIX}${secret}${checksumOf(secret)}`;

/** Whether a bearer token is an API token and no session's. */
export const isApiToken = (token: string): boolean => token.startsWith(PREFIX);

/** Whether an API token is typed in whole: others need not be looked up. */
export const isWellFormed = (token: string): boolean => {
  const secret = token.slice(PREFIX.length, -CHECKSUM);
  return isApiToken(token) && token.endsWith(checksumOf(secret)) && secret.length > 0;
};
