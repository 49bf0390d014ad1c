import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An address that a mail server has refused for good: only mails that its owner asks for are tried. */
@Entity('mail_refusals')
export class MailRefusalEntity {
  @PrimaryColumn('citext')
  address: string;

  @Column('uuid', { name: 'user_id' })
  @ForeignKey('users', { name: 'mail_refusals_user_id_fkey', onDelete: 'CASCADE' })
  @Index('mail_refusals_user_id_idx')
  userId: string;

  @Column('timestamptz', { name: 'refused_at', default: () => 'now()' })
  refusedAt: Date;
}
