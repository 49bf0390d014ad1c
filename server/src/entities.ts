import { OutboxEntity } from './core/outbox.entity';
import { SessionEntity } from './modules/accounts/session.entity';
import { UserEntity } from './modules/accounts/user.entity';
import { AttendeeEntity } from './modules/attendees/attendee.entity';
import {
  AttendeeInterestEntity,
  BlockEntity,
  BookmarkEntity,
} from './modules/attendees/attendee-links.entity';
import { CompanyEntity } from './modules/companies/company.entity';
import {
  ConversationEntity,
  ConversationMemberEntity,
  MessageEntity,
} from './modules/conversations/conversation.entity';
import { EventEntity } from './modules/events/event.entity';
import { InterestGroupEntity, InterestTermEntity } from './modules/events/interest.entity';
import { FaqEntity } from './modules/help/faq.entity';
import { InsightEntity } from './modules/insights/insight.entity';
import { ClaimEntity } from './modules/meetings/claim.entity';
import { MeetingEntity } from './modules/meetings/meeting.entity';
import { PodEntity } from './modules/pods/pod.entity';
import {
  ActivityEntity,
  ActivitySpeakerEntity,
  AgendaEntryEntity,
  BusyTimeEntity,
} from './modules/schedule/activity.entity';

/** Every table of the database. */
export const entities = [
  UserEntity,
  SessionEntity,
  EventEntity,
  InterestTermEntity,
  InterestGroupEntity,
  CompanyEntity,
  PodEntity,
  AttendeeEntity,
  AttendeeInterestEntity,
  BookmarkEntity,
  BlockEntity,
  ActivityEntity,
  ActivitySpeakerEntity,
  AgendaEntryEntity,
  BusyTimeEntity,
  FaqEntity,
  InsightEntity,
  ConversationEntity,
  ConversationMemberEntity,
  MessageEntity,
  MeetingEntity,
  ClaimEntity,
  OutboxEntity,
];
