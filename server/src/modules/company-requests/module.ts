import { personErasing } from '../../core/request/erasure';
import { defineModule, job } from '../../core/module';
import { attendeeRemoving } from '../attendees/index';
import { attendeeBlocked } from '../blocks/index';
import { closeBlockedRequests, closeRequestsOf } from './company-request-answer.service';
import { CompanyRequestDeclineEntity, CompanyRequestEntity } from './company-request.entity';
import { EXPIRE_COMPANY_REQUESTS } from './company-request.jobs';
import { deleteRequestsOf, ownCompanyRequests, ownDeclines } from './company-request.queries';
import {
  CompanyMeetingOptionsResolver,
  CompanyRequestResolver,
  NotificationCompanyRequestResolver,
} from './company-request.resolver';
import { expireCompanyRequests } from './company-request.service';

export const companyRequestsModule = defineModule({
  name: 'company-requests',
  entities: [CompanyRequestEntity, CompanyRequestDeclineEntity],
  reads: ['attendees', 'claims', 'companies', 'event_members', 'meetings', 'notifications'],
  resolvers: [CompanyRequestResolver, CompanyMeetingOptionsResolver, NotificationCompanyRequestResolver],
  jobs: [job(EXPIRE_COMPANY_REQUESTS, expireCompanyRequests)],
  hooks: [
    attendeeRemoving.on(async (ctx, { attendeeIds }) => {
      await closeRequestsOf(ctx, attendeeIds);
      return {};
    }),
    personErasing.on(deleteRequestsOf),
    attendeeBlocked.on(closeBlockedRequests),
  ],
  ownData: { profile: { companyRequests: ownCompanyRequests, declinedCompanyRequests: ownDeclines } },
});
