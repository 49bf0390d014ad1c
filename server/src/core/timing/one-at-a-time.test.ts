import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time';

/** Work whose runs end when the test says so. */
const build = () => {
  const ends: (() => void)[] = [];
  const run = oneAtATime(() => new Promise<void>((resolve) => ends.push(resolve)));
  const end = async () => {
    ends.at(-1)?.();
    await new Promise(setImmediate);
  };
  return { ends, run, end };
};

it('calls during the work make it run once more afterwards, however many they are', async () => {
  const { ends, run, end } = build();
  for (let call = 0; call < 5; call += 1) run();
  expect(ends).toHaveLength(1);
  await end();
  expect(ends).toHaveLength(2);
  await end();
  expect(ends).toHaveLength(2);
});

it('runs again for each call that comes after the work has ended', async () => {
  const { ends, run, end } = build();
  run();
  await end();
  run();
  expect(ends).toHaveLength(2);
});
