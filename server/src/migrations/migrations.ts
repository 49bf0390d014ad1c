import { Extensions1795000000001 } from './001-extensions';
import { Accounts1795000000002 } from './002-accounts';
import { Events1795000000003 } from './003-events';
import { Companies1795000000004 } from './004-companies';
import { Attendees1795000000005 } from './005-attendees';
import { Schedule1795000000006 } from './006-schedule';
import { Conversations1795000000007 } from './007-conversations';
import { Meetings1795000000008 } from './008-meetings';
import { Outbox1795000000009 } from './009-outbox';
import { MayEnter1795000000010 } from './010-may-enter';
import { Leaving1795000000011 } from './011-leaving';
import { Mails1795000000012 } from './012-mails';
import { Uploads1795000000013 } from './013-uploads';
import { Audit1795000000014 } from './014-audit';
import { Notifications1795000000015 } from './015-notifications';
import { PasswordRecovery1795000000020 } from './020-password-recovery';
import { LastAdmin1795000000021 } from './021-last-admin';
import { CompanySearch1795000000025 } from './025-company-search';
import { StandingPods1795000000026 } from './026-standing-pods';
import { MailLog1795000000027 } from './027-mail-log';
import { EventZones1795000000028 } from './028-event-zones';
import { MeetingProposals1795000000030 } from './030-meeting-proposals';
import { CalendarVersions1795000000031 } from './031-calendar-versions';
import { MeetingOutcomes1795000000032 } from './032-meeting-outcomes';
import { InvitationsDue1795000000035 } from './035-invitations-due';
import { CheckIns1795000000036 } from './036-check-ins';
import { Imports1795000000037 } from './037-imports';
import { Matching1795000000040 } from './040-matching';
import { Search1795000000041 } from './041-search';
import { Entered1795000000042 } from './042-entered';
import { Reports1795000000043 } from './043-reports';
import { Downloads1795000000044 } from './044-downloads';
import { MessageReports1795000000045 } from './045-message-reports';
import { ShownReading1795000000046 } from './046-shown-reading';
import { UsedPictures1795000000050 } from './050-used-pictures';
import { RecorderNames1795000000054 } from './054-recorder-names';
import { AttendeeCounts1795000000066 } from './066-attendee-counts';
import { ProvenAddresses1795000000070 } from './070-proven-addresses';
import { EmailVerifications1795000000071 } from './071-email-verifications';
import { ProvenOnlyEvents1795000000072 } from './072-proven-only-events';
import { InitialPasswords1795000000075 } from './075-initial-passwords';
import { Requesters1795000000076 } from './076-requesters';
import { SecurityLog1795000000077 } from './077-security-log';
import { QueuedImports1795000000080 } from './080-queued-imports';
import { ImportQueues1795000000081 } from './081-import-queues';
import { CrossedRequests1795000000095 } from './095-crossed-requests';
import { PushSubscriptions1795000000100 } from './100-push-subscriptions';
import { AgendaFeeds1795000000110 } from './110-agenda-feeds';
import { EventAccents1795000000120 } from './120-event-accents';
import { BulkJobs1795000000130 } from './130-bulk-jobs';
import { AttendeeOrders1795000000131 } from './131-attendee-orders';
import { PreparedImports1795000000140 } from './140-prepared-imports';
import { ImportFiles1795000000141 } from './141-import-files';
import { Announcements1795000000160 } from './160-announcements';
import { MessageReportDecisions1795000000161 } from './161-message-report-decisions';
import { FormerCodes1795000000170 } from './170-former-codes';
import { AccessEvents1795000000180 } from './180-access-events';
import { CheapLists1795000000190 } from './190-cheap-lists';
import { MeetingClientIds1795000000200 } from './200-meeting-client-ids';
import { EventMembers1795000000210 } from './210-event-members';
import { FavouriteCompanies1795000000220 } from './220-favourite-companies';
import { MatchModels1795000000230 } from './230-match-models';
import { MailPeople1795000000250 } from './250-mail-people';
import { ImportAddresses1795000000251 } from './251-import-addresses';
import { FormerValues1795000000252 } from './252-former-values';
import { DemoMarks1795000000260 } from './260-demo-marks';
import { CountedFailures1795000000261 } from './261-counted-failures';
import { StandingAttendees1795000000265 } from './265-standing-attendees';
import { IdempotencyKeys1795000000270 } from './270-idempotency-keys';
import { CredentialsVersion1795000000280 } from './280-credentials-version';
import { SessionRatings1795000000290 } from './290-session-ratings';

/** Every migration, in the order in which they run. */
export const migrations = [
  Extensions1795000000001,
  Accounts1795000000002,
  Events1795000000003,
  Companies1795000000004,
  Attendees1795000000005,
  Schedule1795000000006,
  Conversations1795000000007,
  Meetings1795000000008,
  Outbox1795000000009,
  MayEnter1795000000010,
  Leaving1795000000011,
  Mails1795000000012,
  Uploads1795000000013,
  Audit1795000000014,
  Notifications1795000000015,
  PasswordRecovery1795000000020,
  LastAdmin1795000000021,
  CompanySearch1795000000025,
  StandingPods1795000000026,
  MailLog1795000000027,
  EventZones1795000000028,
  MeetingProposals1795000000030,
  CalendarVersions1795000000031,
  MeetingOutcomes1795000000032,
  InvitationsDue1795000000035,
  CheckIns1795000000036,
  Imports1795000000037,
  Matching1795000000040,
  Search1795000000041,
  Entered1795000000042,
  Reports1795000000043,
  Downloads1795000000044,
  MessageReports1795000000045,
  ShownReading1795000000046,
  UsedPictures1795000000050,
  RecorderNames1795000000054,
  AttendeeCounts1795000000066,
  ProvenAddresses1795000000070,
  EmailVerifications1795000000071,
  ProvenOnlyEvents1795000000072,
  InitialPasswords1795000000075,
  Requesters1795000000076,
  SecurityLog1795000000077,
  QueuedImports1795000000080,
  ImportQueues1795000000081,
  CrossedRequests1795000000095,
  PushSubscriptions1795000000100,
  AgendaFeeds1795000000110,
  EventAccents1795000000120,
  BulkJobs1795000000130,
  AttendeeOrders1795000000131,
  PreparedImports1795000000140,
  ImportFiles1795000000141,
  Announcements1795000000160,
  MessageReportDecisions1795000000161,
  FormerCodes1795000000170,
  AccessEvents1795000000180,
  CheapLists1795000000190,
  MeetingClientIds1795000000200,
  EventMembers1795000000210,
  FavouriteCompanies1795000000220,
  MatchModels1795000000230,
  MailPeople1795000000250,
  ImportAddresses1795000000251,
  FormerValues1795000000252,
  DemoMarks1795000000260,
  CountedFailures1795000000261,
  StandingAttendees1795000000265,
  IdempotencyKeys1795000000270,
  CredentialsVersion1795000000280,
  SessionRatings1795000000290,
];
