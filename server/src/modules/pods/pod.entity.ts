import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';

/** A place at the event where two people can meet. */
@Entity('pods')
@Check('pods_name_check', 'char_length(name) BETWEEN 1 AND 200')
@Index('pods_name_key', ['eventId', 'name'], { unique: true, where: 'removed_at IS NULL' })
@Index('pods_event_id_position_idx', ['eventId', 'position', 'id'])
@Index('pods_company_id_idx', ['companyId'])
export class PodEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  eventId: string;

  @ManyToOne('events', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'pods_event_id_fkey' })
  event?: object;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  location: string | null;

  @Column('boolean', { default: true })
  bookable: boolean;

  @Column('uuid', { name: 'company_id', nullable: true })
  companyId: string | null;

  @ManyToOne('companies', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'pods_company_id_fkey' })
  company?: object | null;

  @Column('int', { default: 0 })
  position: number;

  /** A pod that is gone stays for the meetings that were held at it. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;
}
