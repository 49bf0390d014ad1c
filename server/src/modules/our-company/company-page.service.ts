import { differences, recordChange, subjectOf } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/request/context';
import { newId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { definedFields } from '../../core/audit/versioned-update';
import { type Company, getCompany, lockOwnTeam, updateCompany } from '../companies/index';
import { requireAttendee, requireCompanyContact, requireEventAccess } from '../event-access/index';
import { storeImage } from '../uploads/index';
import { CompanyProductEntity } from './our-company.entities';
import { requireResults } from './our-company.policy';
import { daysOfCompany, deleteProducts, insertVisit, visitorsOf } from './our-company.queries';
import type {
  CompanyResults,
  RecordCompanyVisitInput,
  SetCompanyProductsInput,
  UpdateOwnCompanyInput,
} from './our-company.types';

/** Changes the page of a company; by its contacts. Staff see it in the log of changes. */
export async function updateOwnCompany(ctx: RequestContext, input: UpdateOwnCompanyInput): Promise<Company> {
  await requireCompanyContact(ctx, input.companyId);
  return updateCompany(ctx, input, requireCompanyContact);
}

type Shown = Pick<CompanyProductEntity, 'name' | 'text' | 'link' | 'picture'>;

/** The logged fields of a product. */
const shown = ({ name, text = null, link = null, picture }: Partial<Shown>) => ({
  name,
  text,
  link,
  picture,
});

/** Replaces the products of a company; those with a known id keep it. */
export async function setCompanyProducts(
  ctx: RequestContext,
  { companyId: id, products }: SetCompanyProductsInput,
): Promise<Company> {
  const { companyId } = await requireCompanyContact(ctx, id);
  const pictures = await Promise.all(
    products.map(({ picture }, index) => storeImage(ctx, picture, `input.products.${index}.picture`)),
  );
  await inTransaction(ctx, async (inner) => {
    const company = await lockOwnTeam(inner, companyId);
    const former = (await deleteProducts(inner, { companyId })).sort((a, b) => a.position - b.position);
    const known = new Set(former.map((product) => product.id));
    const rows = products.map(({ productId, picture: _picture, ...product }, position) => ({
      ...definedFields(product),
      id: productId && known.delete(productId) ? productId : newId(),
      companyId,
      position,
      picture: pictures[position] ?? null,
    }));
    await inner.entities.insert(CompanyProductEntity, rows);
    const changed = differences({ products: former.map(shown) }, { products: rows.map(shown) });
    if (changed) await recordChange(inner, { ...subjectOf(company), action: 'company.products', ...changed });
  });
  return getCompany(ctx, companyId);
}

/** Notes that the viewer has seen the page of a company today; of its own team nothing is kept. */
export async function recordCompanyVisit(
  ctx: RequestContext,
  { companyId }: RecordCompanyVisitInput,
): Promise<Company> {
  const company = await getCompany(ctx, companyId);
  const { attendeeId, timezone } = await requireAttendee(ctx, company.eventId);
  await inTransaction(ctx, (inner) => insertVisit(inner, { companyId: company.id, attendeeId, timezone }));
  return company;
}

/** The results of a company; for its team and for staff. */
export async function companyResults(ctx: RequestContext, id: string): Promise<CompanyResults> {
  const company = await getCompany(ctx, id);
  const { timezone } = await requireEventAccess(ctx, company.eventId);
  await requireResults(ctx, company.id);
  const companyId = company.id;
  const byDay = await daysOfCompany(ctx, { companyId, timezone });
  const { visitors } = (await firstOf(visitorsOf(ctx, { companyId }))) ?? { visitors: 0 };
  const total = (count: 'favourites' | 'meetings') => byDay.reduce((sum, day) => sum + day[count], 0);
  return { visitors, favourites: total('favourites'), meetings: total('meetings'), byDay };
}
