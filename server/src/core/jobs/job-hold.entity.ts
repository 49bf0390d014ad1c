import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** While its one row is there, nothing that reaches people is sent: the database was restored, and is not released yet. */
@Entity('job_holds')
@Check('job_holds_one_check', 'is_held')
export class JobHoldEntity {
  @PrimaryColumn('boolean', { name: 'is_held', default: true })
  isHeld: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  since: Date;
}
