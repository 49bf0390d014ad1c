import { statement } from '../../core/db/statement';

/** Keeps a company of an event from being deleted until the transaction ends; no row where the event has none with this id. */
export const keepCompanyOfEvent = statement('companies.keepOfEvent', {
  params: { id: 'uuid', eventId: 'uuid' },
  row: { id: 'uuid' },
  text: (p) => `SELECT id FROM companies WHERE id = ${p.id} AND event_id = ${p.eventId} FOR KEY SHARE`,
});
