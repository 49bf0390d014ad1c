import { statement } from '../../core/db/statement';

/** As SQL the number of attendees in the team of a company. */
export const releasedAttendees = (companyId: string): string =>
  `(SELECT count(*)::int FROM attendees WHERE company_id = ${companyId} AND status <> 'REMOVED')`;

/** As SQL the number of pods that are a company's own. */
export const releasedPods = (companyId: string): string =>
  `(SELECT count(*)::int FROM pods WHERE company_id = ${companyId} AND removed_at IS NULL)`;

/** How many attendees and pods are released when companies are deleted. */
export const releasedWithCompanies = statement('companies.released', {
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', attendees: 'int4', pods: 'int4' },
  text: (p) => `
    SELECT c.id, ${releasedAttendees('c.id')} AS attendees, ${releasedPods('c.id')} AS pods
    FROM companies c WHERE c.id = ANY(${p.ids})`,
});
