/** Takes the context and the input of its hook. */
type Work<Result> = (ctx: never, input: never) => Promise<Result>;

/** What a module does at a point that another module offers; listed in its manifest. */
export interface HookListener {
  hook: object;
  /** Throws to refuse; runs before any listener has had an effect. */
  check: Work<void> | undefined;
  run: Work<unknown>;
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
