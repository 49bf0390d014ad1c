import { afterEach, expect, it, vi } from 'vitest';
import { Callers } from './callers';

afterEach(() => void vi.useRealTimers());

/** How many of ten queries of a caller start at once. */
const startedAtOnce = async (callers: Callers, caller: string): Promise<number> => {
  let started = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const all = Array.from({ length: 10 }, () =>
    callers.queries.run(caller, () => {
      started += 1;
      return released;
    }),
  );
  const count = started;
  release();
  await Promise.all(all);
  expect(started).toBe(10);
  return count;
};

it('four queries of a caller run at once, and one of a caller who has used much while others ask', async () => {
  const callers = new Callers();
  callers.begin('ada');
  callers.add('ada', 50_000);
  expect(await startedAtOnce(callers, 'ada')).toBe(4);
  callers.begin('bob');
  callers.add('bob', 500);
  expect([await startedAtOnce(callers, 'ada'), await startedAtOnce(callers, 'bob')]).toEqual([1, 4]);
});

it('forgets what a caller has used, and after a second that others have asked', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const callers = new Callers();
  callers.begin('ada');
  for (let count = 0; count < 5; count += 1) callers.add('ada', 9_000);
  const beside = () => {
    callers.begin('bob');
    return startedAtOnce(callers, 'ada');
  };
  const atFirst = await beside();
  now = 2_000;
  const alone = await startedAtOnce(callers, 'ada');
  const soon = await beside();
  now = 10_000;
  expect([atFirst, alone, soon, await beside()]).toEqual([1, 4, 1, 4]);
});

it('gives a program one turn at a time while others ask, and a rest after much use', async () => {
  const callers = new Callers();
  const isFree = async (turn: Promise<unknown>) => {
    let free = false;
    void turn.then(() => (free = true));
    await new Promise((resolve) => setImmediate(resolve));
    return free;
  };
  const alone = await callers.turnOf('printer', true);
  expect(await isFree(callers.turnOf('printer', true))).toBe(true);
  alone(5);
  callers.begin('ada');
  const first = await callers.turnOf('printer', true);
  const second = callers.turnOf('printer', true);
  expect([await isFree(second), await isFree(callers.turnOf('crm', true))]).toEqual([false, true]);
  first(5);
  const end = await second;
  callers.add('printer', 50_000);
  const third = callers.turnOf('printer', true);
  end(5);
  expect(await isFree(third)).toBe(false);
  (await third)(0);
});

it('gives a person one turn at a time only after much use while others ask', async () => {
  const callers = new Callers();
  const started: number[] = [];
  const ask = (at: number) => callers.turnOf('ada', false).then((end) => (started.push(at), end));
  callers.begin('ada');
  callers.begin('bob');
  await Promise.all([ask(1), ask(2)]);
  callers.add('ada', 50_000);
  const end = await ask(3);
  const waiting = ask(4);
  await new Promise((resolve) => setImmediate(resolve));
  expect(started).toEqual([1, 2, 3]);
  end(0);
  const endLong = await waiting;
  // One that takes longer than a second waits for something else, and keeps nothing from the other tabs.
  const next = await ask(5);
  expect(started).toEqual([1, 2, 3, 4, 5]);
  endLong(0);
  next(0);
});

it('lets the deliveries of a caller rest after much use while others ask, and never those of others', async () => {
  vi.useFakeTimers();
  const callers = new Callers();
  const deliver = async (caller: string, workMs: number) => (await callers.turnOfDelivery(caller))(workMs);
  let delivered = 0;
  const next = (caller: string) => deliver(caller, 0).then(() => (delivered += 1));
  callers.begin('ada');
  callers.add('ada', 50_000);
  callers.begin('bob');
  await deliver('ada', 10);
  const waiting = next('ada');
  await next('bob');
  await vi.advanceTimersByTimeAsync(19);
  expect(delivered).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(delivered).toBe(2);
});

it('gives introspections of all callers one turn at a time, and refuses one caller more than twenty that wait', async () => {
  const callers = new Callers();
  const end = await callers.turnOfIntrospection('ada');
  const order: string[] = [];
  const ask = (caller: string) =>
    callers.turnOfIntrospection(caller).then((ended) => {
      order.push(caller);
      ended(0);
    });
  const waiting = Array.from({ length: 20 }, () => ask('ada'));
  const other = ask('bob');
  await expect(ask('ada')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(order).toEqual([]);
  end(0);
  await Promise.all([...waiting, other]);
  expect(order.indexOf('bob')).toBeLessThan(2);
});
