import { Writable } from 'node:stream';
import { describe, expect, inject, it } from 'vitest';
import { createLogger } from '../../server/src/core/logger';
import { mortalRedis } from '../support/redis';
import { startServer } from '../support/server';
import { waitFor } from '../support/wait';

interface Line {
  name: string;
  msg: string;
}

describe.skipIf(inject('redisUrl') === null)('the log of a server whose Redis goes and comes back', () => {
  it('says both once for each connection, each time', { timeout: 120_000 }, async () => {
    const lines: Line[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(JSON.parse(chunk.toString()) as Line);
        done();
      },
    });
    const redis = await mortalRedis();
    await redis.start();
    const server = await startServer({ redisUrl: redis.url, log: createLogger('info', sink) });
    const said = (msg: string) => lines.filter((line) => line.msg === msg).map(({ name }) => name);
    const everyConnection = ['limits', 'publisher', 'subscriber'];
    for (const times of [1, 2]) {
      const all = everyConnection.flatMap((name) => Array<string>(times).fill(name));
      await redis.kill();
      await waitFor(() => said('Redis is away').length >= all.length, 'The loss');
      await redis.start();
      await waitFor(() => said('Redis is back').length >= all.length, 'The return');
      expect([said('Redis is away').toSorted(), said('Redis is back').toSorted()]).toEqual([all, all]);
    }
    await server.close();
    await redis.kill();
    expect(said('Redis is away')).toHaveLength(6);
  });
});
