import { defineModule } from '../../core/module';
import { CompanyEntity } from './company.entity';
import { CompanyCover, CompanyLogo, CompanyResolver } from './company.resolver';
import type { Services } from '../../services';

export const companiesModule = defineModule<Services>({
  name: 'companies',
  entities: [CompanyEntity],
  reads: ['attendee_interests', 'attendees', 'interest_terms', 'pods'],
  resolvers: (services) => [new CompanyResolver(services.companies), new CompanyLogo(), new CompanyCover()],
});
