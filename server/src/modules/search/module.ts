import { defineModule } from '../../core/module';
import {
  AttendeeSearchResultResolver,
  CompanySearchResultResolver,
  FaqSearchResultResolver,
  SessionSearchResultResolver,
} from './search-result.resolver';
import { SearchResolver } from './search.resolver';

export const searchModule = defineModule({
  name: 'search',
  reads: ['activities', 'attendee_interests', 'attendees', 'companies', 'interest_terms'],
  resolvers: [
    SearchResolver,
    AttendeeSearchResultResolver,
    CompanySearchResultResolver,
    SessionSearchResultResolver,
    FaqSearchResultResolver,
  ],
});
