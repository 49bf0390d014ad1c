import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { call } from '../support/client';
import { buildStand, capture, type Badge } from '../support/exhibition-stand';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ jobs: false });
});
afterAll(() => server.close());

const urlOf = async ({ token }: { token: string }, companyId: string, more: object = {}): Promise<string> => {
  const { file } = await call<{ file: { url: string; name: string } }>(
    server.url,
    token,
    'exportLeads',
    { companyId, format: 'CSV', ...more },
    'file { name url }',
  );
  return file.url;
};
const fetched = (url: string): Promise<Response> => fetch(server.url + url);
const linesOf = async (url: string): Promise<string[]> =>
  (await (await fetched(url)).text()).replace('\uFEFF', '').trim().split('\r\n');

const HEADER =
  'First name,Last name,Job title,Organization,Country,E-mail,Phone,Rating,Note,Source,Captured at (UTC),Captured by';

const buildLeads = async () => {
  const stand = await buildStand(server, 2, { startsAt: new Date('2026-01-04T00:00:00Z') });
  const { companyId, contact, member, visitors } = stand;
  const { questions } = await call<{ questions: { id: string }[] }>(
    server.url,
    contact.token,
    'setLeadQuestions',
    { companyId, questions: [{ kind: 'SEVERAL_OF', text: '=Which?', options: ['A', 'B', 'C'] }] },
    'questions { id }',
  );
  const [first, second] = visitors as [Badge, Badge];
  const answers = [{ questionId: questions[0]?.id, values: ['A', 'C'] }];
  await capture(
    server.url,
    member,
    companyId,
    {
      clientId: newId(),
      code: first.code,
      rating: 'HOT',
      note: '=1+1',
      answers,
      capturedAt: '2026-01-05T10:00:00Z',
    },
    { clientId: newId(), code: second.code, capturedAt: '2026-01-04T10:00:00Z' },
  );
  return { ...stand, first, second, by: `${member.firstName} ${member.lastName}` };
};

describe('a file of leads', () => {
  it('has a column for each question, no formula, and e-mail and phone of those who share them when it is fetched', async () => {
    const { companyId, member, first, by } = await buildLeads();
    const row = (contact: string) =>
      `Visitor,Number 1,,,,${contact},HOT,'=1+1,SCAN,2026-01-05 10:00:00,${by},"A, C"`;
    const other = `Visitor,Number 2,,,,,,,,SCAN,2026-01-04 10:00:00,${by},`;
    const before = await urlOf(member, companyId);
    const choose = (choice: string) =>
      call(server.url, first.token, 'answerContactRequest', { companyId, choice }, '__typename');
    await choose('EVERYONE');
    const [user] = await server.sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [
      first.userId,
    ]);
    expect(await linesOf(before)).toEqual([`${HEADER},'=Which?`, row(`${user?.email},'+44 20 0001`), other]);
    const later = await urlOf(member, companyId, { filter: { ratings: ['HOT'] } });
    await choose('NO');
    expect(await linesOf(later)).toEqual([`${HEADER},'=Which?`, row(',')]);
  });

  it('is fetched once, as CSV or workbook, while one is in the team', async () => {
    const { companyId, member } = await buildLeads();
    const sheet = await urlOf(member, companyId, { format: 'XLSX' });
    const answer = await fetched(sheet);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    expect((await fetched(sheet)).status).toBe(404);
    const late = await urlOf(member, companyId);
    await server.sql('UPDATE attendees SET company_id = NULL WHERE id = $1', [member.id]);
    expect((await fetched(late)).status).toBe(404);
  });

  it('is for no staff', async () => {
    const { companyId, member } = await buildLeads();
    const url = await urlOf(member, companyId);
    await server.sql('UPDATE users SET role = $2 WHERE id = $1', [member.userId, Role.ADMIN]);
    expect((await fetched(url)).status).toBe(404);
  });
});
