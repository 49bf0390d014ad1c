/** An event behind a proxy: people who chat, meet and are let in while something happens to the servers. */
import { Drill } from '../../tests/realtime/chaos/drill';
import { Installation } from '../../tests/realtime/chaos/installation';
import { loggedErrors } from '../../tests/realtime/chaos/report';
import { hasHaproxy, startProxy } from '../../tests/support/haproxy';
import { waitFor } from '../../tests/support/wait';
import { needs } from './skip.mjs';

const RECOVERY_MS = 90_000;
/** Servers go on serving for so long, in seconds, after they have told the proxy that they end. */
const SETTINGS = { DRAIN_SECONDS: '4', COST_BUDGET: '1000000000' };

const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);

/** The row of a run in the table; `broken` counts violations. */
export const rowOf = ({ violations, accounts, balancer, ledger, logged }, seconds) => ({
  requests: balancer.asked,
  again: sum(balancer.misses),
  failed: ledger.failures,
  messages: accounts.sent,
  lost: accounts.lost,
  double: accounts.double,
  disordered: accounts.outOfOrder,
  meetings: ledger.asked.length,
  scans: ledger.scans.size,
  seconds,
  broken: violations,
  logged: loggedErrors(logged),
});

const areSettled = (people) =>
  people.every((person) => !person.isHere || (person.isConnected && !person.isCatchingUp));

/**
 * Lets something strike while people act, and judges the day. `open` is how the installation differs from the usual one;
 * `everyFirst` that each request has to be answered at its first try.
 */
export const rehearse = async ({ seed, people }, { open = {}, everyFirst = false, strike }) => {
  needs(hasHaproxy(), 'haproxy (Debian: apt-get install haproxy)');
  const installation = await Installation.open({ ...open, settings: { ...SETTINGS, ...open.settings } });
  const proxy = await startProxy(
    'http',
    ...installation.servers.map(({ port }) => ({ address: `127.0.0.1:${port}` })),
  );
  const options = { seed, people, actsPerSecond: people / 12, thorough: false, installation, proxy };
  let [seconds, before] = [0, 0];
  try {
    const result = await Drill.play(options, async (scene) => {
      const { canary } = scene;
      await waitFor(() => areSettled(scene.people), 'All connections', RECOVERY_MS);
      before = sum(scene.balancer.misses);
      const begun = performance.now();
      await strike(scene);
      await installation.isReady(RECOVERY_MS);
      await canary.crossing(RECOVERY_MS);
      await waitFor(() => areSettled(scene.people), 'All connections', RECOVERY_MS);
      seconds = (performance.now() - begun) / 1_000;
    });
    const row = rowOf(result, seconds);
    row.again -= before;
    if (everyFirst && row.again > 0)
      row.broken.push(
        `${row.again} requests were not answered at their first try: ${JSON.stringify(result.balancer.misses)}, such as ${result.balancer.examples.join('; ')}`,
      );
    return row;
  } finally {
    await proxy.stop();
  }
};
