import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { graphql } from './client';
import type { ServerProcess } from './process';

/** A server under attack has to answer everybody else within this time. */
const MAX_PROBE_MS = 1_000;
const PROBE_EVERY_MS = 100;

/** One answer to a probe. */
export interface Probe {
  probe: string;
  status: number;
  /** For how long the server's main thread worked, on itself and others, before it answered. */
  ms: number;
}

/** How long the main thread of a process has worked so far: unlike a clock, it does not count the work of a busy machine. */
const workedMs = (pid: number): number => {
  const [nanoseconds = ''] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
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
  const probes = Object.entries(probesOf(url, token, eventId));
  // The first ones compile the operation and open connections.
  await Promise.all(probes.map(([, ask]) => ask()));
  const stopped = new AbortController();
  const loops = probes.map(async ([probe, ask]) => {
    const answers: Probe[] = [];
    while (!stopped.signal.aborted) {
      const before = workedMs(pid);
      const status = await ask();
      answers.push({ probe, status, ms: workedMs(pid) - before });
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
