/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** SESSION and BREAK are for everybody; POD keeps meetings out of a pod for a time. */
export type ActivityKind =
  /** Break for everybody. */
  | 'BREAK'
  /** Takes a pod out of use for a time. */
  | 'POD'
  /** Talk, panel or workshop for everybody. */
  | 'SESSION';

/** A time to keep free of meetings. */
export type AddBusyTimeInput = {
  /** When it ends; after the start, and within the event at least in part. */
  endsAt: string;
  /** Id of the event. */
  eventId: string | number;
  /** For oneself, at most 200 characters. */
  note?: string | null | undefined;
  /** When it begins. */
  startsAt: string;
};

/** Which activity to add to the agenda. */
export type AddToAgendaInput = {
  /** Id of the activity. */
  activityId: string | number;
};

/** As what one takes part. */
export type AttendeeCategory =
  /** Visits the event. */
  | 'ATTENDEE'
  /** Looks for companies to invest in. */
  | 'INVESTOR'
  /** Speaks at the event. */
  | 'SPEAKER';

/** Which attendees; all conditions hold together. */
export type AttendeeFilter = {
  /** Only those whom the viewer has bookmarked. */
  bookmarked?: boolean | null | undefined;
  /** As what they take part. */
  category?: AttendeeCategory | null | undefined;
  /** Only those who have entered, or who have not. For staff alone. */
  checkedIn?: boolean | null | undefined;
  /** Any of at most 50 countries. */
  countries?: Array<string> | null | undefined;
  /** Interests, from any group; any of at most 50. */
  interests?: Array<string> | null | undefined;
  /** Interests by group, at most 20 groups; in each of them one of the terms was chosen. */
  interestsByGroup?: Array<InterestsFilter> | null | undefined;
  /** Part of the name of the organization, accents and case ignored; at most 200 characters. */
  organization?: string | null | undefined;
  /** Words of the name, job title or organization, accents and case ignored; at most 200 characters. */
  search?: string | null | undefined;
  /** Only those who are this far, CONFIRMED without it. For staff alone; the REMOVED are in no list. */
  status?: AttendeeStatus | null | undefined;
  /** Words of the name, job title, organization or interests, of which all have to be found; where nobody has them, similar words count. Accents and case are ignored. At most 6 words count, and 200 characters. */
  text?: string | null | undefined;
  /** Only those whose address is proven, or is not. For staff alone. */
  verified?: boolean | null | undefined;
};

/** By last and first name, the latest confirmed first, or the best match first. */
export type AttendeeSort =
  /** The best match of the viewer first, then those without a match and the dismissed by name. Of a search by text, those whose name or organization is closest come first. By name for staff, who have no matches, and in files. */
  | 'BEST_MATCH'
  /** By last name, then first name. */
  | 'NAME'
  /** The latest confirmed first. */
  | 'RECENT';

/** INVITED until the profile is complete, CONFIRMED from then on; REMOVED once staff took the attendee away. */
export type AttendeeStatus =
  /** Takes part; the profile is complete. */
  | 'CONFIRMED'
  /** Has an invitation; the profile is not complete yet. */
  | 'INVITED'
  /** Was removed by staff, or has erased themselves; only a name is left. */
  | 'REMOVED';

/** Which attendee to block. */
export type BlockAttendeeInput = {
  /** Id of the attendee. */
  attendeeId: string | number;
};

/** Whose calendar a time is taken in. */
export type BusyWhose =
  /** The other attendee's calendar alone. */
  | 'OTHER'
  /** The viewer's calendar, or both. */
  | 'VIEWER';

/** Which way through the gate. */
export type CheckInDirection =
  /** Into the event. */
  | 'IN'
  /** Out of it. */
  | 'OUT';

/** Somebody at a gate. */
export type CheckInInput = {
  /** When it was recorded without a network; now, where it is absent. A time to come counts as now. */
  at?: string | null | undefined;
  /** The device's own name for this scan, unique in the event; 1 to 100 characters. Sent again, it counts once. */
  clientId: string;
  /** The code on the badge; at most 100 characters. */
  code: string;
  /** Which way; `IN` when absent. */
  direction?: CheckInDirection | null | undefined;
  /** Id of the event. */
  eventId: string | number;
  /** At which gate; 1 to 100 characters. */
  gate: string;
};

/** The earliest IN of an attendee is the FIRST_ENTRY, later ones are a RE_ENTRY, an OUT is an EXIT. UNKNOWN_CODE: nothing was recorded. */
export type CheckInOutcome =
  /** The attendee left. */
  | 'EXIT'
  /** The first entry of this attendee. */
  | 'FIRST_ENTRY'
  /** Another entry of somebody who had entered before. */
  | 'RE_ENTRY'
  /** No attendee of the event has this code; nothing was recorded. */
  | 'UNKNOWN_CODE';

/** Which companies. All conditions hold together. */
export type CompanyFilter = {
  /** Based in one of these countries, at most 50. */
  countries?: Array<string> | null | undefined;
  /** Based in this country. */
  country?: string | null | undefined;
  /** As what they take part. */
  kind?: CompanyKind | null | undefined;
  /** Words of the name or the tagline, without regard to accents; at most 200 characters. */
  search?: string | null | undefined;
  /** Working in one of these sectors, at most 20. */
  sectors?: Array<string> | null | undefined;
  /** Tier, as it is written. */
  tier?: string | null | undefined;
};

/** As what a company takes part. */
export type CompanyKind =
  /** Shows products or services. */
  | 'EXHIBITOR'
  /** Sells IT services to other countries. */
  | 'IT_EXPORTER'
  /** Pays for a part of the event. */
  | 'SPONSOR'
  /** Young company that looks for partners and investors. */
  | 'STARTUP';

/** In what order companies are listed. */
export type CompanySort =
  /** The most sectors first that the viewer is interested in too, then by name; by name for staff. */
  | 'MATCH'
  /** By name. */
  | 'NAME';

/** Whether a meeting took place. */
export type ConfirmMeetingTookPlaceInput = {
  /** Which meeting. */
  meetingId: string | number;
  /** It took place. */
  tookPlace: boolean;
};

/** Who wants an account. */
export type CreateAccountInput = {
  /** Name shown to others, 1 to 200 characters. */
  displayName: string;
  /** E-mail to sign in with, at most 254 characters. */
  email: string;
  /** Password, 10 to 128 characters; none of the most common ones, and not made of name or e-mail. */
  password: string;
};

/** Of which event to make the agenda readable. */
export type CreateAgendaFeedInput = {
  /** Id of the event. */
  eventId: string | number;
};

/** Which match to dismiss. */
export type DismissMatchInput = {
  /** Id of the attendee. */
  attendeeId: string | number;
};

/** Who is to be erased. */
export type EraseMeInput = {
  /** The viewer's password, at most 128 characters. */
  password: string;
};

/** Who may join an event. */
export type EventRegistration =
  /** Nobody may join any more. */
  | 'CLOSED'
  /** Only invited people may join. */
  | 'INVITE_ONLY'
  /** Anyone may register. */
  | 'OPEN';

/** How far an event is: only PUBLISHED ones are seen by attendees. */
export type EventStatus =
  /** Over; can still be read. */
  | 'ARCHIVED'
  /** Being prepared; for staff only. */
  | 'DRAFT'
  /** Visible to its attendees. */
  | 'PUBLISHED';

/** What an interest group is about: a topic, what one looks for, or what one offers. */
export type InterestKind =
  /** What people offer. */
  | 'OFFER'
  /** What people look for. */
  | 'SEEK'
  /** What people work on, such as industries. */
  | 'TOPIC';

/** Interests of one group. */
export type InterestsFilter = {
  /** Name of the group. */
  group: string;
  /** What was chosen in that group; any of at most 50. */
  terms: Array<string>;
};

/** What is chosen of one interest group. */
export type InterestsInput = {
  /** Name of the group, as the event has it. */
  group: string;
  /** Terms of that group, at most 50; replaces what was chosen before. */
  terms: Array<string>;
};

/** The profile with which one joins an event. */
export type JoinEventInput = {
  /** Picture of the person. */
  avatar?: unknown;
  /** Country that one operates in. */
  country?: string | null | undefined;
  /** Cover picture. */
  cover?: unknown;
  /** Id of the event. */
  eventId: string | number;
  /** First name, 1 to 100 characters. */
  firstName?: string | null | undefined;
  /** Interests by group, at most 20 groups; groups that are not named stay as they are. */
  interests?: Array<InterestsInput> | null | undefined;
  /** What one says of oneself; at most 5,000 characters. */
  introduction?: string | null | undefined;
  /** What one does; at most 200 characters. */
  jobTitle?: string | null | undefined;
  /** Last name, 1 to 100 characters. */
  lastName?: string | null | undefined;
  /** Whether reminders of meetings come by mail too. */
  mailsReminders?: boolean | null | undefined;
  /** For whom one does it; at most 200 characters. */
  organization?: string | null | undefined;
  /** Phone number, at most 50 characters. */
  phone?: string | null | undefined;
  /** Whether those whom one has an ACTIVE meeting with may see the e-mail. */
  sharesEmail?: boolean | null | undefined;
};

/** Who signs in. */
export type LoginInput = {
  /** Name of the device, for the list of sessions; at most 200 characters. Without it, the browser and system that the `User-Agent` header names. */
  device?: string | null | undefined;
  /** `deviceToken` of an earlier sign-in on this device; at most 100 characters. */
  deviceToken?: string | null | undefined;
  /** E-mail of the user, at most 254 characters. */
  email: string;
  /** Password, at most 128 characters. */
  password: string;
};

/** Which notifications were read. */
export type MarkNotificationsReadInput = {
  /** Id of the event. */
  eventId: string | number;
  /** At most 100 ids; those that are not the viewer's change nothing. All of the event without it. */
  notificationIds?: Array<string | number> | null | undefined;
};

/** How far the viewer has read. */
export type MarkReadInput = {
  /** The other attendee. */
  attendeeId: string | number;
  /** Everything up to this sequence is read; a smaller one than before changes nothing. */
  sequence: number;
};

/** ACCEPT and REJECT are for the receiver of a PENDING meeting, CANCEL for either side. */
export type MeetingAction =
  /** Accepts a PENDING meeting; for its receiver. */
  | 'ACCEPT'
  /** Cancels a PENDING or ACTIVE meeting; for either side. */
  | 'CANCEL'
  /** Rejects a PENDING meeting; for its receiver. */
  | 'REJECT';

/** Why a meeting is REJECTED. */
export type MeetingClosedReason =
  /** One of the two cancelled it. */
  | 'CANCELLED'
  /** The receiver rejected the request. */
  | 'DECLINED'
  /** Nobody answered within 24 hours, or before it would have begun. */
  | 'EXPIRED'
  /** Staff removed it, or one of the two left the event. */
  | 'REMOVED';

/** Who asked, and who was asked. */
export type MeetingRole =
  /** Was asked for it. */
  | 'RECEIVER'
  /** Requested the meeting. */
  | 'SENDER';

/** PENDING holds nothing yet; ACTIVE has both people and a pod; REJECTED is closed. */
export type MeetingStatus =
  /** Accepted; holds both people and a pod. */
  | 'ACTIVE'
  /** Requested; holds neither people nor a pod. */
  | 'PENDING'
  /** Closed; `closedReason` says why. */
  | 'REJECTED';

/** What a notification is about: a meeting, or an activity of the schedule. */
export type NotificationKind =
  /** An activity of the viewer's agenda has changed. */
  | 'ACTIVITY_CHANGED'
  /** An activity of the viewer's agenda was removed. */
  | 'ACTIVITY_REMOVED'
  /** A request was accepted. */
  | 'MEETING_ACCEPTED'
  /** The other side cancelled. */
  | 'MEETING_CANCELLED'
  /** A request was not answered in time. */
  | 'MEETING_EXPIRED'
  /** A meeting has another time or pod. */
  | 'MEETING_MOVED'
  /** The other side proposes another time. */
  | 'MEETING_PROPOSED'
  /** A request was rejected. */
  | 'MEETING_REJECTED'
  /** A meeting begins in 10 minutes. */
  | 'MEETING_REMINDER'
  /** A meeting was removed. */
  | 'MEETING_REMOVED'
  /** Somebody asks for a meeting. */
  | 'MEETING_REQUESTED';

/** ACCEPT and REJECT are for the side that did not propose, WITHDRAW for the one that did. */
export type ProposalAction =
  /** Moves the meeting to the proposed time; for the side that did not propose. */
  | 'ACCEPT'
  /** Keeps the old time; for the side that did not propose. */
  | 'REJECT'
  /** Takes the proposal back; for the side that proposed. */
  | 'WITHDRAW';

/** Another time for a meeting. */
export type ProposeMeetingTimeInput = {
  /** End of that slot, and nothing else; not needed. */
  endsAt?: string | null | undefined;
  /** Which meeting. */
  meetingId: string | number;
  /** Pod wished for; without it the present one if it is free then, else any free one. */
  podId?: string | number | null | undefined;
  /** Start of a free slot. */
  startsAt: string;
};

/** Who registers for an event. */
export type RegisterInput = {
  /** Picture of the person. */
  avatar?: unknown;
  /** Country that one operates in. */
  country?: string | null | undefined;
  /** E-mail to sign in with, at most 254 characters. */
  email: string;
  /** Id of the event; it must be OPEN. */
  eventId: string | number;
  /** First name, 1 to 100 characters. */
  firstName: string;
  /** What one does; at most 200 characters. */
  jobTitle?: string | null | undefined;
  /** Last name, 1 to 100 characters. */
  lastName: string;
  /** For whom one does it; at most 200 characters. */
  organization?: string | null | undefined;
  /** Password, 10 to 128 characters. */
  password: string;
  /** Phone number, at most 50 characters. */
  phone?: string | null | undefined;
};

/** Which busy time. */
export type RemoveBusyTimeInput = {
  /** Which busy time. */
  busyTimeId: string | number;
};

/** Which activity to remove from the agenda. */
export type RemoveFromAgendaInput = {
  /** Id of the activity. */
  activityId: string | number;
};

/** Which browser no longer wants notifications. */
export type RemovePushSubscriptionInput = {
  /** Address of its push service; at most 1,000 characters. */
  endpoint: string;
};

/** A message to show to staff. */
export type ReportMessageInput = {
  /** The message, which was written to the viewer. */
  messageId: string | number;
  /** What is wrong with it, 1 to 1,000 characters. */
  reason: string;
};

/** A meeting to ask for. */
export type RequestMeetingInput = {
  /** Whom to meet. */
  attendeeId: string | number;
  /** End; the event's slot length after the start when absent, and nothing else when given. */
  endsAt?: string | null | undefined;
  /** A word to the receiver, at most 1,000 characters. */
  note?: string | null | undefined;
  /** Pod wished for; any free one without it. Which one it will be is decided on acceptance. */
  podId?: string | number | null | undefined;
  /** Start of a slot. */
  startsAt: string;
};

/** Who has no password, or has forgotten it. */
export type RequestOtpInput = {
  /** `deviceToken` of an earlier sign-in on this device; at most 100 characters. */
  deviceToken?: string | null | undefined;
  /** E-mail of the account, at most 254 characters. */
  email: string;
};

/** An answer to a request, or its end. */
export type RespondToMeetingInput = {
  /** What to do. */
  action: MeetingAction;
  /** Which meeting. */
  meetingId: string | number;
  /** A polite word to the other with REJECT or CANCEL, at most 300 characters; not kept with ACCEPT. */
  reason?: string | null | undefined;
};

/** An answer to a proposed time, or its end. */
export type RespondToProposalInput = {
  /** What to do. */
  action: ProposalAction;
  /** Which meeting. */
  meetingId: string | number;
  /** Which proposal: what replaced it meanwhile is not answered unseen. */
  proposalId: string | number;
};

/** Of which event to make the agenda unreadable again. */
export type RevokeAgendaFeedInput = {
  /** Id of the event. */
  eventId: string | number;
};

/** Which session is to end. */
export type RevokeSessionInput = {
  /** Id of the session. */
  sessionId: string | number;
};

/** What a user may do; the same in every event. */
export type Role =
  /** Does everything, for all events and users. */
  | 'ADMIN'
  /** Takes part in events. */
  | 'ATTENDEE'
  /** Reads events, reports and statistics; changes nothing. */
  | 'EXECUTIVE'
  /** Manages all but ADMIN users. */
  | 'MANAGER'
  /** Manages all but ADMIN users. */
  | 'SUPERVISOR';

/** What the browser's push manager gave for the key of `pushPublicKey`. */
export type SavePushSubscriptionInput = {
  /** Shared secret (`keys.auth`), base64url; at most 100 characters. */
  auth: string;
  /** Address of the push service; at most 1,000 characters, of a known service. */
  endpoint: string;
  /** Public key of the browser (`keys.p256dh`), base64url; at most 200 characters. */
  p256dh: string;
};

/** What was found. */
export type SearchKind =
  /** A confirmed attendee. */
  | 'ATTENDEE'
  /** A company. */
  | 'COMPANY'
  /** A frequently asked question. */
  | 'FAQ'
  /** A session of the schedule. */
  | 'SESSION';

/** What happened to an account. */
export type SecurityEventKind =
  /** A mailed code was right. */
  | 'CODE_ACCEPTED'
  /** A mailed code was wrong, used, or too old. */
  | 'CODE_FAILED'
  /** A mailed link was unknown, used, or too old. */
  | 'LINK_FAILED'
  /** A password was changed with the current one. */
  | 'PASSWORD_CHANGED'
  /** The current password was wrong where it was asked for again. */
  | 'PASSWORD_FAILED'
  /** A password was set with a mailed code or link. */
  | 'PASSWORD_RESET'
  /** A mail with a code and a link was asked for. */
  | 'RECOVERY_REQUESTED'
  /** Staff sent a link to set a new password. */
  | 'RESET_LINK_SENT'
  /** The user got more rights; password and sessions ended. */
  | 'ROLE_RAISED'
  /** A session began: by password, link or invite code, or with a new account. */
  | 'SIGN_IN'
  /** A sign-in was refused; `reason` says why. */
  | 'SIGN_IN_FAILED';

/** A message to send. */
export type SendMessageInput = {
  /** To whom. */
  attendeeId: string | number;
  /** Id that the sender made up, 1 to 100 characters: the same again is the same message. */
  clientId?: string | null | undefined;
  /** Plain text, 1 to 4,000 characters, not only white space. */
  text: string;
};

/** Which bookmark. */
export type SetBookmarkInput = {
  /** Whom to bookmark. */
  attendeeId: string | number;
  /** Sets or removes it; turns it over when absent. */
  bookmarked?: boolean | null | undefined;
};

/** A first password for somebody who was invited. */
export type SetPasswordInput = {
  /** Invite code, of the mail. */
  code: string;
  /** Password, 10 to 128 characters. */
  password: string;
};

/** Whether the viewer is typing. */
export type SetTypingInput = {
  /** To whom. */
  attendeeId: string | number;
  /** Begun, or still at it; false: stopped. */
  typing: boolean;
};

/** Which attendee to unblock. */
export type UnblockAttendeeInput = {
  /** Id of the attendee. */
  attendeeId: string | number;
};

/** Which dismissed match to take back. */
export type UndismissMatchInput = {
  /** Id of the attendee. */
  attendeeId: string | number;
};

/** A new password, with the token of `verifyOtp` or of a mail, or with the current one. */
export type UpdatePasswordInput = {
  /** The password until now, where no token is given; at most 128 characters. */
  currentPassword?: string | null | undefined;
  /** The new password, 10 to 128 characters; another one than the current one, none of the most common ones, and not made of name or e-mail. */
  password: string;
  /** Token of `verifyOtp` or of a mailed link; nobody has to be signed in then. */
  resetToken?: string | null | undefined;
};

/** What changes in the own profile; what is absent stays as it is. */
export type UpdateProfileInput = {
  /** Picture of the person. */
  avatar?: unknown;
  /** Country that one operates in. */
  country?: string | null | undefined;
  /** Cover picture. */
  cover?: unknown;
  /** Id of the event. */
  eventId: string | number;
  /** `updatedAt` of what was seen; CONFLICT `STALE_EDIT` where it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** First name, 1 to 100 characters. */
  firstName?: string | null | undefined;
  /** Interests by group, at most 20 groups; groups that are not named stay as they are. */
  interests?: Array<InterestsInput> | null | undefined;
  /** What one says of oneself; at most 5,000 characters. */
  introduction?: string | null | undefined;
  /** What one does; at most 200 characters. */
  jobTitle?: string | null | undefined;
  /** Last name, 1 to 100 characters. */
  lastName?: string | null | undefined;
  /** Whether reminders of meetings come by mail too. */
  mailsReminders?: boolean | null | undefined;
  /** For whom one does it; at most 200 characters. */
  organization?: string | null | undefined;
  /** Phone number, at most 50 characters. */
  phone?: string | null | undefined;
  /** Whether those whom one has an ACTIVE meeting with may see the e-mail. */
  sharesEmail?: boolean | null | undefined;
};

/** The code or the link of a verification mail; one of the two. */
export type VerifyEmailInput = {
  /** The six digits, valid for 10 minutes and 5 tries. */
  code?: string | null | undefined;
  /** The token of the link `/auth/verify-email?token=…`, at most 100 characters. Valid for 24 hours. */
  token?: string | null | undefined;
};

/** The code that was mailed. */
export type VerifyOtpInput = {
  /** `deviceToken` of an earlier sign-in on this device, if it came with `requestOtp` too; at most 100 characters. */
  deviceToken?: string | null | undefined;
  /** E-mail of the account, at most 254 characters. */
  email: string;
  /** The six digits. */
  otp: string;
};

export type CompanyCard_CompanyFragment = { id: string, eventId: string, kind: CompanyKind, name: string, tagline: string | null, country: string | null, sectors: Array<string>, sharedSectors: Array<string>, logoUrl: string | null, teamSize: number, pods: Array<{ id: string, name: string }> };

export type BookmarkButton_AttendeeFragment = { id: string, firstName: string, lastName: string, bookmarked: boolean, isViewer: boolean };

export type Reason_MatchFragment = { score: number, reasonTexts: Array<string> };

export type PersonMeeting_MeetingFragment = { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null };

export type PersonCard_AttendeeFragment = { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, avatarUrl: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, bookmarked: boolean, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, reasonTexts: Array<string> } | null };

export type ToggleBookmarkMutationVariables = Exact<{
  input: SetBookmarkInput;
}>;


export type ToggleBookmarkMutation = { setBookmark: { bookmarks: Array<string>, attendee: { id: string, firstName: string, lastName: string, bookmarked: boolean, isViewer: boolean } } };

export type SessionItem_SessionFragment = { id: string, device: string | null, createdAt: string, lastUsedAt: string, current: boolean };

export type SecurityEventItem_EventFragment = { id: string, kind: SecurityEventKind, device: string | null, address: string | null, createdAt: string };

export type EventChoices_AttendeeFragment = { id: string, mailsReminders: boolean | null, sharesEmail: boolean | null };

export type BlockedPerson_AttendeeFragment = { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null };

export type AccountOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountOverviewQuery = { me: { id: string, email: string, emailVerifiedAt: string | null, displayName: string, removal: { meetings: number, profiles: number } } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: { nodes: Array<{ id: string, device: string | null, createdAt: string, lastUsedAt: string, current: boolean }> } };

export type SecurityEventsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SecurityEventsQuery = { mySecurityEvents: { nodes: Array<{ id: string, kind: SecurityEventKind, device: string | null, address: string | null, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EventChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type EventChoicesQuery = { events: { nodes: Array<{ id: string, title: string, viewerProfile: { id: string, mailsReminders: boolean | null, sharesEmail: boolean | null } | null }> } };

export type BlockedPeopleQueryVariables = Exact<{
  eventId: string | number;
}>;


export type BlockedPeopleQuery = { blockedAttendees: { nodes: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }> } };

export type MyDataExportQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataExportQuery = { exportMyData: string };

export type RevokeSessionMutationVariables = Exact<{
  input: RevokeSessionInput;
}>;


export type RevokeSessionMutation = { revokeSession: { session: { id: string } } };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { revokeOtherSessions: { revokedSessions: number } };

export type ChangePasswordMutationVariables = Exact<{
  input: UpdatePasswordInput;
}>;


export type ChangePasswordMutation = { updatePassword: { accessToken: string, user: { id: string } } };

export type ChangeEventChoicesMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type ChangeEventChoicesMutation = { updateProfile: { attendee: { id: string, mailsReminders: boolean | null, sharesEmail: boolean | null } } };

export type UnblockPersonMutationVariables = Exact<{
  input: UnblockAttendeeInput;
}>;


export type UnblockPersonMutation = { unblockAttendee: { attendee: { id: string, blockedByViewer: boolean } } };

export type EraseMeMutationVariables = Exact<{
  input: EraseMeInput;
}>;


export type EraseMeMutation = { eraseMe: { userId: string } };

export type SessionUser_UserFragment = { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, mustChangePassword: boolean };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { sessionId: string } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, mustChangePassword: boolean } };

export type DemoLoginsQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoLoginsQuery = { demoLogins: Array<{ email: string, password: string, role: Role, label: string }> };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { accessToken: string, deviceToken: string | null, user: { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, mustChangePassword: boolean } } };

export type SpeakerCard_AttendeeFragment = { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, avatarUrl: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, bookmarked: boolean, sessions: Array<{ id: string, title: string, startsAt: string, endsAt: string, location: string | null, track: string | null }>, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, reasonTexts: Array<string> } | null };

export type InvestorCard_AttendeeFragment = { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, avatarUrl: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, bookmarked: boolean, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, reasonTexts: Array<string> } | null };

export type PeoplePage_ConnectionFragment = { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type AttendeeListQueryVariables = Exact<{
  eventId: string | number;
  filter?: AttendeeFilter | null | undefined;
  sort: AttendeeSort;
  first: number;
  after?: string | null | undefined;
}>;


export type AttendeeListQuery = { attendees: { totalCount: number, nodes: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, avatarUrl: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, bookmarked: boolean, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, reasonTexts: Array<string> } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SpeakerListQueryVariables = Exact<{
  eventId: string | number;
  filter?: AttendeeFilter | null | undefined;
  sort: AttendeeSort;
  first: number;
  after?: string | null | undefined;
}>;


export type SpeakerListQuery = { attendees: { totalCount: number, nodes: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, avatarUrl: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, bookmarked: boolean, sessions: Array<{ id: string, title: string, startsAt: string, endsAt: string, location: string | null, track: string | null }>, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, reasonTexts: Array<string> } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type InvestorListQueryVariables = Exact<{
  eventId: string | number;
  filter?: AttendeeFilter | null | undefined;
  sort: AttendeeSort;
  first: number;
  after?: string | null | undefined;
}>;


export type InvestorListQuery = { attendees: { totalCount: number, nodes: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, avatarUrl: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, bookmarked: boolean, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, reasonTexts: Array<string> } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PeopleFacetsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type PeopleFacetsQuery = { event: { id: string, attendeeFacets: { countries: Array<{ key: string | null, count: number }>, interests: Array<{ key: string | null, count: number }> } | null } };

export type PersonPanel_AttendeeFragment = { introduction: string | null, coverUrl: string | null, email: string | null, dismissed: boolean, blockedByViewer: boolean, sharedInterests: Array<string>, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, avatarUrl: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, bookmarked: boolean, company: { id: string, name: string, logoUrl: string | null, kind: CompanyKind } | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, sessions: Array<{ id: string, title: string, startsAt: string, endsAt: string, location: string | null, track: string | null }>, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, reasonTexts: Array<string> } | null };

export type PersonPanelQueryVariables = Exact<{
  id: string | number;
}>;


export type PersonPanelQuery = { attendee: { introduction: string | null, coverUrl: string | null, email: string | null, dismissed: boolean, blockedByViewer: boolean, sharedInterests: Array<string>, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, avatarUrl: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, bookmarked: boolean, company: { id: string, name: string, logoUrl: string | null, kind: CompanyKind } | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, sessions: Array<{ id: string, title: string, startsAt: string, endsAt: string, location: string | null, track: string | null }>, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, reasonTexts: Array<string> } | null } };

export type DismissMatchMutationVariables = Exact<{
  input: DismissMatchInput;
}>;


export type DismissMatchMutation = { dismissMatch: { attendee: { id: string, dismissed: boolean } } };

export type UndismissMatchMutationVariables = Exact<{
  input: UndismissMatchInput;
}>;


export type UndismissMatchMutation = { undismissMatch: { attendee: { id: string, dismissed: boolean } } };

export type EntryCodeQueryVariables = Exact<{
  code: string;
}>;


export type EntryCodeQuery = { verifyEntryCode: { valid: boolean, status: AttendeeStatus, checkedInAt: string | null, attendee: { firstName: string, lastName: string, organization: string | null, category: AttendeeCategory, avatarUrl: string | null }, event: { id: string, title: string, timezone: string } } };

export type CheckInMutationVariables = Exact<{
  input: CheckInInput;
}>;


export type CheckInMutation = { checkIn: { result: { clientId: string, outcome: CheckInOutcome, repeated: boolean, checkIn: { id: string, at: string } | null } } };

export type CompanyListQueryVariables = Exact<{
  eventId: string | number;
  filter?: CompanyFilter | null | undefined;
  sort: CompanySort;
  first: number;
  after?: string | null | undefined;
}>;


export type CompanyListQuery = { companies: { totalCount: number, nodes: Array<{ id: string, eventId: string, kind: CompanyKind, name: string, tagline: string | null, country: string | null, sectors: Array<string>, sharedSectors: Array<string>, logoUrl: string | null, teamSize: number, pods: Array<{ id: string, name: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CompanyFacetsQueryVariables = Exact<{
  eventId: string | number;
  kind: CompanyKind;
}>;


export type CompanyFacetsQuery = { companyFacets: { countries: Array<{ value: string, count: number }>, sectors: Array<{ value: string, count: number }> } };

export type CompanyHeader_CompanyFragment = { id: string, kind: CompanyKind, name: string, tagline: string | null, country: string | null, city: string | null, tier: string | null, sectors: Array<string>, sharedSectors: Array<string>, logoUrl: string | null, coverUrl: string | null, teamSize: number };

export type CompanyContact_CompanyFragment = { id: string, website: string | null, email: string | null, phone: string | null, pods: Array<{ id: string, name: string, location: string | null }> };

export type CompanySessions_ActivityFragment = { id: string, title: string, startsAt: string, endsAt: string, location: string | null, track: string | null };

export type CompanyPageQueryVariables = Exact<{
  id: string | number;
}>;


export type CompanyPageQuery = { company: { id: string, eventId: string, kind: CompanyKind, description: string | null, name: string, tagline: string | null, country: string | null, city: string | null, tier: string | null, sectors: Array<string>, sharedSectors: Array<string>, logoUrl: string | null, coverUrl: string | null, teamSize: number, website: string | null, email: string | null, phone: string | null, team: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, avatarUrl: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, bookmarked: boolean, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, reasonTexts: Array<string> } | null }>, sessions: Array<{ id: string, title: string, startsAt: string, endsAt: string, location: string | null, track: string | null }>, pods: Array<{ id: string, name: string, location: string | null }> } };

export type ChatMessage_MessageFragment = { id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null };

export type ChatPartner_AttendeeFragment = { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean };

export type ChatDelivery_MessageFragment = { id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null, sender: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean }, recipient: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean } };

export type ConversationHead_ConversationFragment = { attendeeId: string, unreadCount: number, lastSequence: number, lastReadSequence: number };

export type ThreadSequences_ConversationFragment = { messages: { nodes: Array<{ id: string, sequence: number }> } };

export type ConversationItem_ConversationFragment = { id: string | null, attendeeId: string, eventId: string, unreadCount: number, lastSequence: number, lastReadSequence: number, otherLastReadSequence: number, attendee: { online: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean }, lastMessage: { id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null } | null };

export type ConversationListQueryVariables = Exact<{
  eventId: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ConversationListQuery = { conversations: { totalCount: number, nodes: Array<{ id: string | null, attendeeId: string, eventId: string, unreadCount: number, lastSequence: number, lastReadSequence: number, otherLastReadSequence: number, attendee: { online: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean }, lastMessage: { id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ConversationThreadQueryVariables = Exact<{
  attendeeId: string | number;
  last?: number | null | undefined;
  before?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ConversationThreadQuery = { conversation: { id: string | null, attendeeId: string, eventId: string, unreadCount: number, lastSequence: number, lastReadSequence: number, otherLastReadSequence: number, messages: { nodes: Array<{ id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } }, attendee: { online: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean }, lastMessage: { id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null } | null } };

export type UnreadMessagesQueryVariables = Exact<{
  eventId: string | number;
}>;


export type UnreadMessagesQuery = { event: { id: string, viewerUnreadCount: number } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { message: { id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null, sender: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean }, recipient: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean } } } };

export type MarkReadMutationVariables = Exact<{
  input: MarkReadInput;
}>;


export type MarkReadMutation = { markRead: { conversation: { id: string | null, attendeeId: string, eventId: string, unreadCount: number, lastReadSequence: number, attendee: { id: string, unreadCount: number } } } };

export type MessageAddedSubscriptionVariables = Exact<{
  eventId: string | number;
}>;


export type MessageAddedSubscription = { messageAdded: { id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null, sender: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean }, recipient: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean } } };

export type ConversationChangedSubscriptionVariables = Exact<{
  eventId: string | number;
}>;


export type ConversationChangedSubscription = { conversationChanged: { otherTyping: boolean | null, conversation: { id: string | null, attendeeId: string, eventId: string, lastReadSequence: number, otherLastReadSequence: number } } };

export type FirstLineQueryVariables = Exact<{
  attendeeId: string | number;
}>;


export type FirstLineQuery = { attendee: { id: string, firstName: string, sharedInterests: Array<string>, match: { reasonTexts: Array<string> } | null } };

export type PeopleToWriteQueryVariables = Exact<{
  eventId: string | number;
  search: string;
}>;


export type PeopleToWriteQuery = { attendees: { nodes: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean, online: boolean, viewerCanMessage: boolean }> } };

export type SetTypingMutationVariables = Exact<{
  input: SetTypingInput;
}>;


export type SetTypingMutation = { setTyping: { conversation: { attendeeId: string, id: string | null } } };

export type BlockAttendeeMutationVariables = Exact<{
  input: BlockAttendeeInput;
}>;


export type BlockAttendeeMutation = { blockAttendee: { attendee: { id: string, blockedByViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean } } };

export type ReportMessageMutationVariables = Exact<{
  input: ReportMessageInput;
}>;


export type ReportMessageMutation = { reportMessage: { report: { id: string } } };

export type EmailProofQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailProofQuery = { me: { id: string, email: string, emailVerifiedAt: string | null } };

export type RequestEmailVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailVerificationMutation = { requestEmailVerification: { user: { id: string, emailVerifiedAt: string | null } } };

export type VerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail: { user: { id: string, emailVerifiedAt: string | null } } };

export type EventFacts_EventFragment = { id: string, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string };

export type EventCard_EventFragment = { title: string, tagline: string | null, coverUrl: string | null, status: EventStatus, registration: EventRegistration, attendeeCount: number, id: string, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string, viewerProfile: { id: string, status: AttendeeStatus | null } | null };

export type EventHero_EventFragment = { title: string, tagline: string | null, description: string | null, coverUrl: string | null, id: string, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string };

export type EventListQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: EventStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type EventListQuery = { events: { totalCount: number, nodes: Array<{ title: string, tagline: string | null, coverUrl: string | null, status: EventStatus, registration: EventRegistration, attendeeCount: number, id: string, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string, viewerProfile: { id: string, status: AttendeeStatus | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EventShellQueryVariables = Exact<{
  id: string | number;
}>;


export type EventShellQuery = { event: { attendeeCount: number, viewerUnreadCount: number, viewerPendingMeetingCount: number, title: string, tagline: string | null, description: string | null, coverUrl: string | null, id: string, unreadNotificationCount: number, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string, viewerProfile: { id: string, eventId: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, status: AttendeeStatus | null } | null }, me: { id: string, email: string, emailVerifiedAt: string | null } };

export type ShellProfile_AttendeeFragment = { id: string, eventId: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, status: AttendeeStatus | null };

export type ShellProfileQueryVariables = Exact<{
  eventId: string | number;
}>;


export type ShellProfileQuery = { eventProfile: { bookmarks: Array<string>, profile: { id: string, eventId: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, status: AttendeeStatus | null } } };

export type PeopleToMeetQueryVariables = Exact<{
  eventId: string | number;
  first: number;
}>;


export type PeopleToMeetQuery = { matches: { nodes: Array<{ attendee: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, avatarUrl: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, bookmarked: boolean, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, reasonTexts: Array<string> } | null } }> } };

export type SponsorLogo_CompanyFragment = { id: string, name: string, tier: string | null, website: string | null, logoUrl: string | null };

export type HomeCompaniesQueryVariables = Exact<{
  eventId: string | number;
  first: number;
}>;


export type HomeCompaniesQuery = { exhibitors: { nodes: Array<{ id: string, eventId: string, kind: CompanyKind, name: string, tagline: string | null, country: string | null, sectors: Array<string>, sharedSectors: Array<string>, logoUrl: string | null, teamSize: number, pods: Array<{ id: string, name: string }> }> }, startups: { nodes: Array<{ id: string, eventId: string, kind: CompanyKind, name: string, tagline: string | null, country: string | null, sectors: Array<string>, sharedSectors: Array<string>, logoUrl: string | null, teamSize: number, pods: Array<{ id: string, name: string }> }> }, sponsors: { nodes: Array<{ id: string, name: string, tier: string | null, website: string | null, logoUrl: string | null }> } };

export type HomeNumbersQueryVariables = Exact<{
  eventId: string | number;
}>;


export type HomeNumbersQuery = { eventStatistics: { eventId: string, totals: { attendees: number, confirmed: number, checkedIn: number, meetings: number, companies: number, pods: number }, meetingsByStatus: Array<{ key: string | null, count: number }> } };

export type FirstStepsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type FirstStepsQuery = { bookmarks: { totalCount: number }, meetings: { totalCount: number }, event: { id: string, viewerProfile: { id: string, introduction: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }> } | null } };

export type FaqItem_FaqFragment = { id: string, category: string | null, question: string, answer: string };

export type FaqListQueryVariables = Exact<{
  eventId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type FaqListQuery = { faqs: { nodes: Array<{ id: string, category: string | null, question: string, answer: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type InsightCard_InsightFragment = { id: string, title: string, summary: string, publishedAt: string, coverUrl: string | null };

export type InsightListQueryVariables = Exact<{
  eventId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type InsightListQuery = { insights: { totalCount: number, nodes: Array<{ id: string, title: string, summary: string, publishedAt: string, coverUrl: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type InsightArticleQueryVariables = Exact<{
  id: string | number;
}>;


export type InsightArticleQuery = { insight: { eventId: string, body: string, sourceUrl: string | null, id: string, title: string, summary: string, publishedAt: string, coverUrl: string | null } };

export type EventMixQueryVariables = Exact<{
  eventId: string | number;
}>;


export type EventMixQuery = { event: { id: string, attendeeCount: number }, eventMix: { eventId: string, countries: Array<{ key: string, count: number }>, industries: Array<{ key: string, count: number }>, seeking: Array<{ key: string, count: number }>, offering: Array<{ key: string, count: number }> } };

export type MeetingCard_MeetingFragment = { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, country: string | null, viewerCanMessage: boolean } | null };

export type SlotChoice_SlotFragment = { startsAt: string, endsAt: string, pods: Array<{ id: string, name: string, location: string | null, company: { id: string, name: string } | null }> };

export type MyMeetingsQueryVariables = Exact<{
  eventId: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MyMeetingsQuery = { meetings: { totalCount: number, nodes: Array<{ id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, country: string | null, viewerCanMessage: boolean } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PendingMeetingsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type PendingMeetingsQuery = { event: { id: string, viewerPendingMeetingCount: number } };

export type MeetingsWithQueryVariables = Exact<{
  eventId: string | number;
  attendeeId: string | number;
}>;


export type MeetingsWithQuery = { meetings: { totalCount: number, nodes: Array<{ id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, country: string | null, viewerCanMessage: boolean } | null }> } };

export type PeopleMetQueryVariables = Exact<{
  eventId: string | number;
}>;


export type PeopleMetQuery = { meetings: { totalCount: number, nodes: Array<{ id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, other: { id: string, email: string | null, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, country: string | null, viewerCanMessage: boolean } | null, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null }> } };

export type MeetingDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type MeetingDetailsQuery = { meeting: { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, country: string | null, viewerCanMessage: boolean } | null } };

export type MeetingCalendarQueryVariables = Exact<{
  id: string | number;
}>;


export type MeetingCalendarQuery = { meeting: { id: string, calendar: string } };

export type MeetingChoicesQueryVariables = Exact<{
  eventId: string | number;
  attendeeId: string | number;
}>;


export type MeetingChoicesQuery = { meetingOptions: { waitingRequests: number, maxWaitingRequests: number, attendee: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerCanRequestMeeting: boolean }, meetings: Array<{ id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, country: string | null, viewerCanMessage: boolean } | null }>, slots: Array<{ startsAt: string, endsAt: string, pods: Array<{ id: string, name: string, location: string | null, company: { id: string, name: string } | null }> }>, busy: Array<{ startsAt: string, endsAt: string, whose: BusyWhose }> }, agenda: Array<{ startsAt: string, endsAt: string, activity: { id: string, title: string } | null, meeting: { id: string, status: MeetingStatus, other: { id: string, firstName: string, lastName: string } | null } | null, busyTime: { id: string, note: string | null } | null }> };

export type RequestMeetingMutationVariables = Exact<{
  input: RequestMeetingInput;
}>;


export type RequestMeetingMutation = { requestMeeting: { meeting: { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, country: string | null, viewerCanMessage: boolean, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null } | null, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null } } };

export type RespondToMeetingMutationVariables = Exact<{
  input: RespondToMeetingInput;
}>;


export type RespondToMeetingMutation = { respondToMeeting: { meeting: { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, country: string | null, viewerCanMessage: boolean } | null } } };

export type ProposeMeetingTimeMutationVariables = Exact<{
  input: ProposeMeetingTimeInput;
}>;


export type ProposeMeetingTimeMutation = { proposeMeetingTime: { meeting: { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, country: string | null, viewerCanMessage: boolean } | null } } };

export type RespondToProposalMutationVariables = Exact<{
  input: RespondToProposalInput;
}>;


export type RespondToProposalMutation = { respondToProposal: { meeting: { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, country: string | null, viewerCanMessage: boolean } | null } } };

export type ConfirmMeetingTookPlaceMutationVariables = Exact<{
  input: ConfirmMeetingTookPlaceInput;
}>;


export type ConfirmMeetingTookPlaceMutation = { confirmMeetingTookPlace: { meeting: { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, country: string | null, viewerCanMessage: boolean } | null } } };

export type MeetingChangedSubscriptionVariables = Exact<{
  eventId: string | number;
}>;


export type MeetingChangedSubscription = { meetingChanged: { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, country: string | null, viewerCanMessage: boolean, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null } | null, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null } };

export type NotificationCount_EventFragment = { id: string, unreadNotificationCount: number };

export type NotificationItem_NotificationFragment = { id: string, eventId: string, kind: NotificationKind, text: string, createdAt: string, readAt: string | null, meetingId: string | null, activityId: string | null };

export type NotificationsQueryVariables = Exact<{
  eventId: string | number;
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { notifications: { nodes: Array<{ id: string, eventId: string, kind: NotificationKind, text: string, createdAt: string, readAt: string | null, meetingId: string | null, activityId: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type NotificationCountQueryVariables = Exact<{
  eventId: string | number;
}>;


export type NotificationCountQuery = { event: { id: string, unreadNotificationCount: number } };

export type ChangedActivityQueryVariables = Exact<{
  id: string | number;
}>;


export type ChangedActivityQuery = { activity: { id: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, location: string | null, track: string | null } };

export type MarkNotificationsReadMutationVariables = Exact<{
  input: MarkNotificationsReadInput;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { event: { id: string, unreadNotificationCount: number } } };

export type NotificationAddedSubscriptionVariables = Exact<{
  eventId: string | number;
}>;


export type NotificationAddedSubscription = { notificationAdded: { id: string, eventId: string, kind: NotificationKind, text: string, createdAt: string, readAt: string | null, meetingId: string | null, activityId: string | null } };

export type RequestOtpMutationVariables = Exact<{
  input: RequestOtpInput;
}>;


export type RequestOtpMutation = { requestOtp: { email: string } };

export type VerifyOtpMutationVariables = Exact<{
  input: VerifyOtpInput;
}>;


export type VerifyOtpMutation = { verifyOtp: { resetToken: string } };

export type UpdatePasswordMutationVariables = Exact<{
  input: UpdatePasswordInput;
}>;


export type UpdatePasswordMutation = { updatePassword: { accessToken: string, deviceToken: string | null, user: { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, mustChangePassword: boolean } } };

export type PresenceChangedSubscriptionVariables = Exact<{
  eventId: string | number;
}>;


export type PresenceChangedSubscription = { presenceChanged: Array<{ attendeeId: string, online: boolean }> };

export type ProfileCard_AttendeeFragment = { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, introduction: string | null, country: string | null, avatarUrl: string | null, coverUrl: string | null, inviteCode: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }> };

export type OwnProfileQueryVariables = Exact<{
  eventId: string | number;
}>;


export type OwnProfileQuery = { eventProfile: { bookmarks: Array<string>, profile: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, introduction: string | null, country: string | null, avatarUrl: string | null, coverUrl: string | null, inviteCode: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }> } } };

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { pushPublicKey: string | null };

export type SavePushSubscriptionMutationVariables = Exact<{
  input: SavePushSubscriptionInput;
}>;


export type SavePushSubscriptionMutation = { savePushSubscription: { pushSubscription: { id: string } } };

export type RemovePushSubscriptionMutationVariables = Exact<{
  input: RemovePushSubscriptionInput;
}>;


export type RemovePushSubscriptionMutation = { removePushSubscription: { removed: boolean } };

export type EventSummary_EventFragment = { id: string, title: string, tagline: string | null, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string, coverUrl: string | null };

export type RegistrationEventQueryVariables = Exact<{
  eventId: string | number;
}>;


export type RegistrationEventQuery = { registrationEvent: { status: EventStatus, registration: EventRegistration, id: string, title: string, tagline: string | null, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string, coverUrl: string | null } };

export type InvitationQueryVariables = Exact<{
  code: string;
}>;


export type InvitationQuery = { verifyInviteCode: { newUser: boolean, email: string, firstName: string, lastName: string, event: { id: string, title: string, tagline: string | null, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string, coverUrl: string | null } } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { accessToken: string, deviceToken: string | null, user: { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, mustChangePassword: boolean }, attendee: { id: string, status: AttendeeStatus | null } } };

export type CreateAccountMutationVariables = Exact<{
  input: CreateAccountInput;
}>;


export type CreateAccountMutation = { createAccount: { accessToken: string, deviceToken: string | null, user: { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, mustChangePassword: boolean } } };

export type SetPasswordMutationVariables = Exact<{
  input: SetPasswordInput;
}>;


export type SetPasswordMutation = { setPassword: { accessToken: string, deviceToken: string | null, user: { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, mustChangePassword: boolean } } };

export type ProfileForm_AttendeeFragment = { id: string, status: AttendeeStatus | null, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, introduction: string | null, phone: string | null, sharesEmail: boolean | null, mailsReminders: boolean | null, avatar: string | null, cover: string | null, coverUrl: string | null, updatedAt: string | null, photoUrl: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }> };

export type InterestGroups_EventFragment = { id: string, interestGroups: Array<{ id: string, name: string, kind: InterestKind, terms: Array<string> }> };

export type JoinInfoQueryVariables = Exact<{
  eventId: string | number;
}>;


export type JoinInfoQuery = { joinInfo: { event: { id: string, title: string, tagline: string | null, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string, coverUrl: string | null, interestGroups: Array<{ id: string, name: string, kind: InterestKind, terms: Array<string> }> }, profile: { id: string, status: AttendeeStatus | null, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, introduction: string | null, phone: string | null, sharesEmail: boolean | null, mailsReminders: boolean | null, avatar: string | null, cover: string | null, coverUrl: string | null, updatedAt: string | null, photoUrl: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }> } | null } };

export type JoinEventMutationVariables = Exact<{
  input: JoinEventInput;
}>;


export type JoinEventMutation = { joinEvent: { attendee: { inviteCode: string | null, id: string, status: AttendeeStatus | null, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, introduction: string | null, phone: string | null, sharesEmail: boolean | null, mailsReminders: boolean | null, avatar: string | null, cover: string | null, coverUrl: string | null, updatedAt: string | null, eventId: string, avatarUrl: string | null, photoUrl: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }> } } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { attendee: { inviteCode: string | null, id: string, status: AttendeeStatus | null, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, introduction: string | null, phone: string | null, sharesEmail: boolean | null, mailsReminders: boolean | null, avatar: string | null, cover: string | null, coverUrl: string | null, updatedAt: string | null, eventId: string, avatarUrl: string | null, photoUrl: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }> } } };

export type SessionCard_ActivityFragment = { id: string, eventId: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, inMyAgenda: boolean, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean }> };

export type SessionPanel_ActivityFragment = { description: string | null, id: string, eventId: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, inMyAgenda: boolean, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean, portraitUrl: string | null }> };

export type AgendaMeeting_MeetingFragment = { id: string, status: MeetingStatus, startsAt: string, endsAt: string, pod: { id: string, name: string, location: string | null } | null, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null };

export type BusyTime_OwnBusyTimeFragment = { id: string, startsAt: string, endsAt: string, note: string | null };

export type ScheduleQueryVariables = Exact<{
  eventId: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ScheduleQuery = { activities: { nodes: Array<{ id: string, eventId: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, inMyAgenda: boolean, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SessionPanelQueryVariables = Exact<{
  id: string | number;
}>;


export type SessionPanelQuery = { activity: { description: string | null, id: string, eventId: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, inMyAgenda: boolean, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean, portraitUrl: string | null }> } };

export type AgendaQueryVariables = Exact<{
  eventId: string | number;
}>;


export type AgendaQuery = { agenda: Array<{ startsAt: string, endsAt: string, activity: { id: string, eventId: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, inMyAgenda: boolean, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean }> } | null, meeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, pod: { id: string, name: string, location: string | null } | null, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null } | null, busyTime: { id: string, startsAt: string, endsAt: string, note: string | null } | null }> };

export type AgendaHoursQueryVariables = Exact<{
  eventId: string | number;
}>;


export type AgendaHoursQuery = { event: { id: string, slotMinutes: number, meetingHours: Array<{ date: string, from: string, to: string }> } };

export type AgendaCalendarQueryVariables = Exact<{
  eventId: string | number;
}>;


export type AgendaCalendarQuery = { agendaCalendar: string };

export type SessionCalendarQueryVariables = Exact<{
  id: string | number;
}>;


export type SessionCalendarQuery = { activity: { id: string, calendar: string } };

export type AgendaFeedQueryVariables = Exact<{
  eventId: string | number;
}>;


export type AgendaFeedQuery = { agendaFeed: { createdAt: string, lastReadAt: string | null } | null };

export type CreateAgendaFeedMutationVariables = Exact<{
  input: CreateAgendaFeedInput;
}>;


export type CreateAgendaFeedMutation = { createAgendaFeed: { agendaFeed: { createdAt: string, lastReadAt: string | null, path: string | null } } };

export type RevokeAgendaFeedMutationVariables = Exact<{
  input: RevokeAgendaFeedInput;
}>;


export type RevokeAgendaFeedMutation = { revokeAgendaFeed: { revoked: boolean } };

export type AddToAgendaMutationVariables = Exact<{
  input: AddToAgendaInput;
}>;


export type AddToAgendaMutation = { addToAgenda: { activity: { id: string, eventId: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, inMyAgenda: boolean, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean }> } } };

export type RemoveFromAgendaMutationVariables = Exact<{
  input: RemoveFromAgendaInput;
}>;


export type RemoveFromAgendaMutation = { removeFromAgenda: { activity: { id: string, eventId: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, inMyAgenda: boolean, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean }> } } };

export type AddBusyTimeMutationVariables = Exact<{
  input: AddBusyTimeInput;
}>;


export type AddBusyTimeMutation = { addBusyTime: { busyTime: { id: string, startsAt: string, endsAt: string, note: string | null } } };

export type RemoveBusyTimeMutationVariables = Exact<{
  input: RemoveBusyTimeInput;
}>;


export type RemoveBusyTimeMutation = { removeBusyTime: { busyTime: { id: string, startsAt: string, endsAt: string, note: string | null } } };

export type SearchEventQueryVariables = Exact<{
  eventId: string | number;
  text: string;
  first: number;
}>;


export type SearchEventQuery = { search: { nodes: Array<
      | { id: string, kind: SearchKind, title: string, detail: string | null, attendee: { id: string, avatarUrl: string | null } }
      | { id: string, kind: SearchKind, title: string, detail: string | null, company: { id: string, kind: CompanyKind, logoUrl: string | null } }
      | { id: string, kind: SearchKind, title: string, detail: string | null, faq: { id: string, category: string | null } }
      | { id: string, kind: SearchKind, title: string, detail: string | null, activity: { id: string, startsAt: string, endsAt: string, location: string | null } }
    > } };

export type UploadImageMutationVariables = Exact<{
  file: unknown;
}>;


export type UploadImageMutation = { uploadImage: { image: { name: string, url: string } } };

export * from './documents/account';
export * from './documents/accounts';
export * from './documents/attendees';
export * from './documents/check-in';
export * from './documents/companies';
export * from './documents/components';
export * from './documents/conversations';
export * from './documents/email-verification';
export * from './documents/events';
export * from './documents/faqs';
export * from './documents/insights';
export * from './documents/lib';
export * from './documents/meetings';
export * from './documents/notifications';
export * from './documents/passwords';
export * from './documents/presence';
export * from './documents/profile';
export * from './documents/push';
export * from './documents/registration';
export * from './documents/schedule';
export * from './documents/search';