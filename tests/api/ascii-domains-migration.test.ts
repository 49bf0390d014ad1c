import { domainToASCII } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../support/database';
import { buildUser } from '../support/factories';
import { connectForMigrations, migrationCalled } from '../support/migrations';
import { openSql } from '../support/server';

const AsciiDomains = migrationCalled('AsciiDomains');

/** Of one sign and of many, mixed with ASCII and without it, near each other and far apart. */
const DOMAINS = [
  'bücher.example',
  'mail.müller-lüdenscheidt.example',
  'straße.example',
  'почта.рф',
  'παράδειγμα.δοκιμή',
  '例え.テスト',
  '中国互联网络信息中心.example',
  'مثال.إختبار',
  'उदाहरण.परीक्षा',
  'ليهمابتكلموشعربي؟.example',
  'a\u0308rger.example',
  `${'ü'.repeat(30)}.example`,
  '\u{1f600}.example',
];

let database: TestDatabase;
let db: ReturnType<typeof openSql>;

beforeAll(async () => {
  database = await createDatabase();
  db = openSql(database.url);
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

it('accounts of earlier releases get the domain of their address in ASCII, but for those that are there twice', async () => {
  for (const [index, domain] of DOMAINS.entries()) await buildUser(db, { email: `p${index}@${domain}` });
  const twice = ['a@bücher.example', 'a@xn--bcher-kva.example', 'b@bücher.example', 'b@ｂücher.example'];
  for (const email of [...twice, 'a"b@c"@plain.example', 'zoë@plain.example']) await buildUser(db, { email });
  const dataSource = await connectForMigrations(database.url);
  const runner = dataSource.createQueryRunner();
  await new AsciiDomains().up(runner);
  await runner.release();
  await dataSource.destroy();
  const rows = await db.sql<{ email: string }>('SELECT email::text FROM users ORDER BY id');
  expect(rows.map(({ email }) => email)).toEqual([
    ...DOMAINS.map((domain, index) => `p${index}@${domainToASCII(domain)}`),
    ...twice,
    'a"b@c"@plain.example',
    'zoë@plain.example',
  ]);
});
