import { CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** A company that an attendee (`owner`) keeps in mind. */
@Entity('favourite_companies')
@Index('favourite_companies_company_id_idx', ['companyId'])
@Index('favourite_companies_newest_idx', ['ownerId', 'createdAt', 'companyId'])
export class FavouriteCompanyEntity {
  @PrimaryColumn('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne('attendees', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'favourite_companies_owner_id_fkey' })
  owner?: object;

  @PrimaryColumn('uuid', { name: 'company_id' })
  companyId: string;

  @ManyToOne('companies', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'favourite_companies_company_id_fkey' })
  company?: object;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
