import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharedServer } from './shared-server';

describe('a shared server', () => {
  afterEach(() => {
    vi.useRealTimers();
    delete process.env['LEFT_BY_A_TEST'];
  });

  it('is one for all files of a worker', async () => {
    const [one, other] = [await sharedServer(), await sharedServer()];
    expect(other.url).toBe(one.url);
    await Promise.all([one.close(), other.close()]);
  });

  it('fails a file that leaves a definition in its database', async () => {
    const server = await sharedServer();
    await server.sql('CREATE FUNCTION left_by_a_test() RETURNS void LANGUAGE sql AS $$ $$');
    await expect(server.close()).rejects.toThrow('This file changes functions: it needs startServer().');
    await server.sql('DROP FUNCTION left_by_a_test()');
    await server.close();
  });

  it('fails a file that leaves a setting in the environment', async () => {
    const server = await sharedServer();
    process.env['LEFT_BY_A_TEST'] = '1';
    await expect(server.close()).rejects.toThrow('This file changes environment: it needs startServer().');
  });

  it('fails a file that leaves the clock stopped', async () => {
    const server = await sharedServer();
    vi.useFakeTimers();
    await expect(server.close()).rejects.toThrow('This file leaves the clock stopped.');
  });
});
