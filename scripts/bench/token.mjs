import { listTimes, LIST, timesWhileThreadFloods } from './fairness.mjs';
import { count, figure, judge, median, quantile } from './lib/measure.mjs';
import { ask, onStage } from './lib/stage.mjs';

export const goals = 'P16';
export const about = "how long a person's list takes while an API token with the usual budget floods";

const ATTENDEES = count('ATTENDEES', 5_000, 300);
const SECONDS = count('SECONDS', 10, 1);
const SCOPES = ['ATTENDEES_READ', 'CHECK_INS_READ', 'CHECK_INS_WRITE', 'COMPANIES_READ', 'STATISTICS_READ'];
const KINDS = ['dear queries', 'invalid documents', 'sockets', 'bursts of scans'];
const HOUR_MS = 3_600_000;
const CREATE = 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }';

export const run = () =>
  onStage({ attendees: ATTENDEES }, async (stage) => {
    const { eventId, people } = stage;
    const manager = await stage.signInAs('MANAGER');
    const { url } = await stage.startServer({ COST_BUDGET: '1000000' });
    const expiresAt = new Date(Date.now() + HOUR_MS).toISOString();
    // Each flood has a token, and each measurement a person, whose budgets the others do not spend.
    const members = await stage.signIn(people.slice(0, KINDS.length));
    for (const [at, kind] of KINDS.entries()) {
      const list = () => ask(url, members[at], `query ($eventId: ID!) { ${LIST} }`, { eventId });
      const input = { eventId, name: kind, scopes: SCOPES, expiresAt };
      const { token } = await ask(url, manager, CREATE, { input });
      await listTimes(list, 1);
      const idle = await listTimes(list, SECONDS / 2);
      const flooded = await timesWhileThreadFloods({ kind, url, token, eventId }, list, SECONDS);
      idle.push(...(await listTimes(list, SECONDS / 2)));
      console.log(`${kind}: list ${figure([median(flooded)])} ms, idle ${figure([median(idle)])} ms`);
      const slower = quantile(flooded, 0.99) / quantile(idle, 0.99);
      judge('P16', `${kind}: another's list, p99 flooded / idle`, slower, { most: 2 });
    }
  });
