import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { expectError, expectOk } from '../support/client';
import { buildTeam, changeCompany } from '../support/company-scene';
import { dataUrl, plain } from '../support/pictures';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ jobs: false });
});
afterAll(() => server.close());

const change = (name: string, input: object, by: { token: string }) => changeCompany(server, name, input, by);
const logOf = (subjectId: string) =>
  server.sql<{ action: string; actor: string; before: unknown; after: unknown }>(
    'SELECT action, actor_id AS actor, before, after FROM audit_entries WHERE subject_id = $1 ORDER BY id',
    [subjectId],
  );

describe('the page of the own company', () => {
  it('is edited by its contacts, and staff see who changed it', async () => {
    const { company, contact } = await buildTeam(server);
    const page = { tagline: 'We weave', sectors: [' Textiles ', 'Textiles'], links: ['https://a.example/x'] };
    const { it: first } = await expectOk(
      change('updateOwnCompany', { companyId: company.id, ...page }, contact),
    );
    expect(first.company).toMatchObject({ ...page, sectors: ['Textiles'] });
    expect(await logOf(company.id)).toEqual([
      expect.objectContaining({ action: 'company.update', actor: contact.userId }),
    ]);
    const stale = { companyId: company.id, expectedUpdatedAt: new Date(0).toISOString(), tagline: 'Late' };
    const refused = await expectError(change('updateOwnCompany', stale, contact));
    expect(refused.extensions).toMatchObject({ code: 'CONFLICT', reason: 'STALE_EDIT' });
    const seen = { ...stale, expectedUpdatedAt: first.company.updatedAt };
    expect((await expectOk(change('updateOwnCompany', seen, contact))).it.company.tagline).toBe('Late');
  });

  it('is closed to members and to others', async () => {
    const { company, member, visitor } = await buildTeam(server);
    const codes = [];
    for (const by of [member, visitor])
      for (const name of ['updateOwnCompany', 'setCompanyProducts'])
        codes.push(
          (
            await expectError(
              change(
                name,
                { companyId: company.id, ...(name === 'updateOwnCompany' ? {} : { products: [] }) },
                by,
              ),
            )
          ).extensions.code,
        );
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND']);
  });

  it('takes five links that are addresses', async () => {
    const { company, contact } = await buildTeam(server);
    const save = (links: string[]) => change('updateOwnCompany', { companyId: company.id, links }, contact);
    const wrong = await expectError(save(['https://ok.example', 'javascript:alert(1)']));
    expect(wrong.extensions.code).toBe('BAD_USER_INPUT');
    const six = Array.from({ length: 6 }, (_none, index) => `https://a.example/${index}`);
    expect((await expectError(save(six))).extensions.code).toBe('BAD_USER_INPUT');
    expect((await expectOk(save(six.slice(1)))).it.company.links).toEqual(six.slice(1));
  });
});

describe('products', () => {
  it('are replaced as a whole, in order, and keep their ids', async () => {
    const { company, contact } = await buildTeam(server);
    const set = async (products: object[]) =>
      (await expectOk(change('setCompanyProducts', { companyId: company.id, products }, contact))).it.company
        .products;
    const picture = dataUrl(await plain(30, 20).png().toBuffer());
    const [loom, dye] = await set([
      { name: 'Loom', text: 'Weaves', link: 'https://a.example/loom', picture },
      { name: 'Dye' },
    ]);
    expect(loom).toMatchObject({ name: 'Loom', text: 'Weaves' });
    expect(loom?.pictureUrl).toMatch(/\.webp\?size=160$/);
    const kept = /([0-9a-f]{64}\.webp)/.exec(loom?.pictureUrl ?? '')?.[1];
    const again = await set([
      { productId: dye?.id, name: 'Dye' },
      { productId: loom?.id, name: 'Loom 2', picture: kept },
      { productId: newId(), name: 'New' },
    ]);
    expect(again.map(({ name }) => name)).toEqual(['Dye', 'Loom 2', 'New']);
    expect(again.slice(0, 2).map(({ id }) => id)).toEqual([dye?.id, loom?.id]);
    expect(again[1]?.pictureUrl).toBe(loom?.pictureUrl);
    expect(await set([])).toEqual([]);
    expect((await logOf(company.id)).map(({ action }) => action)).toEqual(Array(3).fill('company.products'));
  });

  it('are at most twenty with names, and name a faulty picture by its path', async () => {
    const { company, contact } = await buildTeam(server);
    const faults = async (products: object[]) =>
      (await expectError(change('setCompanyProducts', { companyId: company.id, products }, contact)))
        .extensions['fields'] as { path: string }[];
    expect(await faults([{ name: 'Ok' }, { name: 'Bad', picture: 'nothing.webp' }])).toMatchObject([
      { path: 'input.products.1.picture' },
    ]);
    expect(await faults([{ name: '' }])).toMatchObject([{ path: 'input.products.0.name' }]);
    expect(await faults(Array(21).fill({ name: 'Many' }))).toMatchObject([{ path: 'input.products' }]);
  });
});
