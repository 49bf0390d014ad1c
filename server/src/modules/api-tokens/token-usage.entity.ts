import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The use of an API token in one hour, on all servers. */
@Entity('api_token_usage')
@Check('api_token_usage_counts_check', 'calls >= 0 AND points >= 0')
@Check('api_token_usage_hour_check', `hour = date_trunc('hour', hour, 'UTC')`)
export class ApiTokenUsageEntity {
  @PrimaryColumn('uuid', { name: 'token_id' })
  @ForeignKey('api_tokens', { name: 'api_token_usage_token_id_fkey', onDelete: 'CASCADE' })
  tokenId: string;

  /** When it began. */
  @PrimaryColumn('timestamptz')
  hour: Date;

  @Column('int')
  calls: number;

  @Column('double precision')
  points: number;
}
