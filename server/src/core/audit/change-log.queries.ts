import { sql } from '../db/sql';
import { statement } from '../db/statement';

/** Writes entries of the log of staff changes. */
export const insertChanges = statement('audit.insertChanges', {
  params: { entries: 'jsonb' },
  text: (p) => sql`
    INSERT INTO audit_entries (id, actor_id, actor_name, event_id, action, subject_id, subject_name, before, after)
    SELECT c.id, actor_user(c."actorId"), coalesce(actor_name(c."actorId"), 'Podium'), c."eventId", c.action, c."subjectId", c."subjectName", c.before, c.after
    FROM jsonb_to_recordset(${p.entries}) AS c (id uuid, "actorId" uuid, "eventId" uuid, action text, "subjectId" uuid,
      "subjectName" text, before jsonb, after jsonb)`,
});
