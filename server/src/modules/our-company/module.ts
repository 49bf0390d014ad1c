import { personErasing } from '../../core/request/erasure';
import { defineModule } from '../../core/module';
import { CompanyInvitationEntity, CompanyProductEntity, CompanyVisitEntity } from './our-company.entities';
import { deleteInvitationsOf, deleteVisitsOf, ownInvitations, ownVisits } from './our-company.queries';
import {
  CompanyContactResolver,
  CompanyInvitationResolver,
  OurCompanyResolver,
  OwnCompanyFieldsResolver,
  ProductPicture,
  ViewerCompanyResolver,
} from './our-company.resolver';

export const ourCompanyModule = defineModule({
  name: 'our-company',
  entities: [CompanyInvitationEntity, CompanyProductEntity, CompanyVisitEntity],
  reads: ['attendees', 'companies', 'event_members', 'favourite_companies', 'meetings', 'users'],
  resolvers: [
    OurCompanyResolver,
    OwnCompanyFieldsResolver,
    CompanyContactResolver,
    ViewerCompanyResolver,
    CompanyInvitationResolver,
    ProductPicture,
  ],
  hooks: [personErasing.on(deleteInvitationsOf), personErasing.on(deleteVisitsOf)],
  ownData: { profile: { companyInvitations: ownInvitations, companyVisits: ownVisits } },
});
