import type { ServerResponse } from 'node:http';
import type { Runtime } from '../context';
import { sendJson } from './http';

/** Together less than a second, within which readiness follows the loss of the database. */
const CHECK_TIMEOUT_MS = 700;
const CHECK_KEPT_MS = 200;

/** Liveness asks nothing of anybody; readiness asks whether the database answers and this server wants requests. */
export const createHealth = ({ database, log }: Runtime) => {
  let draining = false;
  const askDatabase = async (): Promise<boolean> => {
    const timeout = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The database does not answer')), CHECK_TIMEOUT_MS).unref();
    });
    try {
      await Promise.race([database.sql.rows({ text: 'SELECT 1', values: [] }), timeout]);
      return true;
    } catch (error) {
      log.warn({ err: error }, 'Not ready');
      return false;
    }
  };
  // One statement for all who ask at a time: anybody may ask, as often as they like.
  let asked: { answer: Promise<boolean>; at: number } | undefined;
  const databaseAnswers = (): Promise<boolean> => {
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
      const ready = !draining && (await databaseAnswers());
      sendJson(
        response,
        ready ? 200 : 503,
        { status: ready ? 'ready' : 'not ready' },
        ready ? {} : { 'retry-after': '1' },
      );
    },
  };
};
