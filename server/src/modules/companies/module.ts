import { defineModule } from '../../core/module';
import { CompanyEntity } from './company.entity';
import { CompanyPictures, CompanyLogo, CompanyResolver } from './company.resolver';
import { getCompany } from './company.service';

export const companiesModule = defineModule({
  name: 'companies',
  entities: [CompanyEntity],
  reads: ['attendee_interests', 'attendees', 'interest_terms', 'pods'],
  resolvers: [CompanyResolver, CompanyLogo, CompanyPictures],
  nodes: { Company: getCompany },
});
