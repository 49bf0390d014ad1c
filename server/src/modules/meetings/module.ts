import { defineModule, job } from '../../core/module';
import { ClaimEntity } from './claim.entity';
import { MeetingProposalEntity } from './meeting-proposal.entity';
import { MeetingEntity } from './meeting.entity';
import {
  AttendeeMeetingsResolver,
  EventMeetingsResolver,
  MeetingFieldsResolver,
  MeetingParticipantResolver,
  SlotResolver,
} from './meeting-fields.resolver';
import { MeetingPlanResolver } from './meeting-plan.resolver';
import { MeetingProposalResolver } from './meeting-proposal.resolver';
import { EXPIRE_REQUESTS, REMIND_OF_MEETING } from './meeting.jobs';
import { meetingHooks } from './meeting.hooks';
import { MeetingResolver } from './meeting.resolver';
import { attendeePreloads } from '../attendees/index';
import { viewerMeetingReading } from './viewer-meeting.columns';
import type { Services } from '../../services';

export const meetingsModule = defineModule<Services>({
  name: 'meetings',
  entities: [ClaimEntity, MeetingProposalEntity, MeetingEntity],
  reads: [
    'activities',
    'activity_speakers',
    'agenda_entries',
    'attendees',
    'busy_times',
    'events',
    'pods',
    'users',
  ],
  resolvers: (services) => [
    new MeetingResolver(services.meetings, services.meetingRequests, services.meetingSlots),
    new MeetingFieldsResolver(),
    new MeetingProposalResolver(services.meetingProposals),
    new MeetingPlanResolver(services.meetingPlan),
    new MeetingParticipantResolver(),
    new SlotResolver(),
    new AttendeeMeetingsResolver(),
    new EventMeetingsResolver(),
  ],
  hooks: meetingHooks,
  preloads: [attendeePreloads.extend({ viewerMeeting: viewerMeetingReading })],
  jobs: [
    job(EXPIRE_REQUESTS, ({ meetingRequests }, ctx) => meetingRequests.expireDue(ctx)),
    job(REMIND_OF_MEETING, ({ meetingReminders }, ctx, due) => meetingReminders.remind(ctx, due)),
  ],
});
