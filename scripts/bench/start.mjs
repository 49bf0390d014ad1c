import { count, judge, memoryOf, sleep } from './lib/measure.mjs';
import { onStage } from './lib/stage.mjs';

export const goals = 'P15';
export const about =
  'a warm start of the server process until it is ready, and its memory while nothing happens';

export const run = () =>
  onStage({ attendees: 500 }, async (stage) => {
    const server = await stage.startServer();
    const times = [];
    const memory = [];
    for (let round = 0; round < count('ROUNDS', 5, 1); round += 1) {
      await server.stop();
      const begun = performance.now();
      await server.startAgain();
      times.push((performance.now() - begun) / 1_000);
      await sleep(count('SECONDS', 20, 1) * 1_000);
      memory.push(memoryOf(server.pid));
    }
    judge('P15', 'seconds to ready', times, { most: 1.5 });
    judge('P15', 'MiB idle', memory, { most: 120 });
  });
