import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { columnsFor } from '../../core/db/columns';

/** Its one row signs the links with which mails are stopped. */
@Entity('mail_keys')
@Check('mail_keys_one_check', 'is_key')
@Check('mail_keys_length_check', 'octet_length(key) = 32')
export class MailKeyEntity {
  @PrimaryColumn('boolean', { name: 'is_key', default: true })
  isKey: boolean;

  @Column('bytea')
  key: Buffer;
}

export const mailKeyColumnsOf = columnsFor(MailKeyEntity);
