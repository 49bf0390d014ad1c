import { CreateDateColumn, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** The columns of every main table. The application generates the id, so that it is known before the row is written. */
export abstract class BaseEntity {
  @PrimaryColumn('uuid')
  id: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
