import { Check, Column, Entity, Index, Unique } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';
import { Role } from '../../core/auth/roles';
import type { Language } from '../../core/graphql/languages';

/** A person who can sign in, at any number of events. */
@Entity('users')
@Unique('users_email_key', ['email'])
@Unique('users_credentials_key', ['id', 'credentialsVersion'])
@Check('users_display_name_check', 'char_length(display_name) BETWEEN 1 AND 200')
@Check('users_language_check', `language IN ('EN', 'UR', 'AR')`)
@Check('users_initial_password_check', 'password_hash IS NOT NULL OR NOT must_change_password')
@Check('users_all_events_check', "all_events OR role <> 'ADMIN'")
@Check('users_terms_check', '(terms_version IS NULL) = (terms_accepted_at IS NULL)')
@Index('users_display_name_idx', ['displayName', 'id'])
@Index('users_created_at_idx', ['createdAt', 'id'])
// An expression cannot be said here: the migration makes it.
@Index('users_last_login_sort_idx', { synchronize: false })
export class UserEntity extends BaseEntity {
  /** Compared without regard to case. */
  @Column('citext')
  email: string;

  /** Null until the person sets a password. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  /** Staff chose the password: it opens nothing until the user has replaced it. */
  @Column('boolean', { name: 'must_change_password', default: false })
  mustChangePassword: boolean;

  /**
   * Raised by a trigger with every change of address, password, role or disabling, which ends all sessions, codes, links and
   * known devices of earlier versions.
   */
  @Column({ type: 'int', name: 'credentials_version', default: 1, insert: false, update: false })
  credentialsVersion: number;

  /** The transaction that last took from an attendee of this user what they could do in an event or for a company; kept by a trigger. */
  @Column({ type: 'bigint', name: 'access_stamp', default: 0, insert: false, update: false })
  accessStamp?: string;

  @Column('text', { name: 'display_name' })
  displayName: string;

  @Column('enum', { enum: Role, enumName: 'role', default: Role.ATTENDEE })
  role: Role;

  /** As staff: all events, or those of `event_staff`. ADMIN always has all. */
  @Column('boolean', { name: 'all_events', default: true })
  allEvents: boolean;

  @Column('text', { nullable: true })
  avatar: string | null;

  /** Of mails and notifications; null until the person has chosen one. */
  @Column('text', { nullable: true })
  language: Language | null;

  /** When a mailed code or link proved that the address is the user's; null until then. */
  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt: Date | null;

  /** The date of the terms and the privacy policy that the person agreed to; null if they were never asked. Only exports read it. */
  @Column('date', { name: 'terms_version', nullable: true })
  termsVersion?: string | null;

  @Column('timestamptz', { name: 'terms_accepted_at', nullable: true })
  termsAcceptedAt?: Date | null;

  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt: Date | null;

  @Column('timestamptz', { name: 'last_login_at', nullable: true })
  lastLoginAt: Date | null;

  /** A person of the demo, whose password is public: servers without the demo refuse them. */
  @Column('boolean', { default: false })
  demo: boolean;
}
