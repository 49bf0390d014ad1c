/** As SQL the number of attendees in the team of a company. */
export const releasedAttendees = (companyId: string): string =>
  `(SELECT count(*)::int FROM attendees WHERE company_id = ${companyId} AND status <> 'REMOVED')`;

/** As SQL the number of pods that are a company's own. */
export const releasedPods = (companyId: string): string =>
  `(SELECT count(*)::int FROM pods WHERE company_id = ${companyId} AND removed_at IS NULL)`;
