import { columnAs, columnsOf } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { eventColumnsOf } from '../events/index';
import { InvitationPlanEntity } from './invitation-plan.entity';
import { InvitationPlan } from './invitation-plan.types';

const planColumns = InvitationPlan.columns(sql`p`);

/** How people are invited to an event, also before anything of it was changed. */
export const planOfEvent = statement('invitations.planOfEvent', {
  params: { eventId: 'uuid' },
  row: {
    eventId: eventColumnsOf(sql`e`, 'id').id,
    updatedAt: columnAs(planColumns.updatedAt, sql`coalesce(p.updated_at, e.created_at)`),
    words: columnAs(planColumns.words, sql`coalesce(p.words, '[]')`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM events e LEFT JOIN invitation_plans p ON p.event_id = e.id WHERE e.id = ${p.eventId}`,
});

/** Locks the plan of an event, which is made under this id where there is none; no row without the event. */
export const lockPlan = statement('invitations.lockPlan', {
  params: { id: 'uuid', eventId: 'uuid' },
  row: columnsOf(InvitationPlanEntity, sql`p`, 'id', 'updatedAt', 'words'),
  text: (p, columns) => sql`
    INSERT INTO invitation_plans AS p (id, event_id, updated_at) SELECT ${p.id}, e.id, e.created_at FROM events e WHERE e.id = ${p.eventId}
    ON CONFLICT (event_id) DO UPDATE SET event_id = excluded.event_id RETURNING ${columns}`,
});

/** Gives the copy of an event the own words of its original. */
export const copyWords = statement('invitations.copyWords', {
  params: { id: 'uuid', eventId: 'uuid', copyId: 'uuid' },
  text: (p) => sql`
    INSERT INTO invitation_plans (id, event_id, words) SELECT ${p.id}, ${p.copyId}, words FROM invitation_plans
    WHERE event_id = ${p.eventId}`,
});
