import { expect, it } from 'vitest';
import { createPictureQueue } from './picture-queue';

/** Work that goes on until it is released. */
const gate = () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
};

it('runs as many at once as allowed, in the order of arrival, also after one has failed', async () => {
  const queue = createPictureQueue({ concurrency: 2, maxWaiting: 10 });
  const gates = Array.from({ length: 5 }, gate);
  const started: number[] = [];
  const results = gates.map(({ released }, index) =>
    queue(async () => {
      started.push(index);
      await released;
      if (index === 0) throw new Error('damaged');
      return index;
    }),
  );
  const settled = Promise.allSettled(results);
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  gates[0]?.release();
  await expect(results[0]).rejects.toThrow('damaged');
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  for (const { release } of gates) release();
  await settled;
  expect(started).toEqual([0, 1, 2, 3, 4]);
  await expect(results[4]).resolves.toBe(4);
});

it('refuses more than may wait', async () => {
  const queue = createPictureQueue({ concurrency: 1, maxWaiting: 1 });
  const { released, release } = gate();
  const running = queue(() => released);
  const waiting = queue(() => Promise.resolve('done'));
  await Promise.resolve();
  await expect(queue(() => Promise.resolve())).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    details: { retryAfter: 2 },
  });
  release();
  await running;
  await expect(waiting).resolves.toBe('done');
});
