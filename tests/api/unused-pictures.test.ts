import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { jobKinds } from '../../server/src/jobs';
import { REMOVE_UNUSED_PICTURES } from '../../server/src/modules/uploads/upload.jobs';
import { PICTURE_COLUMNS, UNUSED_BATCH } from '../../server/src/modules/uploads/upload.queries';
import { removeUnusedPictures } from '../../server/src/modules/uploads/unused-pictures.service';
import { startBucket, type TestBucket } from '../support/bucket';
import { codeOf, expectOk, graphql } from '../support/client';
import { buildAttendee, buildCompany, buildEvent, buildUser, insert, signInAs } from '../support/factories';
import { dataUrl } from '../support/pictures';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const UPLOAD = 'mutation ($file: Image!) { uploadImage(input: { file: $file }) { image { name } } }';
const UPDATE = 'mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { logo } } }';
const DUPLICATE =
  'mutation ($input: DuplicateEventInput!) { duplicateEvent(input: $input) { event { id cover } } }';

let bucket: TestBucket;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.close());

/** A picture that no other is like. */
const paint = async (): Promise<string> =>
  dataUrl(
    await sharp(randomBytes(8 * 8 * 3), { raw: { width: 8, height: 8, channels: 3 } })
      .png()
      .toBuffer(),
  );

const stores: [string, () => { uploadsUrl?: string }][] = [
  ['a folder', () => ({})],
  ['a bucket', () => ({ uploadsUrl: bucket.url })],
];

/** A server with a manager and what the tests do with pictures. */
const open = async (options: { uploadsUrl?: string }) => {
  const server: TestServer = await startServer(options);
  // Each time somebody else: one person may send 120 pictures in an hour.
  const run = async <Data>(query: string, variables: Record<string, unknown>) =>
    graphql<Data>(server.url, query, variables, await signInAs(server, Role.MANAGER));
  const upload = async (file: string): Promise<string> =>
    (await expectOk(run<{ uploadImage: { image: { name: string } } }>(UPLOAD, { file }))).uploadImage.image
      .name;
  return {
    server,
    run,
    upload,
    use: (companyId: string, logo: string) => run(UPDATE, { input: { companyId, logo } }),
    clean: () => removeUnusedPictures(server.app.systemContext()),
    age: (names: string[], days = 2) =>
      server.sql(`UPDATE uploads SET last_used_at = now() - $2 * interval '1 day' WHERE name = ANY($1)`, [
        names,
        days,
      ]),
    /** Whether there is the row and the file. */
    async has(name: string): Promise<boolean> {
      const rows = await server.sql('SELECT 1 FROM uploads WHERE name = $1', [name]);
      const { status } = await fetch(`${server.url}/v1/uploads/${name}`);
      expect(status).toBe(rows.length > 0 ? 200 : 404);
      return status === 200;
    },
  };
};
type Place = Awaited<ReturnType<typeof open>>;

describe.each(stores)('pictures in %s', (_name, options) => {
  let place: Place;
  beforeAll(async () => {
    place = await open(options());
  });
  afterAll(() => place.server.close());

  it('go when nothing refers to them and they are older than a day, and only then', async () => {
    const { upload, age, clean, has, server, use } = place;
    const [unused, young, worn] = [
      await upload(await paint()),
      await upload(await paint()),
      await upload(await paint()),
    ];
    const { id } = await buildCompany(server);
    await expectOk(use(id, worn));
    await age([unused, worn]);
    await age([young], 0.9);
    expect(await clean()).toBe(1);
    expect([await has(unused), await has(young), await has(worn)]).toEqual([false, true, true]);
    await server.sql('UPDATE companies SET logo = NULL WHERE id = $1', [id]);
    expect(await clean()).toBe(1);
    expect(await has(worn)).toBe(false);
    expect(await clean()).toBe(0);
  });

  it('take along the sizes that were made of them', async () => {
    const { upload, age, clean, server } = place;
    const name = await upload(await paint());
    const small = async () => (await fetch(`${server.url}/v1/uploads/${name}?size=64`)).status;
    expect(await small()).toBe(200);
    await age([name]);
    await clean();
    const { files } = server.app.runtime;
    expect([await small(), await files.get(name.replace('.webp', 's64.webp'))]).toEqual([404, null]);
  });

  it('stay whichever column names them', async () => {
    const { upload, age, clean, has, server } = place;
    const named = Object.entries(PICTURE_COLUMNS).flatMap(([table, columns]) =>
      columns.map((column) => [table, column] as const),
    );
    const names = await Promise.all(named.map(async () => upload(await paint())));
    const event = await buildEvent(server);
    const ids: Record<string, string> = {
      events: event.id,
      users: (await buildUser(server)).id,
      attendees: (await buildAttendee(server, { eventId: event.id })).id,
      companies: (await buildCompany(server, { eventId: event.id })).id,
      insights: crypto.randomUUID(),
      company_products: crypto.randomUUID(),
    };
    await insert(server, 'insights', {
      id: ids['insights'],
      eventId: event.id,
      title: 'A',
      summary: 'B',
      body: 'C',
      publishedAt: new Date(),
    });
    const product = { id: ids['company_products'], companyId: ids['companies'], name: 'D', position: 0 };
    await insert(server, 'company_products', product);
    for (const [index, [table, column]] of named.entries())
      await server.sql(`UPDATE ${table} SET ${column} = $1 WHERE id = $2`, [names[index], ids[table]]);
    await age(names);
    expect(await clean()).toBe(0);
    expect(await Promise.all(names.map(has))).toEqual(names.map(() => true));
  });

  it('go in any number, by a job of every night', async () => {
    const { upload, age, has, server } = place;
    const names = await Promise.all(
      Array.from({ length: UNUSED_BATCH + 1 }, async () => upload(await paint())),
    );
    await age(names);
    await server.app.systemContext().jobs.add(REMOVE_UNUSED_PICTURES, {});
    const left = () => server.sql('SELECT 1 FROM uploads WHERE name = ANY($1)', [names]);
    await waitFor(async () => (await left()).length === 0, 'The job');
    expect(await Promise.all(names.map(has))).toEqual(names.map(() => false));
    expect(jobKinds).toContainEqual({ ...REMOVE_UNUSED_PICTURES, cron: '20 3 * * *' });
  });

  it('are there whenever something refers to them, however uses and removals fall together', async () => {
    const { upload, age, clean, use, server } = place;
    const files = await Promise.all(Array.from({ length: 12 }, paint));
    const companies = await Promise.all(files.map(() => buildCompany(server)));
    const names = await Promise.all(files.map(upload));
    for (let round = 0; round < 5; round += 1) {
      await server.sql('UPDATE companies SET logo = NULL');
      await age(names);
      await Promise.all([
        clean(),
        ...companies.map(({ id }, index) => use(id, (index % 2 ? names : files)[index] ?? '')),
        clean(),
      ]);
      const used = await server.sql<{ logo: string }>('SELECT logo FROM companies WHERE logo IS NOT NULL');
      // Those who bring the picture always have it; those who name it may find it gone.
      expect(used.length).toBeGreaterThanOrEqual(6);
      expect(await Promise.all(used.map(({ logo }) => place.has(logo)))).toEqual(used.map(() => true));
      await Promise.all(files.map(upload));
    }
  });
});

describe('a picture that is just being removed', () => {
  let place: Place;
  beforeAll(async () => {
    place = await open({ uploadsUrl: bucket.url });
  });
  afterAll(() => place.server.close());

  /** The job, in the middle of removing one. */
  const removing = async (name: string) => {
    await place.age([name]);
    const held = bucket.holdDeletes();
    const cleaning = place.clean();
    await waitFor(() => held.waiting() === 1, 'The removal');
    return async () => {
      held.letGo();
      expect(await cleaning).toBe(1);
    };
  };
  const isWaiting = () =>
    waitFor(async () => {
      const rows = await place.server.sql(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%uploads%'`,
      );
      return rows.length > 0;
    }, 'Somebody who waits');

  it('is there afterwards for by any of them meanwhile', async () => {
    const file = await paint();
    const name = await place.upload(file);
    const finish = await removing(name);
    const again = place.upload(file);
    await isWaiting();
    await finish();
    expect(await again).toBe(name);
    expect(await place.has(name)).toBe(true);
  });

  it('is refused to those who name it in between', async () => {
    const name = await place.upload(await paint());
    const { id } = await buildCompany(place.server);
    const finish = await removing(name);
    const using = place.use(id, name);
    await isWaiting();
    await finish();
    expect(codeOf(await using)).toBe('BAD_USER_INPUT');
    expect(await place.has(name)).toBe(false);
    expect(await place.server.sql('SELECT logo FROM companies WHERE id = $1', [id])).toEqual([
      { logo: null },
    ]);
  });

  it('stays, row and file, where the store fails, and goes the next time', async () => {
    const name = await place.upload(await paint());
    await place.age([name]);
    bucket.failNext(3);
    await expect(place.clean()).rejects.toThrow('The bucket answered 500');
    expect(await place.has(name)).toBe(true);
    expect(await place.clean()).toBe(1);
    expect(await place.has(name)).toBe(false);
  });
});

describe('a picture that was just named', () => {
  let place: Place;
  beforeAll(async () => {
    place = await open({});
  });
  afterAll(() => place.server.close());

  it('stays while the change that names it is not done yet', async () => {
    const { server } = place;
    const name = await place.upload(await paint());
    await place.age([name]);
    const { id } = await buildCompany(server);
    const runner = server.app.runtime.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT 1 FROM companies WHERE id = $1 FOR UPDATE', [id]);
    const using = place.use(id, name);
    await waitFor(async () => {
      const rows = await server.sql(
        `SELECT 1 FROM uploads WHERE name = $1 AND last_used_at > now() - interval '1 hour'`,
        [name],
      );
      return rows.length > 0;
    }, 'The mark of use');
    expect(await place.clean()).toBe(0);
    await runner.commitTransaction();
    await runner.release();
    await expectOk(using);
    expect(await place.has(name)).toBe(true);
  });

  it('stays for the copy of an event', async () => {
    const { server } = place;
    const cover = await place.upload(await paint());
    const event = await buildEvent(server, { cover });
    const copied = await expectOk(
      place.run<{ duplicateEvent: { event: { id: string; cover: string } } }>(DUPLICATE, {
        input: { eventId: event.id },
      }),
    );
    await server.sql('UPDATE events SET cover = NULL WHERE id = $1', [event.id]);
    await place.age([cover]);
    expect([copied.duplicateEvent.event.cover, await place.clean(), await place.has(cover)]).toEqual([
      cover,
      0,
      true,
    ]);
  });
});

describe('columns of pictures', () => {
  it('are all known', async () => {
    const server = await startServer();
    const found = await server.sql<{ table: string; columns: string[] }>(
      `SELECT table_name AS "table", array_agg(column_name::text ORDER BY column_name) AS columns FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name ~ '(avatar|cover|logo|picture|image|photo)' GROUP BY 1 ORDER BY 1`,
    );
    await server.close();
    expect(Object.fromEntries(found.map(({ table, columns }) => [table, columns]))).toEqual(PICTURE_COLUMNS);
  });
});
