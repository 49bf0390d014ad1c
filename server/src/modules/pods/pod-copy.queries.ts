import { statement } from '../../core/db/statement';

/** The ids of an event's pods. */
export const podIdsOf = statement('pods.podIdsOf', {
  params: { eventId: 'uuid' },
  row: { id: 'uuid' },
  text: (p) => `SELECT id FROM pods WHERE event_id = ${p.eventId} AND removed_at IS NULL ORDER BY id`,
});

/** Copies pods into another event, under these ids. */
export const insertPodCopies = statement('pods.insertPodCopies', {
  params: { copyId: 'uuid', ids: 'uuid[]', originalIds: 'uuid[]' },
  row: {},
  text: (p) => `
    INSERT INTO pods (id, event_id, name, location, bookable, position)
    SELECT copy.id, ${p.copyId}, source.name, source.location, source.bookable, source.position
    FROM unnest(${p.ids}, ${p.originalIds}) AS copy (id, original) JOIN pods source ON source.id = copy.original`,
});
