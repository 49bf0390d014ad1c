import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { graphql } from './client';
import type { ServerProcess } from './process';

/** A server under attack answers others before its main thread has done the work of so many probes, however fast the machine is. */
const MAX_WORK = 200;
const PROBE_EVERY_MS = 100;

/** One answer to a probe. */
interface Probe {
  probe: string;
  status: number;
  /** What the server's main thread did until the answer, in probes of a server at rest. */
  work: number;
}

/** For how many nanoseconds the main thread of a process has worked, where the system tells that: waiting does not count. */
const workOf = (pid: number) => (): number => {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) : 0;
};

const probesOf = (url: string, token: string, eventId: string) => ({
  health: async () => (await fetch(`${url}/healthz`)).status,
  list: async () => {
    const query = 'query ($eventId: ID!) { attendees(eventId: $eventId, first: 20) { nodes { id } } }';
    return (await graphql(url, query, { eventId }, token)).errors ? 500 : 200;
  },
});

/** Asks for `/healthz` and a list of attendees all the time; the result stops it and gives how much work each probe waited for. */
export const watchServer = async (
  { url, pid }: Pick<ServerProcess, 'url' | 'pid'>,
  token: string,
  eventId: string,
): Promise<() => Promise<Probe[]>> => {
  const worked = workOf(pid);
  const probes = Object.entries(probesOf(url, token, eventId));
  // The first ones compile the operation and open connections.
  await Promise.all(probes.map(([, ask]) => ask()));
  const before = worked();
  for (let round = 0; round < MAX_WORK; round += 1) for (const [, ask] of probes) await ask();
  const one = (worked() - before) / (MAX_WORK * probes.length) || Infinity;
  const stopped = new AbortController();
  const loops = probes.map(async ([probe, ask]) => {
    const answers: Probe[] = [];
    while (!stopped.signal.aborted) {
      const began = worked();
      const status = await ask();
      answers.push({ probe, status, work: (worked() - began) / one });
      await pause(PROBE_EVERY_MS);
    }
    return answers;
  });
  return async () => {
    stopped.abort();
    return (await Promise.all(loops)).flat();
  };
};

/** The probes that failed, or waited for too much other work. */
export const slowProbes = (probes: readonly Probe[]): Probe[] =>
  probes.filter(({ status, work }) => status !== 200 || work > MAX_WORK);
