import type { ServerResponse } from 'node:http';
import type { Runtime } from '../request/context';
import { recent, TooSlow, withTimeout } from '../timing/recent';
import { sendJson } from '../http/http';

/** Together less than a second, within which readiness follows the loss of the database. */
const CHECK_TIMEOUT_MS = 700;
const CHECK_KEPT_MS = 200;
/** A database that answered others so recently is there, though the question waits behind theirs. */
const ALIVE_MS = 500;

const READY = { status: 'ready' };
const NOT_READY = { status: 'not ready' };
const NO_ADMIN = { ...NOT_READY, reason: 'NO_ADMINISTRATOR' };

/**
 * Liveness asks nothing of anybody; readiness asks whether the database answers, whether anybody can administer what is in it, and
 * whether this server wants requests.
 */
export const createHealth = ({ log, database }: Runtime, hasAdmin: () => Promise<boolean>) => {
  let draining = false;
  let latest: { status: string } = NOT_READY;
  // One statement for all who ask at a time: anybody may ask, as often as they like.
  const databaseAnswer = recent(CHECK_KEPT_MS, () =>
    withTimeout(CHECK_TIMEOUT_MS, hasAdmin()).then(
      (isAdministrable) => (latest = isAdministrable ? READY : NO_ADMIN),
      (error: unknown) => {
        if (error instanceof TooSlow && database.hasAnsweredWithin(ALIVE_MS)) return latest;
        log.event('ready.no', { err: error });
        return NOT_READY;
      },
    ),
  );
  return {
    /** From now on `/readyz` says no, so that a balancer sends new requests elsewhere. */
    drain(): void {
      draining = true;
    },
    async handle(path: string, response: ServerResponse): Promise<void> {
      if (path === '/healthz') return sendJson(response, 200, { status: 'ok' });
      const answer = draining ? NOT_READY : await databaseAnswer();
      if (answer === READY) sendJson(response, 200, answer);
      else sendJson(response, 503, answer, { 'retry-after': '1' });
    },
  };
};
