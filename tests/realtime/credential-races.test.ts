import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, graphql, type Answer } from '../support/client';
import {
  buildTarget,
  CHANGES,
  type Given,
  setPasswordByLink,
  USES,
  userRow,
  type Target,
} from '../support/credential-races';
import { signInAs } from '../support/factories';
import { sampled } from '../support/matrix';
import { outcomeOf, pauseAfter } from '../support/paused-statements';
import { startTwoServers, type TestServer } from '../support/server';
import { openSocket } from '../support/socket';
import { waitFor } from '../support/wait';

/** More statements than any use of a credential takes. */
const MAX_STATEMENTS = 30;
const ENDED = 4401;

const redisUrl = inject('redisUrl');
let one: TestServer;
let other: TestServer;
let admin: string;

beforeAll(async () => {
  const options = { trustProxy: ['loopback'], jobs: false, ...(redisUrl === null ? {} : { redisUrl }) };
  [one, other] = await startTwoServers(options);
  admin = await signInAs(one, Role.ADMIN);
});
afterAll(() => one.close());

/** A socket that asks to sign in with this token. */
const socketOf = async (server: TestServer, token: string) => {
  const socket = await openSocket(server.url);
  socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
  return socket;
};

/** All that a credential of before has opened: the session of before, and what the use has made. */
const expectAllDead = async ({ token }: Target, { data }: Answer<Given>): Promise<void> => {
  const { accessToken, resetToken } = data?.it ?? {};
  for (const dead of new Set([token, accessToken ?? token]))
    for (const server of [one, other])
      await waitFor(
        async () => codeOf(await graphql(server.url, '{ me { id } }', {}, dead)) === 'UNAUTHENTICATED',
        'The end of a session',
      );
  const socket = await socketOf(other, accessToken ?? token);
  expect((await socket.closed).code).toBe(ENDED);
  if (resetToken) expect(codeOf(await setPasswordByLink(one, resetToken))).toBe('BAD_USER_INPUT');
};

/**
 * Runs a use of a credential, holds back its nth statement after the check, makes the change elsewhere, and lets the use go on.
 * False where the use has no nth statement.
 */
const race = async (
  useName: string,
  changeName: string,
  nth: number,
  elsewhere: TestServer,
): Promise<boolean> => {
  const [use, change] = [USES[useName], CHANGES[changeName]];
  if (!use || !change) throw new Error('There is no such pair');
  const target = await buildTarget(one, { ...use.needs, ...change.needs });
  const before = await socketOf(elsewhere, target.token);
  await waitFor(() => before.messages.length > 0, 'The acknowledgement');
  const pause = pauseAfter(use.check, nth);
  const used = use.run(one, target);
  const heldBack = await Promise.race([pause.reached, used.then(() => undefined)]);
  if (!heldBack) pause.release();
  const changed = change.run(elsewhere, target, admin);
  const outcome = await outcomeOf(one, changed, heldBack ?? undefined);
  pause.release();
  const [answer, changeAnswer] = await Promise.all([used, changed]);
  // Two uses of one invitation, or of two links: the one that came first has ended the other.
  if (changeAnswer && codeOf(changeAnswer) !== 'OK') {
    const isUseFirst = outcome === 'waits' || !heldBack || heldBack.isCommitted;
    expect([codeOf(answer), isUseFirst, heldBack]).toEqual(['OK', true, heldBack]);
    return heldBack !== undefined;
  }
  if (outcome === 'done' && heldBack && !heldBack.isCommitted)
    expect(codeOf(answer), `held back before: ${heldBack.text}`).not.toBe('OK');
  expect(change.leaves?.(await userRow(one, target), target) ?? true).toBe(true);
  await change.after?.(elsewhere, target, admin);
  await expectAllDead(target, answer);
  expect((await before.closed).code).toBe(ENDED);
  return heldBack !== undefined;
};

const [uses, changes] = [Object.keys(USES), Object.keys(CHANGES)];
/** All pairs in groups, of which each has every use once, beside changes that differ. */
const groups = changes.map((_change, shift) =>
  uses.map((use, index) => [use, changes[(index + shift) % changes.length]!] as const),
);
const pairs = sampled(groups).flat();

describe('what was made for former credentials is dead, whatever was in flight', () => {
  it.each(pairs)('%s, overtaken by %s on another server at any statement', async (use, change) => {
    let nth = 0;
    while (nth < MAX_STATEMENTS && (await race(use, change, nth, other))) nth += 1;
    expect(nth).toBeLessThan(MAX_STATEMENTS);
  });

  it.each(pairs)('%s, overtaken by %s on the same server', async (use, change) => {
    expect(await race(use, change, 0, one)).toBeTypeOf('boolean');
  });
});
