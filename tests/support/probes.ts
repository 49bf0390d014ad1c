import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { graphql } from './client';
import type { ServerProcess } from './process';

/** A server under attack has to answer everybody else within this time. */
const MAX_PROBE_MS = 1_000;
const PROBE_EVERY_MS = 100;

/** One answer to a probe. */
interface Probe {
  probe: string;
  status: number;
  /** Until the answer, without the time in which the server's main thread could not run as other processes had all cores. */
  ms: number;
}

/** A clock that stands while the main thread of a process waits for a core, where the system tells that. */
const clockOf = (pid: number) => (): number => {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  const [, waitedNanoseconds = 0] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : [];
  return performance.now() - Number(waitedNanoseconds) / 1e6;
};

const probesOf = (url: string, token: string, eventId: string) => ({
  health: async () => (await fetch(`${url}/healthz`)).status,
  list: async () => {
    const query = 'query ($eventId: ID!) { attendees(eventId: $eventId, first: 20) { nodes { id } } }';
    return (await graphql(url, query, { eventId }, token)).errors ? 500 : 200;
  },
});

/** Asks for `/healthz` and a list of attendees all the time; the result stops it and gives what each probe took. */
export const watchServer = async (
  { url, pid }: Pick<ServerProcess, 'url' | 'pid'>,
  token: string,
  eventId: string,
): Promise<() => Promise<Probe[]>> => {
  const now = clockOf(pid);
  const probes = Object.entries(probesOf(url, token, eventId));
  // The first ones compile the operation and open connections.
  await Promise.all(probes.map(([, ask]) => ask()));
  const stopped = new AbortController();
  const loops = probes.map(async ([probe, ask]) => {
    const answers: Probe[] = [];
    while (!stopped.signal.aborted) {
      const began = now();
      const status = await ask();
      answers.push({ probe, status, ms: now() - began });
      await pause(PROBE_EVERY_MS);
    }
    return answers;
  });
  return async () => {
    stopped.abort();
    return (await Promise.all(loops)).flat();
  };
};

/** The probes that failed or took too long. */
export const slowProbes = (probes: readonly Probe[]): Probe[] =>
  probes.filter(({ status, ms }) => status !== 200 || ms > MAX_PROBE_MS);
