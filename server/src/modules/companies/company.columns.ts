import type { Reading } from '../../core/columns';

/** What a CompanyBrief is read with; `table` is what companies are called in the statement. */
export const companyBriefReading = (table: string): Reading => ({
  columns: { id: `${table}.id`, name: `${table}.name`, logo: `${table}.logo`, kind: `${table}.kind` },
});
