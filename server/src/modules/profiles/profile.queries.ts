import { statement } from '../../core/db/statement';

/** One row where an event asks for a proof of the address that a user lacks. */
export const missingProof = statement('profiles.missingProof', {
  params: { eventId: 'uuid', userId: 'uuid' },
  row: { eventId: 'uuid' },
  text: (p) => `
    SELECT e.id AS "eventId" FROM events e JOIN users u ON u.id = ${p.userId}
    WHERE e.id = ${p.eventId} AND e.requires_verified_email AND u.email_verified_at IS NULL`,
});
