import { OutboxEntity } from './core/outbox.entity';
import { OneTimeCodeEntity, PasswordTokenEntity } from './modules/accounts/password-recovery.entity';
import { EmailVerificationEntity } from './modules/accounts/email-verification.entity';
import { KnownDeviceEntity } from './modules/accounts/known-device.entity';
import { SessionEntity } from './modules/accounts/session.entity';
import { UserEntity } from './modules/accounts/user.entity';
import { AttendeeCountEntity } from './modules/attendees/attendee-counts.entity';
import { AttendeeEntity } from './modules/attendees/attendee.entity';
import {
  AttendeeInterestEntity,
  BlockEntity,
  BookmarkEntity,
} from './modules/attendees/attendee-links.entity';
import { CheckInEntity } from './modules/check-in/check-in.entity';
import { CompanyEntity } from './modules/companies/company.entity';
import {
  ConversationEntity,
  ConversationMemberEntity,
  MessageEntity,
} from './modules/conversations/conversation.entity';
import { SecurityEventEntity } from './modules/security/security-event.entity';
import { AuditEntryEntity } from './modules/audit/audit-entry.entity';
import {
  ImportChangeEntity,
  ImportEntity,
  ImportFaultyRowEntity,
  ImportFileEntity,
} from './modules/imports/import.entity';
import { EventEntity } from './modules/events/event.entity';
import { InterestGroupEntity, InterestTermEntity } from './modules/events/interest.entity';
import { PushSubscriptionEntity } from './modules/push/push-subscription.entity';
import { MessageReportEntity } from './modules/conversations/message-report.entity';
import { FaqEntity } from './modules/help/faq.entity';
import { InsightEntity } from './modules/insights/insight.entity';
import { ClaimEntity } from './modules/meetings/claim.entity';
import { MeetingProposalEntity } from './modules/meetings/meeting-proposal.entity';
import {
  MatchDismissalEntity,
  MatchExposureEntity,
  MatchShowingEntity,
} from './modules/matching/match.entity';
import { MeetingEntity } from './modules/meetings/meeting.entity';
import { BulkJobEntity, BulkJobItemEntity } from './modules/bulk-jobs/bulk-job.entity';
import { AnnouncementEntity, AnnouncementRecipientEntity } from './modules/announcements/announcement.entity';
import { MailEntity } from './modules/mails/mail.entity';
import { NotificationEntity } from './modules/notifications/notification.entity';
import { DownloadEntity } from './modules/reports/download.entity';
import { UploadEntity } from './modules/uploads/upload.entity';
import { PodEntity } from './modules/pods/pod.entity';
import {
  ActivityEntity,
  ActivitySpeakerEntity,
  AgendaEntryEntity,
  BusyTimeEntity,
} from './modules/schedule/activity.entity';
import { AgendaFeedEntity } from './modules/schedule/agenda-feed.entity';

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
  AttendeeCountEntity,
  AttendeeInterestEntity,
  BookmarkEntity,
  BlockEntity,
  ActivityEntity,
  ActivitySpeakerEntity,
  AgendaEntryEntity,
  AgendaFeedEntity,
  BusyTimeEntity,
  FaqEntity,
  InsightEntity,
  ConversationEntity,
  ConversationMemberEntity,
  MessageEntity,
  MeetingEntity,
  MeetingProposalEntity,
  ClaimEntity,
  OutboxEntity,
  MailEntity,
  NotificationEntity,
  AnnouncementEntity,
  AnnouncementRecipientEntity,
  PushSubscriptionEntity,
  AuditEntryEntity,
  UploadEntity,
  DownloadEntity,
  CheckInEntity,
  KnownDeviceEntity,
  SecurityEventEntity,
  OneTimeCodeEntity,
  PasswordTokenEntity,
  EmailVerificationEntity,
  MatchDismissalEntity,
  MatchShowingEntity,
  MatchExposureEntity,
  ImportEntity,
  ImportFaultyRowEntity,
  ImportFileEntity,
  ImportChangeEntity,
  BulkJobEntity,
  BulkJobItemEntity,
  MessageReportEntity,
];
