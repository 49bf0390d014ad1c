import { defineJob } from '../../core/jobs/jobs';

/** A request for a code and link. */
export interface CodeRequest {
  /** An arbitrary id where there is no such account. */
  userId: string;
  /** Hash that identifies the requester, as hex. */
  requester: string;
  /** The account knows the requester. */
  isKnown: boolean;
  /** Address that the request came from, for the security log. */
  address: string;
}

// The names are those of a former module: jobs may wait under them while a server is updated.

/** Mails a one-time code and a link where there is such an account. A job, so that the answer takes as long where there is none. */
export const SEND_CODE = defineJob<CodeRequest>('accounts.send-code');

/** Mails a code and a link that prove the address of a user. */
export const SEND_VERIFICATION = defineJob<{ userId: string }>('accounts.verify-email');
