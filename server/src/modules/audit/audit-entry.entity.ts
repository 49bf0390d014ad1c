import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** One change that staff made. Outlives its author and its subject, hence no foreign keys. */
@Entity('audit_entries')
@Index('audit_entries_newest_idx', ['createdAt', 'id'])
@Index('audit_entries_event_id_idx', ['eventId', 'createdAt', 'id'])
@Index('audit_entries_subject_id_idx', ['subjectId', 'createdAt', 'id'])
@Index('audit_entries_actor_id_idx', ['actorId', 'createdAt', 'id'])
export class AuditEntryEntity {
  @PrimaryColumn('uuid')
  id: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('text', { name: 'actor_name' })
  actorName: string;

  @Column('uuid', { name: 'event_id', nullable: true })
  eventId: string | null;

  /** `<thing>.<verb>` */
  @Column('text')
  action: string;

  @Column('uuid', { name: 'subject_id', nullable: true })
  subjectId: string | null;

  @Column('text', { name: 'subject_name', nullable: true })
  subjectName: string | null;

  @Column('jsonb', { nullable: true })
  before: object | null;

  @Column('jsonb', { nullable: true })
  after: object | null;
}
