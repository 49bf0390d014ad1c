import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';

/** A place at the event where two people can meet. */
@Entity('pods')
@Check('pods_name_check', 'char_length(name) BETWEEN 1 AND 200')
@Index('pods_name_key', ['eventId', 'name'], { unique: true, where: 'removed_at IS NULL' })
@Index('pods_event_id_position_idx', ['eventId', 'position', 'id'])
@Index('pods_company_id_idx', ['companyId'])
export class PodEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'pods_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  location: string | null;

  @Column('boolean', { default: true })
  bookable: boolean;

  @Column('uuid', { name: 'company_id', nullable: true })
  @ForeignKey('companies', { name: 'pods_company_id_fkey', onDelete: 'SET NULL' })
  companyId: string | null;

  @Column('int', { default: 0 })
  position: number;

  /** A pod that is gone stays for the meetings that were held at it. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;
}
