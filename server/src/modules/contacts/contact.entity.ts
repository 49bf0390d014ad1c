import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Whether an attendee shares e-mail and phone with a company that met them, or with all. */
@Entity('contact_consents')
@Index('contact_consents_company_id_idx', ['companyId'])
// Nulls count as equal in it, which only the migration can write.
@Index('contact_consents_key', { synchronize: false })
export class ContactConsentEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'contact_consents_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  /** Null for all companies that meet the attendee and have no answer of their own. */
  @Column('uuid', { name: 'company_id', nullable: true })
  @ForeignKey('companies', { name: 'contact_consents_company_id_fkey', onDelete: 'CASCADE' })
  companyId: string | null;

  /** Null while the attendee was asked and has not answered. */
  @Column('boolean', { nullable: true })
  granted: boolean | null;

  @Column('timestamptz', { name: 'asked_at', default: () => 'now()' })
  askedAt: Date;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;
}

/** Two attendees who exchange e-mail and phone; `acceptedAt` is null until both agree. */
@Entity('contact_exchanges')
@Check('contact_exchanges_people_check', 'scanner_id <> scanned_id')
@Index('contact_exchanges_event_id_idx', ['eventId'])
@Index('contact_exchanges_scanner_id_idx', ['scannerId', 'createdAt', 'id'])
@Index('contact_exchanges_scanned_id_idx', ['scannedId', 'createdAt', 'id'])
// Of any two people: an expression, which only the migration can write.
@Index('contact_exchanges_pair_key', { synchronize: false })
export class ContactExchangeEntity {
  @PrimaryColumn('uuid')
  id: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'contact_exchanges_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  /** The requesting attendee, who scanned the other's code. */
  @Column('uuid', { name: 'scanner_id' })
  @ForeignKey('attendees', { name: 'contact_exchanges_scanner_id_fkey', onDelete: 'CASCADE' })
  scannerId: string;

  @Column('uuid', { name: 'scanned_id' })
  @ForeignKey('attendees', { name: 'contact_exchanges_scanned_id_fkey', onDelete: 'CASCADE' })
  scannedId: string;

  @Column('timestamptz', { name: 'accepted_at', nullable: true })
  acceptedAt: Date | null;
}
