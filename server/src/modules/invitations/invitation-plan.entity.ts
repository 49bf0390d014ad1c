import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import type { InvitationWords } from './invitation-plan.types';

/** How people are invited to an event; without a row, in the standard words. */
@Entity('invitation_plans')
@Unique('invitation_plans_event_id_key', ['eventId'])
@Check(
  'invitation_plans_reminder_days_check',
  `cardinality(reminder_days) <= 2 AND 1 <= ALL (reminder_days) AND 60 >= ALL (reminder_days)
    AND coalesce(reminder_days[1] < reminder_days[2], true)`,
)
export class InvitationPlanEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'invitation_plans_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  /** At most one of each language, in the order of the languages. */
  @Column('jsonb', { default: [] })
  words: InvitationWords[];

  /** When everybody who was not invited by then is; a past time was missed, and null is none. */
  @Column('timestamptz', { name: 'send_at', nullable: true })
  sendAt: Date | null;

  /** Days after the invitation on which those who have not joined are reminded. */
  @Column('int', { name: 'reminder_days', array: true, default: [] })
  reminderDays: number[];
}
