import type { HookListener, HookListeners, RequestContext } from './context';
import { groupedBy } from './loaders';

type Work<Input, Result> = (ctx: RequestContext, input: Input) => Promise<Result>;

/** The listeners of all modules by hook, in the order of their modules. */
export const listenersByHook = (listeners: readonly HookListener[]): HookListeners =>
  groupedBy(listeners, ({ hook }) => hook);

/** A point at which a module lets others act on what it is about to do, without importing them. */
class Hook<Input extends object, Result extends object> {
  constructor(
    readonly name: string,
    private readonly transaction: 'required' | 'optional',
  ) {}

  /** A listener for a manifest. `check` may refuse before any listener has run. */
  on(run: Work<Input, Result | void>, { check }: { check?: Work<Input, void> } = {}): HookListener {
    return { hook: this, check, run };
  }

  /**
   * Runs the listeners one after another, in the order of `modules/index.ts`, and returns their results. Fails with the first
   * error. Throws outside of a transaction, unless the hook says otherwise.
   */
  async run(ctx: RequestContext, input: Input): Promise<Result[]> {
    if (this.transaction === 'required' && !ctx.transaction)
      throw new Error(`The hook ${this.name} needs a transaction`);
    const listeners = ctx.runtime.hooks.get(this) ?? [];
    for (const { check } of listeners) await (check as Work<Input, void> | undefined)?.(ctx, input);
    const results: Result[] = [];
    for (const listener of listeners) {
      const result = await (listener.run as Work<Input, Result | void>)(ctx, input);
      if (result) results.push(result);
    }
    return results;
  }
}

/** Declares a hook. With `transaction: 'optional'` it may also run outside of one. */
export const defineHook = <Input extends object, Result extends object = object>(
  name: string,
  { transaction = 'required' }: { transaction?: 'required' | 'optional' } = {},
) => new Hook<Input, Result>(name, transaction);

export const sumOf = <Key extends string>(
  results: readonly Partial<Record<Key, number>>[],
  key: Key,
): number => results.reduce((sum, result) => sum + (result[key] ?? 0), 0);
