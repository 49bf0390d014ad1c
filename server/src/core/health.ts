import type { ServerResponse } from 'node:http';
import type { Runtime } from './context';
import { sendJson } from './http';

const CHECK_TIMEOUT_MS = 800;

/** Liveness asks nothing of anybody; readiness asks whether the database answers and this server wants requests. */
export const createHealth = ({ database, log }: Runtime) => {
  let draining = false;
  const databaseAnswers = async (): Promise<boolean> => {
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
