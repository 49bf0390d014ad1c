import type { Runtime } from './context';

/** A module's state in memory: made at its first use, once for each runtime, since tests start several servers in one process. */
export const defineState = <State>(create: (runtime: Runtime) => State): ((runtime: Runtime) => State) => {
  const states = new WeakMap<Runtime, State>();
  return (runtime) => {
    const known = states.get(runtime);
    if (known !== undefined) return known;
    const created = create(runtime);
    states.set(runtime, created);
    return created;
  };
};
