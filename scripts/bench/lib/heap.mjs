/** The heap of a running Node process after a full garbage collection, through its inspector, which SIGUSR1 opens. */
import { once } from 'node:events';
import { sleep } from './measure.mjs';
import { require } from './stage.mjs';

const WebSocket = require('ws');
const INSPECTOR = 'http://127.0.0.1:9229/json/list';
const TRIES = 50;

const inspectorOf = async (pid) => {
  process.kill(pid, 'SIGUSR1');
  for (let tried = 0; tried < TRIES; tried += 1) {
    const targets = await fetch(INSPECTOR).then(
      (response) => response.json(),
      () => [],
    );
    if (targets.length > 0) return targets[0].webSocketDebuggerUrl;
    await sleep(100);
  }
  throw new Error('The inspector does not answer');
};

/** KiB that are in use: the heap, and buffers outside of it. */
export const heapOf = async (pid) => {
  const socket = new WebSocket(await inspectorOf(pid));
  await once(socket, 'open');
  let id = 0;
  const ask = async (method, params) => {
    id += 1;
    const asked = id;
    socket.send(JSON.stringify({ id: asked, method, params }));
    for (;;) {
      const [data] = await once(socket, 'message');
      const answer = JSON.parse(data);
      if (answer.id === asked) return answer.result;
    }
  };
  await ask('HeapProfiler.collectGarbage');
  const { result } = await ask('Runtime.evaluate', {
    expression: 'JSON.stringify(process.memoryUsage())',
    returnByValue: true,
  });
  // Without waiting: it closes this connection too, and the port is free for the next process.
  socket.send(
    JSON.stringify({
      id: id + 1,
      method: 'Runtime.evaluate',
      params: { expression: `setTimeout(() => process.getBuiltinModule('inspector').close())` },
    }),
  );
  await once(socket, 'close');
  socket.close();
  const { heapUsed, external } = JSON.parse(result.value);
  return Math.round((heapUsed + external) / 1024);
};
