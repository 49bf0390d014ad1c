import { CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A company that an attendee (`owner`) keeps in mind. */
@Entity('favourite_companies')
@Index('favourite_companies_company_id_idx', ['companyId'])
@Index('favourite_companies_newest_idx', ['ownerId', 'createdAt', 'companyId'])
export class FavouriteCompanyEntity {
  @PrimaryColumn('uuid', { name: 'owner_id' })
  @ForeignKey('attendees', { name: 'favourite_companies_owner_id_fkey', onDelete: 'CASCADE' })
  ownerId: string;

  @PrimaryColumn('uuid', { name: 'company_id' })
  @ForeignKey('companies', { name: 'favourite_companies_company_id_fkey', onDelete: 'CASCADE' })
  companyId: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
