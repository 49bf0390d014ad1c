import { sql, type Sql } from '../../core/database';
import { podColumns } from './pod.columns';
import type { Pod, PodRemoval } from './pod.types';

/** No floor has more; lists without pages need an end. */
export const MAX_PODS = 1_000;

/** The pods that stand in an event, in the order of the floor. */
export const podsOfEvent = (db: Sql, eventId: string): Promise<Pod[]> =>
  db.rows<Pod>({
    text: `SELECT ${podColumns} FROM pods p WHERE p.event_id = $1 AND p.removed_at IS NULL
           ORDER BY p.position, p.id LIMIT ${MAX_PODS}`,
    values: [eventId],
  });

/**
 * The same, locked until the transaction ends. Locked in the order of ids, as everybody locks rows, and sorted afterwards: a
 * statement that waited for a lock has the order of before.
 */
export const lockedPodsOfEvent = async (db: Sql, eventId: string): Promise<Pod[]> => {
  const pods = await db.rows<Pod>({
    text: `SELECT ${podColumns} FROM pods p WHERE p.event_id = $1 AND p.removed_at IS NULL
           ORDER BY p.id LIMIT ${MAX_PODS} FOR NO KEY UPDATE`,
    values: [eventId],
  });
  return pods.sort((one, other) => one.position - other.position);
};

/** Writes positions from 0 in the order of these pods; gives those whose position changed. */
export const placePods = (db: Sql, podIds: readonly string[]): Promise<{ id: string }[]> =>
  db.rows<{ id: string }>(sql`
    UPDATE pods p SET position = placed.place - 1,
      updated_at = greatest(now(), p.updated_at + interval '1 millisecond')
    FROM unnest(${podIds}::uuid[]) WITH ORDINALITY AS placed (id, place)
    WHERE p.id = placed.id AND p.position <> placed.place - 1 RETURNING p.id`);

/** What goes along with each of these pods. */
export const removalsOfPods = (
  db: Sql,
  podIds: readonly string[],
): Promise<(PodRemoval & { id: string })[]> =>
  db.rows<PodRemoval & { id: string }>(sql`
    SELECT p.id,
      (SELECT count(*)::int FROM meetings m
       WHERE m.pod_id = p.id AND m.status = 'ACTIVE' AND m.ends_at > now()) AS meetings,
      (SELECT count(*)::int FROM activities a WHERE a.pod_id = p.id) AS activities,
      (SELECT count(*)::int FROM meetings m WHERE m.pod_id = p.id AND m.status = 'PENDING') AS requests
    FROM pods p WHERE p.id = ANY(${podIds}::uuid[])`);
