import type { Runtime } from './context';
import { onceFor } from '../once';

/** A module's state in memory: once for each runtime, since tests start several servers in one process. */
export const defineState = <State>(create: (runtime: Runtime) => State) => onceFor(create);
