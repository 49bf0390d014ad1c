import { column, columnAs, columnsOf } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { NEXT_VERSION } from '../../core/audit/versioned-update';
import { eventColumnsOf } from '../events/index';
import { InvitationPlanEntity } from './invitation-plan.entity';
import { InvitationPlan } from './invitation-plan.types';

const planColumns = InvitationPlan.columns(sql`p`);

/** The time of a plan `p` has passed and its job has left it: a job may be a moment late. */
export const missedPlan = sql`p.send_at < now() - interval '1 minute'`;

/** How people are invited to an event, also before anything of it was changed. */
export const planOfEvent = statement('invitations.planOfEvent', {
  params: { eventId: 'uuid' },
  row: {
    eventId: eventColumnsOf(sql`e`, 'id').id,
    updatedAt: columnAs(planColumns.updatedAt, sql`coalesce(p.updated_at, e.created_at)`),
    words: columnAs(planColumns.words, sql`coalesce(p.words, '[]')`),
    sendAt: planColumns.sendAt,
    reminderDays: columnAs(planColumns.reminderDays, sql`coalesce(p.reminder_days, '{}')`),
    isMissed: column('bool', sql`coalesce(${missedPlan}, false)`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM events e LEFT JOIN invitation_plans p ON p.event_id = e.id WHERE e.id = ${p.eventId}`,
});

/** Locks the plan of an event, which is made under this id where there is none; no row without the event. */
export const lockPlan = statement('invitations.lockPlan', {
  params: { id: 'uuid', eventId: 'uuid' },
  row: columnsOf(InvitationPlanEntity, sql`p`, 'id', 'updatedAt', 'words', 'sendAt', 'reminderDays'),
  text: (p, columns) => sql`
    INSERT INTO invitation_plans AS p (id, event_id, updated_at) SELECT ${p.id}, e.id, e.created_at FROM events e WHERE e.id = ${p.eventId}
    ON CONFLICT (event_id) DO UPDATE SET event_id = excluded.event_id RETURNING ${columns}`,
});

/** Takes the plan of an event for this time, and ends it; no row where it has another time, or the event is not published or over. */
export const takePlan = statement('invitations.takePlan', {
  params: { eventId: 'uuid', sendAt: 'timestamptz' },
  row: columnsOf(InvitationPlanEntity, sql`p`, 'eventId'),
  text: (p, columns) => sql`
    UPDATE invitation_plans p SET send_at = NULL, updated_at = ${NEXT_VERSION} WHERE p.event_id = ${p.eventId} AND p.send_at = ${p.sendAt}
      AND EXISTS (SELECT FROM events e WHERE e.id = p.event_id AND e.status = 'PUBLISHED' AND e.ends_at > now())
    RETURNING ${columns}`,
});

/** Gives the copy of an event the own words of its original. */
export const copyWords = statement('invitations.copyWords', {
  params: { id: 'uuid', eventId: 'uuid', copyId: 'uuid' },
  text: (p) => sql`
    INSERT INTO invitation_plans (id, event_id, words) SELECT ${p.id}, ${p.copyId}, words FROM invitation_plans
    WHERE event_id = ${p.eventId}`,
});
