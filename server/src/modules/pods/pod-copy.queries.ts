import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { podColumnsOf } from './pod.columns';

/** The ids of an event's pods. */
export const podIdsOf = statement('pods.podIdsOf', {
  params: { eventId: 'uuid' },
  row: podColumnsOf(sql`p`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM pods p WHERE p.event_id = ${p.eventId} AND p.removed_at IS NULL ORDER BY p.id`,
});

/** Copies pods into another event, under these ids. */
export const insertPodCopies = statement('pods.insertPodCopies', {
  params: { copyId: 'uuid', ids: 'uuid[]', originalIds: 'uuid[]' },
  row: {},
  text: (p) => sql`
    INSERT INTO pods (id, event_id, name, location, bookable, position)
    SELECT copy.id, ${p.copyId}, source.name, source.location, source.bookable, source.position
    FROM unnest(${p.ids}, ${p.originalIds}) AS copy (id, original) JOIN pods source ON source.id = copy.original`,
});
