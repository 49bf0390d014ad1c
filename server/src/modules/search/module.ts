import { defineModule } from '../../core/module';
import {
  AttendeeSearchResultResolver,
  CompanySearchResultResolver,
  FaqSearchResultResolver,
  SessionSearchResultResolver,
} from './search-result.resolver';
import { SearchResolver } from './search.resolver';
import type { Services } from '../../services';

export const searchModule = defineModule<Services>({
  name: 'search',
  resolvers: (services) => [
    new SearchResolver(services.search),
    new AttendeeSearchResultResolver(),
    new CompanySearchResultResolver(),
    new SessionSearchResultResolver(),
    new FaqSearchResultResolver(),
  ],
});
