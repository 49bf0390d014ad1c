import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

describe('the settings', () => {
  it('have a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '0.0.0.0',
      databaseUrl: undefined,
      redisUrl: undefined,
      dataDir: resolve('.data'),
      publicUrl: undefined,
      demo: true,
      firstAdmin: undefined,
      databasePool: 20,
      drainSeconds: 0,
      socketsPerSession: 20,
      socketsPerAddress: 10_000,
      logLevel: 'info',
    });
  });

  it('that are empty count as absent', () => {
    const empty = { DATABASE_URL: '', REDIS_URL: '', PUBLIC_URL: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('are read from the environment', () => {
    const databaseUrl = 'postgres://app@127.0.0.1:5432/podium';
    const config = readConfig({
      PORT: '0',
      DATABASE_URL: databaseUrl,
      REDIS_URL: 'redis://127.0.0.1:6379',
      ADMIN_EMAIL: 'first@example.test',
      ADMIN_PASSWORD: 'long enough',
    });
    expect(config).toMatchObject({
      port: 0,
      databaseUrl,
      redisUrl: 'redis://127.0.0.1:6379',
      firstAdmin: { email: 'first@example.test', password: 'long enough' },
    });
  });

  it.each<[NodeJS.ProcessEnv, boolean]>([
    [{}, true],
    [{ DATABASE_URL: 'postgres://db/podium' }, false],
    [{ DATABASE_URL: 'postgres://db/podium', DEMO: '1' }, true],
    [{ DEMO: 'false' }, false],
  ])('%o make a demo: %s', (env, demo) => {
    expect(readConfig(env).demo).toBe(demo);
  });

  it('that are wrong are all named at once', () => {
    const wrong = {
      PORT: '70000',
      DATABASE_URL: 'mysql://db/podium',
      REDIS_URL: 'nonsense',
      PUBLIC_URL: 'ftp://files',
      DEMO: 'perhaps',
      ADMIN_PASSWORD: 'short',
      DATABASE_POOL: '0',
      LOG_LEVEL: 'loud',
    };
    const message = (() => {
      try {
        readConfig(wrong);
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    })();
    expect(Object.keys(wrong).filter((name) => !message.includes(`${name}: `))).toEqual([]);
    expect(message).not.toContain('short');
  });

  it('name the first administrator by e-mail and password together', () => {
    expect(() => readConfig({ ADMIN_EMAIL: 'first@example.test' })).toThrow(
      'ADMIN_EMAIL and ADMIN_PASSWORD go together',
    );
  });
});
