import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections, and to programs that ask for any port. */
const FIRST = 20_000;
const END = 30_000;

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};

/** A port that nobody takes by chance, so that it is still free when a process has started, or has been killed. */
export const quietPort = async (): Promise<number> => {
  const port = randomInt(FIRST, END);
  return (await isFree(port)) ? port : quietPort();
};
