import type { RequestContext } from './context';

type Work<Input, Result> = (ctx: RequestContext, input: Input) => Promise<Result>;

/** A module's listener at a point that another module offers; listed in its manifest. */
export interface HookListener {
  hook: object;
  /** Throws to refuse; runs before any listener has had an effect. */
  check: Work<never, void> | undefined;
  run: Work<never, unknown>;
}

/** A point at which a module lets others act on what it is about to do, without importing them. */
export interface Hook<Input extends object, Result extends object> {
  readonly name: string;
  /** A listener for a manifest. `check` may refuse before any listener has run. */
  on(run: Work<Input, Result | void>, options?: { check?: Work<Input, void> }): HookListener;
  /**
   * Runs the listeners one after another, in the order of `modules/index.ts`, and returns their results. Fails with the first
   * error. Throws outside of a transaction, unless the hook says otherwise.
   */
  run(ctx: RequestContext, input: Input): Promise<Result[]>;
}

/** The listeners of all modules, by hook. */
export class HookListeners {
  private readonly byHook = new Map<object, HookListener[]>();

  constructor(listeners: readonly HookListener[]) {
    for (const listener of listeners) this.byHook.set(listener.hook, [...this.of(listener.hook), listener]);
  }

  /** The listeners of a hook, in the order of their modules. */
  of(hook: object): readonly HookListener[] {
    return this.byHook.get(hook) ?? [];
  }
}

/** Declares a hook. With `transaction: 'optional'` it may also run outside of one. */
export const defineHook = <Input extends object, Result extends object = object>(
  name: string,
  { transaction = 'required' }: { transaction?: 'required' | 'optional' } = {},
): Hook<Input, Result> => {
  const hook: Hook<Input, Result> = {
    name,
    on: (run, { check } = {}) => ({ hook, check, run }),
    async run(ctx, input) {
      if (transaction === 'required' && !ctx.transaction)
        throw new Error(`The hook ${name} needs a transaction`);
      const listeners = ctx.runtime.hooks.of(hook);
      for (const { check } of listeners) await (check as Work<Input, void> | undefined)?.(ctx, input);
      const results: Result[] = [];
      for (const listener of listeners) {
        const result = await (listener.run as Work<Input, Result | void>)(ctx, input);
        if (result) results.push(result);
      }
      return results;
    },
  };
  return hook;
};

/** The sum of a number over the results of a hook. */
export const sumOf = <Key extends string>(
  results: readonly Partial<Record<Key, number>>[],
  key: Key,
): number => results.reduce((sum, result) => sum + (result[key] ?? 0), 0);
