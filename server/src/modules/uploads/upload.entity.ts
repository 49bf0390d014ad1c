import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A picture that was taken in, under a name that is the hash of its content. */
@Entity('uploads')
export class UploadEntity {
  @PrimaryColumn('text')
  name: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** When it was last uploaded, or named in an edit. */
  @Column('timestamptz', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt: Date;

  @Column('text', { name: 'content_type' })
  contentType: string;

  @Column('int')
  bytes: number;

  @Column('int')
  width: number;

  @Column('int')
  height: number;
}
