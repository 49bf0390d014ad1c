import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { createDatabase } from './database';

describe('a test database', () => {
  it('is a migrated copy of its own, even when several are made at once', async () => {
    const databases = await Promise.all([
      createDatabase(),
      createDatabase(),
      createDatabase(),
      createDatabase(),
    ]);
    expect(new Set(databases.map(({ url }) => url)).size).toBe(4);

    const client = new Client({ connectionString: databases[0]?.url });
    await client.connect();
    const { rows } = await client.query<{ migrated: boolean }>(
      'SELECT count(*) > 0 AS migrated FROM migrations',
    );
    expect(rows).toEqual([{ migrated: true }]);
    await client.end();

    await Promise.all(databases.map((database) => database.drop()));
    await expect(new Client({ connectionString: databases[0]?.url }).connect()).rejects.toThrow(
      'does not exist',
    );
  });
});
