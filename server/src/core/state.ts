import type { Runtime } from './context';

/** What a module keeps in memory: made when it is first asked for, once for each runtime, since tests start several servers in one process. */
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
