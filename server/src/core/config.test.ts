import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environment, readConfig } from './config';

/** The rows of the settings in docs/operating.md: the names, defaults and meaning of some settings. */
const rowsOfSettings = (): { names: string[]; defaults: string; text: string }[] => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'operating.md'), 'utf8');
  const section = /\n## Settings\n([^]*?)\n## /.exec(page)?.[1] ?? '';
  return [...section.matchAll(/^\| (`[A-Z_`, ]+`) +\| (.*?) +\| (.*?) +\|$/gm)].map(
    ([, names = '', defaults = '', text = '']) => ({
      names: [...names.matchAll(/[A-Z_]+/g)].map(([name]) => name),
      defaults,
      text,
    }),
  );
};
const ADMIN = { ADMIN_EMAIL: 'a@example.test', ADMIN_PASSWORD: 'long enough' };
const messageFor = (env: NodeJS.ProcessEnv): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

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
      FORMER_HOSTS: 'old.example, older.example:8443',
    });
    expect(config).toMatchObject({
      port: 0,
      formerHosts: ['old.example', 'older.example:8443'],
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
    const message = messageFor(wrong);
    expect(Object.keys(wrong).filter((name) => !message.includes(`${name}: `))).toEqual([]);
    expect(message).not.toContain('short');
    expect(messageFor({ FORMER_HOSTS: 'https://old.example' })).toContain('must be hosts in small letters');
  });

  it('name the first administrator by e-mail and password together', () => {
    expect(() => readConfig({ ADMIN_EMAIL: 'first@example.test' })).toThrow(
      'ADMIN_EMAIL and ADMIN_PASSWORD go together',
    );
  });
});

describe('the settings in docs/operating.md', () => {
  it('are those that are read, with their defaults', () => {
    const rows = rowsOfSettings();
    const names = rows.flatMap((row) => row.names);
    expect(names.toSorted()).toEqual(Object.keys(environment.shape).toSorted());
    const defaults = environment.parse({}) as Record<string, unknown>;
    const withDefaults = rows
      .map((row) => ({
        ...row,
        known: row.names
          .map((name) => defaults[name])
          .filter((value) => typeof value === 'number' || (typeof value === 'string' && value !== ''))
          .map(String),
      }))
      .filter(({ known }) => known.length > 0);
    const written = withDefaults.map((row) =>
      row.defaults
        .replaceAll('`', '')
        .split(', ')
        .map((value) => value.replaceAll(/(?<=\d),(?=\d)/g, '')),
    );
    expect(written).toEqual(withDefaults.map(({ known }) => known));
  });

  it('say how long a text has to be, as the error does', () => {
    const tooShort = (name: string) =>
      new RegExp(`^  ${name}: .*`, 'm').exec(messageFor({ [name]: 'a' }))?.[0];
    const strict = rowsOfSettings().flatMap(({ names, text }) =>
      names.filter((name) => tooShort(name)?.includes('characters')).map((name) => ({ name, text })),
    );
    expect(strict.map(({ name }) => name)).toEqual(['ADMIN_PASSWORD', 'METRICS_TOKEN']);
    for (const { name, text } of strict) {
      const [range = '', least, most] = /(\d+) to (\d+) characters/.exec(text) ?? [];
      expect(tooShort(name)).toContain(range || 'a range in docs/operating.md');
      const refused = [Number(least) - 1, Number(least), Number(most), Number(most) + 1].map((length) =>
        messageFor({ ...ADMIN, [name]: 'a'.repeat(length) }).includes(`${name}: `),
      );
      expect([name, refused]).toEqual([name, [true, false, false, true]]);
    }
  });

  it('name every kind of address for uploads', () => {
    const { text = '' } = rowsOfSettings().find(({ names }) => names.includes('UPLOADS_URL')) ?? {};
    for (const scheme of ['s3', 's3+http']) {
      expect(text).toContain(`\`${scheme}://`);
      expect(messageFor({ UPLOADS_URL: `${scheme}://key:secret@host/bucket` })).toBe('');
    }
    expect(messageFor({ UPLOADS_URL: 'https://host/bucket' })).toContain(
      'must begin with s3:// or s3+http://',
    );
  });
});
