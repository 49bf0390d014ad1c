import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { ApiScope } from '../../core/auth/api-scopes';
import { BaseEntity } from '../../core/db/base.entity';

/** With which a program of third parties reaches an event. */
@Entity('api_tokens')
@Unique('api_tokens_token_hash_key', ['tokenHash'])
@Check('api_tokens_name_check', 'char_length(name) BETWEEN 1 AND 80')
@Check(
  'api_tokens_scopes_check',
  `cardinality(scopes) > 0 AND scopes <@ '{${Object.keys(ApiScope).join(',')}}'`,
)
@Check('api_tokens_origins_check', 'cardinality(origins) <= 20')
@Check('api_tokens_company_scopes_check', `company_id IS NULL OR scopes = '{LEADS_READ}'`)
@Index('api_tokens_author_id_idx', ['authorId'])
@Index('api_tokens_newest_idx', ['eventId', 'createdAt', 'id'])
@Index('api_tokens_company_idx', ['companyId', 'createdAt', 'id'], { where: 'company_id IS NOT NULL' })
export class ApiTokenEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'api_tokens_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  /** The company whose leads it reads, and nothing else. */
  @Column('uuid', { name: 'company_id', nullable: true })
  @ForeignKey('companies', { name: 'api_tokens_company_id_fkey', onDelete: 'CASCADE' })
  companyId: string | null;

  @Column('text')
  name: string;

  /** The token itself is stored nowhere. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('text', { array: true })
  scopes: ApiScope[];

  /** Web pages that may use it, as browsers name them in `Origin`. */
  @Column('text', { array: true, default: [] })
  origins: string[];

  @Column('uuid', { name: 'author_id', nullable: true })
  @ForeignKey('users', { name: 'api_tokens_author_id_fkey', onDelete: 'SET NULL' })
  authorId: string | null;

  /** The name at that time of the user who made it; it stays when the user is gone. */
  @Column('text', { name: 'author_name' })
  authorName: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
