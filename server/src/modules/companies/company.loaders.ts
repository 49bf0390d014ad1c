import { sql } from '../../core/database';
import { byKey, defineLoader } from '../../core/loaders';
import type { CompanyBrief } from './company.types';

export const companyBriefById = defineLoader<CompanyBrief | null>(async (ctx, ids) => {
  const rows = await ctx.sql.rows<CompanyBrief>(
    sql`SELECT id, name, logo, kind FROM companies WHERE id = ANY(${ids}::uuid[])`,
  );
  return byKey(rows, ({ id }) => id);
}, null);
