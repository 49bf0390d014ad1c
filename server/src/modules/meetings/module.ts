import type { Sql } from '../../core/db/sql';
import { defineModule, job } from '../../core/module';
import { CompanyRequestDeclineEntity, CompanyRequestEntity } from './company-requests/company-request.entity';
import { companyRequestHooks } from './company-requests/company-request.hooks';
import { EXPIRE_COMPANY_REQUESTS } from './company-requests/company-request.jobs';
import { ownCompanyRequests, ownDeclines } from './company-requests/company-request.queries';
import {
  CompanyMeetingOptionsResolver,
  CompanyRequestResolver,
  NotificationCompanyRequestResolver,
} from './company-requests/company-request.resolver';
import { expireCompanyRequests } from './company-requests/company-request.service';
import { ClaimEntity } from './slots/claim.entity';
import { MeetingProposalEntity } from './proposals/meeting-proposal.entity';
import { MeetingEntity } from './meeting.entity';
import {
  AttendeeMeetingsResolver,
  EventMeetingsResolver,
  MeetingFieldsResolver,
  MeetingParticipantResolver,
  NotificationMeetingResolver,
  SlotResolver,
} from './meeting-fields.resolver';
import { meetingRefusalColumn } from './limits/meeting-limit.queries';
import { MeetingLimitResolver } from './limits/meeting-limit.resolver';
import { MeetingPlanResolver } from './plan/meeting-plan.resolver';
import { MeetingProposalResolver } from './proposals/meeting-proposal.resolver';
import { EXPIRE_REQUESTS, REMIND_OF_MEETING } from './meeting.jobs';
import { meetingHooks } from './meeting.hooks';
import { MeetingResolver } from './meeting.resolver';
import { attendeePreloads } from '../attendees/index';
import { remindOfMeeting } from './notifications/meeting-notice.service';
import { expireDueRequests } from './requests/meeting-request.service';
import { getMeeting } from './meeting.service';
import { viewerMeetingProjection } from './meeting.columns';
import { meetingRequestRows } from './requests/meeting-request.rest';
import { meetingRows } from './meeting.rest';
import { ownMeetingData } from './meeting.queries';
import { ownProposals } from './proposals/meeting-proposal.queries';

const readsMeetingRefusal = (me: Sql) => ({ columns: { meetingRefusal: meetingRefusalColumn(me) } });

export const meetingsModule = defineModule({
  name: 'meetings',
  entities: [
    ClaimEntity,
    MeetingProposalEntity,
    MeetingEntity,
    CompanyRequestEntity,
    CompanyRequestDeclineEntity,
  ],
  reads: [
    'activities',
    'activity_speakers',
    'agenda_entries',
    'attendee_groups',
    'attendees',
    'busy_times',
    'companies',
    'event_members',
    'events',
    'notifications',
    'pods',
    'users',
  ],
  resolvers: [
    MeetingResolver,
    MeetingFieldsResolver,
    MeetingProposalResolver,
    MeetingPlanResolver,
    MeetingParticipantResolver,
    SlotResolver,
    AttendeeMeetingsResolver,
    MeetingLimitResolver,
    EventMeetingsResolver,
    NotificationMeetingResolver,
    CompanyRequestResolver,
    CompanyMeetingOptionsResolver,
    NotificationCompanyRequestResolver,
  ],
  nodes: { Meeting: getMeeting },
  hooks: [...meetingHooks, ...companyRequestHooks],
  preloads: [
    attendeePreloads.extend({
      viewerMeeting: viewerMeetingProjection,
      viewerCanRequestMeeting: readsMeetingRefusal,
      viewerMeetingRefusal: readsMeetingRefusal,
    }),
  ],
  jobs: [
    job(EXPIRE_REQUESTS, expireDueRequests),
    job(REMIND_OF_MEETING, remindOfMeeting),
    job(EXPIRE_COMPANY_REQUESTS, expireCompanyRequests),
  ],
  routes: [
    { position: 230, rows: meetingRequestRows },
    { position: 240, rows: meetingRows },
  ],
  ownData: {
    profile: {
      meetings: ownMeetingData,
      proposals: ownProposals,
      companyRequests: ownCompanyRequests,
      declinedCompanyRequests: ownDeclines,
    },
  },
});
