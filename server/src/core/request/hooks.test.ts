import { expect, it } from 'vitest';
import type { HookListener, RequestContext } from './context';
import { defineHook, listenersByHook, sumOf } from './hooks';

const contextWith = (listeners: readonly HookListener[], transaction = true): RequestContext =>
  ({
    runtime: { hooks: listenersByHook(listeners) },
    transaction: transaction ? { afterCommit: () => undefined } : undefined,
  }) as unknown as RequestContext;

const removing = () => defineHook<{ id: string }, { closed?: number }>('thing.removing');

it('runs listeners in their order, each after the one before, and returns their results', async () => {
  const hook = removing();
  const steps: string[] = [];
  const slow = hook.on(async (_ctx, { id }) => {
    steps.push(`first ${id}`);
    await new Promise((resolve) => setImmediate(resolve));
    steps.push('first done');
    return { closed: 2 };
  });
  const silent = hook.on(() => Promise.resolve(void steps.push('second')));
  const results = await hook.run(contextWith([slow, silent, hook.on(async () => ({ closed: 3 }))]), {
    id: 'a',
  });
  expect(steps).toEqual(['first a', 'first done', 'second']);
  expect(results).toEqual([{ closed: 2 }, { closed: 3 }]);
  expect(sumOf(results, 'closed')).toBe(5);
});

it('lets each listener refuse before any of them has an effect', async () => {
  const hook = removing();
  const steps: string[] = [];
  const acts = hook.on(() => Promise.resolve(void steps.push('acted')));
  const refuses = hook.on(() => Promise.resolve(), { check: () => Promise.reject(new Error('In use')) });
  await expect(hook.run(contextWith([acts, refuses]), { id: 'a' })).rejects.toThrow('In use');
  expect(steps).toEqual([]);
});

it('fails with the first error and runs nothing after it', async () => {
  const hook = removing();
  const steps: string[] = [];
  const fails = hook.on(() => Promise.reject(new Error('Broken')));
  const acts = hook.on(() => Promise.resolve(void steps.push('acted')));
  await expect(hook.run(contextWith([fails, acts]), { id: 'a' })).rejects.toThrow('Broken');
  expect(steps).toEqual([]);
});

it('needs a transaction unless it says otherwise, and hears nothing of other hooks', async () => {
  const [hook, other] = [removing(), removing()];
  const optional = defineHook<{ id: string }>('thing.shown', { transaction: 'optional' });
  const listener = other.on(() => Promise.reject(new Error('Not mine')));
  await expect(hook.run(contextWith([listener], false), { id: 'a' })).rejects.toThrow(
    'The hook thing.removing needs a transaction',
  );
  expect(await hook.run(contextWith([listener]), { id: 'a' })).toEqual([]);
  expect(await optional.run(contextWith([listener], false), { id: 'a' })).toEqual([]);
});
