/** Goal R13, by the benchmark of the same name. */
import { measureOverload, TIMES } from '../bench/overload.mjs';

const LEAST = 0.9;

export const overload = async () => {
  const began = performance.now();
  const { goodput, results } = await measureOverload({ rounds: 3, seconds: 4 });
  const total = (name) => [...results.peak, ...results.overload].reduce((sum, round) => sum + round[name], 0);
  const failed = total('failed');
  const broken = [];
  if (goodput < LEAST)
    broken.push(
      `at ${TIMES} times its capacity a server answers ${goodput.toFixed(2)} of its peak, at least ${LEAST}`,
    );
  if (failed > 0) broken.push(`${failed} requests were neither answered nor refused`);
  return { requests: total('offered'), failed, seconds: (performance.now() - began) / 1_000, broken };
};
