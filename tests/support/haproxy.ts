import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { supervise } from '../../server/src/embedded-postgres/process';
import { quietPort } from './port';
import { waitFor } from './wait';

const PROGRAM = '/usr/sbin/haproxy';

export const hasHaproxy = (): boolean => existsSync(PROGRAM);

/** How often it asks whether a server is ready, and after how many refusals it believes it; servers drain for longer. */
const CHECK_MS = 250;
const FALL = 2;

const MODES = {
  // A request is sent again only where no server has had it, so that nothing is done twice.
  http: [
    'mode http',
    'option httpchk GET /readyz',
    'http-check expect status 200',
    'retry-on conn-failure',
    'option allbackups',
  ],
  tcp: ['mode tcp', 'option tcp-check'],
};

/** A server behind the proxy, with further words of its line such as `backup`. */
interface Backend {
  address: string;
  words?: string;
}

/** Where no server says that it is ready, each is asked all the same: a busy machine is late to say so, and all may be wrong at once. */
const lastResort = ({ address }: Backend, index: number): string =>
  `  server last${index} ${address} backup no-check`;

const configOf = (mode: keyof typeof MODES, port: number, backends: readonly Backend[]): string => `
global
  maxconn 8000
defaults
  retries 3
  option redispatch 1
  timeout connect 1s
  timeout client 5m
  timeout server 5m
  timeout check 3s
  timeout tunnel 1h
  timeout http-keep-alive 70s
listen podium
  bind 127.0.0.1:${port}
  ${MODES[mode].join('\n  ')}
  default-server check inter ${CHECK_MS} fall ${FALL} rise 1
${backends.map(({ address, words = '' }, index) => `  server s${index} ${address} ${words}`).join('\n')}
${mode === 'http' ? backends.map(lastResort).join('\n') : ''}
`;

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Starts HAProxy in front of servers, or of databases. */
export async function startProxy(mode: keyof typeof MODES, ...backends: Backend[]) {
  const [port, folder] = [await quietPort(), await mkdtemp(join(tmpdir(), 'podium-proxy-'))];
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configOf(mode, port, backends));
  const child = spawn(PROGRAM, ['-db', '-q', '-f', file], { stdio: 'inherit' });
  const callOff = supervise(child.pid ?? 0);
  await waitFor(() => accepts(port), 'The start of the proxy');
  return {
    url: `http://127.0.0.1:${port}`,
    address: `127.0.0.1:${port}`,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      callOff();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
