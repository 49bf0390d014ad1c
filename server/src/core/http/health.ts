import type { ServerResponse } from 'node:http';
import type { Runtime } from '../context';
import { sendJson } from './http';

/** Together less than a second, within which readiness follows the loss of the database. */
const CHECK_TIMEOUT_MS = 700;
const CHECK_KEPT_MS = 200;

const READY = { status: 'ready' };
const NOT_READY = { status: 'not ready' };
const NO_ADMIN = { ...NOT_READY, reason: 'NO_ADMINISTRATOR' };

/**
 * Liveness asks nothing of anybody; readiness asks whether the database answers, whether anybody can administer what is in it, and
 * whether this server wants requests.
 */
export const createHealth = ({ log }: Runtime, hasAdmin: () => Promise<boolean>) => {
  let draining = false;
  const askDatabase = async (): Promise<typeof READY> => {
    const timeout = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The database does not answer')), CHECK_TIMEOUT_MS).unref();
    });
    try {
      return (await Promise.race([hasAdmin(), timeout])) ? READY : NO_ADMIN;
    } catch (error) {
      log.warn({ err: error }, 'Not ready');
      return NOT_READY;
    }
  };
  // One statement for all who ask at a time: anybody may ask, as often as they like.
  let asked: { answer: Promise<typeof READY>; at: number } | undefined;
  const databaseAnswer = (): Promise<typeof READY> => {
    if (!asked || performance.now() - asked.at > CHECK_KEPT_MS)
      asked = { answer: askDatabase(), at: performance.now() };
    return asked.answer;
  };
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
