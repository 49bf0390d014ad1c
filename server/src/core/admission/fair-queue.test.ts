import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { FairQueue, type FairLimits } from './fair-queue';

/** A queue with work that goes on until it is released, and the order in which it started. */
const open = (limits: Partial<FairLimits>) => {
  const queue = new FairQueue({ total: 2, perKey: 2, maxWaiting: 10, ...limits });
  const started: string[] = [];
  const releases = new Map<string, () => void>();
  const add = (key: string, name: string) =>
    queue.run(key, async () => {
      started.push(name);
      await new Promise<void>((resolve) => releases.set(name, resolve));
      if (name === 'faulty') throw new Error('faulty');
      return name;
    });
  const release = async (name: string) => {
    releases.get(name)?.();
    await turn();
  };
  return { queue, started, add, release };
};

it('runs as much at once as allowed, in the order of arrival, also after some has failed', async () => {
  const { started, add, release } = open({});
  const results = ['faulty', 'a', 'b', 'c'].map((name) => add('ada', name));
  const failure = results[0]?.catch((error: unknown) => error);
  expect(started).toEqual(['faulty', 'a']);
  await release('faulty');
  expect(await failure).toMatchObject({ message: 'faulty' });
  expect(started).toEqual(['faulty', 'a', 'b']);
  for (const name of ['a', 'b', 'c']) await release(name);
  expect(await Promise.all(results.slice(1))).toEqual(['a', 'b', 'c']);
});

it("keeps a place for others, however much one caller brings, and lets everybody's work begin in turn", async () => {
  const { started, add, release } = open({ perKey: 1 });
  const all = ['a1', 'a2', 'a3'].map((name) => add('ada', name));
  all.push(add('bob', 'b1'));
  expect(started).toEqual(['a1', 'b1']);
  all.push(add('bob', 'b2'), add('bob', 'b3'), add('cyd', 'c1'));
  for (const name of ['b1', 'b2', 'c1', 'a1', 'b3', 'a2', 'a3']) await release(name);
  expect(started).toEqual(['a1', 'b1', 'b2', 'c1', 'b3', 'a2', 'a3']);
  await Promise.all(all);
});

it('refuses what comes when too much of the same caller waits, and takes that of others', async () => {
  const { started, add, release } = open({ total: 1, maxWaiting: 1 });
  const all = [add('ada', 'a1'), add('ada', 'a2')];
  await expect(add('ada', 'a3')).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    details: { retryAfter: 1 },
  });
  all.push(add('bob', 'b1'));
  for (const name of ['a1', 'a2', 'b1']) await release(name);
  await release('a2');
  await Promise.all(all);
  expect(started).toEqual(['a1', 'a2', 'b1']);
});

it('says that work has to wait', async () => {
  const { queue, add, release } = open({ total: 1 });
  let waits = 0;
  const first = add('ada', 'a1');
  const second = queue.run(
    'ada',
    () => Promise.resolve(),
    () => void (waits += 1),
  );
  expect(waits).toBe(1);
  await release('a1');
  await Promise.all([first, second]);
  await queue.run(
    'ada',
    () => Promise.resolve(),
    () => void (waits += 1),
  );
  expect(waits).toBe(1);
});
