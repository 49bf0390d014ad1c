import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';

/** A product on a company's page. */
@Entity('company_products')
@Unique('company_products_position_key', ['companyId', 'position'])
@Check('company_products_position_check', 'position BETWEEN 0 AND 19')
@Check('company_products_texts_check', 'char_length(name) BETWEEN 1 AND 120 AND char_length(text) <= 1000')
export class CompanyProductEntity extends BaseEntity {
  @Column('uuid', { name: 'company_id' })
  @ForeignKey('companies', { name: 'company_products_company_id_fkey', onDelete: 'CASCADE' })
  companyId: string;

  @Column('int')
  position: number;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  text: string | null;

  @Column('text', { nullable: true })
  link: string | null;

  @Column('text', { nullable: true })
  picture: string | null;
}

/** A contact's invitation of an attendee into the company's team. */
@Entity('company_invitations')
@Unique('company_invitations_key', ['companyId', 'attendeeId'])
@Index('company_invitations_attendee_id_idx', ['attendeeId'])
export class CompanyInvitationEntity extends BaseEntity {
  @Column('uuid', { name: 'company_id' })
  @ForeignKey('companies', { name: 'company_invitations_company_id_fkey', onDelete: 'CASCADE' })
  companyId: string;

  @Column('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'company_invitations_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  /** As the contact wrote it: the profile may have another one, which is not for the contact's eyes. */
  @Column('text')
  name: string;

  /** The attendee was made by this invitation, is in the team already, and joins by the mailed link. */
  @Column('boolean', { name: 'made_attendee' })
  madeAttendee: boolean;
}

/** An attendee who has seen the page of a company on a day of the event's calendar. */
@Entity('company_visits')
@Index('company_visits_attendee_id_idx', ['attendeeId'])
export class CompanyVisitEntity {
  @PrimaryColumn('uuid', { name: 'company_id' })
  @ForeignKey('companies', { name: 'company_visits_company_id_fkey', onDelete: 'CASCADE' })
  companyId: string;

  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'company_visits_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @PrimaryColumn('date')
  day: string;
}
