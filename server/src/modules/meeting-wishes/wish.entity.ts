import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import { defineEnum } from '../../core/graphql/enums';

export const MeetingWishKind = defineEnum('MeetingWishKind', 'What one wants of another in meetings.', {
  MUST: 'To meet them above all; at most 5.',
  LIKE: 'To meet them.',
  NO: 'Not to meet them: "not for me". They never learn of it.',
});
export type MeetingWishKind = keyof typeof MeetingWishKind;

/** What an attendee wants of another one, or of a company; `NO` is "not for me" of matches too. */
@Entity('meeting_wishes')
@Unique('meeting_wishes_attendee_key', ['fromId', 'toAttendeeId'])
@Unique('meeting_wishes_company_key', ['fromId', 'toCompanyId'])
@Check('meeting_wishes_to_check', 'num_nonnulls(to_attendee_id, to_company_id) = 1')
@Check('meeting_wishes_other_check', 'from_id <> to_attendee_id')
@Check('meeting_wishes_position_check', 'position >= 0')
@Index('meeting_wishes_to_attendee_id_idx', ['toAttendeeId'])
@Index('meeting_wishes_to_company_id_idx', ['toCompanyId'])
export class MeetingWishEntity extends BaseEntity {
  @Column('uuid', { name: 'from_id' })
  @ForeignKey('attendees', { name: 'meeting_wishes_from_id_fkey', onDelete: 'CASCADE' })
  fromId: string;

  @Column('uuid', { name: 'to_attendee_id', nullable: true })
  @ForeignKey('attendees', { name: 'meeting_wishes_to_attendee_id_fkey', onDelete: 'CASCADE' })
  toAttendeeId: string | null;

  @Column('uuid', { name: 'to_company_id', nullable: true })
  @ForeignKey('companies', { name: 'meeting_wishes_to_company_id_fkey', onDelete: 'CASCADE' })
  toCompanyId: string | null;

  @Column('enum', { enum: MeetingWishKind, enumName: 'meeting_wish_kind' })
  kind: MeetingWishKind;

  /** Its place among the person's wishes of the same kind, from 1; 0 for `NO`, which have no order. */
  @Column('int', { default: 0 })
  position: number;
}
