/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A request to accept. */
export type AcceptCompanyRequestInput = {
  /** Which request. */
  requestId: string | number;
};

/** SESSION and BREAK are for all attendees; POD keeps meetings out of a pod for a time. */
export type ActivityKind =
  /** Break for all attendees. */
  | 'BREAK'
  /** Takes a pod out of use for a time. */
  | 'POD'
  /** Talk, panel or workshop for all attendees. */
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

/** A meeting that is to come into a draft. */
export type AddScheduleMeetingInput = {
  /** One attendee. */
  oneId: string | number;
  /** The other one. */
  otherId: string | number;
  /** Which pod. */
  podId: string | number;
  /** The beginning of a slot. */
  startsAt: string;
};

/** Which activity to add to the agenda. */
export type AddToAgendaInput = {
  /** Id of the activity. */
  activityId: string | number;
};

/** Which attendees, as they are when it is sent. All conditions hold together; all the confirmed without any. */
export type AnnouncementSegmentInput = {
  /** One of these answers to each of these fields of the event; at most 10. */
  answers?: Array<AnswersFilter> | null | undefined;
  /** As what they take part. */
  category?: AttendeeCategory | null | undefined;
  /** Only people who have entered, or only those who have not. */
  checkedIn?: boolean | null | undefined;
  /** Only the contacts of companies, or all other attendees. */
  companyContacts?: boolean | null | undefined;
  /** In the team of a company of one of these kinds. At most 4. */
  companyKinds?: Array<CompanyKind> | null | undefined;
  /** Any of at most 50 countries; all where it is absent. */
  countries?: Array<string> | null | undefined;
  /** In one of these groups; at most 51. */
  groupIds?: Array<string | number> | null | undefined;
  /** Only people with a confirmed meeting, or only those without any. */
  hasMeetings?: boolean | null | undefined;
  /** Only people of the meeting program who wish to meet somebody, or only those of it who do not. */
  hasWishes?: boolean | null | undefined;
  /** Interests, from any group; any of at most 50. */
  interests?: Array<string> | null | undefined;
  /** INVITED or CONFIRMED, which it is when absent. The invited are reached by mail alone; people with an application are not among them. */
  status?: AttendeeStatus | null | undefined;
};

/** How far an announcement is. */
export type AnnouncementStatus =
  /** Cancelled before its time, and not sent. It may still be sent. */
  | 'CANCELLED'
  /** A draft, which is not sent yet. */
  | 'DRAFT'
  /** Waits for its time, and may still be changed or cancelled. */
  | 'SCHEDULED'
  /** Is being delivered. */
  | 'SENDING'
  /** Sent to everyone in its segment. */
  | 'SENT';

/** The answer to a company's invitation. */
export type AnswerCompanyInvitationInput = {
  /** True joins its team, false declines. */
  accept: boolean;
  /** Company that invites. */
  companyId: string | number;
};

/** An answer to a person who asks for an exchange. */
export type AnswerContactExchangeInput = {
  /** False declines: the contact is gone. */
  accept: boolean;
  /** Which contact. */
  contactId: string | number;
};

/** An answer to a company that asks for e-mail and phone. */
export type AnswerContactRequestInput = {
  /** The answer; it replaces a former one. */
  choice: ContactChoice;
  /** Which company. */
  companyId: string | number;
};

/** An answer to a field of the event. */
export type AnswerInput = {
  /** Which field, by its id or its key. */
  fieldId: string | number;
  /** The answer: one value, of SEVERAL_OF the ids of all choices, at most 100; an empty list removes it. */
  values: Array<string>;
};

/** The answer to an offer by the code of its mail. */
export type AnswerOfferByCodeInput = {
  /** True takes the place, false lets it go. */
  accept: boolean;
  /** The code of the mail, at most 100 characters. */
  code: string;
};

/** The answer to an offer. */
export type AnswerOfferInput = {
  /** True takes the place, false lets it go. */
  accept: boolean;
  /** Id of the event. */
  eventId: string | number;
};

/** Answers to one field of the event. */
export type AnswersFilter = {
  /** Which field. */
  fieldId: string | number;
  /** Answers as they are kept, such as ids of choices, of which one has to match; at most 50. */
  values: Array<string>;
};

/** A right of an API token in its event. No scope includes another. */
export type ApiScope =
  /** Reads attendees: names, organisations, interests, pictures. */
  | 'ATTENDEES_READ'
  /** Adds and changes attendees. */
  | 'ATTENDEES_WRITE'
  /** Reads entries and exits, as they happen too. */
  | 'CHECK_INS_READ'
  /** Records entries and exits. */
  | 'CHECK_INS_WRITE'
  /** Reads companies with their teams. */
  | 'COMPANIES_READ'
  /** Reads e-mail addresses, phone numbers and entry codes of attendees and companies. */
  | 'CONTACTS_READ'
  /** Reads the leads of one company with the profiles of their visitors: for tokens of that company alone. */
  | 'LEADS_READ'
  /** Reads meetings. */
  | 'MEETINGS_READ'
  /** Reads sessions and pods. */
  | 'SCHEDULE_READ'
  /** Adds, changes and deletes sessions. */
  | 'SCHEDULE_WRITE'
  /** Reads statistics, as they change too. */
  | 'STATISTICS_READ';

/** A decision about applications. */
export type ApplicationDecision =
  /** They take part, or wait where no place is free. */
  | 'APPROVE'
  /** They do not take part. */
  | 'DECLINE';

/** Which draft is to be published. */
export type ApplyScheduleRunInput = {
  /** Also where something has changed since it was computed: what is not possible any more is left out, with a reason each. */
  evenIfOutdated?: boolean;
  /** The `draftVersion` that was looked at. */
  expectedVersion: number;
  /** Id of the timetable. */
  scheduleRunId: string | number;
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
  /** Answers to fields of the event, at most 10; of each of them one was given. For others than staff to fields whose answers they see. Scope of API tokens: `CONTACTS_READ`. */
  answers?: Array<AnswersFilter> | null | undefined;
  /** Only attendees that the viewer has bookmarked. */
  bookmarked?: boolean | null | undefined;
  /** As what they take part. */
  category?: AttendeeCategory | null | undefined;
  /** Only attendees who have entered, or only those who have not. For staff alone. Scope of API tokens: `CHECK_INS_READ`. */
  checkedIn?: boolean | null | undefined;
  /** Only the team of this company. */
  companyId?: string | number | null | undefined;
  /** Any of at most 50 countries. */
  countries?: Array<string> | null | undefined;
  /** Only the one with this e-mail address, whole and in any case. For staff alone. Scope of API tokens: `CONTACTS_READ`. */
  email?: string | null | undefined;
  /** Only attendees who are in one of these groups, at most 51. For staff alone. Not for API tokens. */
  groupIds?: Array<string | number> | null | undefined;
  /** Interests, from any group; any of at most 50. */
  interests?: Array<string> | null | undefined;
  /** Interests by group, at most 20 groups; in each of them one of the terms was chosen. */
  interestsByGroup?: Array<InterestsFilter> | null | undefined;
  /** Only attendees who were mailed an invitation, or only those who never were. For staff alone. Not for API tokens. */
  invited?: boolean | null | undefined;
  /** Part of the name of the organization, accents and case ignored; at most 200 characters. */
  organization?: string | null | undefined;
  /** Words of the name, job title or organization, accents and case ignored; at most 200 characters. */
  search?: string | null | undefined;
  /** Only attendees at one of these stages, at most 7; in place of `status` and `statuses`. For staff alone. Not for API tokens. */
  stages?: Array<AttendeeStage> | null | undefined;
  /** Only attendees with this status. Without it staff and API tokens see all, others the CONFIRMED. For staff alone; the REMOVED are in no list. */
  status?: AttendeeStatus | null | undefined;
  /** Only attendees with one of these statuses, at most 2: INVITED and CONFIRMED; in place of `status`. For staff alone; the REMOVED are in no list. */
  statuses?: Array<AttendeeStatus> | null | undefined;
  /** Words of the name, job title, organization or interests, of which all have to be found; without an exact match, similar words count. Accents and case are ignored. At most 6 words count, and 200 characters. */
  text?: string | null | undefined;
  /** Only users whose address is verified, or is not. For staff alone. */
  verified?: boolean | null | undefined;
};

/** By last and first name, the latest confirmed first, or the best match first. */
export type AttendeeSort =
  /** The best match of the viewer first, then those without a match and the dismissed by name. Of a search by text, those whose name or organization is closest come first. By name for staff, who have no matches, and in files. */
  | 'BEST_MATCH'
  /** By last name, then first name. */
  | 'NAME'
  /** By last name, then first name, from the end. */
  | 'NAME_DESC'
  /** The latest added first. */
  | 'NEWEST'
  /** The first added first. */
  | 'OLDEST'
  /** By organization; those without one last. */
  | 'ORGANIZATION'
  /** By organization from the end; those without one first. */
  | 'ORGANIZATION_DESC'
  /** The latest confirmed first. */
  | 'RECENT'
  /** Those who have been at their stage the longest first, so that a line stands in its order; of several stages with INVITED or CONFIRMED, those added first. */
  | 'WAITING';

/** How far a person is on the way to a place: `status`, and before CONFIRMED what became of the application. */
export type AttendeeStage =
  /** Waits for the decision of the organisers. */
  | 'APPLIED'
  /** Takes part. */
  | 'CONFIRMED'
  /** The organisers declined the application. */
  | 'DECLINED'
  /** Has an invitation or an account; the profile is not complete yet. */
  | 'INVITED'
  /** A place is kept for the person until a deadline. */
  | 'OFFERED'
  /** May take part once a place is free. */
  | 'WAITLISTED'
  /** Gave the place or the application up, or let an offer expire. */
  | 'WITHDRAWN';

/** INVITED until the profile is complete, CONFIRMED from then on; REMOVED once staff took the attendee away. */
export type AttendeeStatus =
  /** Takes part; the profile is complete. */
  | 'CONFIRMED'
  /** Has an invitation; the profile is not complete yet. */
  | 'INVITED'
  /** Was removed by staff, or has erased themselves; only a name is left. */
  | 'REMOVED';

/** Which changes. All conditions hold together. */
export type AuditFilter = {
  /** Actions that begin so: `company`, `company.update`; at most 60 letters, dots and dashes. */
  action?: string | null | undefined;
  /** Made by this user. */
  actorId?: string | number | null | undefined;
  /** In this event. */
  eventId?: string | number | null | undefined;
  /** Made at this time or later. */
  from?: string | null | undefined;
  /** Words of the name of who made it or of the thing, accents and case ignored; at most 200 characters. */
  search?: string | null | undefined;
  /** Of this thing. */
  subjectId?: string | number | null | undefined;
  /** Made before this time. */
  to?: string | null | undefined;
};

/** Which attendee to block. */
export type BlockAttendeeInput = {
  /** Id of the attendee. */
  attendeeId: string | number;
};

/** The action of a bulk job. */
export type BulkJobKind =
  /** They come into a group. */
  | 'ADD_TO_GROUP'
  /** The invitation is mailed to those who were never mailed one. */
  | 'INVITE'
  /** The invitation is mailed to the INVITED, again or for the first time; once in 10 minutes. */
  | 'REMIND'
  /** They are removed for good, as by `deleteAttendee`. */
  | 'REMOVE'
  /** They leave a group. */
  | 'REMOVE_FROM_GROUP'
  /** They get another category. */
  | 'SET_CATEGORY'
  /** They come into the team of a company, or into none. */
  | 'SET_COMPANY';

/** The outcome for one attendee. */
export type BulkJobOutcome =
  /** It was done. */
  | 'DONE'
  /** It could not be done. */
  | 'FAILED'
  /** There was nothing to do. */
  | 'SKIPPED';

/** Which attendees a bulk job would be about. */
export type BulkJobPreviewInput = {
  /** These of its attendees, 1 to 1,000; others are ignored. Either this or `filter`. */
  attendeeIds?: Array<string | number> | null | undefined;
  /** Id of the event. */
  eventId: string | number;
  /** All that match, as `attendees` lists them, at most 20,000. Either this or `attendeeIds`. */
  filter?: AttendeeFilter | null | undefined;
};

/** Why an attendee is left as they are. */
export type BulkJobReason =
  /** Is an administrator; only administrators may change this user. */
  | 'ADMINISTRATOR'
  /** Was mailed an invitation before. */
  | 'ALREADY_INVITED'
  /** Was removed meanwhile. */
  | 'GONE'
  /** Has accepted the invitation, or has applied. */
  | 'HAS_JOINED'
  /** Was mailed within the last 10 minutes, or is about to be. */
  | 'MAILED_RECENTLY'
  /** Has this value already. */
  | 'UNCHANGED';

/** How far a bulk job is. */
export type BulkJobStatus =
  /** All attendees have been processed. */
  | 'DONE'
  /** It ended early; what was done until then stays. */
  | 'FAILED'
  /** It begins in a moment. */
  | 'QUEUED'
  /** It is under way; `done`, `skipped` and `failed` grow. */
  | 'RUNNING'
  /** It was done, and then undone. */
  | 'UNDONE';

/** Whose calendar a time is taken in. */
export type BusyWhose =
  /** The other attendee's calendar alone. */
  | 'OTHER'
  /** The viewer's calendar, or both. */
  | 'VIEWER';

/** An announcement that waits and is not to be sent. */
export type CancelAnnouncementInput = {
  /** Which announcement. */
  announcementId: string | number;
};

/** An invitation to take back. */
export type CancelCompanyInvitationInput = {
  /** Which company. */
  companyId: string | number;
  /** Id of the invitation. */
  invitationId: string | number;
};

/** A request to take back. */
export type CancelCompanyRequestInput = {
  /** Which request. */
  requestId: string | number;
};

/** Which timetable is not to be computed any further. */
export type CancelScheduleRunInput = {
  /** Id of the timetable. */
  scheduleRunId: string | number;
};

/** The queue of a device. */
export type CaptureLeadsInput = {
  /** 1 to 100 captures, in any order. */
  captures: Array<LeadCaptureInput>;
  /** The company of the member. */
  companyId: string | number;
};

/** Recorded entries of a device, in any order. */
export type CheckInBatchInput = {
  /** 1 to 500 scans. */
  entries: Array<CheckInEntry>;
  /** Id of the event. */
  eventId: string | number;
};

/** Which way through the gate. */
export type CheckInDirection =
  /** Into the event. */
  | 'IN'
  /** Out of it. */
  | 'OUT';

/** A scan. */
export type CheckInEntry = {
  /** When it was recorded without a network; now, where it is absent. An implausible time, in the future or long before the event, counts as now (`timeUnsure`). */
  at?: string | null | undefined;
  /** The device's own name for this scan, unique in the event; 1 to 100 characters. Sent again, it counts once. */
  clientId: string;
  /** The code on the badge; at most 100 characters. Either this or `codeHash`. */
  code?: string | null | undefined;
  /** In place of `code`, its hash as in `entryCodes`: devices without a network then keep no codes. Codes of other events are unknown by it. */
  codeHash?: string | null | undefined;
  /** Which way; `IN` when absent. */
  direction?: CheckInDirection | null | undefined;
  /** At which gate; 1 to 100 characters. */
  gate: string;
  /** The device's clock when it sends this: an error of a minute or more is subtracted from `at`. */
  sentAt?: string | null | undefined;
};

/** An entry or exit of a person at a gate. */
export type CheckInInput = {
  /** When it was recorded without a network; now, where it is absent. An implausible time, in the future or long before the event, counts as now (`timeUnsure`). */
  at?: string | null | undefined;
  /** The device's own name for this scan, unique in the event; 1 to 100 characters. Sent again, it counts once. */
  clientId: string;
  /** The code on the badge; at most 100 characters. Either this or `codeHash`. */
  code?: string | null | undefined;
  /** In place of `code`, its hash as in `entryCodes`: devices without a network then keep no codes. Codes of other events are unknown by it. */
  codeHash?: string | null | undefined;
  /** Which way; `IN` when absent. */
  direction?: CheckInDirection | null | undefined;
  /** Id of the event. */
  eventId: string | number;
  /** At which gate; 1 to 100 characters. */
  gate: string;
  /** The device's clock when it sends this: an error of a minute or more is subtracted from `at`. */
  sentAt?: string | null | undefined;
};

/** The earliest IN of an attendee is the FIRST_ENTRY, later ones are a RE_ENTRY, an OUT is an EXIT. Of the other outcomes, nothing is recorded. */
export type CheckInOutcome =
  /** The attendee left. */
  | 'EXIT'
  /** The first entry of this attendee. */
  | 'FIRST_ENTRY'
  /** The attendee has not accepted the invitation, or was removed from the event; nothing was recorded. */
  | 'NOT_CONFIRMED'
  /** The code is of another event; nothing was recorded. */
  | 'OTHER_EVENT'
  /** A repeated entry. */
  | 'RE_ENTRY'
  /** The code is unknown; nothing was recorded. */
  | 'UNKNOWN_CODE';

/** Which companies. All conditions hold together. */
export type CompanyFilter = {
  /** Based in one of these countries, at most 50. */
  countries?: Array<string> | null | undefined;
  /** Based in this country. */
  country?: string | null | undefined;
  /** As what they take part. */
  kind?: CompanyKind | null | undefined;
  /** Words of the name, the tagline, the sectors or the stand, without regard to accents; at most 200 characters. */
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

/** A product of a company. */
export type CompanyProductInput = {
  /** Where there is more about it. */
  link?: string | null | undefined;
  /** Name, 1 to 120 characters. */
  name: string;
  /** Picture; without it there is none. */
  picture?: unknown;
  /** Id of a product that is there; absent for a new one. */
  productId?: string | number | null | undefined;
  /** Description, at most 1,000 characters. */
  text?: string | null | undefined;
};

/** How far a request to a company is: PENDING holds nothing, and only one member can take it. */
export type CompanyRequestStatus =
  /** A member took it; from then on it is a meeting of two people. */
  | 'CLAIMED'
  /** No member of the team can accept it any more; `closedReason` says why. */
  | 'CLOSED'
  /** Waits for the first member of the team who accepts. */
  | 'PENDING';

/** In what order companies are listed. */
export type CompanySort =
  /** The most sectors first that the viewer is interested in too, then by tier and name; by tier and name for staff. */
  | 'MATCH'
  /** By name. */
  | 'NAME'
  /** By tier: title sponsors, diamond, platinum, gold, silver, bronze, other tiers, none; then by name. */
  | 'TIER';

/** Whether a meeting took place. */
export type ConfirmMeetingTookPlaceInput = {
  /** Which meeting. */
  meetingId: string | number;
  /** It took place. */
  tookPlace: boolean;
};

/** Companies and people that may have the viewer's e-mail and phone. */
export type ContactChoice =
  /** This company, and all others that scan the viewer or meet with them. */
  | 'EVERYONE'
  /** Not this company; what it had is taken back. */
  | 'NO'
  /** This company. */
  | 'THIS_COMPANY';

/** The outcome of scanning another attendee's code. From UNKNOWN_CODE on, nothing is stored. */
export type ContactExchangeOutcome =
  /** The other person was asked, now or before. */
  | 'ASKED'
  /** Both have e-mail and phone of each other. */
  | 'EXCHANGED'
  /** The other person has not accepted the invitation. */
  | 'NOT_CONFIRMED'
  /** The code is of another event. */
  | 'OTHER_EVENT'
  /** It is the viewer's own code. */
  | 'OWN_CODE'
  /** No available attendee has this code. */
  | 'UNKNOWN_CODE';

/** Why somebody may not ask another one for a meeting, or write to them first. Errors have the same `reason`. */
export type ContactRefusalReason =
  /** The event is over. */
  | 'EVENT_OVER'
  /** The rules of the groups of the two do not allow it. */
  | 'GROUP_RULES'
  /** As many meetings are agreed on as may be in all. */
  | 'MEETINGS_IN_ALL'
  /** As many meetings are agreed on as may be on that day. */
  | 'MEETINGS_PER_DAY'
  /** The other one takes none at the moment. */
  | 'NOT_REACHABLE'
  /** As many requests wait or were accepted as may in all. */
  | 'REQUESTS_IN_ALL'
  /** As many requests were sent today as may be on one day. */
  | 'REQUESTS_PER_DAY'
  /** As many requests wait for an answer as may at once. */
  | 'TOO_MANY_WAITING';

/** How far an exchange of contact details is. */
export type ContactState =
  /** The viewer scanned the other person, who has not answered. */
  | 'ASKED_BY_ME'
  /** The other person scanned the viewer and waits for an answer. */
  | 'ASKED_BY_THEM'
  /** Both agreed: each has e-mail and phone of the other. */
  | 'EXCHANGED';

/** The new account. */
export type CreateAccountInput = {
  /** Name shown to others, 1 to 200 characters. */
  displayName: string;
  /** E-mail to sign in with, at most 254 characters. */
  email: string;
  /** Password, 10 to 128 characters; none of the most common ones, and not made of name or e-mail. */
  password: string;
  /** Date of the terms and the privacy policy that the person has agreed to, kept with the time; null if they were never asked. */
  termsVersion?: string | null | undefined;
};

/** An activity to add to the schedule. */
export type CreateActivityInput = {
  /** Description, at most 5,000 characters. */
  description?: string | null | undefined;
  /** When it ends; at most 24 hours later. */
  endsAt: string;
  /** Id of the event. */
  eventId: string | number;
  /** The kind of activity; SESSION without it. */
  kind?: ActivityKind | null | undefined;
  /** Where it is, at most 200 characters. */
  location?: string | null | undefined;
  /** The pod that is taken out of use; for POD, and only there. */
  podId?: string | number | null | undefined;
  /** Attendees who speak, in this order; at most 50, CONFIRMED or INVITED. */
  speakerIds?: Array<string | number> | null | undefined;
  /** When it begins. */
  startsAt: string;
  /** Name, 1 to 200 characters. */
  title: string;
  /** The track that it is part of, at most 100 characters. */
  track?: string | null | undefined;
};

/** Of which event to make the agenda readable. */
export type CreateAgendaFeedInput = {
  /** Id of the event. */
  eventId: string | number;
};

/** A new announcement, which is a draft until it is sent. */
export type CreateAnnouncementInput = {
  /** Mails it. */
  byMail: boolean;
  /** Event whose attendees it is for. */
  eventId: string | number;
  /** Shows it in the portal. */
  inPortal: boolean;
  /** Its recipients. */
  segment: AnnouncementSegmentInput;
  /** Plain text, 1 to 2,000 characters. */
  text: string;
  /** Title, 1 to 120 characters. */
  title: string;
};

/** A new API token. */
export type CreateApiTokenInput = {
  /** A company of the event whose leads it is to read, for a contact of it: `scopes` is `LEADS_READ` then. */
  companyId?: string | number | null | undefined;
  /** The event that it is to reach. */
  eventId: string | number;
  /** When it ends by itself: within two years from now. */
  expiresAt: string;
  /** For what it is, 1 to 80 characters. */
  name: string;
  /** Web pages whose scripts may use it, such as `https://app.example.com`; `http:` on loopback hosts only; at most 20. */
  origins?: Array<string> | null | undefined;
  /** The scopes of the token, 1 to 11. */
  scopes: Array<ApiScope>;
};

/** A new group. With a condition its members are all who meet what is given of it. */
export type CreateAttendeeGroupInput = {
  /** Condition: one of these answers to each of these fields, which are choices, countries, or yes or no; at most 10. */
  answers?: Array<AnswersFilter> | null | undefined;
  /** How many of its members may take part, 1 to 1,000,000; null for any number. A lower one takes no place away. */
  capacity?: number | null | undefined;
  /** Condition: one of these categories, at most 3. */
  categories?: Array<AttendeeCategory> | null | undefined;
  /** Colour as #rrggbb; none where null. */
  colour?: string | null | undefined;
  /** Condition: in the team of a company of one of these kinds, at most 4. */
  companyKinds?: Array<CompanyKind> | null | undefined;
  /** Condition: in the team of a company of one of these tiers, at most 20 of at most 60 characters each. */
  companyTiers?: Array<string> | null | undefined;
  /** Id of the event. */
  eventId: string | number;
  /** How many meetings a member may have in all, 0 to 100,000; null for any number. */
  meetingsInAll?: number | null | undefined;
  /** How many meetings a member may have on one day, 0 to 100,000; null for any number. */
  meetingsPerDay?: number | null | undefined;
  /** Name, 1 to 60 characters. */
  name: string;
  /** Place in the order of groups, 0 to 1,000. */
  rank?: number | null | undefined;
  /** How many requests a member may send in all, 0 to 100,000; null for any number. */
  requestsInAll?: number | null | undefined;
  /** How many requests a member may send on one day, 0 to 100,000; null for any number. */
  requestsPerDay?: number | null | undefined;
  /** Attendees see it on cards; not at first. */
  shown?: boolean | null | undefined;
  /** How many meeting requests of a member may wait at once, 0 to 100,000; null for any number. */
  waitingRequests?: number | null | undefined;
};

/** A new attendee. */
export type CreateAttendeeInput = {
  /** Answers to fields of the event, at most 40; those that are not named stay as they are. What is not asked any more with these answers is removed. Errors name a field by its key: `input.answers.<key>`. */
  answers?: Array<AnswerInput> | null | undefined;
  /** Picture of the person. */
  avatar?: unknown;
  /** As what one takes part; ATTENDEE at first. */
  category?: AttendeeCategory | null | undefined;
  /** Company of the event whose team one is in. */
  companyId?: string | number | null | undefined;
  /** Country that one operates in. */
  country?: string | null | undefined;
  /** Cover picture. */
  cover?: unknown;
  /** Address; a user is made where there is none with it. At most 254 characters. */
  email: string;
  /** Id of the event. */
  eventId: string | number;
  /** First name, at most 100 characters; one of two names is enough. */
  firstName: string;
  /** Interests by group, at most 20 groups; groups that are not named stay as they are. */
  interests?: Array<InterestsInput> | null | undefined;
  /** Introduction; at most 5,000 characters. */
  introduction?: string | null | undefined;
  /** Job title; at most 200 characters. */
  jobTitle?: string | null | undefined;
  /** Last name, at most 100 characters; empty for a person of one name. */
  lastName: string;
  /** Organization that the person works for; at most 200 characters. */
  organization?: string | null | undefined;
  /** Phone number, at most 50 characters. */
  phone?: string | null | undefined;
  /** Mails the invitation at once; at a DRAFT event when it is published. */
  sendInvite?: boolean | null | undefined;
};

/** A new company at an event. */
export type CreateCompanyInput = {
  /** City, at most 100 characters. */
  city?: string | null | undefined;
  /** Country that it is based in. */
  country?: string | null | undefined;
  /** Cover picture. */
  cover?: unknown;
  /** Description, at most 10,000 characters. */
  description?: string | null | undefined;
  /** Address for mails, at most 254 characters. */
  email?: string | null | undefined;
  /** Event that it takes part in. */
  eventId: string | number;
  /** As what it takes part. */
  kind: CompanyKind;
  /** Further addresses of its page, with http or https: at most 5. */
  links?: Array<string> | null | undefined;
  /** Logo. */
  logo?: unknown;
  /** Name, 1 to 200 characters, unique among those of its kind at the event. */
  name: string;
  /** Phone number, at most 50 characters. */
  phone?: string | null | undefined;
  /** How many people its contacts may have in its team, 0 to 1,000; 5 at first. */
  seats?: number | null | undefined;
  /** Sectors that it works in: at most 20, each of at most 60 characters. */
  sectors?: Array<string> | null | undefined;
  /** Number of its stand, such as B12; at most 20 characters. */
  stand?: string | null | undefined;
  /** One line under the name, at most 200 characters. */
  tagline?: string | null | undefined;
  /** Tier of a sponsor, such as Gold; at most 60 characters. */
  tier?: string | null | undefined;
  /** Address of its website, with http or https. */
  website?: string | null | undefined;
};

/** A new event. */
export type CreateEventInput = {
  /** Colour of the event in the portal, `#rrggbb`; null or empty for the colour of Podium. One that no shade of is readable (4.5:1) in the light or the dark theme is refused. */
  accentColor?: string | null | undefined;
  /** How many people may take part, 1 to 1,000,000; null for any number. A lower one takes no place away. */
  capacity?: number | null | undefined;
  /** City of the place, at most 200 characters. */
  city?: string | null | undefined;
  /** Address of the organisers, to which replies to mails of the event go; at most 254 characters. */
  contactEmail?: string | null | undefined;
  /** Country of the place. */
  country?: string | null | undefined;
  /** Cover picture. */
  cover?: unknown;
  /** Description, at most 20,000 characters. */
  description?: string | null | undefined;
  /** When it ends; after the beginning, and at most 60 days after it. */
  endsAt: string;
  /** Time between two meetings, 0 to 120 minutes; 5 for a new event. */
  gapMinutes?: number | null | undefined;
  /** All groups of interests, at most 20, in their order. Groups and terms that are not among them go, with the choices of attendees; those that stay keep theirs. */
  interestGroups?: Array<InterestGroupInput> | null | undefined;
  /** Erases the people of the event so many days after its end, 30 to 1,095, and at least 7 days after administrators were warned; never where null, as in a new event. */
  keepDays?: number | null | undefined;
  /** Languages that the event offers, 1 to 3, the default first; all for a new event. */
  languages?: Array<Language> | null | undefined;
  /** Logo. */
  logo?: unknown;
  /** When meetings may take place: at most 200, on days of the event, not overlapping. */
  meetingHours?: Array<MeetingHoursInput> | null | undefined;
  /** The rule of registration; INVITE_ONLY for a new event. */
  registration?: EventRegistration | null | undefined;
  /** Only users who have proven their e-mail address take part; false for a new event. Switched on, it keeps out unproven attendees until they prove it. */
  requiresVerifiedEmail?: boolean | null | undefined;
  /** Length of a meeting, 5 to 240 minutes; 20 for a new event. */
  slotMinutes?: number | null | undefined;
  /** When it begins. */
  startsAt: string;
  /** How far the event is; DRAFT for a new one. */
  status?: EventStatus | null | undefined;
  /** One line under the title, at most 200 characters. */
  tagline?: string | null | undefined;
  /** Time zone; UTC for a new event without it. A new one alone moves no instant. */
  timezone?: string | null | undefined;
  /** Title, 1 to 200 characters. */
  title: string;
  /** Name of the place, at most 200 characters. */
  venue?: string | null | undefined;
};

/** A new question with its answer. */
export type CreateFaqInput = {
  /** The answer, 1 to 10,000 characters. */
  answer: string;
  /** The category, at most 100 characters. */
  category?: string | null | undefined;
  /** Event that it is about. */
  eventId: string | number;
  /** Place in the order, 0 to 100,000; at the end when absent. */
  position?: number | null | undefined;
  /** The question, 1 to 500 characters. */
  question: string;
};

/** A new article. */
export type CreateInsightInput = {
  /** The text, 1 to 50,000 characters. */
  body: string;
  /** Cover picture. */
  cover?: unknown;
  /** Event that it is for. */
  eventId: string | number;
  /** When it appears; now for a new one without it. */
  publishedAt?: string | null | undefined;
  /** Where it was published first, with http or https. */
  sourceUrl?: string | null | undefined;
  /** Summary, 1 to 1,000 characters. */
  summary: string;
  /** Title, 1 to 200 characters. */
  title: string;
};

/** Several new pods, alike but for their names. */
export type CreatePodsInput = {
  /** Meetings may be held there; true when absent. */
  bookable?: boolean | null | undefined;
  /** Company of the same event whose own pod it is; null makes it free for all. */
  companyId?: string | number | null | undefined;
  /** Event that they stand in. */
  eventId: string | number;
  /** Where it is found, at most 200 characters. */
  location?: string | null | undefined;
  /** Names in the order of the floor: 1 to 200 of 1 to 200 characters, unique within the event. */
  names: Array<string>;
  /** Place in the order of the floor, 0 to 100,000; at the end when absent. */
  position?: number | null | undefined;
  /** Leaves out the names that pods have already; without it, one of them refuses all. */
  skipExisting?: boolean | null | undefined;
};

/** A new user. */
export type CreateUserInput = {
  /** Name shown to others, 1 to 200 characters. */
  displayName: string;
  /** E-mail to sign in with, at most 254 characters. */
  email: string;
  /** Initial password, 10 to 128 characters, which the user has to replace at the first sign-in; without it a link to set one is mailed. */
  password?: string | null | undefined;
  /** The user's role; only ADMIN gives ADMIN. */
  role: Role;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** The event whose changes it is sent. */
  eventId: string | number;
  /** For what it is, 1 to 80 characters. */
  name: string;
  /** A GraphQL query of at most 10,000 characters and 1,000 points, with the variables `$id: ID!` (what changed) and `$eventId: ID!` and no others, for a webhook of one topic. Null or absent: each topic has its default. */
  query?: string | null | undefined;
  /** The scopes of its query, 1 to 11. */
  scopes: Array<ApiScope>;
  /** The subscribed topics, 1 to 4. */
  topics: Array<WebhookTopic>;
  /** Where its deliveries are sent, at most 2,000 characters: `https`, without a user and a password, at a public address. */
  url: string;
};

/** A decision about applications of one event. */
export type DecideApplicationsInput = {
  /** The attendees, in the order in which places are given; at most 1,000. */
  attendeeIds: Array<string | number>;
  /** The decision. */
  decision: ApplicationDecision;
  /** DECLINE: why, which is mailed; at most 1,000 characters. */
  reason?: string | null | undefined;
};

/** A request that is not for the viewer. */
export type DeclineCompanyRequestInput = {
  /** Which request. */
  requestId: string | number;
};

/** Which activity. */
export type DeleteActivityInput = {
  /** Which activity. */
  activityId: string | number;
};

/** A draft or a cancelled announcement to delete. */
export type DeleteAnnouncementInput = {
  /** Which announcement. */
  announcementId: string | number;
};

/** A group to delete. */
export type DeleteAttendeeGroupInput = {
  /** Which group. */
  groupId: string | number;
};

/** The attendee to remove. */
export type DeleteAttendeeInput = {
  /** Id of the attendee. */
  attendeeId: string | number;
};

/** A company to delete. */
export type DeleteCompanyInput = {
  /** Which company. */
  companyId: string | number;
};

/** A question to delete. */
export type DeleteFaqInput = {
  /** Which question. */
  faqId: string | number;
};

/** An article to delete. */
export type DeleteInsightInput = {
  /** Which article. */
  insightId: string | number;
};

/** A lead to delete. */
export type DeleteLeadInput = {
  /** Which lead. */
  leadId: string | number;
};

/** A pod to take away. */
export type DeletePodInput = {
  /** Also when meetings are still to be held there: they are closed, and both people told. */
  force?: boolean | null | undefined;
  /** Which pod. */
  podId: string | number;
};

/** The user to delete. */
export type DeleteUserInput = {
  /** Id of the user. */
  userId: string | number;
};

/** A webhook to delete, with its deliveries. */
export type DeleteWebhookInput = {
  /** Which webhook. */
  webhookId: string | number;
};

/** Which import to discard. */
export type DiscardImportInput = {
  /** Id of the import. */
  importId: string | number;
};

/** An event to make another one like it. */
export type DuplicateEventInput = {
  /** Which event. */
  eventId: string | number;
  /** When the new one begins; its end and its meeting hours move along. The same time when absent. */
  startsAt?: string | null | undefined;
  /** Title of the new one; "Copy of …" when absent. */
  title?: string | null | undefined;
};

/** Edits of a draft, all or none. */
export type EditScheduleRunInput = {
  /** At most 50 edits; what they lead to together is checked. */
  edits: Array<ScheduleEditInput>;
  /** `draftVersion` of the draft that is edited. */
  expectedVersion: number;
  /** Id of the timetable. */
  scheduleRunId: string | number;
};

/** A contact to end. */
export type EndContactInput = {
  /** Which contact. */
  contactId: string | number;
};

/** The account to erase. */
export type EraseMeInput = {
  /** The viewer's password, at most 128 characters. */
  password: string;
};

/** Who sees the answers to a field, beside the person and staff. */
export type EventFieldAudience =
  /** All attendees. */
  | 'EVERYBODY'
  /** The members of some groups. */
  | 'GROUPS'
  /** No other attendee. */
  | 'STAFF';

/** A choice of a field. */
export type EventFieldChoiceInput = {
  /** Its id within the field, made by the caller: 1 to 40 small letters, digits, `-` and `_`. Answers are kept by it. */
  choiceId: string | number;
  /** Label of at most 200 characters, in at most 3 languages; in the default one of the event at least. */
  labels: Array<TextInLanguageInput>;
};

/** A field of an event. */
export type EventFieldInput = {
  /** Who sees the answers, beside the person and staff. */
  audience: EventFieldAudience;
  /** What one chooses from: 2 to 100 of ONE_OF, 1 to 100 of SEVERAL_OF, none of others. */
  choices?: Array<EventFieldChoiceInput> | null | undefined;
  /** Answers to that field, 1 to 100 where there is a condition. */
  conditionAnswers?: Array<string> | null | undefined;
  /** Asks it only of those who gave one of `conditionAnswers` to the field of this key, which stands before it and is a choice, a country, or yes or no. */
  conditionKey?: string | null | undefined;
  /** A field that is there: it keeps its answers. Without it the field of this `key`, or a new one. */
  fieldId?: string | number | null | undefined;
  /** Groups that see the answers, 1 to 51 where the audience is GROUPS. */
  groupIds?: Array<string | number> | null | undefined;
  /** What helps to answer it, in at most 3 languages. */
  helps?: Array<TextInLanguageInput> | null | undefined;
  /** Erases answers so many days after the event, 1 to 1,095; null for as long as the profile is kept. */
  keepDays?: number | null | undefined;
  /** Its name in files and programs, of its own in the event: a small letter, then small letters, digits and `_`; at most 40 characters. */
  key: string;
  /** The kind of its answers. Another kind removes them, unless a text becomes longer or one choice several. */
  kind: EventFieldKind;
  /** The question, one line of at most 200 characters, in at most 3 languages; in the default one of the event at least. */
  labels: Array<TextInLanguageInput>;
  /** Why it is asked, in at most 3 languages; in the default one of the event at least. */
  purposes: Array<TextInLanguageInput>;
  /** It has to be answered where it is asked. */
  required?: boolean | null | undefined;
};

/** The kinds of answers to a field of an event. */
export type EventFieldKind =
  /** A country, by its ISO 3166-1 alpha-2 code. */
  | 'COUNTRY'
  /** A day, `YYYY-MM-DD`. */
  | 'DATE'
  /** A web address of at most 500 characters. */
  | 'LINK'
  /** Text of at most 5,000 characters. */
  | 'LONG_TEXT'
  /** A number, with a point before its decimals. */
  | 'NUMBER'
  /** One of the choices, by its id. */
  | 'ONE_OF'
  /** Any of the choices, by their ids. */
  | 'SEVERAL_OF'
  /** One line of at most 200 characters. */
  | 'TEXT'
  /** `true` or `false`. */
  | 'YES_NO';

/** Fields that are not saved yet. */
export type EventFieldsPreviewInput = {
  /** Id of the event. */
  eventId: string | number;
  /** All fields in their order, at most 40. Fields that are not among them go with their answers. */
  fields: Array<EventFieldInput>;
};

/** The rule of registration for an event. */
export type EventRegistration =
  /** Anyone may apply; the organisers decide who takes part. Invited people need no approval. */
  | 'APPROVAL'
  /** Registration has ended; invited people may still join. */
  | 'CLOSED'
  /** Only invited people may join; the event is not described to others. */
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

/** A scan of another attendee's code; the same one again changes nothing. */
export type ExchangeContactsInput = {
  /** The code on the badge, at most 100 characters; case does not matter. */
  code: string;
  /** Id of the event. */
  eventId: string | number;
};

/** A file of leads. */
export type ExportLeadsInput = {
  /** Which company. */
  companyId: string | number;
  /** Which leads; all without it. */
  filter?: LeadFilter | null | undefined;
  /** Format of the file. */
  format: FileFormat;
};

/** CSV in UTF-8 with commas, or an Excel workbook of one sheet. */
export type FileFormat =
  /** CSV in UTF-8 with commas. */
  | 'CSV'
  /** Excel workbook of one sheet. */
  | 'XLSX';

/** What members of one group may do with members of another. */
export type GroupRuleInput = {
  /** Group of who acts. */
  fromId: string | number;
  /** May ask them for meetings. */
  meet: boolean;
  /** May see them. */
  see: boolean;
  /** Group of the other person. */
  toId: string | number;
  /** May write to them first. */
  write: boolean;
};

/** Rules that are not saved yet. */
export type GroupRulesPreviewInput = {
  /** Id of the event. */
  eventId: string | number;
  /** All of them, at most 1,000: for a pair that is not named everything is allowed. */
  rules: Array<GroupRuleInput>;
};

/** A cell of a faulty row, with its corrected text. */
export type ImportCellInput = {
  /** Name of the field that its column fills, as `ImportCellFault.column` has it. */
  column: string;
  /** Line of the row, of `importFaultyRows`. */
  row: number;
  /** The text that is read in place of what stands there; may be empty. */
  value: string;
};

/** Which field a column of the file fills. */
export type ImportColumnInput = {
  /** Key of the field, of `importFields`; null leaves the column out. */
  field?: string | null | undefined;
  /** Its place in `Import.columns`, from 0. */
  index: number;
};

/** What becomes of a value that its field does not know. */
export type ImportCorrectionAction =
  /** The event gets it as an interest of this group, once a run is COMMITTED whose good rows have it. */
  | 'ADD'
  /** The rows are taken without it. */
  | 'LEAVE_OUT'
  /** It is taken as another value, which the field knows. */
  | 'TAKE_AS';

/** What becomes of a value that its field does not know, in every row that has it. */
export type ImportCorrectionInput = {
  /** What becomes of it. ADD is for interests, LEAVE_OUT for fields that are not required. */
  action: ImportCorrectionAction;
  /** Key of the field, of `importUnknownValues`. */
  field: string;
  /** The known value of a TAKE_AS; not read otherwise. */
  replacement?: string | null | undefined;
  /** The value, at most 100 characters; case, accents and blanks make no other one. */
  value: string;
};

/** The kind of an import. */
export type ImportKind =
  /** Sessions and breaks of the schedule, by title and start. */
  | 'ACTIVITIES'
  /** Attendees, by e-mail address. */
  | 'ATTENDEES'
  /** Companies, by kind and name. */
  | 'COMPANIES'
  /** How many meetings are promised, by person, company or group. */
  | 'MEETING_TARGETS'
  /** What people want of others and of companies in meetings; never changes what somebody has said. */
  | 'MEETING_WISHES';

/** The phase of a running import. */
export type ImportPhase =
  /** Its rows are read and checked; `rows` counts them. */
  | 'READING'
  /** Its good rows are compared with what is there, and written. */
  | 'WRITING';

/** PREPARED once its file is kept and looked at; QUEUED while others run first, then RUNNING until it is COMMITTED; REFUSED because of faulty rows; CHECKED after a dry run; FAILED where the file could not be read or the server was lost; UNDONE once taken back. */
export type ImportStatus =
  /** A dry run is complete; nothing was changed. */
  | 'CHECKED'
  /** Its good rows were taken. */
  | 'COMMITTED'
  /** The file could not be read, or the server stopped. */
  | 'FAILED'
  /** Its file is kept and its columns are matched; it waits to be run. */
  | 'PREPARED'
  /** Waits until others have ended; see queuePosition. */
  | 'QUEUED'
  /** Faulty rows kept everything out. */
  | 'REFUSED'
  /** Still being read or written. */
  | 'RUNNING'
  /** Was taken, and then undone. */
  | 'UNDONE';

/** A group of interests. Groups that seek and that offer share one list of terms. */
export type InterestGroupInput = {
  /** A known group of the event, which keeps its choices under another name; without it, a group of the same name is the known one. */
  groupId?: string | number | null | undefined;
  /** The kind of the group; when absent, a known group keeps its kind, and a new one is a TOPIC. */
  kind?: InterestKind | null | undefined;
  /** Name, 1 to 100 characters, unique within the event. */
  name: string;
  /** Terms that get another text, at most 500, in this order. */
  renames?: Array<InterestTermRenameInput> | null | undefined;
  /** The terms to choose from: at most 500 of 1 to 100 characters, each once. */
  terms: Array<string>;
};

/** The kind of an interest group: topics, needs or offers. */
export type InterestKind =
  /** Offers. */
  | 'OFFER'
  /** Needs. */
  | 'SEEK'
  /** Fields of work, such as industries. */
  | 'TOPIC';

/** A renamed term; attendees who have chosen it keep it. */
export type InterestTermRenameInput = {
  /** The text that it has now; one that the group does not have is passed over. */
  from: string;
  /** Its new text, which is among the `terms` of the group. Where there is such a term already, the two become one. */
  to: string;
};

/** Interests of one group. */
export type InterestsFilter = {
  /** Name of the group. */
  group: string;
  /** Terms of that group, of which one has to match; at most 50. */
  terms: Array<string>;
};

/** The chosen terms of one interest group. */
export type InterestsInput = {
  /** Name of the group, as the event has it. */
  group: string;
  /** Terms of that group, at most 50; replaces what was chosen before. */
  terms: Array<string>;
};

/** Own words in one language; what is empty keeps the standard words. */
export type InvitationWordsInput = {
  /** Language of the mails that have them. */
  language: Language;
  /** Subject, at most 120 characters; it gets no links. */
  subject?: string | null | undefined;
  /** Plain text, at most 2,000 characters, in place of the standard opening, above what the event and Podium are and the button. Web addresses in it become links. */
  text?: string | null | undefined;
};

/** The person to invite into the team of a company. */
export type InviteToCompanyInput = {
  /** Which company. */
  companyId: string | number;
  /** Address of the person, at most 254 characters. */
  email: string;
  /** First name, at most 100 characters; one of two names is enough. */
  firstName: string;
  /** Job title; at most 200 characters. */
  jobTitle?: string | null | undefined;
  /** Last name, at most 100 characters; empty for a person of one name. */
  lastName: string;
};

/** The profile with which one joins an event. */
export type JoinEventInput = {
  /** Answers to fields of the event, at most 40; those that are not named stay as they are. What is not asked any more with these answers is removed. Errors name a field by its key: `input.answers.<key>`. */
  answers?: Array<AnswerInput> | null | undefined;
  /** Picture of the person. */
  avatar?: unknown;
  /** Country that one operates in. */
  country?: string | null | undefined;
  /** Cover picture. */
  cover?: unknown;
  /** Id of the event. */
  eventId: string | number;
  /** First name, at most 100 characters; one of two names is enough. */
  firstName?: string | null | undefined;
  /** Interests by group, at most 20 groups; groups that are not named stay as they are. */
  interests?: Array<InterestsInput> | null | undefined;
  /** Introduction; at most 5,000 characters. */
  introduction?: string | null | undefined;
  /** Job title; at most 200 characters. */
  jobTitle?: string | null | undefined;
  /** Last name, at most 100 characters; empty for a person of one name. */
  lastName?: string | null | undefined;
  /** Whether announcements come by mail too. */
  mailsAnnouncements?: boolean | null | undefined;
  /** Whether reminders and news of agreed meetings come by mail too. */
  mailsReminders?: boolean | null | undefined;
  /** Whether requests for a meeting come by mail too. */
  mailsRequests?: boolean | null | undefined;
  /** Organization that the person works for; at most 200 characters. */
  organization?: string | null | undefined;
  /** Phone number, at most 50 characters. */
  phone?: string | null | undefined;
  /** Whether attendees with an ACTIVE meeting with the person may see the e-mail. */
  sharesEmail?: boolean | null | undefined;
};

/** A language of the portal, its mails and notifications. */
export type Language =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN'
  /** Urdu. */
  | 'UR';

/** An answer of a visitor. */
export type LeadAnswerInput = {
  /** Which question. */
  questionId: string | number;
  /** The text, at most 500 characters, or what was chosen: at most 20. None takes the answer away. */
  values: Array<string>;
};

/** A visitor that a member met: by the code on the badge, or by id. */
export type LeadCaptureInput = {
  /** Answers, at most 10; other answers stay. */
  answers?: Array<LeadAnswerInput> | null | undefined;
  /** The visitor. Either this or `code`. */
  attendeeId?: string | number | null | undefined;
  /** When, by the clock of the device; now when absent, and where it cannot be right. */
  capturedAt?: string | null | undefined;
  /** The device's own name for it, 1 to 100 characters: sent again, it changes nothing. */
  clientId: string;
  /** The code on the badge, at most 100 characters; case does not matter. Either this or `attendeeId`. */
  code?: string | null | undefined;
  /** A note, at most 2,000 characters. A lead that has a note gets it on a new line. */
  note?: string | null | undefined;
  /** How promising it is; null for no rating. */
  rating?: LeadRating | null | undefined;
  /** The device's clock when it sends this: an error of a minute or more is subtracted from `capturedAt`. */
  sentAt?: string | null | undefined;
  /** With `attendeeId`: MEETING, or PROFILE, as when absent. With `code` it is a SCAN. */
  source?: LeadSource | null | undefined;
};

/** The outcome of a capture. From NOTE_TOO_LONG on, nothing is stored. */
export type LeadCaptureOutcome =
  /** It is a new lead. */
  | 'CAPTURED'
  /** It was sent before, and the company deleted the lead since. A new capture makes a new lead. */
  | 'DELETED'
  /** The visitor was a lead of the company already; what the capture adds is merged. */
  | 'KNOWN'
  /** With its note the lead would have more than 2,000 characters. */
  | 'NOTE_TOO_LONG'
  /** The visitor has not accepted the invitation. */
  | 'NOT_CONFIRMED'
  /** The code is of another event. */
  | 'OTHER_EVENT'
  /** It is a member of the company's own team. */
  | 'OWN_TEAM'
  /** No available attendee has this code or id; also for a MEETING that the two never agreed on. */
  | 'UNKNOWN_CODE';

/** Which leads; all conditions hold together. */
export type LeadFilter = {
  /** With exactly this answer to `questionId`; at most 500 characters. */
  answer?: string | null | undefined;
  /** Captured by this member. */
  capturedById?: string | number | null | undefined;
  /** Captured on this day of the event clock. BAD_USER_INPUT where there is no such day. */
  date?: string | null | undefined;
  /** True: those that are marked as followed up; false: those that are not. */
  followedUp?: boolean | null | undefined;
  /** With an answer to this question. */
  questionId?: string | number | null | undefined;
  /** With one of these ratings; at most 3. */
  ratings?: Array<LeadRating> | null | undefined;
  /** Words of the name, job title or organization; at most 200 characters. */
  search?: string | null | undefined;
  /** True: those without a rating, beside those with one of `ratings`. */
  unrated?: boolean | null | undefined;
  /** True: whose visitors share e-mail and phone; false: whose do not. */
  withContact?: boolean | null | undefined;
};

/** A question of a company. */
export type LeadQuestionInput = {
  /** The kind of its answers; an existing question keeps its kind. */
  kind: LeadQuestionKind;
  /** The options: 2 to 20 different texts of 1 to 100 characters; none for an answer in words. */
  options?: Array<string> | null | undefined;
  /** A question that is there: it keeps its answers. A new one without it. */
  questionId?: string | number | null | undefined;
  /** The question, 1 to 200 characters. */
  text: string;
};

/** The kinds of answers to a question. */
export type LeadQuestionKind =
  /** One of the options. */
  | 'ONE_OF'
  /** One or several of the options. */
  | 'SEVERAL_OF'
  /** A text. */
  | 'TEXT';

/** How promising a lead is. */
export type LeadRating =
  /** Rather not. */
  | 'COLD'
  /** To be followed up first. */
  | 'HOT'
  /** Interested. */
  | 'WARM';

/** In what order leads are. */
export type LeadSort =
  /** HOT, WARM, without a rating, COLD; among these, the leads of which a reminder of the team is due come first. */
  | 'FOLLOW_UP'
  /** By the last name of the visitor. */
  | 'NAME'
  /** The latest captured first. */
  | 'NEWEST'
  /** The hottest first, those without a rating last. */
  | 'RATING';

/** How a company got to know a visitor. */
export type LeadSource =
  /** A member had a meeting with the visitor. */
  | 'MEETING'
  /** A member saved it from the profile; the visitor was not asked for contact details. */
  | 'PROFILE'
  /** A member scanned the badge. */
  | 'SCAN';

/** Which coming meetings of published timetables are locked or freed: exactly one of the last four. */
export type LockMeetingsInput = {
  /** Those of this attendee. */
  attendeeId?: string | number | null | undefined;
  /** Id of the event. */
  eventId: string | number;
  /** Those that begin within one hour from this time on. */
  hourFrom?: string | null | undefined;
  /** True locks them, false frees them. */
  isLocked: boolean;
  /** These meetings, at most 100. */
  meetingIds?: Array<string | number> | null | undefined;
  /** Those at this pod. */
  podId?: string | number | null | undefined;
};

/** E-mail and password. */
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

/** Which mails. All conditions hold together. */
export type MailFilter = {
  /** About this event. */
  eventId?: string | number | null | undefined;
  /** Part of the address, whatever its capitals; at most 200 characters. */
  recipient?: string | null | undefined;
  /** As far as this. */
  status?: MailStatus | null | undefined;
  /** Mails of this kind, such as `invitation`; at most 60 characters. */
  template?: string | null | undefined;
};

/** Kinds of mails that a person may stop, per event. */
export type MailKind =
  /** Announcements of the organisers, and planned reminders of an invitation. */
  | 'ANNOUNCEMENTS'
  /** Reminders and news of agreed meetings. */
  | 'REMINDERS'
  /** Requests for a meeting. */
  | 'REQUESTS';

/** How far a mail is. KEPT: there is no mail server, it can be read here. */
export type MailStatus =
  /** Could not be sent; `error` says why. */
  | 'FAILED'
  /** Was not sent, because there is no mail server; it can be read here. */
  | 'KEPT'
  /** Waits to be sent. */
  | 'QUEUED'
  /** The mail server has accepted it. */
  | 'SENT';

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

/** How sure a match is, by its score: a list by best match never has a lower confidence above a higher one. */
export type MatchConfidence =
  /** The score is at least 0.35. */
  | 'HIGH'
  /** The score is lower. */
  | 'LOW'
  /** The score is at least 0.12. */
  | 'MEDIUM';

/** Why two attendees match. */
export type MatchReasonKind =
  /** The other offers what the viewer looks for. */
  | 'OFFERS_WHAT_YOU_SEEK'
  /** A sector of the company of one, which the other is in too or has chosen. */
  | 'SAME_FIELD'
  /** The other looks for what the viewer offers. */
  | 'SEEKS_WHAT_YOU_OFFER'
  /** Both chose it in groups of the same kind. */
  | 'SHARED_INTEREST'
  /** People like the viewer come to meet people like the other. */
  | 'WANTED_PERSONA';

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
  /** Not answered within 24 hours, or before its start. */
  | 'EXPIRED'
  /** Staff removed it, or one of the two left the event. */
  | 'REMOVED';

/** When meetings may take place on one day, in event time. */
export type MeetingHoursInput = {
  /** Day of the event. */
  date: string;
  /** Earliest start. */
  from: string;
  /** Latest end, after `from`; `24:00` is midnight. Hours that go on at `00:00` of the next day are one with these. */
  to: string;
};

/** What a timetable of meetings keeps first. */
export type MeetingProgramOrder =
  /** The promised numbers, then wishes. */
  | 'PROMISES_FIRST'
  /** Wishes, then the promised numbers. */
  | 'WISHES_FIRST';

/** The roles in a meeting. */
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

/** A target: exactly one of person, company and group, and at least one number. */
export type MeetingTargetInput = {
  /** The person. */
  attendeeId?: string | number | null | undefined;
  /** The company, of whose team each member is meant. */
  companyId?: string | number | null | undefined;
  /** The group, of which each member is meant. */
  groupId?: string | number | null | undefined;
  /** How many there are at most, 0 to 200. */
  maximum?: number | null | undefined;
  /** How many are promised, 1 to 200. */
  minimum?: number | null | undefined;
  /** How many there are on one day at most, 1 to 200. */
  perDay?: number | null | undefined;
  /** 1 to 5: the higher one is kept first; 1 without. */
  priority?: number | null | undefined;
};

/** What one wants of another in meetings. */
export type MeetingWishKind =
  /** To meet them. */
  | 'LIKE'
  /** To meet them above all; at most 5. */
  | 'MUST'
  /** Not to meet them: "not for me". They never learn of it. */
  | 'NO';

/** How much of a conversation a client has. */
export type MessagePosition = {
  /** The other attendee. */
  attendeeId: string | number;
  /** Sequence of the last message that the client has; 0 where it has none. */
  sequence: number;
};

/** A staff member's decision about a reported message. */
export type MessageReportDecision =
  /** Nothing is wrong with the message. */
  | 'DISMISSED'
  /** The sender was removed from the event. */
  | 'REMOVED'
  /** The sender was asked, in the portal, to keep messages polite. */
  | 'WARNED';

/** Which messages a client has missed. */
export type MissedMessagesFilter = {
  /** The client's newest messages; at most 100 conversations. */
  after: Array<MessagePosition>;
};

/** A meeting of a draft, and where it is to be. */
export type MoveScheduleMeetingInput = {
  /** Id of the meeting of the timetable; a DROPPED one is held again. */
  meetingId: string | number;
  /** Which pod. */
  podId: string | number;
  /** The beginning of a slot. */
  startsAt: string;
};

/** The subject of a notification: a meeting, an activity of the schedule, contact details, a company, or an announcement. */
export type NotificationKind =
  /** An activity of the viewer's agenda has changed. */
  | 'ACTIVITY_CHANGED'
  /** An activity of the viewer's agenda was removed. */
  | 'ACTIVITY_REMOVED'
  /** The organisers announce something; `details` has the text. */
  | 'ANNOUNCEMENT'
  /** A company asks the viewer to join its team; `company` says which. */
  | 'COMPANY_INVITED'
  /** An attendee requests a meeting with the viewer's company. */
  | 'COMPANY_MEETING_REQUESTED'
  /** The organisers ask the viewer to keep messages polite. */
  | 'CONDUCT_WARNING'
  /** The viewer and another attendee have exchanged e-mail and phone. */
  | 'CONTACT_EXCHANGED'
  /** An attendee scanned the viewer's code and asks to exchange e-mail and phone. */
  | 'CONTACT_EXCHANGE_REQUESTED'
  /** A company met the viewer and asks for e-mail and phone; `company` says which. */
  | 'CONTACT_REQUESTED'
  /** The viewer wanted to be reminded of a lead of the own company; `person` is the visitor. */
  | 'LEAD_REMINDER'
  /** A request was accepted. */
  | 'MEETING_ACCEPTED'
  /** The other participant cancelled. */
  | 'MEETING_CANCELLED'
  /** A request was not answered in time. */
  | 'MEETING_EXPIRED'
  /** A meeting has another time or pod. */
  | 'MEETING_MOVED'
  /** The other participant proposes another time. */
  | 'MEETING_PROPOSED'
  /** A request was rejected. */
  | 'MEETING_REJECTED'
  /** A meeting begins in 10 minutes. */
  | 'MEETING_REMINDER'
  /** A meeting was removed, by the organisers or because the other person has left. */
  | 'MEETING_REMOVED'
  /** An attendee requests a meeting. */
  | 'MEETING_REQUESTED'
  /** The other participant declined the time that the viewer proposed. */
  | 'PROPOSAL_REJECTED'
  /** The organisers have planned or changed the viewer's meetings. */
  | 'TIMETABLE_CHANGED';

/** Kinds of problems that wait for staff. */
export type OrganiserTaskKind =
  /** An application without a decision; `id` is that of the attendee, `detail` the organization, `at` when it came. */
  | 'APPLICATION'
  /** The latest backup is older than a day, or none was reported. For ADMIN; never in a demo. */
  | 'BACKUP_OLD'
  /** The last scan of a badge, in the last 12 hours, conflicts with one at another gate; `id` is that of the attendee. A later scan or `resolveEntryConflicts` ends it. */
  | 'GATE_CONFLICT'
  /** The event was not published or over when its invitations were to go out, so that nobody was invited; `id` and name are its own, `at` the planned time. Another time, or none, ends it. */
  | 'INVITATIONS_MISSED'
  /** A mail of the last day could not be sent, though its address is not refused; `id` is that of the mail. */
  | 'MAIL_FAILED'
  /** A mail server has refused an address of the event for good; `id` is that of the latest mail to it. */
  | 'MAIL_REFUSED'
  /** A reported message without a decision; `id` is that of the report. */
  | 'MESSAGE_REPORT'
  /** Requests that wait wish for the same pod at the same start; `id` is that of the pod, `detail` how many they are. */
  | 'POD_WISHED_TWICE'
  /** A session that begins within two hours has no location; `id` is that of the activity. */
  | 'SESSION_WITHOUT_ROOM'
  /** A session that begins within two hours has no speaker; `id` is that of the activity. */
  | 'SESSION_WITHOUT_SPEAKER'
  /** Nothing is sent to a webhook; `id` is its own, `detail` a `WebhookPauseReason`. */
  | 'WEBHOOK_PAUSED';

/** A person's role at an event: the kind of their company, else their category. */
export type Persona =
  /** A visitor: of no company of the event, neither investor nor speaker. */
  | 'ATTENDEE'
  /** Of an exhibitor. */
  | 'EXHIBITOR'
  /** An investor without such a company. */
  | 'INVESTOR'
  /** Of a company that exports IT. */
  | 'IT_EXPORTER'
  /** A speaker without such a company. */
  | 'SPEAKER'
  /** Of a sponsor. */
  | 'SPONSOR'
  /** Of a startup. */
  | 'STARTUP';

/** How much people of one persona want to meet those of another. */
export type PersonaWish =
  /** They come for them. */
  | 'HIGH'
  /** A little. */
  | 'LOW'
  /** Gladly. */
  | 'MEDIUM'
  /** Not at all: they are shown last. */
  | 'NONE';

/** How much people of one persona want to meet those of another. */
export type PersonaWishInput = {
  /** The persona that is sought. */
  other: Persona;
  /** The persona that seeks. */
  persona: Persona;
  /** How much; null for the default. */
  wish?: PersonaWish | null | undefined;
};

/** An event in the history of the places of an event. */
export type PlaceLogKind =
  /** The person applied. */
  | 'APPLIED'
  /** The organisers approved the application. */
  | 'APPROVED'
  /** The person took a place. */
  | 'CONFIRMED'
  /** The organisers declined the application. */
  | 'DECLINED'
  /** The offer was not answered in time. */
  | 'EXPIRED'
  /** The person let the offer go. */
  | 'LET_GO'
  /** A place came free and is kept for the person, the first in line for whom it could be. */
  | 'OFFERED'
  /** The person was removed from the event, or has erased themselves. */
  | 'REMOVED'
  /** The organisers took their decision back. */
  | 'UNDONE'
  /** No place was free: the person is at the end of the line. */
  | 'WAITLISTED'
  /** The person gave up the place or the application. */
  | 'WITHDRAWN';

/** A file to look at before it is imported. */
export type PrepareImportInput = {
  /** Id of the event. */
  eventId: string | number;
  /** CSV or XLSX, with a header, at most 20,000 rows. */
  file: unknown;
  /** The kind of the import. */
  kind: ImportKind;
};

/** Whose presence is of interest. */
export type PresenceFilter = {
  /** Of these attendees only, such as those on screen; at most 100. */
  attendeeIds: Array<string | number>;
};

/** A webhook's payload to preview. */
export type PreviewWebhookPayloadInput = {
  /** Id of the event. */
  eventId: string | number;
  /** A GraphQL query of at most 10,000 characters and 1,000 points, with the variables `$id: ID!` (what changed) and `$eventId: ID!` and no others, for a webhook of one topic. Null or absent: each topic has its default. */
  query?: string | null | undefined;
  /** The scopes of its query, 1 to 11. */
  scopes: Array<ApiScope>;
  /** As if this had changed. */
  topic: WebhookTopic;
};

/** What a field of the profile is for. */
export type ProfilePurpose =
  /** To reach a person; others see it once both have exchanged their details. */
  | 'CONTACT'
  /** To know what to talk about. */
  | 'INTRODUCTION'
  /** To address a person, and to show who takes part. */
  | 'NAME'
  /** To recognise each other. */
  | 'PICTURE'
  /** To find people by what they do, and where. */
  | 'WORK';

/** ACCEPT and REJECT are for the participant who did not propose, WITHDRAW for the one who did. */
export type ProposalAction =
  /** Moves the meeting to the proposed time; for the side that did not propose. */
  | 'ACCEPT'
  /** Keeps the old time; for the side that did not propose. */
  | 'REJECT'
  /** Takes the proposal back; for the side that proposed. */
  | 'WITHDRAW';

/** Another time for a request, which takes it. */
export type ProposeCompanyMeetingTimeInput = {
  /** Which request. */
  requestId: string | number;
  /** Start of a slot that is free for the viewer and the sender. */
  startsAt: string;
};

/** Another time for a meeting. */
export type ProposeMeetingTimeInput = {
  /** End of that slot, and nothing else; not needed. */
  endsAt?: string | null | undefined;
  /** Which meeting. */
  meetingId: string | number;
  /** Preferred pod; without it the present one if it is free then, else any free one. */
  podId?: string | number | null | undefined;
  /** Start of a free slot. */
  startsAt: string;
};

/** A rating of a session; it takes the place of an earlier one. */
export type RateSessionInput = {
  /** Id of the session. */
  activityId: string | number;
  /** Why, at most 1,000 characters; without it there is none. */
  comment?: string | null | undefined;
  /** One to five stars. */
  stars: number;
};

/** How to read the file of a prepared import. */
export type ReadImportFileInput = {
  /** Its encoding; as before if absent. */
  encoding?: TextEncoding | null | undefined;
  /** Id of the import. */
  importId: string | number;
  /** Its sheet, of `ImportSource.sheets`; as before if absent. */
  sheet?: string | null | undefined;
};

/** The company of the visited page. */
export type RecordCompanyVisitInput = {
  /** Which company. */
  companyId: string | number;
};

/** Whether Redis answers. */
export type RedisState =
  /** It does not answer: Postgres carries the events, and limits count per server. */
  | 'AWAY'
  /** There is none: one server works alone. */
  | 'UNUSED'
  /** It answers. */
  | 'UP';

/** A registration for an event. */
export type RegisterInput = {
  /** Answers to fields of the event, at most 40; those that are not named stay as they are. What is not asked any more with these answers is removed. Errors name a field by its key: `input.answers.<key>`. */
  answers?: Array<AnswerInput> | null | undefined;
  /** Picture of the person. */
  avatar?: unknown;
  /** Country that one operates in. */
  country?: string | null | undefined;
  /** E-mail to sign in with, at most 254 characters. */
  email: string;
  /** Id of the event; it must be OPEN. */
  eventId: string | number;
  /** First name, at most 100 characters; one of two names is enough. */
  firstName: string;
  /** Job title; at most 200 characters. */
  jobTitle?: string | null | undefined;
  /** Last name, at most 100 characters; empty for a person of one name. */
  lastName: string;
  /** Organization that the person works for; at most 200 characters. */
  organization?: string | null | undefined;
  /** Password, 10 to 128 characters. */
  password: string;
  /** Phone number, at most 50 characters. */
  phone?: string | null | undefined;
  /** Date of the terms and the privacy policy that the person has agreed to, kept with the time; null if they were never asked. */
  termsVersion?: string | null | undefined;
};

/** How an event is reached without signing in. */
export type RemainingKeyKind =
  /** By an API token, which `revokeApiToken` ends. */
  | 'API_TOKEN'
  /** By a webhook, which `deleteWebhook` ends. */
  | 'WEBHOOK';

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

/** The member to remove from the team of a company. */
export type RemoveFromCompanyInput = {
  /** Id of the attendee. */
  attendeeId: string | number;
  /** Which company. */
  companyId: string | number;
};

/** Which activity or meeting. */
export type RemovePodActivityInput = {
  /** Id of an activity of any kind, or of a meeting. */
  podActivityId: string | number;
};

/** Which browser no longer wants notifications. */
export type RemovePushSubscriptionInput = {
  /** Address of its push service; at most 1,000 characters. */
  endpoint: string;
};

/** A new order of the questions of an event. */
export type ReorderFaqsInput = {
  /** Id of the event. */
  eventId: string | number;
  /** The questions in their new order, 1 to 500. Those that are not named follow in the order they had. */
  faqIds: Array<string | number>;
};

/** A new order of the floor. */
export type ReorderPodsInput = {
  /** Event whose pods are put in order. */
  eventId: string | number;
  /** Pods of the event, each once, 1 to 1,000; those that are left out follow in their old order. */
  podIds: Array<string | number>;
};

/** Which columns a report has. */
export type ReportColumnChoice = {
  /** Names of columns, in their order; at most 60, and all for an empty list. BAD_USER_INPUT for one that the report does not have. */
  names: Array<string>;
};

/** The type of a column's values; any of them may be null. */
export type ReportColumnKind =
  /** True or false. */
  | 'BOOLEAN'
  /** Number. */
  | 'NUMBER'
  /** Text. */
  | 'TEXT'
  /** Instant in ISO 8601, UTC. */
  | 'TIME';

/** Which rows of a report; all conditions hold together. */
export type ReportFilter = {
  /** Part that the companies play. BAD_USER_INPUT where the rows are no companies. */
  companyKind?: CompanyKind | null | undefined;
  /** Not before: when attendees confirmed, meetings begin or people entered; for companies, exhibitors and pods, which meetings are counted. */
  from?: string | null | undefined;
  /** Words of the name, job title or organization of people, or of the name of companies and pods; at most 200 characters. */
  search?: string | null | undefined;
  /** Status of the attendees or meetings. BAD_USER_INPUT where the rows do not have it. */
  status?: ReportStatus | null | undefined;
  /** Before this; of the same times as `from`. */
  to?: string | null | undefined;
};

/** A message to show to staff. */
export type ReportMessageInput = {
  /** The message, which was written to the viewer. */
  messageId: string | number;
  /** The reason for the report, 1 to 1,000 characters. */
  reason: string;
};

/** In what order the rows of a report are. */
export type ReportSort = {
  /** Name of one of its columns, at most 50 characters. */
  column: string;
  /** The greatest or latest first. */
  descending?: boolean | null | undefined;
};

/** Status of the rows of a report; companies and pods have none. */
export type ReportStatus =
  /** Meetings that are agreed on. */
  | 'ACTIVE'
  /** Attendees who take part. */
  | 'CONFIRMED'
  /** Attendees who have not accepted their invitation. */
  | 'INVITED'
  /** Meetings that wait for an answer. */
  | 'PENDING'
  /** Meetings that were declined, cancelled or expired. */
  | 'REJECTED';

/** The rows of a report: one for each attendee, meeting, entry, company, exhibitor or pod. */
export type ReportType =
  /** One row for each attendee. */
  | 'ATTENDEES'
  /** One row for each entry or exit. */
  | 'CHECK_INS'
  /** One row for each company. */
  | 'COMPANIES'
  /** One row for each company, with what came of the event for it. */
  | 'EXHIBITORS'
  /** One row for each meeting. */
  | 'MEETINGS'
  /** One row for each pod. */
  | 'PODS';

/** A meeting to ask a company for. */
export type RequestCompanyMeetingInput = {
  /** Id that the sender made up, 1 to 100 characters: the same again is the same request, whatever has become of it. */
  clientId?: string | null | undefined;
  /** Which company. */
  companyId: string | number;
  /** A word to the team, at most 1,000 characters. */
  note?: string | null | undefined;
  /** Preferred pod; any free one without it. Which one it will be is decided on acceptance. */
  podId?: string | number | null | undefined;
  /** Start of a slot. */
  startsAt: string;
};

/** A meeting to ask for. */
export type RequestMeetingInput = {
  /** The attendee to meet. */
  attendeeId: string | number;
  /** Id that the sender made up, 1 to 100 characters: the same again is the same request, whatever has become of it. Without it only a request that still waits is found again. */
  clientId?: string | null | undefined;
  /** End: exactly the event's slot length after the start, and that when absent. */
  endsAt?: string | null | undefined;
  /** A word to the receiver, at most 1,000 characters. */
  note?: string | null | undefined;
  /** Preferred pod; any free one without it. Which one it will be is decided on acceptance. */
  podId?: string | number | null | undefined;
  /** Start of a slot. */
  startsAt: string;
};

/** The account's address. */
export type RequestOtpInput = {
  /** `deviceToken` of an earlier sign-in on this device; at most 100 characters. */
  deviceToken?: string | null | undefined;
  /** E-mail of the account, at most 254 characters. */
  email: string;
};

/** A delivery to send again. */
export type ResendWebhookDeliveryInput = {
  /** Which delivery. */
  webhookDeliveryId: string | number;
};

/** Whose conflicts at gates are checked. */
export type ResolveEntryConflictsInput = {
  /** Id of the attendee. */
  attendeeId: string | number;
};

/** A report that staff are done with. */
export type ResolveMessageReportInput = {
  /** The decision, DISMISSED when absent. WARNED notifies the sender; for REMOVED remove the attendee first. */
  decision?: MessageReportDecision | null | undefined;
  /** Note for colleagues, at most 1,000 characters. */
  note?: string | null | undefined;
  /** The report. */
  reportId: string | number;
};

/** An answer to a request, or its end. */
export type RespondToMeetingInput = {
  /** The action. */
  action: MeetingAction;
  /** Which meeting. */
  meetingId: string | number;
  /** A polite word to the other with REJECT or CANCEL, at most 300 characters; not kept with ACCEPT. */
  reason?: string | null | undefined;
};

/** An answer to a proposed time, or its end. */
export type RespondToProposalInput = {
  /** The action. */
  action: ProposalAction;
  /** Which meeting. */
  meetingId: string | number;
  /** Which proposal: what replaced it meanwhile is not answered unseen. */
  proposalId: string | number;
};

/** A paused or slowed webhook that is to be sent its deliveries at once. */
export type ResumeWebhookInput = {
  /** Which webhook. */
  webhookId: string | number;
};

/** Which refused address to try again. */
export type RetryMailAddressInput = {
  /** Id of a mail to it. */
  mailId: string | number;
};

/** Of which event to take back the address of the agenda. */
export type RevokeAgendaFeedInput = {
  /** Id of the event. */
  eventId: string | number;
};

/** An API token to revoke. */
export type RevokeApiTokenInput = {
  /** Which token. */
  apiTokenId: string | number;
};

/** Which session is to end. */
export type RevokeSessionInput = {
  /** Id of the session. */
  sessionId: string | number;
};

/** Which session of which user is to end. */
export type RevokeUserSessionInput = {
  /** Id of the session. */
  sessionId: string | number;
  /** Id of the user. */
  userId: string | number;
};

/** Whose sessions are to end. */
export type RevokeUserSessionsInput = {
  /** Id of the user. */
  userId: string | number;
};

/** The role of a user; the same in every event. */
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

/** A webhook that is to get a new secret. */
export type RotateWebhookSecretInput = {
  /** Which webhook. */
  webhookId: string | number;
};

/** How to run a prepared import. */
export type RunImportInput = {
  /** Corrected cells, at most 500; those of earlier runs stay, and of one cell the latest counts. The kept file itself stays as it is. */
  cells?: Array<ImportCellInput> | null | undefined;
  /** Columns that fill another field than before, at most 200; the others stay as they are. */
  columns?: Array<ImportColumnInput> | null | undefined;
  /** What becomes of values that their fields do not know, at most 500, in place of what an earlier run was told; as before if absent. */
  corrections?: Array<ImportCorrectionInput> | null | undefined;
  /** Changes nothing; reports the result that a run would have. */
  dryRun?: boolean | null | undefined;
  /** Id of the import. */
  importId: string | number;
  /** Takes the good rows although others are faulty. */
  partial?: boolean | null | undefined;
  /** Mails invitations to the attendees that it adds; those of a DRAFT event wait until it is published. Not for other imports. */
  sendInvites?: boolean | null | undefined;
};

/** The browser's push subscription for the key of `pushPublicKey`. */
export type SavePushSubscriptionInput = {
  /** Shared secret (`keys.auth`), base64url; at most 100 characters. */
  auth: string;
  /** Address of the push service; at most 1,000 characters, of a known service. */
  endpoint: string;
  /** Public key of the browser (`keys.p256dh`), base64url; at most 200 characters. */
  p256dh: string;
};

/** One edit of a draft: exactly one of these. */
export type ScheduleEditInput = {
  /** Adds a meeting. */
  add?: AddScheduleMeetingInput | null | undefined;
  /** Takes the meeting with this id out. */
  dropId?: string | number | null | undefined;
  /** Moves a meeting. */
  move?: MoveScheduleMeetingInput | null | undefined;
};

/** What became of a change of a timetable. */
export type ScheduleOutcome =
  /** It is published. */
  | 'APPLIED'
  /** It was changed after it was published, and stays so. */
  | 'NOT_UNDONE'
  /** It was not possible any more; `reason` says why. */
  | 'SKIPPED'
  /** It was published, and then taken back. */
  | 'UNDONE';

/** Why two people do not meet. */
export type ScheduleReason =
  /** Somebody else of the company is met. */
  | 'COMPANY_MET'
  /** They are not free at the same time, or cannot meet for another reason. */
  | 'NOT_POSSIBLE'
  /** No pod is free when both are. */
  | 'NO_POD'
  /** The person has as many meetings as they may. */
  | 'OWN_MAXIMUM'
  /** They would have too many meetings in a row, or too long a way. */
  | 'ROW_OR_WAY'
  /** The other one has as many meetings as they may, or no free time left. */
  | 'THEY_ARE_FULL'
  /** All times that both have are taken by other meetings. */
  | 'TIMES_TAKEN';

/** What a timetable starts from. */
export type ScheduleRunBasis =
  /** Every meeting of earlier timetables may move or go, but for those that are locked or past. */
  | 'NOTHING'
  /** As little as possible changes of what was published. */
  | 'PUBLISHED';

/** What a timetable changes of a meeting. */
export type ScheduleRunChange =
  /** It is new. */
  | 'ADDED'
  /** It was published and is not held any more. */
  | 'DROPPED'
  /** It stays where it was published. */
  | 'KEPT'
  /** It was published at another time or pod. */
  | 'MOVED';

/** How far a timetable is. */
export type ScheduleRunStatus =
  /** Its meetings are published. */
  | 'APPLIED'
  /** Its meetings are being written. */
  | 'APPLYING'
  /** It was cancelled. Nothing was changed. */
  | 'CANCELLED'
  /** It is ready, and changes nothing until it is applied. */
  | 'DRAFT'
  /** It could not be computed; `error` says why. Nothing was changed. */
  | 'FAILED'
  /** It begins in a moment. */
  | 'QUEUED'
  /** It is computed; `progress` grows. */
  | 'RUNNING'
  /** Its meetings are being taken back. */
  | 'UNDOING'
  /** It was applied, and then undone. */
  | 'UNDONE';

/** The kind of the result. */
export type SearchKind =
  /** A confirmed attendee. */
  | 'ATTENDEE'
  /** A company. */
  | 'COMPANY'
  /** A frequently asked question. */
  | 'FAQ'
  /** A session of the schedule. */
  | 'SESSION';

/** Why something was found. */
export type SearchReasonCode =
  /** Its name, title or question has words. The terms are these words, without accents and capitals. */
  | 'NAME'
  /** It takes part as what was asked for. The term is an AttendeeCategory or a CompanyKind. */
  | 'ROLE'
  /** It has words that mean the same. The terms are these words. */
  | 'SYNONYM'
  /** What else it says has words: job title, organization, tagline, sectors, stand, track, answer. The terms are these words. */
  | 'TEXT'
  /** It has interests or sectors that the words mean. The terms are their labels. */
  | 'TOPIC';

/** How secrets of webhooks and texts of mails are stored. */
export type SecretsState =
  /** Some are sealed with a key that SECRETS_KEY does not name; they wait for it. */
  | 'KEY_MISSING'
  /** As they are: SECRETS_KEY is not set. */
  | 'PLAIN'
  /** Sealed with a key of the settings. */
  | 'SEALED';

/** The kind of a security event. */
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

/** An announcement to send, now or later. */
export type SendAnnouncementInput = {
  /** Which announcement. */
  announcementId: string | number;
  /** When, within a year from now; now when absent. */
  sendAt?: string | null | undefined;
};

/** The attendee to remind of the invitation. */
export type SendInvitationReminderInput = {
  /** Id of the attendee. */
  attendeeId: string | number;
};

/** A message to send. */
export type SendMessageInput = {
  /** The receiver. */
  attendeeId: string | number;
  /** Id that the sender made up, 1 to 100 characters: the same again in the conversation is the same message. Without it each call is a message of its own. */
  clientId?: string | null | undefined;
  /** Plain text, 1 to 4,000 characters, not only white space. */
  text: string;
};

/** The user to mail a link to set a new password. */
export type SendPasswordResetLinkInput = {
  /** Id of the user. */
  userId: string | number;
};

/** The event whose invitation is mailed to the viewer. */
export type SendTestInvitationInput = {
  /** Id of the event. */
  eventId: string | number;
  /** Language of the mail; that of the account without it. */
  language?: Language | null | undefined;
  /** Words that are not saved yet, in place of the saved ones. */
  words?: InvitationWordsInput | null | undefined;
};

/** A webhook to try. */
export type SendTestWebhookInput = {
  /** As if this had changed; its first topic when absent. */
  topic?: WebhookTopic | null | undefined;
  /** Which webhook. */
  webhookId: string | number;
};

/** Which bookmark. */
export type SetBookmarkInput = {
  /** The attendee to bookmark. */
  attendeeId: string | number;
  /** Sets or removes it; turns it over when absent. */
  bookmarked?: boolean | null | undefined;
};

/** Whether an attendee speaks for the company. */
export type SetCompanyContactInput = {
  /** Id of the attendee. */
  attendeeId: string | number;
  /** True makes a contact, false ends it. */
  contact: boolean;
};

/** All products of a company. */
export type SetCompanyProductsInput = {
  /** Which company. */
  companyId: string | number;
  /** Its products in their order, at most 20; those that are absent are removed. */
  products: Array<CompanyProductInput>;
};

/** An answer for all companies. */
export type SetContactSharingInput = {
  /** Id of the event. */
  eventId: string | number;
  /** False takes e-mail and phone back from all that have them by EVERYONE alone. */
  everyone: boolean;
};

/** What an event asks from now on. */
export type SetEventFieldsInput = {
  /** Id of the event. */
  eventId: string | number;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** All fields in their order, at most 40. Fields that are not among them go with their answers. */
  fields: Array<EventFieldInput>;
};

/** Which company, and whether it is a favourite. */
export type SetFavouriteCompanyInput = {
  /** Id of the company. */
  companyId: string | number;
  /** True adds it to the favourites, false removes it. */
  favourite: boolean;
};

/** All questions that a company asks from now on. */
export type SetLeadQuestionsInput = {
  /** Which company. */
  companyId: string | number;
  /** At most 10, in their order. Those that are absent are retired. */
  questions: Array<LeadQuestionInput>;
};

/** When the viewer is to be reminded of a lead. */
export type SetLeadReminderInput = {
  /** Which lead. */
  leadId: string | number;
  /** A time to come, at most 90 days from now; null for no reminder. */
  remindAt?: string | null | undefined;
};

/** Whether a person wants mails of a kind. */
export type SetMailChoiceInput = {
  /** Which kind; that of the link without it. */
  kind?: MailKind | null | undefined;
  /** Token of the link; at most 100 characters. */
  token: string;
  /** False to stop these mails. */
  wanted: boolean;
};

/** Whether matching may learn from the viewer at an event. */
export type SetMatchLearningInput = {
  /** False objects to it, true allows it again. */
  allowed: boolean;
  /** Id of the event. */
  eventId: string | number;
};

/** How many meetings are promised to whom. */
export type SetMeetingTargetsInput = {
  /** Which event. */
  eventId: string | number;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** All targets, at most 1,000; what is not named has none. */
  targets: Array<MeetingTargetInput>;
};

/** What one wants of another attendee, or of a company. */
export type SetMeetingWishInput = {
  /** The attendee; either this or `companyId`. */
  attendeeId?: string | number | null | undefined;
  /** The company: any of its team will do. */
  companyId?: string | number | null | undefined;
  /** What is wanted; null takes back what was said. */
  kind?: MeetingWishKind | null | undefined;
  /** Place among the wishes of the same kind, from 1; others move. Without it a new one comes last, and one that is there stays. */
  position?: number | null | undefined;
};

/** A first password of an invited person. */
export type SetPasswordInput = {
  /** Invite code, of the mail. */
  code: string;
  /** Password, 10 to 128 characters. */
  password: string;
};

/** The weights between personas at an event. */
export type SetPersonaWishesInput = {
  /** Id of the event. */
  eventId: string | number;
  /** The changed pairs: at most 49, each once; the others stay unchanged. */
  wishes: Array<PersonaWishInput>;
};

/** The events that a user reaches as staff; what was before goes. */
export type SetStaffEventsInput = {
  /** All events, also those that are made later. */
  allEvents: boolean;
  /** These events, each once, at most 200; none with `allEvents`. */
  events: Array<StaffEventInput>;
  /** Id of the user. */
  userId: string | number;
};

/** Whether the viewer is typing. */
export type SetTypingInput = {
  /** The receiver. */
  attendeeId: string | number;
  /** Begun, or still at it; false: stopped. */
  typing: boolean;
};

/** Why a decision does not hold for somebody. */
export type SkipReason =
  /** The event asks for a proven e-mail address. */
  | 'EMAIL_NOT_VERIFIED'
  /** The person has sent or agreed to a request, or written a message meanwhile. */
  | 'HAS_TAKEN_PART'
  /** The stage leaves nothing to decide, or was changed meanwhile. */
  | 'NOT_DECIDABLE';

/** An event that a user is to reach as staff. */
export type StaffEventInput = {
  /** When the right ends by itself, in the future; without it never. */
  endsAt?: string | null | undefined;
  /** Id of the event. */
  eventId: string | number;
};

/** A bulk action and its attendees. */
export type StartBulkJobInput = {
  /** These of its attendees, 1 to 1,000; others are ignored. Either this or `filter`. */
  attendeeIds?: Array<string | number> | null | undefined;
  /** The new category; for SET_CATEGORY only. */
  category?: AttendeeCategory | null | undefined;
  /** Company of the event; for SET_COMPANY only. Without it they leave their companies. */
  companyId?: string | number | null | undefined;
  /** Id of the event. */
  eventId: string | number;
  /** The number of attendees that the viewer was shown; CONFLICT SELECTION_CHANGED if it differs now. */
  expectedTotal?: number | null | undefined;
  /** All that match, as `attendees` lists them, at most 20,000. Either this or `attendeeIds`. */
  filter?: AttendeeFilter | null | undefined;
  /** Group of the event without a condition; for ADD_TO_GROUP and REMOVE_FROM_GROUP only. */
  groupId?: string | number | null | undefined;
  /** The action. */
  kind: BulkJobKind;
};

/** How a timetable is to be computed. */
export type StartScheduleRunInput = {
  /** What it starts from. */
  basis: ScheduleRunBasis;
  /** Which event. */
  eventId: string | number;
  /** What it keeps first; without it what the event's program says. */
  order?: MeetingProgramOrder | null | undefined;
  /** 0 to 2,147,483,647; without it any. The same seed and input give the same timetable. */
  seed?: number | null | undefined;
};

/** How the text of a file is written that is not in Unicode. */
export type TextEncoding =
  /** Arabic and Urdu (windows-1256). */
  | 'ARABIC'
  /** Baltic languages (windows-1257). */
  | 'BALTIC'
  /** Polish, Czech, Hungarian, Croatian (windows-1250). */
  | 'CENTRAL_EUROPEAN'
  /** Chinese, simplified (gb18030). */
  | 'CHINESE_SIMPLIFIED'
  /** Chinese, traditional (big5). */
  | 'CHINESE_TRADITIONAL'
  /** Cyrillic (windows-1251). */
  | 'CYRILLIC'
  /** Cyrillic, of DOS (ibm866). */
  | 'CYRILLIC_DOS'
  /** Cyrillic, of older Macs (x-mac-cyrillic). */
  | 'CYRILLIC_MAC'
  /** Greek (windows-1253). */
  | 'GREEK'
  /** Hebrew (windows-1255). */
  | 'HEBREW'
  /** Japanese (shift_jis). */
  | 'JAPANESE'
  /** Korean (euc-kr). */
  | 'KOREAN'
  /** Turkish (windows-1254). */
  | 'TURKISH'
  /** Vietnamese (windows-1258). */
  | 'VIETNAMESE'
  /** Western Europe (windows-1252). */
  | 'WESTERN'
  /** Western Europe, of older Macs (macintosh). */
  | 'WESTERN_MAC';

/** A text in one language. */
export type TextInLanguageInput = {
  /** The language. */
  language: Language;
  /** The text, 1 to 500 characters. */
  text: string;
};

/** Which attendee to unblock. */
export type UnblockAttendeeInput = {
  /** Id of the attendee. */
  attendeeId: string | number;
};

/** Which bulk job is to be undone. */
export type UndoBulkJobInput = {
  /** Id of the bulk job. */
  bulkJobId: string | number;
};

/** A decision to take back. */
export type UndoDecisionInput = {
  /** About these alone, at most 1,000; without it about all. */
  attendeeIds?: Array<string | number> | null | undefined;
  /** `decisionId` of the decision. */
  decisionId: string | number;
};

/** Which import to take back. */
export type UndoImportInput = {
  /** Id of the import. */
  importId: string | number;
};

/** Which published timetable is to be taken back. */
export type UndoScheduleRunInput = {
  /** Id of the timetable. */
  scheduleRunId: string | number;
};

/** Changes of an activity; absent fields stay unchanged. */
export type UpdateActivityInput = {
  /** Which activity. */
  activityId: string | number;
  /** Description, at most 5,000 characters; null removes it. */
  description?: string | null | undefined;
  /** When it ends; at most 24 hours later. */
  endsAt?: string | null | undefined;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** The kind of activity. */
  kind?: ActivityKind | null | undefined;
  /** Where it is, at most 200 characters; null removes it. */
  location?: string | null | undefined;
  /** The pod that is taken out of use; for POD, and only there. */
  podId?: string | number | null | undefined;
  /** Attendees who speak now, in this order; at most 50, CONFIRMED or INVITED. */
  speakerIds?: Array<string | number> | null | undefined;
  /** When it begins. */
  startsAt?: string | null | undefined;
  /** Name, 1 to 200 characters. */
  title?: string | null | undefined;
  /** The track that it is part of, at most 100 characters; null removes it. */
  track?: string | null | undefined;
};

/** Changes of a draft or a scheduled announcement. Absent fields stay unchanged. */
export type UpdateAnnouncementInput = {
  /** Which announcement. */
  announcementId: string | number;
  /** Mails it. */
  byMail?: boolean | null | undefined;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** Shows it in the portal. */
  inPortal?: boolean | null | undefined;
  /** Its recipients. */
  segment?: AnnouncementSegmentInput | null | undefined;
  /** Plain text, 1 to 2,000 characters. */
  text?: string | null | undefined;
  /** Title, 1 to 120 characters. */
  title?: string | null | undefined;
};

/** Changes of a group. Absent fields stay unchanged. */
export type UpdateAttendeeGroupInput = {
  /** Condition: one of these answers to each of these fields, which are choices, countries, or yes or no; at most 10. */
  answers?: Array<AnswersFilter> | null | undefined;
  /** How many of its members may take part, 1 to 1,000,000; null for any number. A lower one takes no place away. */
  capacity?: number | null | undefined;
  /** Condition: one of these categories, at most 3. */
  categories?: Array<AttendeeCategory> | null | undefined;
  /** Colour as #rrggbb; none where null. */
  colour?: string | null | undefined;
  /** Condition: in the team of a company of one of these kinds, at most 4. */
  companyKinds?: Array<CompanyKind> | null | undefined;
  /** Condition: in the team of a company of one of these tiers, at most 20 of at most 60 characters each. */
  companyTiers?: Array<string> | null | undefined;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** Which group. */
  groupId: string | number;
  /** How many meetings a member may have in all, 0 to 100,000; null for any number. */
  meetingsInAll?: number | null | undefined;
  /** How many meetings a member may have on one day, 0 to 100,000; null for any number. */
  meetingsPerDay?: number | null | undefined;
  /** Name, 1 to 60 characters. */
  name?: string | null | undefined;
  /** Place in the order of groups, 0 to 1,000. */
  rank?: number | null | undefined;
  /** How many requests a member may send in all, 0 to 100,000; null for any number. */
  requestsInAll?: number | null | undefined;
  /** How many requests a member may send on one day, 0 to 100,000; null for any number. */
  requestsPerDay?: number | null | undefined;
  /** Where the change removes the condition: true restores the members whom the condition had replaced, false keeps those who met it. */
  restoreMembers?: boolean | null | undefined;
  /** Attendees see it on cards; not at first. */
  shown?: boolean | null | undefined;
  /** How many meeting requests of a member may wait at once, 0 to 100,000; null for any number. */
  waitingRequests?: number | null | undefined;
};

/** The changes; absent fields stay unchanged. */
export type UpdateAttendeeInput = {
  /** Answers to fields of the event, at most 40; those that are not named stay as they are. What is not asked any more with these answers is removed. Errors name a field by its key: `input.answers.<key>`. */
  answers?: Array<AnswerInput> | null | undefined;
  /** Id of the attendee. */
  attendeeId: string | number;
  /** Picture of the person. */
  avatar?: unknown;
  /** As what one takes part; ATTENDEE at first. */
  category?: AttendeeCategory | null | undefined;
  /** Company of the event whose team one is in. */
  companyId?: string | number | null | undefined;
  /** Country that one operates in. */
  country?: string | null | undefined;
  /** Cover picture. */
  cover?: unknown;
  /** Address, at most 254 characters. It can be corrected until the person has a password or another event. */
  email?: string | null | undefined;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** First name, at most 100 characters; one of two names is enough. */
  firstName?: string | null | undefined;
  /** Interests by group, at most 20 groups; groups that are not named stay as they are. */
  interests?: Array<InterestsInput> | null | undefined;
  /** Introduction; at most 5,000 characters. */
  introduction?: string | null | undefined;
  /** Job title; at most 200 characters. */
  jobTitle?: string | null | undefined;
  /** Last name, at most 100 characters; empty for a person of one name. */
  lastName?: string | null | undefined;
  /** Organization that the person works for; at most 200 characters. */
  organization?: string | null | undefined;
  /** Phone number, at most 50 characters. */
  phone?: string | null | undefined;
};

/** Changes of a company. Absent fields stay unchanged. */
export type UpdateCompanyInput = {
  /** City, at most 100 characters. */
  city?: string | null | undefined;
  /** Which company. */
  companyId: string | number;
  /** Country that it is based in. */
  country?: string | null | undefined;
  /** Cover picture. */
  cover?: unknown;
  /** Description, at most 10,000 characters. */
  description?: string | null | undefined;
  /** Address for mails, at most 254 characters. */
  email?: string | null | undefined;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** As what it takes part. */
  kind?: CompanyKind | null | undefined;
  /** Further addresses of its page, with http or https: at most 5. */
  links?: Array<string> | null | undefined;
  /** Logo. */
  logo?: unknown;
  /** Name, 1 to 200 characters, unique among those of its kind at the event. */
  name?: string | null | undefined;
  /** Phone number, at most 50 characters. */
  phone?: string | null | undefined;
  /** How many people its contacts may have in its team, 0 to 1,000; 5 at first. */
  seats?: number | null | undefined;
  /** Sectors that it works in: at most 20, each of at most 60 characters. */
  sectors?: Array<string> | null | undefined;
  /** Number of its stand, such as B12; at most 20 characters. */
  stand?: string | null | undefined;
  /** One line under the name, at most 200 characters. */
  tagline?: string | null | undefined;
  /** Tier of a sponsor, such as Gold; at most 60 characters. */
  tier?: string | null | undefined;
  /** Address of its website, with http or https. */
  website?: string | null | undefined;
};

/** Changes of an event. Absent fields stay unchanged. */
export type UpdateEventInput = {
  /** Colour of the event in the portal, `#rrggbb`; null or empty for the colour of Podium. One that no shade of is readable (4.5:1) in the light or the dark theme is refused. */
  accentColor?: string | null | undefined;
  /** How many people may take part, 1 to 1,000,000; null for any number. A lower one takes no place away. */
  capacity?: number | null | undefined;
  /** City of the place, at most 200 characters. */
  city?: string | null | undefined;
  /** Address of the organisers, to which replies to mails of the event go; at most 254 characters. */
  contactEmail?: string | null | undefined;
  /** Country of the place. */
  country?: string | null | undefined;
  /** Cover picture. */
  cover?: unknown;
  /** Description, at most 20,000 characters. */
  description?: string | null | undefined;
  /** When it ends; after the beginning, and at most 60 days after it. */
  endsAt?: string | null | undefined;
  /** Which event. */
  eventId: string | number;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** Time between two meetings, 0 to 120 minutes; 5 for a new event. */
  gapMinutes?: number | null | undefined;
  /** All groups of interests, at most 20, in their order. Groups and terms that are not among them go, with the choices of attendees; those that stay keep theirs. */
  interestGroups?: Array<InterestGroupInput> | null | undefined;
  /** Erases the people of the event so many days after its end, 30 to 1,095, and at least 7 days after administrators were warned; never where null, as in a new event. */
  keepDays?: number | null | undefined;
  /** Languages that the event offers, 1 to 3, the default first; all for a new event. */
  languages?: Array<Language> | null | undefined;
  /** Logo. */
  logo?: unknown;
  /** When meetings may take place: at most 200, on days of the event, not overlapping. */
  meetingHours?: Array<MeetingHoursInput> | null | undefined;
  /** The rule of registration; INVITE_ONLY for a new event. */
  registration?: EventRegistration | null | undefined;
  /** Only users who have proven their e-mail address take part; false for a new event. Switched on, it keeps out unproven attendees until they prove it. */
  requiresVerifiedEmail?: boolean | null | undefined;
  /** Length of a meeting, 5 to 240 minutes; 20 for a new event. */
  slotMinutes?: number | null | undefined;
  /** When it begins. */
  startsAt?: string | null | undefined;
  /** How far the event is; DRAFT for a new one. */
  status?: EventStatus | null | undefined;
  /** One line under the title, at most 200 characters. */
  tagline?: string | null | undefined;
  /** Time zone; UTC for a new event without it. A new one alone moves no instant. */
  timezone?: string | null | undefined;
  /** Title, 1 to 200 characters. */
  title?: string | null | undefined;
  /** Name of the place, at most 200 characters. */
  venue?: string | null | undefined;
};

/** Changes of a question. Absent fields stay unchanged. */
export type UpdateFaqInput = {
  /** The answer, 1 to 10,000 characters. */
  answer?: string | null | undefined;
  /** The category, at most 100 characters. */
  category?: string | null | undefined;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** Which question. */
  faqId: string | number;
  /** Place in the order, 0 to 100,000; at the end when absent. */
  position?: number | null | undefined;
  /** The question, 1 to 500 characters. */
  question?: string | null | undefined;
};

/** Who may see, meet and write to whom. */
export type UpdateGroupRulesInput = {
  /** Id of the event. */
  eventId: string | number;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** What is not allowed, at most 1,000 rules: for a pair that is not named everything is. */
  rules: Array<GroupRuleInput>;
};

/** Changes of an article. Absent fields stay unchanged. */
export type UpdateInsightInput = {
  /** The text, 1 to 50,000 characters. */
  body?: string | null | undefined;
  /** Cover picture. */
  cover?: unknown;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** Which article. */
  insightId: string | number;
  /** When it appears; now for a new one without it. */
  publishedAt?: string | null | undefined;
  /** Where it was published first, with http or https. */
  sourceUrl?: string | null | undefined;
  /** Summary, 1 to 1,000 characters. */
  summary?: string | null | undefined;
  /** Title, 1 to 200 characters. */
  title?: string | null | undefined;
};

/** Changes of how people are invited. Absent fields stay unchanged. */
export type UpdateInvitationPlanInput = {
  /** Id of the event. */
  eventId: string | number;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** Days after the invitation, at most 2, the second one later; each from 1 to 60. */
  reminderDays?: Array<number> | null | undefined;
  /** When everybody who was not invited before is invited: a time to come, before the event ends; null cancels it. */
  sendAt?: string | null | undefined;
  /** The own words of all languages, at most 3, each language once; the others get the standard words. */
  words?: Array<InvitationWordsInput> | null | undefined;
};

/** The language that the viewer chooses. */
export type UpdateLanguageInput = {
  /** Which one. */
  language: Language;
};

/** Changes of a lead. Absent fields stay unchanged. */
export type UpdateLeadInput = {
  /** Answers, at most 10; other answers stay. */
  answers?: Array<LeadAnswerInput> | null | undefined;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** Whether it is followed up; true keeps who marked it first. */
  followedUp?: boolean | null | undefined;
  /** Which lead. */
  leadId: string | number;
  /** A note, at most 2,000 characters; it replaces the earlier one. */
  note?: string | null | undefined;
  /** How promising it is; null for no rating. */
  rating?: LeadRating | null | undefined;
};

/** The meeting program of an event. Absent fields stay unchanged. */
export type UpdateMeetingProgramInput = {
  /** Which event. */
  eventId: string | number;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** Matches fill what wishes leave. */
  fillsByMatches?: boolean | null | undefined;
  /** Groups whose members take part, at most 51; null for everybody. */
  groupIds?: Array<string | number> | null | undefined;
  /** How many meetings one has in a row at most, 1 to 50. */
  mostInRow?: number | null | undefined;
  /** What the timetable keeps first. */
  order?: MeetingProgramOrder | null | undefined;
  /** Until when wishes are taken, after `wishesOpenAt`; null for the end of the event. */
  wishesCloseAt?: string | null | undefined;
  /** From when on wishes are taken; null closes them. */
  wishesOpenAt?: string | null | undefined;
};

/** Changes of the page of a company. Absent fields stay unchanged. */
export type UpdateOwnCompanyInput = {
  /** City, at most 100 characters. */
  city?: string | null | undefined;
  /** Which company. */
  companyId: string | number;
  /** Country that it is based in. */
  country?: string | null | undefined;
  /** Cover picture. */
  cover?: unknown;
  /** Description, at most 10,000 characters. */
  description?: string | null | undefined;
  /** Address for mails, at most 254 characters. */
  email?: string | null | undefined;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** Further addresses of its page, with http or https: at most 5. */
  links?: Array<string> | null | undefined;
  /** Logo. */
  logo?: unknown;
  /** Phone number, at most 50 characters. */
  phone?: string | null | undefined;
  /** Sectors that it works in: at most 20, each of at most 60 characters. */
  sectors?: Array<string> | null | undefined;
  /** One line under the name, at most 200 characters. */
  tagline?: string | null | undefined;
  /** Address of its website, with http or https. */
  website?: string | null | undefined;
};

/** A new password, with the token of `verifyOtp` or of a mail, or with the current one. */
export type UpdatePasswordInput = {
  /** The password until now, where no token is given; at most 128 characters. */
  currentPassword?: string | null | undefined;
  /** The new password, 10 to 128 characters; another one than the current one, none of the most common ones, and not made of name or e-mail. */
  password: string;
  /** Token of `verifyOtp` or of a mailed link, which needs no session. */
  resetToken?: string | null | undefined;
};

/** Where an activity or meeting is to be; what is absent stays. */
export type UpdatePodActivityInput = {
  /** When it ends; a meeting takes 4 hours at most. */
  endsAt?: string | null | undefined;
  /** Id of an activity of any kind, or of an ACTIVE meeting. */
  podActivityId: string | number;
  /** At which pod of the event; sessions and breaks have none. */
  podId?: string | number | null | undefined;
  /** When it begins; a meeting keeps its length without an end. */
  startsAt?: string | null | undefined;
};

/** Changes of a pod. Absent fields stay unchanged. */
export type UpdatePodInput = {
  /** Meetings may be held there; true when absent. */
  bookable?: boolean | null | undefined;
  /** Company of the same event whose own pod it is; null makes it free for all. */
  companyId?: string | number | null | undefined;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** Where it is found, at most 200 characters. */
  location?: string | null | undefined;
  /** Name, 1 to 200 characters, unique within the event. */
  name?: string | null | undefined;
  /** Which pod. */
  podId: string | number;
  /** Place in the order of the floor, 0 to 100,000; at the end when absent. */
  position?: number | null | undefined;
};

/** Changes of the viewer's profile; absent fields stay unchanged. */
export type UpdateProfileInput = {
  /** Answers to fields of the event, at most 40; those that are not named stay as they are. What is not asked any more with these answers is removed. Errors name a field by its key: `input.answers.<key>`. */
  answers?: Array<AnswerInput> | null | undefined;
  /** Picture of the person. */
  avatar?: unknown;
  /** Country that one operates in. */
  country?: string | null | undefined;
  /** Cover picture. */
  cover?: unknown;
  /** Id of the event. */
  eventId: string | number;
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** First name, at most 100 characters; one of two names is enough. */
  firstName?: string | null | undefined;
  /** Interests by group, at most 20 groups; groups that are not named stay as they are. */
  interests?: Array<InterestsInput> | null | undefined;
  /** Introduction; at most 5,000 characters. */
  introduction?: string | null | undefined;
  /** Job title; at most 200 characters. */
  jobTitle?: string | null | undefined;
  /** Last name, at most 100 characters; empty for a person of one name. */
  lastName?: string | null | undefined;
  /** Whether announcements come by mail too. */
  mailsAnnouncements?: boolean | null | undefined;
  /** Whether reminders and news of agreed meetings come by mail too. */
  mailsReminders?: boolean | null | undefined;
  /** Whether requests for a meeting come by mail too. */
  mailsRequests?: boolean | null | undefined;
  /** Organization that the person works for; at most 200 characters. */
  organization?: string | null | undefined;
  /** Phone number, at most 50 characters. */
  phone?: string | null | undefined;
  /** Whether attendees with an ACTIVE meeting with the person may see the e-mail. */
  sharesEmail?: boolean | null | undefined;
};

/** The changes; absent fields stay unchanged. */
export type UpdateUserInput = {
  /** Whether the user may not sign in; true ends all sessions and sockets of the user. */
  disabled?: boolean | null | undefined;
  /** Name shown to others, 1 to 200 characters. */
  displayName?: string | null | undefined;
  /** The user's role; takes effect at once. */
  role?: Role | null | undefined;
  /** Id of the user. */
  userId: string | number;
};

/** Changes of a webhook. Absent fields stay unchanged. */
export type UpdateWebhookInput = {
  /** `updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since. */
  expectedUpdatedAt?: string | null | undefined;
  /** For what it is, 1 to 80 characters. */
  name?: string | null | undefined;
  /** A GraphQL query of at most 10,000 characters and 1,000 points, with the variables `$id: ID!` (what changed) and `$eventId: ID!` and no others, for a webhook of one topic. Null or absent: each topic has its default. */
  query?: string | null | undefined;
  /** The scopes of its query, 1 to 11. */
  scopes?: Array<ApiScope> | null | undefined;
  /** The subscribed topics, 1 to 4. */
  topics?: Array<WebhookTopic> | null | undefined;
  /** Where its deliveries are sent, at most 2,000 characters: `https`, without a user and a password, at a public address. */
  url?: string | null | undefined;
  /** Which webhook. */
  webhookId: string | number;
};

/** In what order users are listed. */
export type UserSort =
  /** Those first who never signed in, or not for the longest time. */
  | 'LAST_SIGN_IN'
  /** The latest sign-in first; those who never signed in last. */
  | 'LAST_SIGN_IN_DESC'
  /** By name. */
  | 'NAME'
  /** By name, from the end. */
  | 'NAME_DESC'
  /** The latest made first. */
  | 'NEWEST'
  /** The first made first. */
  | 'OLDEST';

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

/** How far a delivery is. */
export type WebhookDeliveryStatus =
  /** The receiver answered 2xx. */
  | 'DELIVERED'
  /** Was tried for 24 hours, or expired while its webhook was paused. */
  | 'FAILED'
  /** Is sent at `nextAttemptAt`, unless its webhook is paused or slowed down. */
  | 'WAITING';

/** Why nothing is sent to a webhook. */
export type WebhookPauseReason =
  /** Every attempt failed for 24 hours. */
  | 'FAILING'
  /** The receiver answered 410 Gone. */
  | 'GONE';

/** Kinds of changes in an event that programs can follow. */
export type WebhookTopic =
  /** An attendee was added, changed or removed. */
  | 'ATTENDEE_CHANGED'
  /** An entry or exit was recorded. */
  | 'CHECK_IN_RECORDED'
  /** A meeting was requested or changed. */
  | 'MEETING_CHANGED'
  /** A session or break was added, changed or deleted. */
  | 'SCHEDULE_CHANGED';

/** A place or an application to give up. */
export type WithdrawInput = {
  /** Id of the event. */
  eventId: string | number;
};

export type OrganiserMenuQueryVariables = Exact<{
  eventId: string | number;
}>;


export type OrganiserMenuQuery = { event: { id: string, registration: EventRegistration, capacity: number | null }, attendeeGroups: Array<{ id: string, capacity: number | null }>, applicationCounts: Array<{ stage: AttendeeStage, count: number }> };

export type TodayQueryVariables = Exact<{
  eventId: string | number;
}>;


export type TodayQuery = { eventToday: { eventId: string, funnel: { invited: number, joined: number, profileComplete: number, withRequest: number }, tasks: Array<{ kind: OrganiserTaskKind, count: number, items: Array<{ id: string, name: string, detail: string | null, at: string | null }> }> }, eventStatistics: { eventId: string, totals: { attendees: number, checkedIn: number, inside: number }, entriesByGate: Array<{ gate: string, startsAt: string, in: number, out: number }> } };

export type EntryCodeOfQueryVariables = Exact<{
  id: string | number;
}>;


export type EntryCodeOfQuery = { attendee: { id: string, inviteCode: string | null } };

export type EventResultQueryVariables = Exact<{
  eventId: string | number;
}>;


export type EventResultQuery = { eventToday: { eventId: string, previousEvent: { id: string, title: string } | null }, eventStatistics: { eventId: string, topExhibitors: Array<{ companyId: string, name: string, leads: number, meetings: number }>, topSessions: Array<{ activityId: string, title: string, stars: number, count: number }>, totals: { attendees: number, confirmed: number, checkedIn: number, messages: number }, meetingFunnel: { requested: number, accepted: number, held: number } } };

export type PreviousResultQueryVariables = Exact<{
  eventId: string | number;
}>;


export type PreviousResultQuery = { eventStatistics: { eventId: string, totals: { attendees: number, confirmed: number, checkedIn: number, messages: number }, meetingFunnel: { requested: number, accepted: number, held: number } } };

export type EventResult_StatisticsFragment = { eventId: string, totals: { attendees: number, confirmed: number, checkedIn: number, messages: number }, meetingFunnel: { requested: number, accepted: number, held: number } };

export type PeopleToMeetTodayQueryVariables = Exact<{
  eventId: string | number;
  date: string;
  first: number;
}>;


export type PeopleToMeetTodayQuery = { nextMatches: Array<{ slotsLeft: number, nextSlots: Array<{ startsAt: string }>, match: { attendee: { id: string, country: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, bookmarked: boolean, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeetingRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, confidence: MatchConfidence, reasons: Array<{ kind: MatchReasonKind, term: string }> } | null } } }> };

export type PeopleToMeetQueryVariables = Exact<{
  eventId: string | number;
  first: number;
}>;


export type PeopleToMeetQuery = { matches: { nodes: Array<{ attendee: { id: string, country: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, bookmarked: boolean, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeetingRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, confidence: MatchConfidence, reasons: Array<{ kind: MatchReasonKind, term: string }> } | null } }> } };

export type SponsorLogo_CompanyFragment = { id: string, name: string, tier: string | null, website: string | null, logoUrl: string | null };

export type HomeCompaniesQueryVariables = Exact<{
  eventId: string | number;
  first: number;
}>;


export type HomeCompaniesQuery = { exhibitors: { nodes: Array<{ id: string, eventId: string, kind: CompanyKind, name: string, tagline: string | null, country: string | null, sectors: Array<string>, sharedSectors: Array<string>, logoUrl: string | null, teamSize: number, tier: string | null, stand: string | null, favourite: boolean, pods: Array<{ id: string, name: string }> }> }, startups: { nodes: Array<{ id: string, eventId: string, kind: CompanyKind, name: string, tagline: string | null, country: string | null, sectors: Array<string>, sharedSectors: Array<string>, logoUrl: string | null, teamSize: number, tier: string | null, stand: string | null, favourite: boolean, pods: Array<{ id: string, name: string }> }> }, sponsors: { nodes: Array<{ id: string, name: string, tier: string | null, website: string | null, logoUrl: string | null }> } };

export type OwnHomeQueryVariables = Exact<{
  eventId: string | number;
}>;


export type OwnHomeQuery = { bookmarks: { totalCount: number }, meetings: { totalCount: number }, event: { id: string, viewerProfile: { id: string, introduction: string | null, sessions: Array<{ audience: number | null, id: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null }>, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }> } | null } };

export type Versions_LiveDigestFragment = { activities: string, agenda: string, meetings: string, notifications: string };

export type LiveDigestQueryVariables = Exact<{
  eventId: string | number;
}>;


export type LiveDigestQuery = { liveDigest: { activities: string, agenda: string, meetings: string, notifications: string }, event: { id: string, viewerPendingMeetingCount: number, unreadNotificationCount: number } };

export type MeetingsOfPeopleQueryVariables = Exact<{
  eventId: string | number;
}>;


export type MeetingsOfPeopleQuery = { meetings: { nodes: Array<{ id: string, other: { id: string, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null } | null }> } };

export type UpdateLanguageMutationVariables = Exact<{
  input: UpdateLanguageInput;
}>;


export type UpdateLanguageMutation = { updateLanguage: { user: { id: string, language: Language | null } } };

export type UploadImageMutationVariables = Exact<{
  file: unknown;
}>;


export type UploadImageMutation = { uploadImage: { image: { name: string, url: string } } };

export type SessionItem_SessionFragment = { id: string, device: string | null, createdAt: string, lastUsedAt: string, current: boolean };

export type SecurityEventItem_EventFragment = { id: string, kind: SecurityEventKind, device: string | null, count: number, address: string | null, createdAt: string };

export type EventChoices_AttendeeFragment = { id: string, mailsAnnouncements: boolean | null, mailsRequests: boolean | null, mailsReminders: boolean | null, sharesEmail: boolean | null, matchLearning: boolean | null };

export type MailChoices_ChoicesFragment = { id: string, eventTitle: string, wanted: Array<MailKind> };

export type BlockedPerson_AttendeeFragment = { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null };

export type AccountOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountOverviewQuery = { me: { id: string, email: string, emailVerifiedAt: string | null, displayName: string, removal: { meetings: number, profiles: number } } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: { nodes: Array<{ id: string, device: string | null, createdAt: string, lastUsedAt: string, current: boolean }> } };

export type SecurityEventsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SecurityEventsQuery = { mySecurityEvents: { nodes: Array<{ id: string, kind: SecurityEventKind, device: string | null, count: number, address: string | null, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EventChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type EventChoicesQuery = { events: { nodes: Array<{ id: string, title: string, timezone: string, viewerProfile: { id: string, mailsAnnouncements: boolean | null, mailsRequests: boolean | null, mailsReminders: boolean | null, sharesEmail: boolean | null, matchLearning: boolean | null } | null }> } };

export type MailChoicesQueryVariables = Exact<{
  token: string;
}>;


export type MailChoicesQuery = { mailChoices: { id: string, eventTitle: string, wanted: Array<MailKind> } };

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


export type ChangeEventChoicesMutation = { updateProfile: { attendee: { id: string, mailsAnnouncements: boolean | null, mailsRequests: boolean | null, mailsReminders: boolean | null, sharesEmail: boolean | null, matchLearning: boolean | null } } };

export type SetMailChoiceMutationVariables = Exact<{
  input: SetMailChoiceInput;
}>;


export type SetMailChoiceMutation = { setMailChoice: { mailChoices: { id: string, eventTitle: string, wanted: Array<MailKind> } } };

export type ChooseMatchLearningMutationVariables = Exact<{
  input: SetMatchLearningInput;
}>;


export type ChooseMatchLearningMutation = { setMatchLearning: { attendee: { id: string, matchLearning: boolean | null } } };

export type UnblockPersonMutationVariables = Exact<{
  input: UnblockAttendeeInput;
}>;


export type UnblockPersonMutation = { unblockAttendee: { attendee: { id: string, blockedByViewer: boolean } } };

export type EraseMeMutationVariables = Exact<{
  input: EraseMeInput;
}>;


export type EraseMeMutation = { eraseMe: { userId: string } };

export type ProfileCard_AttendeeFragment = { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, introduction: string | null, country: string | null, avatarUrl: string | null, coverUrl: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, answers: Array<{ fieldId: string, key: string, kind: EventFieldKind, label: string, values: Array<string>, text: string }> };

export type OwnProfileQueryVariables = Exact<{
  eventId: string | number;
}>;


export type OwnProfileQuery = { eventProfile: { bookmarks: Array<string>, profile: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, introduction: string | null, country: string | null, avatarUrl: string | null, coverUrl: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, answers: Array<{ fieldId: string, key: string, kind: EventFieldKind, label: string, values: Array<string>, text: string }> } } };

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

export type Announcement_AnnouncementFragment = { id: string, eventId: string, title: string, text: string, inPortal: boolean, byMail: boolean, status: AnnouncementStatus, sendAt: string | null, sentAt: string | null, createdAt: string, updatedAt: string, recipientCount: number | null, authorName: string, segment: { status: AttendeeStatus, category: AttendeeCategory | null, companyKinds: Array<CompanyKind> | null, companyContacts: boolean | null, groupIds: Array<string> | null, interests: Array<string> | null, countries: Array<string> | null, checkedIn: boolean | null, hasMeetings: boolean | null, hasWishes: boolean | null, answers: Array<{ fieldId: string, values: Array<string> }> | null }, reach: { read: number, mailed: number, reached: number } };

export type AnnouncementsQueryVariables = Exact<{
  eventId: string | number;
  status?: AnnouncementStatus | null | undefined;
  search?: string | null | undefined;
  first: number;
  offset?: number | null | undefined;
}>;


export type AnnouncementsQuery = { announcements: { totalCount: number, nodes: Array<{ id: string, eventId: string, title: string, text: string, inPortal: boolean, byMail: boolean, status: AnnouncementStatus, sendAt: string | null, sentAt: string | null, createdAt: string, updatedAt: string, recipientCount: number | null, authorName: string, segment: { status: AttendeeStatus, category: AttendeeCategory | null, companyKinds: Array<CompanyKind> | null, companyContacts: boolean | null, groupIds: Array<string> | null, interests: Array<string> | null, countries: Array<string> | null, checkedIn: boolean | null, hasMeetings: boolean | null, hasWishes: boolean | null, answers: Array<{ fieldId: string, values: Array<string> }> | null }, reach: { read: number, mailed: number, reached: number } }> } };

export type AnnouncementByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type AnnouncementByIdQuery = { announcement: { id: string, eventId: string, title: string, text: string, inPortal: boolean, byMail: boolean, status: AnnouncementStatus, sendAt: string | null, sentAt: string | null, createdAt: string, updatedAt: string, recipientCount: number | null, authorName: string, segment: { status: AttendeeStatus, category: AttendeeCategory | null, companyKinds: Array<CompanyKind> | null, companyContacts: boolean | null, groupIds: Array<string> | null, interests: Array<string> | null, countries: Array<string> | null, checkedIn: boolean | null, hasMeetings: boolean | null, hasWishes: boolean | null, answers: Array<{ fieldId: string, values: Array<string> }> | null }, reach: { read: number, mailed: number, reached: number } } };

export type AnnouncementAudienceQueryVariables = Exact<{
  eventId: string | number;
  segment: AnnouncementSegmentInput;
}>;


export type AnnouncementAudienceQuery = { announcementAudience: { people: number, inPortal: number, byMail: number } };

export type AnnouncementChoicesQueryVariables = Exact<{
  eventId: string | number;
}>;


export type AnnouncementChoicesQuery = { event: { id: string, meetingProgram: { id: string } | null, attendeeFacets: { countries: Array<{ key: string | null, count: number }>, interests: Array<{ key: string | null, count: number }> } | null }, attendeeGroups: Array<{ id: string, name: string }>, eventFields: { fields: Array<{ id: string, kind: EventFieldKind, labels: Array<{ language: Language, text: string }>, choices: Array<{ choiceId: string, labels: Array<{ language: Language, text: string }> }> }> } };

export type CreateAnnouncementMutationVariables = Exact<{
  input: CreateAnnouncementInput;
}>;


export type CreateAnnouncementMutation = { createAnnouncement: { announcement: { id: string, eventId: string, title: string, text: string, inPortal: boolean, byMail: boolean, status: AnnouncementStatus, sendAt: string | null, sentAt: string | null, createdAt: string, updatedAt: string, recipientCount: number | null, authorName: string, segment: { status: AttendeeStatus, category: AttendeeCategory | null, companyKinds: Array<CompanyKind> | null, companyContacts: boolean | null, groupIds: Array<string> | null, interests: Array<string> | null, countries: Array<string> | null, checkedIn: boolean | null, hasMeetings: boolean | null, hasWishes: boolean | null, answers: Array<{ fieldId: string, values: Array<string> }> | null }, reach: { read: number, mailed: number, reached: number } } } };

export type UpdateAnnouncementMutationVariables = Exact<{
  input: UpdateAnnouncementInput;
}>;


export type UpdateAnnouncementMutation = { updateAnnouncement: { announcement: { id: string, eventId: string, title: string, text: string, inPortal: boolean, byMail: boolean, status: AnnouncementStatus, sendAt: string | null, sentAt: string | null, createdAt: string, updatedAt: string, recipientCount: number | null, authorName: string, segment: { status: AttendeeStatus, category: AttendeeCategory | null, companyKinds: Array<CompanyKind> | null, companyContacts: boolean | null, groupIds: Array<string> | null, interests: Array<string> | null, countries: Array<string> | null, checkedIn: boolean | null, hasMeetings: boolean | null, hasWishes: boolean | null, answers: Array<{ fieldId: string, values: Array<string> }> | null }, reach: { read: number, mailed: number, reached: number } } } };

export type SendAnnouncementMutationVariables = Exact<{
  input: SendAnnouncementInput;
}>;


export type SendAnnouncementMutation = { sendAnnouncement: { announcement: { id: string, eventId: string, title: string, text: string, inPortal: boolean, byMail: boolean, status: AnnouncementStatus, sendAt: string | null, sentAt: string | null, createdAt: string, updatedAt: string, recipientCount: number | null, authorName: string, segment: { status: AttendeeStatus, category: AttendeeCategory | null, companyKinds: Array<CompanyKind> | null, companyContacts: boolean | null, groupIds: Array<string> | null, interests: Array<string> | null, countries: Array<string> | null, checkedIn: boolean | null, hasMeetings: boolean | null, hasWishes: boolean | null, answers: Array<{ fieldId: string, values: Array<string> }> | null }, reach: { read: number, mailed: number, reached: number } } } };

export type CancelAnnouncementMutationVariables = Exact<{
  input: CancelAnnouncementInput;
}>;


export type CancelAnnouncementMutation = { cancelAnnouncement: { announcement: { id: string, eventId: string, title: string, text: string, inPortal: boolean, byMail: boolean, status: AnnouncementStatus, sendAt: string | null, sentAt: string | null, createdAt: string, updatedAt: string, recipientCount: number | null, authorName: string, segment: { status: AttendeeStatus, category: AttendeeCategory | null, companyKinds: Array<CompanyKind> | null, companyContacts: boolean | null, groupIds: Array<string> | null, interests: Array<string> | null, countries: Array<string> | null, checkedIn: boolean | null, hasMeetings: boolean | null, hasWishes: boolean | null, answers: Array<{ fieldId: string, values: Array<string> }> | null }, reach: { read: number, mailed: number, reached: number } } } };

export type DeleteAnnouncementMutationVariables = Exact<{
  input: DeleteAnnouncementInput;
}>;


export type DeleteAnnouncementMutation = { deleteAnnouncement: { announcement: { id: string } } };

export type ApiToken_TokenFragment = { id: string, companyId: string | null, name: string, scopes: Array<ApiScope>, origins: Array<string>, authorName: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null, usage: Array<{ at: string, calls: number, points: number }> };

export type Webhook_WebhookFragment = { id: string, eventId: string, name: string, url: string, topics: Array<WebhookTopic>, scopes: Array<ApiScope>, query: string | null, authorName: string, createdAt: string, updatedAt: string, pausedAt: string | null, pauseReason: WebhookPauseReason | null, failingSince: string | null, previousSecretUntil: string | null, statistics: { delivered: number, failed: number, waiting: number, medianLatencyMs: number | null, p95LatencyMs: number | null } };

export type Delivery_DeliveryFragment = { id: string, sequence: string, topic: WebhookTopic, subjectId: string, createdAt: string, status: WebhookDeliveryStatus, attempts: number, nextAttemptAt: string, answerStatus: number | null, latencyMs: number | null, error: string | null, endedAt: string | null };

export type ApiTokensQueryVariables = Exact<{
  eventId: string | number;
  companyId?: string | number | null | undefined;
  first: number;
  offset?: number | null | undefined;
}>;


export type ApiTokensQuery = { apiTokens: { totalCount: number, nodes: Array<{ id: string, companyId: string | null, name: string, scopes: Array<ApiScope>, origins: Array<string>, authorName: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null, usage: Array<{ at: string, calls: number, points: number }> }> } };

export type ApiTokenByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type ApiTokenByIdQuery = { apiToken: { id: string, companyId: string | null, name: string, scopes: Array<ApiScope>, origins: Array<string>, authorName: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null, usage: Array<{ at: string, calls: number, points: number }> } };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { token: string, apiToken: { id: string, companyId: string | null, name: string, scopes: Array<ApiScope>, origins: Array<string>, authorName: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null, usage: Array<{ at: string, calls: number, points: number }> } } };

export type RevokeApiTokenMutationVariables = Exact<{
  input: RevokeApiTokenInput;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { apiToken: { id: string, companyId: string | null, name: string, scopes: Array<ApiScope>, origins: Array<string>, authorName: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null, usage: Array<{ at: string, calls: number, points: number }> } } };

export type WebhooksQueryVariables = Exact<{
  eventId: string | number;
  first: number;
  offset?: number | null | undefined;
}>;


export type WebhooksQuery = { webhooks: { totalCount: number, nodes: Array<{ id: string, eventId: string, name: string, url: string, topics: Array<WebhookTopic>, scopes: Array<ApiScope>, query: string | null, authorName: string, createdAt: string, updatedAt: string, pausedAt: string | null, pauseReason: WebhookPauseReason | null, failingSince: string | null, previousSecretUntil: string | null, statistics: { delivered: number, failed: number, waiting: number, medianLatencyMs: number | null, p95LatencyMs: number | null } }> } };

export type WebhookByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type WebhookByIdQuery = { webhook: { id: string, eventId: string, name: string, url: string, topics: Array<WebhookTopic>, scopes: Array<ApiScope>, query: string | null, authorName: string, createdAt: string, updatedAt: string, pausedAt: string | null, pauseReason: WebhookPauseReason | null, failingSince: string | null, previousSecretUntil: string | null, statistics: { delivered: number, failed: number, waiting: number, medianLatencyMs: number | null, p95LatencyMs: number | null } } };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string | number;
  status?: WebhookDeliveryStatus | null | undefined;
  first: number;
  offset?: number | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { totalCount: number, nodes: Array<{ id: string, sequence: string, topic: WebhookTopic, subjectId: string, createdAt: string, status: WebhookDeliveryStatus, attempts: number, nextAttemptAt: string, answerStatus: number | null, latencyMs: number | null, error: string | null, endedAt: string | null }> } };

export type PreviewWebhookPayloadQueryVariables = Exact<{
  input: PreviewWebhookPayloadInput;
}>;


export type PreviewWebhookPayloadQuery = { previewWebhookPayload: string };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: { id: string, eventId: string, name: string, url: string, topics: Array<WebhookTopic>, scopes: Array<ApiScope>, query: string | null, authorName: string, createdAt: string, updatedAt: string, pausedAt: string | null, pauseReason: WebhookPauseReason | null, failingSince: string | null, previousSecretUntil: string | null, statistics: { delivered: number, failed: number, waiting: number, medianLatencyMs: number | null, p95LatencyMs: number | null } } } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { webhook: { id: string, eventId: string, name: string, url: string, topics: Array<WebhookTopic>, scopes: Array<ApiScope>, query: string | null, authorName: string, createdAt: string, updatedAt: string, pausedAt: string | null, pauseReason: WebhookPauseReason | null, failingSince: string | null, previousSecretUntil: string | null, statistics: { delivered: number, failed: number, waiting: number, medianLatencyMs: number | null, p95LatencyMs: number | null } } } };

export type DeleteWebhookMutationVariables = Exact<{
  input: DeleteWebhookInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { webhook: { id: string } } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, webhook: { id: string, eventId: string, name: string, url: string, topics: Array<WebhookTopic>, scopes: Array<ApiScope>, query: string | null, authorName: string, createdAt: string, updatedAt: string, pausedAt: string | null, pauseReason: WebhookPauseReason | null, failingSince: string | null, previousSecretUntil: string | null, statistics: { delivered: number, failed: number, waiting: number, medianLatencyMs: number | null, p95LatencyMs: number | null } } } };

export type ResumeWebhookMutationVariables = Exact<{
  input: ResumeWebhookInput;
}>;


export type ResumeWebhookMutation = { resumeWebhook: { webhook: { id: string, eventId: string, name: string, url: string, topics: Array<WebhookTopic>, scopes: Array<ApiScope>, query: string | null, authorName: string, createdAt: string, updatedAt: string, pausedAt: string | null, pauseReason: WebhookPauseReason | null, failingSince: string | null, previousSecretUntil: string | null, statistics: { delivered: number, failed: number, waiting: number, medianLatencyMs: number | null, p95LatencyMs: number | null } } } };

export type SendTestWebhookMutationVariables = Exact<{
  input: SendTestWebhookInput;
}>;


export type SendTestWebhookMutation = { sendTestWebhook: { delivery: { id: string, sequence: string, topic: WebhookTopic, subjectId: string, createdAt: string, status: WebhookDeliveryStatus, attempts: number, nextAttemptAt: string, answerStatus: number | null, latencyMs: number | null, error: string | null, endedAt: string | null } } };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  input: ResendWebhookDeliveryInput;
}>;


export type ResendWebhookDeliveryMutation = { resendWebhookDelivery: { delivery: { id: string, sequence: string, topic: WebhookTopic, subjectId: string, createdAt: string, status: WebhookDeliveryStatus, attempts: number, nextAttemptAt: string, answerStatus: number | null, latencyMs: number | null, error: string | null, endedAt: string | null } } };

export type ArticleCard_InsightFragment = { id: string, title: string, summary: string, publishedAt: string, coverUrl: string | null };

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

export type EditedInsight_InsightFragment = { eventId: string, body: string, sourceUrl: string | null, cover: string | null, updatedAt: string, id: string, title: string, summary: string, publishedAt: string, coverUrl: string | null };

export type EditedInsightQueryVariables = Exact<{
  id: string | number;
}>;


export type EditedInsightQuery = { insight: { eventId: string, body: string, sourceUrl: string | null, cover: string | null, updatedAt: string, id: string, title: string, summary: string, publishedAt: string, coverUrl: string | null } };

export type CreateInsightMutationVariables = Exact<{
  input: CreateInsightInput;
}>;


export type CreateInsightMutation = { createInsight: { insight: { eventId: string, body: string, sourceUrl: string | null, cover: string | null, updatedAt: string, id: string, title: string, summary: string, publishedAt: string, coverUrl: string | null } } };

export type UpdateInsightMutationVariables = Exact<{
  input: UpdateInsightInput;
}>;


export type UpdateInsightMutation = { updateInsight: { insight: { eventId: string, body: string, sourceUrl: string | null, cover: string | null, updatedAt: string, id: string, title: string, summary: string, publishedAt: string, coverUrl: string | null } } };

export type DeleteInsightMutationVariables = Exact<{
  input: DeleteInsightInput;
}>;


export type DeleteInsightMutation = { deleteInsight: { insight: { eventId: string, body: string, sourceUrl: string | null, cover: string | null, updatedAt: string, id: string, title: string, summary: string, publishedAt: string, coverUrl: string | null } } };

export type SpeakerCard_AttendeeFragment = { id: string, country: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, bookmarked: boolean, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean, sessions: Array<{ id: string, title: string, startsAt: string, endsAt: string, location: string | null, track: string | null }>, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeetingRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, confidence: MatchConfidence, reasons: Array<{ kind: MatchReasonKind, term: string }> } | null };

export type InvestorCard_AttendeeFragment = { id: string, country: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, bookmarked: boolean, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeetingRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, confidence: MatchConfidence, reasons: Array<{ kind: MatchReasonKind, term: string }> } | null };

export type PeoplePage_ConnectionFragment = { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type Application_AttendeeFragment = { id: string, status: AttendeeStatus | null, stage: AttendeeStage, application: { since: string, position: number | null, offerEndsAt: string | null, reason: string | null, fullGroup: { id: string, name: string } | null } | null };

export type AttendeeListQueryVariables = Exact<{
  eventId: string | number;
  filter?: AttendeeFilter | null | undefined;
  sort: AttendeeSort;
  first: number;
  after?: string | null | undefined;
}>;


export type AttendeeListQuery = { attendees: { totalCount: number, nodes: Array<{ id: string, country: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, bookmarked: boolean, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeetingRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, confidence: MatchConfidence, reasons: Array<{ kind: MatchReasonKind, term: string }> } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SpeakerListQueryVariables = Exact<{
  eventId: string | number;
  filter?: AttendeeFilter | null | undefined;
  sort: AttendeeSort;
  first: number;
  after?: string | null | undefined;
}>;


export type SpeakerListQuery = { attendees: { totalCount: number, nodes: Array<{ id: string, country: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, bookmarked: boolean, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean, sessions: Array<{ id: string, title: string, startsAt: string, endsAt: string, location: string | null, track: string | null }>, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeetingRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, confidence: MatchConfidence, reasons: Array<{ kind: MatchReasonKind, term: string }> } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type InvestorListQueryVariables = Exact<{
  eventId: string | number;
  filter?: AttendeeFilter | null | undefined;
  sort: AttendeeSort;
  first: number;
  after?: string | null | undefined;
}>;


export type InvestorListQuery = { attendees: { totalCount: number, nodes: Array<{ id: string, country: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, bookmarked: boolean, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeetingRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, confidence: MatchConfidence, reasons: Array<{ kind: MatchReasonKind, term: string }> } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PeopleFacetsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type PeopleFacetsQuery = { event: { id: string, attendeeFacets: { countries: Array<{ key: string | null, count: number }>, interests: Array<{ key: string | null, count: number }> } | null } };

export type PersonPanel_AttendeeFragment = { introduction: string | null, coverUrl: string | null, email: string | null, blockedByViewer: boolean, sharedInterests: Array<string>, id: string, country: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, bookmarked: boolean, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean, company: { id: string, name: string, logoUrl: string | null, kind: CompanyKind, stand: string | null } | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, sessions: Array<{ id: string, title: string, startsAt: string, endsAt: string, location: string | null, track: string | null }>, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeetingRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, confidence: MatchConfidence, reasons: Array<{ kind: MatchReasonKind, term: string }> } | null, answers: Array<{ fieldId: string, key: string, kind: EventFieldKind, label: string, values: Array<string>, text: string }> };

export type PersonPanelQueryVariables = Exact<{
  id: string | number;
}>;


export type PersonPanelQuery = { attendee: { introduction: string | null, coverUrl: string | null, email: string | null, blockedByViewer: boolean, sharedInterests: Array<string>, id: string, country: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, bookmarked: boolean, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean, company: { id: string, name: string, logoUrl: string | null, kind: CompanyKind, stand: string | null } | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, sessions: Array<{ id: string, title: string, startsAt: string, endsAt: string, location: string | null, track: string | null }>, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeetingRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, confidence: MatchConfidence, reasons: Array<{ kind: MatchReasonKind, term: string }> } | null, answers: Array<{ fieldId: string, key: string, kind: EventFieldKind, label: string, values: Array<string>, text: string }> } };

export type StaffApplication_AttendeeFragment = { id: string, status: AttendeeStatus | null, stage: AttendeeStage, application: { undoUntil: string | null, decisionId: string | null, since: string, position: number | null, offerEndsAt: string | null, reason: string | null, fullGroup: { id: string, name: string } | null } | null };

export type BoardRow_AttendeeFragment = { id: string, eventId: string, country: string | null, email: string | null, category: AttendeeCategory, status: AttendeeStatus | null, stage: AttendeeStage, invitedAt: string | null, invitationDueAt: string | null, checkedInAt: string | null, verified: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, company: { id: string, name: string } | null, groups: Array<{ id: string, name: string, colour: string | null }>, application: { undoUntil: string | null, decisionId: string | null, since: string, position: number | null, offerEndsAt: string | null, reason: string | null, fullGroup: { id: string, name: string } | null } | null };

export type ApplicationsQueryVariables = Exact<{
  eventId: string | number;
  filter?: AttendeeFilter | null | undefined;
  sort: AttendeeSort;
  first: number;
  offset: number;
}>;


export type ApplicationsQuery = { attendees: { totalCount: number, nodes: Array<{ id: string, eventId: string, country: string | null, email: string | null, category: AttendeeCategory, status: AttendeeStatus | null, stage: AttendeeStage, invitedAt: string | null, invitationDueAt: string | null, checkedInAt: string | null, verified: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, company: { id: string, name: string } | null, groups: Array<{ id: string, name: string, colour: string | null }>, application: { undoUntil: string | null, decisionId: string | null, since: string, position: number | null, offerEndsAt: string | null, reason: string | null, fullGroup: { id: string, name: string } | null } | null }> } };

export type ApplicantIdsQueryVariables = Exact<{
  eventId: string | number;
  filter?: AttendeeFilter | null | undefined;
  offset: number;
}>;


export type ApplicantIdsQuery = { attendees: { nodes: Array<{ id: string }> } };

export type ApplicationCountsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type ApplicationCountsQuery = { applicationCounts: Array<{ stage: AttendeeStage, count: number }> };

export type ApplicationFactsQueryVariables = Exact<{
  id: string | number;
}>;


export type ApplicationFactsQuery = { attendee: { id: string, status: AttendeeStatus | null, stage: AttendeeStage, application: { undoUntil: string | null, decisionId: string | null, since: string, position: number | null, offerEndsAt: string | null, reason: string | null, fullGroup: { id: string, name: string } | null } | null } };

export type PlaceLogQueryVariables = Exact<{
  eventId: string | number;
  attendeeId: string | number;
}>;


export type PlaceLogQuery = { placeLog: { nodes: Array<{ id: string, at: string, kind: PlaceLogKind, position: number | null, offerEndsAt: string | null, by: string | null, group: { id: string, name: string } | null }> } };

export type DecideApplicationsMutationVariables = Exact<{
  input: DecideApplicationsInput;
}>;


export type DecideApplicationsMutation = { decideApplications: { decisionId: string, undoUntil: string, waitlisted: number, attendees: Array<{ id: string, status: AttendeeStatus | null, stage: AttendeeStage, application: { undoUntil: string | null, decisionId: string | null, since: string, position: number | null, offerEndsAt: string | null, reason: string | null, fullGroup: { id: string, name: string } | null } | null }>, skipped: Array<{ attendeeId: string, reason: SkipReason }> } };

export type UndoDecisionMutationVariables = Exact<{
  input: UndoDecisionInput;
}>;


export type UndoDecisionMutation = { undoDecision: { attendees: Array<{ id: string, status: AttendeeStatus | null, stage: AttendeeStage, application: { undoUntil: string | null, decisionId: string | null, since: string, position: number | null, offerEndsAt: string | null, reason: string | null, fullGroup: { id: string, name: string } | null } | null }>, skipped: Array<{ attendeeId: string, reason: SkipReason }> } };

export type StaffRow_AttendeeFragment = { id: string, eventId: string, country: string | null, email: string | null, category: AttendeeCategory, status: AttendeeStatus | null, stage: AttendeeStage, invitedAt: string | null, invitationDueAt: string | null, checkedInAt: string | null, verified: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, company: { id: string, name: string } | null, groups: Array<{ id: string, name: string, colour: string | null }> };

export type StaffAttendeesQueryVariables = Exact<{
  eventId: string | number;
  filter?: AttendeeFilter | null | undefined;
  sort: AttendeeSort;
  first: number;
  offset: number;
  withAnswers: boolean;
}>;


export type StaffAttendeesQuery = { attendees: { totalCount: number, nodes: Array<{ id: string, eventId: string, country: string | null, email: string | null, category: AttendeeCategory, status: AttendeeStatus | null, stage: AttendeeStage, invitedAt: string | null, invitationDueAt: string | null, checkedInAt: string | null, verified: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, company: { id: string, name: string } | null, groups: Array<{ id: string, name: string, colour: string | null }> } & { id?: string, answers?: Array<{ fieldId: string, key: string, kind: EventFieldKind, label: string, values: Array<string>, text: string }> }> } };

export type PeopleChangedSubscriptionVariables = Exact<{
  eventId: string | number;
}>;


export type PeopleChangedSubscription = { statisticsChanged: { event: { id: string } } };

export type StaffFactsQueryVariables = Exact<{
  id: string | number;
  eventId: string | number;
}>;


export type StaffFactsQuery = { attendee: { phone: string | null, inviteCode: string | null, id: string, eventId: string, country: string | null, email: string | null, category: AttendeeCategory, status: AttendeeStatus | null, stage: AttendeeStage, invitedAt: string | null, invitationDueAt: string | null, checkedInAt: string | null, verified: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, activity: { meetings: number, messages: number, bookmarks: number } | null, company: { id: string, name: string } | null, groups: Array<{ id: string, name: string, colour: string | null }> }, checkIns: { totalCount: number, nodes: Array<{ id: string, at: string, timeUnsure: boolean, gate: string, direction: CheckInDirection, recordedBy: string | null }> } };

export type AttendeeForm_AttendeeFragment = { introduction: string | null, phone: string | null, avatar: string | null, cover: string | null, updatedAt: string | null, id: string, eventId: string, country: string | null, email: string | null, category: AttendeeCategory, status: AttendeeStatus | null, stage: AttendeeStage, invitedAt: string | null, invitationDueAt: string | null, checkedInAt: string | null, verified: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, company: { id: string, name: string } | null, groups: Array<{ id: string, name: string, colour: string | null }>, answers: Array<{ fieldId: string, key: string, kind: EventFieldKind, label: string, values: Array<string>, text: string }> };

export type AttendeeForEditQueryVariables = Exact<{
  id: string | number;
}>;


export type AttendeeForEditQuery = { attendee: { introduction: string | null, phone: string | null, avatar: string | null, cover: string | null, updatedAt: string | null, id: string, eventId: string, country: string | null, email: string | null, category: AttendeeCategory, status: AttendeeStatus | null, stage: AttendeeStage, invitedAt: string | null, invitationDueAt: string | null, checkedInAt: string | null, verified: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, company: { id: string, name: string } | null, groups: Array<{ id: string, name: string, colour: string | null }>, answers: Array<{ fieldId: string, key: string, kind: EventFieldKind, label: string, values: Array<string>, text: string }> } };

export type AttendeeFormChoicesQueryVariables = Exact<{
  eventId: string | number;
}>;


export type AttendeeFormChoicesQuery = { event: { id: string, interestGroups: Array<{ id: string, name: string, kind: InterestKind, terms: Array<string> }> } };

export type GroupChoicesQueryVariables = Exact<{
  eventId: string | number;
}>;


export type GroupChoicesQuery = { attendeeGroups: Array<{ id: string, name: string, isConditional: boolean, isEveryoneElse: boolean }> };

export type CompanyChoicesQueryVariables = Exact<{
  eventId: string | number;
  search?: string | null | undefined;
}>;


export type CompanyChoicesQuery = { companies: { nodes: Array<{ id: string, name: string }> } };

export type CompanyChoiceQueryVariables = Exact<{
  id: string | number;
}>;


export type CompanyChoiceQuery = { company: { id: string, name: string } };

export type AttendeeRemovalQueryVariables = Exact<{
  id: string | number;
}>;


export type AttendeeRemovalQuery = { attendee: { id: string, firstName: string, lastName: string, removal: { meetings: number, talks: number, agendaEntries: number, bookmarks: number } | null } };

export type CreateAttendeeMutationVariables = Exact<{
  input: CreateAttendeeInput;
}>;


export type CreateAttendeeMutation = { createAttendee: { attendee: { introduction: string | null, phone: string | null, avatar: string | null, cover: string | null, updatedAt: string | null, id: string, eventId: string, country: string | null, email: string | null, category: AttendeeCategory, status: AttendeeStatus | null, stage: AttendeeStage, invitedAt: string | null, invitationDueAt: string | null, checkedInAt: string | null, verified: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, company: { id: string, name: string } | null, groups: Array<{ id: string, name: string, colour: string | null }>, answers: Array<{ fieldId: string, key: string, kind: EventFieldKind, label: string, values: Array<string>, text: string }> } } };

export type RemainingKey_KeyFragment = { id: string, kind: RemainingKeyKind, name: string, eventTitle: string };

export type UpdateAttendeeMutationVariables = Exact<{
  input: UpdateAttendeeInput;
}>;


export type UpdateAttendeeMutation = { updateAttendee: { attendee: { introduction: string | null, phone: string | null, avatar: string | null, cover: string | null, updatedAt: string | null, id: string, eventId: string, country: string | null, email: string | null, category: AttendeeCategory, status: AttendeeStatus | null, stage: AttendeeStage, invitedAt: string | null, invitationDueAt: string | null, checkedInAt: string | null, verified: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, company: { id: string, name: string } | null, groups: Array<{ id: string, name: string, colour: string | null }>, answers: Array<{ fieldId: string, key: string, kind: EventFieldKind, label: string, values: Array<string>, text: string }> } } };

export type DeleteAttendeeMutationVariables = Exact<{
  input: DeleteAttendeeInput;
}>;


export type DeleteAttendeeMutation = { deleteAttendee: { attendee: { id: string }, remainingKeys: Array<{ id: string, kind: RemainingKeyKind, name: string, eventTitle: string }> } };

export type RemindAttendeeMutationVariables = Exact<{
  input: SendInvitationReminderInput;
}>;


export type RemindAttendeeMutation = { sendInvitationReminder: { attendee: { id: string, eventId: string, country: string | null, email: string | null, category: AttendeeCategory, status: AttendeeStatus | null, stage: AttendeeStage, invitedAt: string | null, invitationDueAt: string | null, checkedInAt: string | null, verified: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, company: { id: string, name: string } | null, groups: Array<{ id: string, name: string, colour: string | null }> } } };

export type BulkJobLine_JobFragment = { id: string, eventId: string, kind: BulkJobKind, status: BulkJobStatus, category: AttendeeCategory | null, companyId: string | null, groupId: string | null, total: number, done: number, skipped: number, failed: number, closedMeetings: number, error: string | null, startedById: string | null, startedByName: string | null, createdAt: string, finishedAt: string | null, undoable: boolean, reasons: Array<{ reason: BulkJobReason, outcome: BulkJobOutcome, count: number }> };

export type BulkJobsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type BulkJobsQuery = { bulkJobs: { nodes: Array<{ id: string, eventId: string, kind: BulkJobKind, status: BulkJobStatus, category: AttendeeCategory | null, companyId: string | null, groupId: string | null, total: number, done: number, skipped: number, failed: number, closedMeetings: number, error: string | null, startedById: string | null, startedByName: string | null, createdAt: string, finishedAt: string | null, undoable: boolean, reasons: Array<{ reason: BulkJobReason, outcome: BulkJobOutcome, count: number }> }> } };

export type BulkJobPreviewQueryVariables = Exact<{
  input: BulkJobPreviewInput;
}>;


export type BulkJobPreviewQuery = { bulkJobPreview: { total: number, neverInvited: number, remindable: number, confirmed: number, removal: { meetings: number, talks: number, agendaEntries: number, bookmarks: number } } };

export type InvitationPlan_PlanFragment = { eventId: string, updatedAt: string, sendAt: string | null, isMissed: boolean, reminderDays: Array<number>, hasMailServer: boolean, words: Array<{ language: Language, subject: string | null, text: string | null }> };

export type PlannedRemindersQueryVariables = Exact<{
  eventId: string | number;
  days: Array<number> | number;
}>;


export type PlannedRemindersQuery = { plannedReminders: number };

export type InvitationPlanQueryVariables = Exact<{
  eventId: string | number;
}>;


export type InvitationPlanQuery = { invitationPlan: { eventId: string, updatedAt: string, sendAt: string | null, isMissed: boolean, reminderDays: Array<number>, hasMailServer: boolean, words: Array<{ language: Language, subject: string | null, text: string | null }> } };

export type UpdateInvitationPlanMutationVariables = Exact<{
  input: UpdateInvitationPlanInput;
}>;


export type UpdateInvitationPlanMutation = { updateInvitationPlan: { invitationPlan: { eventId: string, updatedAt: string, sendAt: string | null, isMissed: boolean, reminderDays: Array<number>, hasMailServer: boolean, words: Array<{ language: Language, subject: string | null, text: string | null }> } } };

export type InvitationPreviewQueryVariables = Exact<{
  eventId: string | number;
  language: Language;
  words?: InvitationWordsInput | null | undefined;
}>;


export type InvitationPreviewQuery = { invitationPreview: { subject: string, text: string, hasMailServer: boolean } };

export type SendTestInvitationMutationVariables = Exact<{
  input: SendTestInvitationInput;
}>;


export type SendTestInvitationMutation = { sendTestInvitation: { email: string } };

export type StartBulkJobMutationVariables = Exact<{
  input: StartBulkJobInput;
}>;


export type StartBulkJobMutation = { startBulkJob: { bulkJob: { id: string, eventId: string, kind: BulkJobKind, status: BulkJobStatus, category: AttendeeCategory | null, companyId: string | null, groupId: string | null, total: number, done: number, skipped: number, failed: number, closedMeetings: number, error: string | null, startedById: string | null, startedByName: string | null, createdAt: string, finishedAt: string | null, undoable: boolean, reasons: Array<{ reason: BulkJobReason, outcome: BulkJobOutcome, count: number }> } } };

export type UndoBulkJobMutationVariables = Exact<{
  input: UndoBulkJobInput;
}>;


export type UndoBulkJobMutation = { undoBulkJob: { restored: number, kept: number, bulkJob: { id: string, eventId: string, kind: BulkJobKind, status: BulkJobStatus, category: AttendeeCategory | null, companyId: string | null, groupId: string | null, total: number, done: number, skipped: number, failed: number, closedMeetings: number, error: string | null, startedById: string | null, startedByName: string | null, createdAt: string, finishedAt: string | null, undoable: boolean, reasons: Array<{ reason: BulkJobReason, outcome: BulkJobOutcome, count: number }> } } };

export type PersonLine_AttendeeFragment = { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null };

export type BookmarkButton_AttendeeFragment = { id: string, firstName: string, lastName: string, bookmarked: boolean, isViewer: boolean };

export type Reason_MatchFragment = { score: number, confidence: MatchConfidence, reasons: Array<{ kind: MatchReasonKind, term: string }> };

export type PersonMeeting_MeetingFragment = { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null };

export type Refusal_RefusalFragment = { reason: ContactRefusalReason, message: string, help: string };

export type PersonCard_AttendeeFragment = { id: string, country: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, bookmarked: boolean, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeetingRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, confidence: MatchConfidence, reasons: Array<{ kind: MatchReasonKind, term: string }> } | null };

export type ToggleBookmarkMutationVariables = Exact<{
  input: SetBookmarkInput;
}>;


export type ToggleBookmarkMutation = { setBookmark: { bookmarks: Array<string>, attendee: { id: string, firstName: string, lastName: string, bookmarked: boolean, isViewer: boolean } } };

export type CompanyListQueryVariables = Exact<{
  eventId: string | number;
  filter?: CompanyFilter | null | undefined;
  sort: CompanySort;
  first: number;
  after?: string | null | undefined;
}>;


export type CompanyListQuery = { companies: { totalCount: number, nodes: Array<{ id: string, eventId: string, kind: CompanyKind, name: string, tagline: string | null, country: string | null, sectors: Array<string>, sharedSectors: Array<string>, logoUrl: string | null, teamSize: number, tier: string | null, stand: string | null, favourite: boolean, pods: Array<{ id: string, name: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type FavouriteCompaniesQueryVariables = Exact<{
  eventId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type FavouriteCompaniesQuery = { favouriteCompanies: { totalCount: number, nodes: Array<{ id: string, eventId: string, kind: CompanyKind, name: string, tagline: string | null, country: string | null, sectors: Array<string>, sharedSectors: Array<string>, logoUrl: string | null, teamSize: number, tier: string | null, stand: string | null, favourite: boolean, pods: Array<{ id: string, name: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CompanyFacetsQueryVariables = Exact<{
  eventId: string | number;
  kind: CompanyKind;
}>;


export type CompanyFacetsQuery = { companyFacets: { countries: Array<{ value: string, count: number }>, sectors: Array<{ value: string, count: number }> } };

export type CompanyHeader_CompanyFragment = { id: string, kind: CompanyKind, name: string, tagline: string | null, country: string | null, city: string | null, tier: string | null, stand: string | null, sectors: Array<string>, sharedSectors: Array<string>, logoUrl: string | null, coverUrl: string | null, teamSize: number, favourite: boolean, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean };

export type CompanyProduct_ProductFragment = { id: string, name: string, text: string | null, link: string | null, picture: string | null, pictureUrl: string | null };

export type CompanyContact_CompanyFragment = { id: string, website: string | null, links: Array<string>, email: string | null, phone: string | null, pods: Array<{ id: string, name: string, location: string | null }> };

export type CompanySessions_ActivityFragment = { id: string, title: string, startsAt: string, endsAt: string, location: string | null, track: string | null };

export type CompanyPageQueryVariables = Exact<{
  id: string | number;
}>;


export type CompanyPageQuery = { company: { id: string, eventId: string, kind: CompanyKind, description: string | null, viewerIsMember: boolean, name: string, tagline: string | null, country: string | null, city: string | null, tier: string | null, stand: string | null, sectors: Array<string>, sharedSectors: Array<string>, logoUrl: string | null, coverUrl: string | null, teamSize: number, website: string | null, links: Array<string>, email: string | null, phone: string | null, favourite: boolean, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean, products: Array<{ id: string, name: string, text: string | null, link: string | null, picture: string | null, pictureUrl: string | null }>, team: Array<{ id: string, country: string | null, category: AttendeeCategory, online: boolean, unreadCount: number, isViewer: boolean, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, bookmarked: boolean, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeetingRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null, match: { score: number, confidence: MatchConfidence, reasons: Array<{ kind: MatchReasonKind, term: string }> } | null }>, sessions: Array<{ id: string, title: string, startsAt: string, endsAt: string, location: string | null, track: string | null }>, pods: Array<{ id: string, name: string, location: string | null }> } };

export type RecordCompanyVisitMutationVariables = Exact<{
  input: RecordCompanyVisitInput;
}>;


export type RecordCompanyVisitMutation = { recordCompanyVisit: { company: { id: string } } };

export type FavouriteButton_CompanyFragment = { id: string, name: string, favourite: boolean };

export type CompanyCard_CompanyFragment = { id: string, eventId: string, kind: CompanyKind, name: string, tagline: string | null, country: string | null, sectors: Array<string>, sharedSectors: Array<string>, logoUrl: string | null, teamSize: number, tier: string | null, stand: string | null, favourite: boolean, pods: Array<{ id: string, name: string }> };

export type SetFavouriteCompanyMutationVariables = Exact<{
  input: SetFavouriteCompanyInput;
}>;


export type SetFavouriteCompanyMutation = { setFavouriteCompany: { company: { id: string, name: string, favourite: boolean } } };

export type CompanyForm_CompanyFragment = { id: string, eventId: string, kind: CompanyKind, name: string, tagline: string | null, description: string | null, logo: string | null, cover: string | null, website: string | null, email: string | null, phone: string | null, country: string | null, city: string | null, sectors: Array<string>, tier: string | null, stand: string | null, seats: number, updatedAt: string };

export type CompanyForEditQueryVariables = Exact<{
  id: string | number;
}>;


export type CompanyForEditQuery = { company: { id: string, eventId: string, kind: CompanyKind, name: string, tagline: string | null, description: string | null, logo: string | null, cover: string | null, website: string | null, email: string | null, phone: string | null, country: string | null, city: string | null, sectors: Array<string>, tier: string | null, stand: string | null, seats: number, updatedAt: string } };

export type CreateCompanyMutationVariables = Exact<{
  input: CreateCompanyInput;
}>;


export type CreateCompanyMutation = { createCompany: { company: { id: string, eventId: string, kind: CompanyKind, name: string, tagline: string | null, description: string | null, logo: string | null, cover: string | null, website: string | null, email: string | null, phone: string | null, country: string | null, city: string | null, sectors: Array<string>, tier: string | null, stand: string | null, seats: number, updatedAt: string, sharedSectors: Array<string>, logoUrl: string | null, teamSize: number, favourite: boolean, pods: Array<{ id: string, name: string }> } } };

export type UpdateCompanyMutationVariables = Exact<{
  input: UpdateCompanyInput;
}>;


export type UpdateCompanyMutation = { updateCompany: { company: { id: string, eventId: string, kind: CompanyKind, name: string, tagline: string | null, description: string | null, logo: string | null, cover: string | null, website: string | null, email: string | null, phone: string | null, country: string | null, city: string | null, sectors: Array<string>, tier: string | null, stand: string | null, seats: number, updatedAt: string, sharedSectors: Array<string>, logoUrl: string | null, teamSize: number, coverUrl: string | null, favourite: boolean, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean, pods: Array<{ id: string, name: string }> } } };

export type DeleteCompanyMutationVariables = Exact<{
  input: DeleteCompanyInput;
}>;


export type DeleteCompanyMutation = { deleteCompany: { releasedAttendees: number, releasedPods: number, company: { id: string } } };

export type CompanyRemovalQueryVariables = Exact<{
  id: string | number;
}>;


export type CompanyRemovalQuery = { company: { id: string, name: string, removal: { attendees: number, pods: number } | null } };

export type TeamMember_AttendeeFragment = { stage: AttendeeStage, companyContact: boolean | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, company: { id: string, name: string } | null };

export type CompanyTeamForEditQueryVariables = Exact<{
  id: string | number;
}>;


export type CompanyTeamForEditQuery = { company: { id: string, name: string, assignedAttendees: number | null, assignedTeam: Array<{ stage: AttendeeStage, companyContact: boolean | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, company: { id: string, name: string } | null }> | null } };

export type TeamCandidatesQueryVariables = Exact<{
  eventId: string | number;
  search: string;
}>;


export type TeamCandidatesQuery = { confirmed: { nodes: Array<{ stage: AttendeeStage, companyContact: boolean | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, company: { id: string, name: string } | null }> }, invited: { nodes: Array<{ stage: AttendeeStage, companyContact: boolean | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, company: { id: string, name: string } | null }> } };

export type AssignToCompanyMutationVariables = Exact<{
  input: UpdateAttendeeInput;
}>;


export type AssignToCompanyMutation = { updateAttendee: { attendee: { stage: AttendeeStage, companyContact: boolean | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, company: { id: string, name: string } | null }, remainingKeys: Array<{ id: string, kind: RemainingKeyKind, name: string, eventTitle: string }> } };

export type SetCompanyContactMutationVariables = Exact<{
  input: SetCompanyContactInput;
}>;


export type SetCompanyContactMutation = { setCompanyContact: { attendee: { stage: AttendeeStage, companyContact: boolean | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, company: { id: string, name: string } | null }, remainingKeys: Array<{ id: string, kind: RemainingKeyKind, name: string, eventTitle: string }> } };

export type CompanyPod_PodFragment = { id: string, name: string, location: string | null, updatedAt: string, company: { id: string, name: string } | null };

export type PodsForCompanyQueryVariables = Exact<{
  eventId: string | number;
  after?: string | null | undefined;
}>;


export type PodsForCompanyQuery = { pods: { nodes: Array<{ id: string, name: string, location: string | null, updatedAt: string, company: { id: string, name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AssignPodMutationVariables = Exact<{
  input: UpdatePodInput;
}>;


export type AssignPodMutation = { updatePod: { pod: { id: string, name: string, location: string | null, updatedAt: string, company: { id: string, name: string } | null } } };

export type CompanyTableQueryVariables = Exact<{
  eventId: string | number;
  filter?: CompanyFilter | null | undefined;
  first: number;
  offset: number;
}>;


export type CompanyTableQuery = { companies: { totalCount: number, nodes: Array<{ id: string, eventId: string, kind: CompanyKind, name: string, tagline: string | null, country: string | null, city: string | null, tier: string | null, stand: string | null, sectors: Array<string>, logoUrl: string | null, teamSize: number, assignedAttendees: number | null, seats: number, takenSeats: number | null, contacts: Array<{ id: string, firstName: string, lastName: string }>, pods: Array<{ id: string, name: string }> }> } };

export type Contact_ContactFragment = { id: string, state: ContactState, since: string, email: string | null, phone: string | null, attendee: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } };

export type ContactHolder_ContactHolderFragment = { since: string, sharing: boolean, answered: boolean, company: { id: string, name: string, logoUrl: string | null } | null, attendee: { id: string, firstName: string, lastName: string, avatarUrl: string | null } | null };

export type ContactsQueryVariables = Exact<{
  eventId: string | number;
  after?: string | null | undefined;
}>;


export type ContactsQuery = { contacts: { nodes: Array<{ id: string, state: ContactState, since: string, email: string | null, phone: string | null, attendee: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ExchangeContactsMutationVariables = Exact<{
  input: ExchangeContactsInput;
}>;


export type ExchangeContactsMutation = { exchangeContacts: { outcome: ContactExchangeOutcome, contact: { id: string, state: ContactState, since: string, email: string | null, phone: string | null, attendee: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } } | null } };

export type AnswerContactExchangeMutationVariables = Exact<{
  input: AnswerContactExchangeInput;
}>;


export type AnswerContactExchangeMutation = { answerContactExchange: { contact: { id: string, state: ContactState, since: string, email: string | null, phone: string | null, attendee: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } } | null } };

export type EndContactMutationVariables = Exact<{
  input: EndContactInput;
}>;


export type EndContactMutation = { endContact: { contactId: string } };

export type ContactChangedSubscriptionVariables = Exact<{
  eventId: string | number;
}>;


export type ContactChangedSubscription = { contactChanged: { contactId: string, contact: { id: string, state: ContactState, since: string, email: string | null, phone: string | null, attendee: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } } | null } };

export type ContactHoldersQueryVariables = Exact<{
  eventId: string | number;
  after?: string | null | undefined;
}>;


export type ContactHoldersQuery = { contactHolders: { nodes: Array<{ since: string, sharing: boolean, answered: boolean, company: { id: string, name: string, logoUrl: string | null } | null, attendee: { id: string, firstName: string, lastName: string, avatarUrl: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ContactSharingQueryVariables = Exact<{
  eventId: string | number;
}>;


export type ContactSharingQuery = { contactSharing: { everyone: boolean } };

export type AnswerContactRequestMutationVariables = Exact<{
  input: AnswerContactRequestInput;
}>;


export type AnswerContactRequestMutation = { answerContactRequest: { holder: { since: string, sharing: boolean, answered: boolean, company: { id: string, name: string, logoUrl: string | null } | null, attendee: { id: string, firstName: string, lastName: string, avatarUrl: string | null } | null } | null } };

export type SetContactSharingMutationVariables = Exact<{
  input: SetContactSharingInput;
}>;


export type SetContactSharingMutation = { setContactSharing: { contactSharing: { everyone: boolean } } };

export type MessageReport_ReportFragment = { id: string, createdAt: string, reason: string, text: string, sentAt: string, resolvedAt: string | null, decision: MessageReportDecision | null, decisionNote: string | null, resolverName: string | null, senderReportCount: number, senderWarningCount: number, sender: { status: AttendeeStatus | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, reporter: { status: AttendeeStatus | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } };

export type MessageReportsQueryVariables = Exact<{
  eventId: string | number;
  resolved?: boolean | null | undefined;
  first: number;
  offset?: number | null | undefined;
}>;


export type MessageReportsQuery = { messageReports: { totalCount: number, nodes: Array<{ id: string, createdAt: string, reason: string, text: string, sentAt: string, resolvedAt: string | null, decision: MessageReportDecision | null, decisionNote: string | null, resolverName: string | null, senderReportCount: number, senderWarningCount: number, sender: { status: AttendeeStatus | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, reporter: { status: AttendeeStatus | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } }> } };

export type ResolveMessageReportMutationVariables = Exact<{
  input: ResolveMessageReportInput;
}>;


export type ResolveMessageReportMutation = { resolveMessageReport: { report: { id: string, createdAt: string, reason: string, text: string, sentAt: string, resolvedAt: string | null, decision: MessageReportDecision | null, decisionNote: string | null, resolverName: string | null, senderReportCount: number, senderWarningCount: number, sender: { status: AttendeeStatus | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, reporter: { status: AttendeeStatus | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } } } };

export type ReportedSenderRemovalQueryVariables = Exact<{
  id: string | number;
}>;


export type ReportedSenderRemovalQuery = { attendee: { id: string, removal: { meetings: number, bookmarks: number, agendaEntries: number, talks: number } | null } };

export type RemoveReportedSenderMutationVariables = Exact<{
  input: DeleteAttendeeInput;
}>;


export type RemoveReportedSenderMutation = { deleteAttendee: { attendee: { id: string } } };

export type ChatMessage_MessageFragment = { id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null };

export type ChatPartner_AttendeeFragment = { isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null };

export type ChatDelivery_MessageFragment = { id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null, sender: { isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null }, recipient: { isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null } };

export type ConversationHead_ConversationFragment = { attendeeId: string, unreadCount: number, lastSequence: number, lastReadSequence: number };

export type ThreadSequences_ConversationFragment = { messages: { nodes: Array<{ id: string, sequence: number }> } };

export type ConversationItem_ConversationFragment = { id: string | null, attendeeId: string, eventId: string, unreadCount: number, lastSequence: number, lastReadSequence: number, otherLastReadSequence: number, attendee: { online: boolean, viewerCanRequestMeeting: boolean, isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerMeetingRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null }, lastMessage: { id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null } | null };

export type ConversationListQueryVariables = Exact<{
  eventId: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ConversationListQuery = { conversations: { totalCount: number, nodes: Array<{ id: string | null, attendeeId: string, eventId: string, unreadCount: number, lastSequence: number, lastReadSequence: number, otherLastReadSequence: number, attendee: { online: boolean, viewerCanRequestMeeting: boolean, isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerMeetingRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null }, lastMessage: { id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MissedMessagesQueryVariables = Exact<{
  eventId: string | number;
  filter: MissedMessagesFilter;
}>;


export type MissedMessagesQuery = { missedMessages: Array<{ id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null, sender: { isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null }, recipient: { isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null } }> };

export type ConversationThreadQueryVariables = Exact<{
  attendeeId: string | number;
  last?: number | null | undefined;
  before?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ConversationThreadQuery = { conversation: { id: string | null, attendeeId: string, eventId: string, unreadCount: number, lastSequence: number, lastReadSequence: number, otherLastReadSequence: number, messages: { nodes: Array<{ id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } }, attendee: { online: boolean, viewerCanRequestMeeting: boolean, isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerMeetingRefusal: { reason: ContactRefusalReason, message: string, help: string } | null, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null }, lastMessage: { id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null } | null } };

export type UnreadMessagesQueryVariables = Exact<{
  eventId: string | number;
}>;


export type UnreadMessagesQuery = { event: { id: string, viewerUnreadCount: number } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { message: { id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null, sender: { isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null }, recipient: { isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null } } } };

export type MarkReadMutationVariables = Exact<{
  input: MarkReadInput;
}>;


export type MarkReadMutation = { markRead: { conversation: { id: string | null, attendeeId: string, eventId: string, unreadCount: number, lastReadSequence: number, attendee: { id: string, unreadCount: number } } } };

export type MessageAddedSubscriptionVariables = Exact<{
  eventId: string | number;
}>;


export type MessageAddedSubscription = { messageAdded: { id: string, eventId: string, conversationId: string, senderId: string, recipientId: string, text: string, sequence: number, clientId: string, sentAt: string, readAt: string | null, sender: { isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null }, recipient: { isViewer: boolean, unreadCount: number, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerMessageRefusal: { reason: ContactRefusalReason, message: string, help: string } | null } } };

export type ConversationChangedSubscriptionVariables = Exact<{
  eventId: string | number;
}>;


export type ConversationChangedSubscription = { conversationChanged: { otherTyping: boolean | null, conversation: { id: string | null, attendeeId: string, eventId: string, lastReadSequence: number, otherLastReadSequence: number } } };

export type FirstLineQueryVariables = Exact<{
  attendeeId: string | number;
}>;


export type FirstLineQuery = { attendee: { id: string, firstName: string, sharedInterests: Array<string>, match: { reasons: Array<{ kind: MatchReasonKind, term: string }> } | null } };

export type PeopleToWriteQueryVariables = Exact<{
  eventId: string | number;
  search: string;
}>;


export type PeopleToWriteQuery = { attendees: { nodes: Array<{ isViewer: boolean, online: boolean, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }> } };

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

export type EntryCodeQueryVariables = Exact<{
  code: string;
}>;


export type EntryCodeQuery = { verifyEntryCode: { valid: boolean, status: AttendeeStatus, checkedInAt: string | null, attendee: { firstName: string, lastName: string, organization: string | null, category: AttendeeCategory, avatarUrl: string | null }, event: { id: string, title: string, timezone: string } } };

export type CheckInMutationVariables = Exact<{
  input: CheckInInput;
}>;


export type CheckInMutation = { checkIn: { result: { clientId: string, outcome: CheckInOutcome, repeated: boolean, checkIn: { id: string, at: string, conflict: boolean, justEnteredAt: string | null } | null } } };

export type ResolveEntryConflictsMutationVariables = Exact<{
  input: ResolveEntryConflictsInput;
}>;


export type ResolveEntryConflictsMutation = { resolveEntryConflicts: { resolved: number } };

export type DoorGatesQueryVariables = Exact<{
  eventId: string | number;
}>;


export type DoorGatesQuery = { headCount: { gates: Array<{ gate: string }> } };

export type FormerHostsQueryVariables = Exact<{ [key: string]: never; }>;


export type FormerHostsQuery = { formerHosts: Array<string> };

export type EntryCodesQueryVariables = Exact<{
  eventId: string | number;
  unlessVersion?: string | null | undefined;
}>;


export type EntryCodesQuery = { entryCodes: { salt: string, version: string, unchanged: boolean, expected: Array<string>, entered: Array<string> } };

export type RecordScanMutationVariables = Exact<{
  input: CheckInInput;
}>;


export type RecordScanMutation = { checkIn: { result: { clientId: string, outcome: CheckInOutcome, repeated: boolean, attendee: { id: string, firstName: string, lastName: string, organization: string | null, category: AttendeeCategory, status: AttendeeStatus | null, avatarUrl: string | null, company: { id: string, name: string } | null } | null, checkIn: { id: string, at: string, conflict: boolean, justEnteredAt: string | null } | null } } };

export type ReplayScansMutationVariables = Exact<{
  input: CheckInBatchInput;
}>;


export type ReplayScansMutation = { checkInBatch: { results: Array<{ clientId: string, outcome: CheckInOutcome, checkIn: { id: string, conflict: boolean } | null }> } };

export type DoorCountsQueryVariables = Exact<{
  eventId: string | number;
  date: string;
}>;


export type DoorCountsQuery = { now: { inside: number, gates: Array<{ gate: string, inside: number }> }, today: { entered: number, gates: Array<{ gate: string, in: number, out: number }> } };

export type EntryConflictsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type EntryConflictsQuery = { checkIns: { nodes: Array<{ id: string, at: string, gate: string, offline: boolean, recordedBy: string | null, attendee: { id: string, firstName: string, lastName: string, organization: string | null } }> } };

export type DoorEntriesSubscriptionVariables = Exact<{
  eventId: string | number;
}>;


export type DoorEntriesSubscription = { checkInRecorded: { id: string } };

export type FieldChoices_FieldFragment = { id: string, kind: EventFieldKind, labels: Array<{ language: Language, text: string }>, choices: Array<{ choiceId: string, labels: Array<{ language: Language, text: string }> }> };

export type EventField_FieldFragment = { key: string, required: boolean, audience: EventFieldAudience, groupIds: Array<string>, keepDays: number | null, conditionFieldId: string | null, conditionAnswers: Array<string>, id: string, kind: EventFieldKind, helps: Array<{ language: Language, text: string }>, purposes: Array<{ language: Language, text: string }>, labels: Array<{ language: Language, text: string }>, choices: Array<{ choiceId: string, labels: Array<{ language: Language, text: string }> }> };

export type EventFields_FieldsFragment = { updatedAt: string | null, fields: Array<{ key: string, required: boolean, audience: EventFieldAudience, groupIds: Array<string>, keepDays: number | null, conditionFieldId: string | null, conditionAnswers: Array<string>, id: string, kind: EventFieldKind, helps: Array<{ language: Language, text: string }>, purposes: Array<{ language: Language, text: string }>, labels: Array<{ language: Language, text: string }>, choices: Array<{ choiceId: string, labels: Array<{ language: Language, text: string }> }> }> };

export type Answers_AttendeeFragment = { id: string, answers: Array<{ fieldId: string, key: string, kind: EventFieldKind, label: string, values: Array<string>, text: string }> };

export type EventFieldsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type EventFieldsQuery = { eventFields: { updatedAt: string | null, fields: Array<{ key: string, required: boolean, audience: EventFieldAudience, groupIds: Array<string>, keepDays: number | null, conditionFieldId: string | null, conditionAnswers: Array<string>, id: string, kind: EventFieldKind, helps: Array<{ language: Language, text: string }>, purposes: Array<{ language: Language, text: string }>, labels: Array<{ language: Language, text: string }>, choices: Array<{ choiceId: string, labels: Array<{ language: Language, text: string }> }> }> } };

export type CreateEventMutationVariables = Exact<{
  input: CreateEventInput;
}>;


export type CreateEventMutation = { createEvent: { event: { id: string, title: string } } };

export type DuplicatedEventQueryVariables = Exact<{
  eventId: string | number;
}>;


export type DuplicatedEventQuery = { event: { id: string, title: string, startsAt: string, timezone: string } };

export type DuplicateEventMutationVariables = Exact<{
  input: DuplicateEventInput;
}>;


export type DuplicateEventMutation = { duplicateEvent: { event: { id: string, title: string } } };

export type SetupEvent_EventFragment = { id: string, title: string, tagline: string | null, description: string | null, venue: string | null, city: string | null, country: string | null, contactEmail: string | null, timezone: string, startsAt: string, endsAt: string, cover: string | null, logo: string | null, coverUrl: string | null, logoUrl: string | null, accentColor: string | null, languages: Array<Language>, status: EventStatus, registration: EventRegistration, requiresVerifiedEmail: boolean, capacity: number | null, placesTaken: number | null, slotMinutes: number, gapMinutes: number, keepDays: number | null, updatedAt: string, meetingHours: Array<{ date: string, from: string, to: string }>, interestGroups: Array<{ id: string, name: string, kind: InterestKind, terms: Array<string>, uses: Array<{ term: string, attendees: number }> | null }> };

export type SetupEventQueryVariables = Exact<{
  eventId: string | number;
}>;


export type SetupEventQuery = { event: { id: string, title: string, tagline: string | null, description: string | null, venue: string | null, city: string | null, country: string | null, contactEmail: string | null, timezone: string, startsAt: string, endsAt: string, cover: string | null, logo: string | null, coverUrl: string | null, logoUrl: string | null, accentColor: string | null, languages: Array<Language>, status: EventStatus, registration: EventRegistration, requiresVerifiedEmail: boolean, capacity: number | null, placesTaken: number | null, slotMinutes: number, gapMinutes: number, keepDays: number | null, updatedAt: string, meetingHours: Array<{ date: string, from: string, to: string }>, interestGroups: Array<{ id: string, name: string, kind: InterestKind, terms: Array<string>, uses: Array<{ term: string, attendees: number }> | null }> } };

export type SetupChecklistQueryVariables = Exact<{
  eventId: string | number;
}>;


export type SetupChecklistQuery = { event: { id: string, title: string, status: EventStatus, registration: EventRegistration, dueInvitations: number | null, description: string | null, cover: string | null, startsAt: string, endsAt: string, timezone: string, meetingHours: Array<{ date: string }>, counts: { pods: number, activities: number, companies: Array<{ kind: CompanyKind, count: number }> } | null, interestGroups: Array<{ id: string }> }, applicationCounts: Array<{ stage: AttendeeStage, count: number }>, faqs: { totalCount: number }, bulkJobPreview: { neverInvited: number }, invitationPlan: { eventId: string, hasMailServer: boolean } };

export type SaveEventMutationVariables = Exact<{
  input: UpdateEventInput;
}>;


export type SaveEventMutation = { updateEvent: { event: { id: string, title: string, tagline: string | null, description: string | null, venue: string | null, city: string | null, country: string | null, contactEmail: string | null, timezone: string, startsAt: string, endsAt: string, cover: string | null, logo: string | null, coverUrl: string | null, logoUrl: string | null, accentColor: string | null, languages: Array<Language>, status: EventStatus, registration: EventRegistration, requiresVerifiedEmail: boolean, capacity: number | null, placesTaken: number | null, slotMinutes: number, gapMinutes: number, keepDays: number | null, updatedAt: string, meetingHours: Array<{ date: string, from: string, to: string }>, interestGroups: Array<{ id: string, name: string, kind: InterestKind, terms: Array<string>, uses: Array<{ term: string, attendees: number }> | null }> } } };

export type SetEventStatusMutationVariables = Exact<{
  input: UpdateEventInput;
}>;


export type SetEventStatusMutation = { updateEvent: { event: { id: string, status: EventStatus, updatedAt: string } } };

export type EventFieldsPreviewQueryVariables = Exact<{
  input: EventFieldsPreviewInput;
}>;


export type EventFieldsPreviewQuery = { eventFieldsPreview: { removedAnswers: number, losses: Array<{ fieldId: string, removedAnswers: number }> } };

export type SetEventFieldsMutationVariables = Exact<{
  input: SetEventFieldsInput;
}>;


export type SetEventFieldsMutation = { setEventFields: { removedAnswers: number, eventFields: { updatedAt: string | null, fields: Array<{ key: string, required: boolean, audience: EventFieldAudience, groupIds: Array<string>, keepDays: number | null, conditionFieldId: string | null, conditionAnswers: Array<string>, id: string, kind: EventFieldKind, helps: Array<{ language: Language, text: string }>, purposes: Array<{ language: Language, text: string }>, labels: Array<{ language: Language, text: string }>, choices: Array<{ choiceId: string, labels: Array<{ language: Language, text: string }> }> }> } } };

export type MatchingPair_PairFragment = { persona: Persona, other: Persona, wish: PersonaWish, defaultWish: PersonaWish, weight: number, acts: { people: number, reached: number, expected: number, welcomed: number, refused: number } | null };

export type PersonaPairsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type PersonaPairsQuery = { personaPairs: Array<{ persona: Persona, other: Persona, wish: PersonaWish, defaultWish: PersonaWish, weight: number, acts: { people: number, reached: number, expected: number, welcomed: number, refused: number } | null }> };

export type SetPersonaWishesMutationVariables = Exact<{
  input: SetPersonaWishesInput;
}>;


export type SetPersonaWishesMutation = { setPersonaWishes: { personaPairs: Array<{ persona: Persona, other: Persona, wish: PersonaWish, defaultWish: PersonaWish, weight: number, acts: { people: number, reached: number, expected: number, welcomed: number, refused: number } | null }> } };

export type EventShellQueryVariables = Exact<{
  eventId: string | number;
}>;


export type EventShellQuery = { liveDigest: { activities: string, agenda: string, meetings: string, notifications: string }, event: { status: EventStatus, accentColor: string | null, languages: Array<Language>, attendeeCount: number, viewerUnreadCount: number, viewerPendingMeetingCount: number, title: string, tagline: string | null, description: string | null, coverUrl: string | null, id: string, unreadNotificationCount: number, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string, stripUrl: string | null, meetingProgram: { id: string, viewerTakesPart: boolean } | null, viewerCompany: { id: string, name: string, logoUrl: string | null } | null, viewerProfile: { inviteCode: string | null, id: string, eventId: string, category: AttendeeCategory, status: AttendeeStatus | null, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null }, me: { id: string, email: string, emailVerifiedAt: string | null } };

export type ShellProfileQueryVariables = Exact<{
  eventId: string | number;
}>;


export type ShellProfileQuery = { eventProfile: { bookmarks: Array<string>, profile: { id: string, eventId: string, category: AttendeeCategory, status: AttendeeStatus | null, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } } };

export type EventFacts_EventFragment = { id: string, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string };

export type EventCard_EventFragment = { title: string, tagline: string | null, coverUrl: string | null, status: EventStatus, registration: EventRegistration, attendeeCount: number, id: string, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string, viewerProfile: { id: string, stage: AttendeeStage } | null };

export type EventHero_EventFragment = { title: string, tagline: string | null, description: string | null, coverUrl: string | null, id: string, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string, stripUrl: string | null };

export type EventListQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: EventStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type EventListQuery = { events: { totalCount: number, nodes: Array<{ title: string, tagline: string | null, coverUrl: string | null, status: EventStatus, registration: EventRegistration, attendeeCount: number, id: string, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string, viewerProfile: { id: string, stage: AttendeeStage } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ShellProfile_AttendeeFragment = { id: string, eventId: string, category: AttendeeCategory, status: AttendeeStatus | null, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null };

export type EditedFaq_FaqFragment = { position: number, updatedAt: string, id: string, category: string | null, question: string, answer: string };

export type EditedFaqQueryVariables = Exact<{
  id: string | number;
}>;


export type EditedFaqQuery = { faq: { position: number, updatedAt: string, id: string, category: string | null, question: string, answer: string } };

export type CreateFaqMutationVariables = Exact<{
  input: CreateFaqInput;
}>;


export type CreateFaqMutation = { createFaq: { faq: { position: number, updatedAt: string, id: string, category: string | null, question: string, answer: string } } };

export type UpdateFaqMutationVariables = Exact<{
  input: UpdateFaqInput;
}>;


export type UpdateFaqMutation = { updateFaq: { faq: { position: number, updatedAt: string, id: string, category: string | null, question: string, answer: string } } };

export type DeleteFaqMutationVariables = Exact<{
  input: DeleteFaqInput;
}>;


export type DeleteFaqMutation = { deleteFaq: { faq: { position: number, updatedAt: string, id: string, category: string | null, question: string, answer: string } } };

export type ReorderFaqsMutationVariables = Exact<{
  input: ReorderFaqsInput;
}>;


export type ReorderFaqsMutation = { reorderFaqs: { faqs: Array<{ id: string, category: string | null, question: string, answer: string }> } };

export type FaqItem_FaqFragment = { id: string, category: string | null, question: string, answer: string };

export type FaqListQueryVariables = Exact<{
  eventId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type FaqListQuery = { faqs: { nodes: Array<{ id: string, category: string | null, question: string, answer: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type Group_GroupFragment = { id: string, eventId: string, name: string, colour: string | null, rank: number, shown: boolean, capacity: number | null, placesTaken: number, isConditional: boolean, isEveryoneElse: boolean, categories: Array<AttendeeCategory>, companyKinds: Array<CompanyKind>, companyTiers: Array<string>, waitingRequests: number | null, requestsPerDay: number | null, requestsInAll: number | null, meetingsPerDay: number | null, meetingsInAll: number | null, memberCount: number, updatedAt: string, answers: Array<{ fieldId: string, values: Array<string> }> };

export type GroupRules_RulesFragment = { updatedAt: string | null, rules: Array<{ fromId: string, toId: string, see: boolean, meet: boolean, write: boolean }> };

export type GroupMatrixQueryVariables = Exact<{
  eventId: string | number;
}>;


export type GroupMatrixQuery = { attendeeGroups: Array<{ id: string, eventId: string, name: string, colour: string | null, rank: number, shown: boolean, capacity: number | null, placesTaken: number, isConditional: boolean, isEveryoneElse: boolean, categories: Array<AttendeeCategory>, companyKinds: Array<CompanyKind>, companyTiers: Array<string>, waitingRequests: number | null, requestsPerDay: number | null, requestsInAll: number | null, meetingsPerDay: number | null, meetingsInAll: number | null, memberCount: number, updatedAt: string, answers: Array<{ fieldId: string, values: Array<string> }> }>, groupRules: { updatedAt: string | null, rules: Array<{ fromId: string, toId: string, see: boolean, meet: boolean, write: boolean }> } };

export type GroupQuestionsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type GroupQuestionsQuery = { eventFields: { fields: Array<{ id: string, kind: EventFieldKind, labels: Array<{ language: Language, text: string }>, choices: Array<{ choiceId: string, labels: Array<{ language: Language, text: string }> }> }> } };

export type GroupRulesPreviewQueryVariables = Exact<{
  input: GroupRulesPreviewInput;
}>;


export type GroupRulesPreviewQuery = { groupRulesPreview: { seeingNone: number, requests: number, conversations: number, matches: number } };

export type CreateGroupMutationVariables = Exact<{
  input: CreateAttendeeGroupInput;
}>;


export type CreateGroupMutation = { createAttendeeGroup: { group: { id: string, eventId: string, name: string, colour: string | null, rank: number, shown: boolean, capacity: number | null, placesTaken: number, isConditional: boolean, isEveryoneElse: boolean, categories: Array<AttendeeCategory>, companyKinds: Array<CompanyKind>, companyTiers: Array<string>, waitingRequests: number | null, requestsPerDay: number | null, requestsInAll: number | null, meetingsPerDay: number | null, meetingsInAll: number | null, memberCount: number, updatedAt: string, answers: Array<{ fieldId: string, values: Array<string> }> } } };

export type UpdateGroupMutationVariables = Exact<{
  input: UpdateAttendeeGroupInput;
}>;


export type UpdateGroupMutation = { updateAttendeeGroup: { group: { id: string, eventId: string, name: string, colour: string | null, rank: number, shown: boolean, capacity: number | null, placesTaken: number, isConditional: boolean, isEveryoneElse: boolean, categories: Array<AttendeeCategory>, companyKinds: Array<CompanyKind>, companyTiers: Array<string>, waitingRequests: number | null, requestsPerDay: number | null, requestsInAll: number | null, meetingsPerDay: number | null, meetingsInAll: number | null, memberCount: number, updatedAt: string, answers: Array<{ fieldId: string, values: Array<string> }> } } };

export type DeleteGroupMutationVariables = Exact<{
  input: DeleteAttendeeGroupInput;
}>;


export type DeleteGroupMutation = { deleteAttendeeGroup: { group: { id: string } } };

export type SaveGroupRulesMutationVariables = Exact<{
  input: UpdateGroupRulesInput;
}>;


export type SaveGroupRulesMutation = { updateGroupRules: { groupRules: { updatedAt: string | null, rules: Array<{ fromId: string, toId: string, see: boolean, meet: boolean, write: boolean }> } } };

export type ImportRow_ImportFragment = { id: string, eventId: string, kind: ImportKind, status: ImportStatus, fileName: string, dryRun: boolean, totalRows: number | null, rows: number, created: number, updated: number, faulty: number, startedBy: string | null, createdAt: string };

export type Import_ImportFragment = { partial: boolean, unchanged: number, phase: ImportPhase | null, queuePosition: number | null, sendInvites: boolean, failure: string | null, fileKeptUntil: string | null, updatedAt: string, id: string, eventId: string, kind: ImportKind, status: ImportStatus, fileName: string, dryRun: boolean, totalRows: number | null, rows: number, created: number, updated: number, faulty: number, startedBy: string | null, createdAt: string, warnings: Array<{ row: number, message: string }>, columns: Array<{ title: string, samples: Array<string>, field: string | null }>, source: { encoding: TextEncoding | null, sheet: string | null, sheets: Array<string>, encodings: Array<{ encoding: TextEncoding, words: Array<string> }> } | null, companyKinds: Array<{ kind: CompanyKind, count: number }>, undo: { removed: number, restored: number, kept: number } | null };

export type ImportListQueryVariables = Exact<{
  eventId: string | number;
  first: number;
  offset: number;
}>;


export type ImportListQuery = { imports: { totalCount: number, nodes: Array<{ id: string, eventId: string, kind: ImportKind, status: ImportStatus, fileName: string, dryRun: boolean, totalRows: number | null, rows: number, created: number, updated: number, faulty: number, startedBy: string | null, createdAt: string }> } };

export type ImportByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type ImportByIdQuery = { import: { partial: boolean, unchanged: number, phase: ImportPhase | null, queuePosition: number | null, sendInvites: boolean, failure: string | null, fileKeptUntil: string | null, updatedAt: string, id: string, eventId: string, kind: ImportKind, status: ImportStatus, fileName: string, dryRun: boolean, totalRows: number | null, rows: number, created: number, updated: number, faulty: number, startedBy: string | null, createdAt: string, warnings: Array<{ row: number, message: string }>, columns: Array<{ title: string, samples: Array<string>, field: string | null }>, source: { encoding: TextEncoding | null, sheet: string | null, sheets: Array<string>, encodings: Array<{ encoding: TextEncoding, words: Array<string> }> } | null, companyKinds: Array<{ kind: CompanyKind, count: number }>, undo: { removed: number, restored: number, kept: number } | null } };

export type ImportFieldsQueryVariables = Exact<{
  eventId: string | number;
  kind: ImportKind;
}>;


export type ImportFieldsQuery = { importFields: Array<{ key: string, name: string, required: boolean }> };

export type ImportFaultyRowsQueryVariables = Exact<{
  id: string | number;
  search?: string | null | undefined;
  first: number;
  offset: number;
}>;


export type ImportFaultyRowsQuery = { importFaultyRows: { totalCount: number, nodes: Array<{ row: number, errors: Array<{ column: string | null, message: string, value: string | null }> }> } };

export type ImportUnknownValuesQueryVariables = Exact<{
  id: string | number;
}>;


export type ImportUnknownValuesQuery = { importUnknownValues: Array<{ field: string, name: string, known: Array<string>, canAdd: boolean, canLeaveOut: boolean, values: Array<{ value: string, rows: number | null, nearest: string | null, action: ImportCorrectionAction | null, replacement: string | null }> }> };

export type ImportFaultyRowsFileQueryVariables = Exact<{
  id: string | number;
}>;


export type ImportFaultyRowsFileQuery = { importFaultyRowsFile: string };

export type ImportUndoPreviewQueryVariables = Exact<{
  id: string | number;
}>;


export type ImportUndoPreviewQuery = { importUndoPreview: { removed: number, restored: number, kept: number } };

export type PrepareImportMutationVariables = Exact<{
  input: PrepareImportInput;
}>;


export type PrepareImportMutation = { prepareImport: { import: { partial: boolean, unchanged: number, phase: ImportPhase | null, queuePosition: number | null, sendInvites: boolean, failure: string | null, fileKeptUntil: string | null, updatedAt: string, id: string, eventId: string, kind: ImportKind, status: ImportStatus, fileName: string, dryRun: boolean, totalRows: number | null, rows: number, created: number, updated: number, faulty: number, startedBy: string | null, createdAt: string, warnings: Array<{ row: number, message: string }>, columns: Array<{ title: string, samples: Array<string>, field: string | null }>, source: { encoding: TextEncoding | null, sheet: string | null, sheets: Array<string>, encodings: Array<{ encoding: TextEncoding, words: Array<string> }> } | null, companyKinds: Array<{ kind: CompanyKind, count: number }>, undo: { removed: number, restored: number, kept: number } | null } } };

export type ReadImportFileMutationVariables = Exact<{
  input: ReadImportFileInput;
}>;


export type ReadImportFileMutation = { readImportFile: { import: { partial: boolean, unchanged: number, phase: ImportPhase | null, queuePosition: number | null, sendInvites: boolean, failure: string | null, fileKeptUntil: string | null, updatedAt: string, id: string, eventId: string, kind: ImportKind, status: ImportStatus, fileName: string, dryRun: boolean, totalRows: number | null, rows: number, created: number, updated: number, faulty: number, startedBy: string | null, createdAt: string, warnings: Array<{ row: number, message: string }>, columns: Array<{ title: string, samples: Array<string>, field: string | null }>, source: { encoding: TextEncoding | null, sheet: string | null, sheets: Array<string>, encodings: Array<{ encoding: TextEncoding, words: Array<string> }> } | null, companyKinds: Array<{ kind: CompanyKind, count: number }>, undo: { removed: number, restored: number, kept: number } | null } } };

export type RunImportMutationVariables = Exact<{
  input: RunImportInput;
}>;


export type RunImportMutation = { runImport: { import: { partial: boolean, unchanged: number, phase: ImportPhase | null, queuePosition: number | null, sendInvites: boolean, failure: string | null, fileKeptUntil: string | null, updatedAt: string, id: string, eventId: string, kind: ImportKind, status: ImportStatus, fileName: string, dryRun: boolean, totalRows: number | null, rows: number, created: number, updated: number, faulty: number, startedBy: string | null, createdAt: string, warnings: Array<{ row: number, message: string }>, columns: Array<{ title: string, samples: Array<string>, field: string | null }>, source: { encoding: TextEncoding | null, sheet: string | null, sheets: Array<string>, encodings: Array<{ encoding: TextEncoding, words: Array<string> }> } | null, companyKinds: Array<{ kind: CompanyKind, count: number }>, undo: { removed: number, restored: number, kept: number } | null } } };

export type DiscardImportMutationVariables = Exact<{
  input: DiscardImportInput;
}>;


export type DiscardImportMutation = { discardImport: { import: { id: string } } };

export type UndoImportMutationVariables = Exact<{
  input: UndoImportInput;
}>;


export type UndoImportMutation = { undoImport: { import: { partial: boolean, unchanged: number, phase: ImportPhase | null, queuePosition: number | null, sendInvites: boolean, failure: string | null, fileKeptUntil: string | null, updatedAt: string, id: string, eventId: string, kind: ImportKind, status: ImportStatus, fileName: string, dryRun: boolean, totalRows: number | null, rows: number, created: number, updated: number, faulty: number, startedBy: string | null, createdAt: string, warnings: Array<{ row: number, message: string }>, columns: Array<{ title: string, samples: Array<string>, field: string | null }>, source: { encoding: TextEncoding | null, sheet: string | null, sheets: Array<string>, encodings: Array<{ encoding: TextEncoding, words: Array<string> }> } | null, companyKinds: Array<{ kind: CompanyKind, count: number }>, undo: { removed: number, restored: number, kept: number } | null } } };

export type KeptDataQueryVariables = Exact<{
  eventId: string | number;
}>;


export type KeptDataQuery = { keptData: { eventId: string, keepDays: number | null, erasesAt: string | null, profileFields: Array<{ name: string, purpose: ProfilePurpose, audience: EventFieldAudience }>, fields: Array<{ id: string, audience: EventFieldAudience, keepDays: number | null, labels: Array<{ language: Language, text: string }>, purposes: Array<{ language: Language, text: string }> }> } };

export type ErasurePreviewQueryVariables = Exact<{
  eventId: string | number;
  keepDays: number;
}>;


export type ErasurePreviewQuery = { erasurePreview: { erasesAt: string, people: number } };

export type Lead_LeadFragment = { id: string, rating: LeadRating | null, note: string, source: LeadSource, capturedAt: string, updatedAt: string, followedUpAt: string | null, viewerRemindAt: string | null, attendee: { viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, answers: Array<{ values: Array<string>, question: { id: string } }>, followedUpBy: { id: string, firstName: string, lastName: string } | null, capturedBy: { id: string, firstName: string, lastName: string } | null, contact: { email: string, phone: string | null } | null };

export type LeadQuestion_LeadQuestionFragment = { id: string, kind: LeadQuestionKind, text: string, options: Array<string>, retired: boolean };

export type LeadsQueryVariables = Exact<{
  companyId: string | number;
  filter?: LeadFilter | null | undefined;
  sort?: LeadSort | null | undefined;
  first: number;
  offset: number;
}>;


export type LeadsQuery = { leads: { totalCount: number, nodes: Array<{ id: string, rating: LeadRating | null, note: string, source: LeadSource, capturedAt: string, updatedAt: string, followedUpAt: string | null, viewerRemindAt: string | null, attendee: { viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, answers: Array<{ values: Array<string>, question: { id: string } }>, followedUpBy: { id: string, firstName: string, lastName: string } | null, capturedBy: { id: string, firstName: string, lastName: string } | null, contact: { email: string, phone: string | null } | null }> } };

export type LeadByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type LeadByIdQuery = { node:
    | { id: string, rating: LeadRating | null, note: string, source: LeadSource, capturedAt: string, updatedAt: string, followedUpAt: string | null, viewerRemindAt: string | null, attendee: { viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, answers: Array<{ values: Array<string>, question: { id: string } }>, followedUpBy: { id: string, firstName: string, lastName: string } | null, capturedBy: { id: string, firstName: string, lastName: string } | null, contact: { email: string, phone: string | null } | null }
    | Record<PropertyKey, never>
   | null };

export type LeadQuestionsQueryVariables = Exact<{
  companyId: string | number;
}>;


export type LeadQuestionsQuery = { leadQuestions: Array<{ id: string, kind: LeadQuestionKind, text: string, options: Array<string>, retired: boolean }> };

export type TeamBadgesQueryVariables = Exact<{
  companyId: string | number;
}>;


export type TeamBadgesQuery = { teamBadges: Array<{ codeHash: string, name: string }> };

export type LeadCountsQueryVariables = Exact<{
  companyId: string | number;
}>;


export type LeadCountsQuery = { leadCounts: { total: number, toFollowUp: number, byMember: Array<{ count: number, attendee: { id: string, firstName: string, lastName: string } | null }>, byDay: Array<{ date: string, count: number }> } };

export type LeadOfQueryVariables = Exact<{
  attendeeId: string | number;
}>;


export type LeadOfQuery = { attendee: { id: string, company: { id: string } | null, viewerLead: { id: string, rating: LeadRating | null } | null } };

export type CaptureLeadsMutationVariables = Exact<{
  input: CaptureLeadsInput;
}>;


export type CaptureLeadsMutation = { captureLeads: { results: Array<{ clientId: string, outcome: LeadCaptureOutcome, lead: { id: string, rating: LeadRating | null, note: string, source: LeadSource, capturedAt: string, updatedAt: string, followedUpAt: string | null, viewerRemindAt: string | null, attendee: { id: string, viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerLead: { id: string, rating: LeadRating | null } | null }, answers: Array<{ values: Array<string>, question: { id: string } }>, followedUpBy: { id: string, firstName: string, lastName: string } | null, capturedBy: { id: string, firstName: string, lastName: string } | null, contact: { email: string, phone: string | null } | null } | null }> } };

export type UpdateLeadMutationVariables = Exact<{
  input: UpdateLeadInput;
}>;


export type UpdateLeadMutation = { updateLead: { lead: { id: string, rating: LeadRating | null, note: string, source: LeadSource, capturedAt: string, updatedAt: string, followedUpAt: string | null, viewerRemindAt: string | null, attendee: { viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, answers: Array<{ values: Array<string>, question: { id: string } }>, followedUpBy: { id: string, firstName: string, lastName: string } | null, capturedBy: { id: string, firstName: string, lastName: string } | null, contact: { email: string, phone: string | null } | null } } };

export type SetLeadReminderMutationVariables = Exact<{
  input: SetLeadReminderInput;
}>;


export type SetLeadReminderMutation = { setLeadReminder: { lead: { id: string, viewerRemindAt: string | null } } };

export type DeleteLeadMutationVariables = Exact<{
  input: DeleteLeadInput;
}>;


export type DeleteLeadMutation = { deleteLead: { leadId: string } };

export type SetLeadQuestionsMutationVariables = Exact<{
  input: SetLeadQuestionsInput;
}>;


export type SetLeadQuestionsMutation = { setLeadQuestions: { questions: Array<{ id: string, kind: LeadQuestionKind, text: string, options: Array<string>, retired: boolean }> } };

export type LeadChangedSubscriptionVariables = Exact<{
  companyId: string | number;
}>;


export type LeadChangedSubscription = { leadChanged: { leadId: string, lead: { id: string, rating: LeadRating | null, note: string, source: LeadSource, capturedAt: string, updatedAt: string, followedUpAt: string | null, viewerRemindAt: string | null, attendee: { viewerCanMessage: boolean, viewerCanRequestMeeting: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, answers: Array<{ values: Array<string>, question: { id: string } }>, followedUpBy: { id: string, firstName: string, lastName: string } | null, capturedBy: { id: string, firstName: string, lastName: string } | null, contact: { email: string, phone: string | null } | null } | null } };

export type ExportLeadsMutationVariables = Exact<{
  input: ExportLeadsInput;
}>;


export type ExportLeadsMutation = { exportLeads: { file: { name: string, url: string | null } } };

export type AuditEntry_EntryFragment = { id: string, createdAt: string, actorId: string | null, actorName: string, action: string, subjectId: string | null, subjectName: string | null, before: unknown, after: unknown };

export type AuditLogQueryVariables = Exact<{
  filter: AuditFilter;
  first: number;
  offset?: number | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { totalCount: number, nodes: Array<{ id: string, createdAt: string, actorId: string | null, actorName: string, action: string, subjectId: string | null, subjectName: string | null, before: unknown, after: unknown }> } };

export type AuditSubjectQueryVariables = Exact<{
  id: string | number;
}>;


export type AuditSubjectQuery = { node:
    | { __typename: 'Activity', id: string }
    | { __typename: 'Attendee', id: string }
    | { __typename: 'AttendeeGroup', id: string }
    | { __typename: 'Company', kind: CompanyKind, id: string }
    | { __typename: 'Event', id: string }
    | { __typename: 'Faq', id: string }
    | { __typename: 'Insight', id: string }
    | { __typename: 'Lead', id: string }
    | { __typename: 'Meeting', id: string }
    | { __typename: 'Pod', id: string }
   | null };

export type SystemHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemHealthQuery = { systemHealth: { postgres: string, knowsLetters: boolean, differingZones: Array<string>, connections: number, migration: string, redis: RedisState, secrets: SecretsState, heldSince: string | null, webhookDeliveriesWaiting: number, mailsWaiting: number, mailsFailed: number, outboxRows: number, outboxAgeSeconds: number, lastBackupAt: string | null, servers: Array<{ id: string, version: string, startedAt: string, seenAt: string, isRunning: boolean }>, queues: Array<{ name: string, waiting: number, failed: number, waitingSince: string | null }> } };

export type ReleaseHeldJobsMutationVariables = Exact<{ [key: string]: never; }>;


export type ReleaseHeldJobsMutation = { releaseHeldJobs: { released: boolean } };

export type Mail_MailFragment = { id: string, createdAt: string, recipient: string, template: string, subject: string, status: MailStatus, attempts: number, error: string | null, sentAt: string | null, text: string | null, addressRefusedAt: string | null };

export type RetryMailAddressMutationVariables = Exact<{
  input: RetryMailAddressInput;
}>;


export type RetryMailAddressMutation = { retryMailAddress: { retried: boolean } };

export type MailLogQueryVariables = Exact<{
  filter: MailFilter;
  first: number;
  offset?: number | null | undefined;
}>;


export type MailLogQuery = { mails: { totalCount: number, nodes: Array<{ id: string, createdAt: string, recipient: string, template: string, subject: string, status: MailStatus, attempts: number, error: string | null, sentAt: string | null, text: string | null, addressRefusedAt: string | null }> } };

export type ProgramSettings_ProgramFragment = { id: string, wishesOpenAt: string | null, wishesCloseAt: string | null, takesWishes: boolean, order: MeetingProgramOrder | null, mostInRow: number | null, fillsByMatches: boolean | null, groupIds: Array<string> | null, updatedAt: string };

export type TargetRow_TargetFragment = { id: string, attendeeId: string | null, companyId: string | null, groupId: string | null, minimum: number | null, maximum: number | null, perDay: number | null, priority: number, attendee: { id: string, firstName: string, lastName: string } | null, company: { id: string, name: string } | null };

export type MeetingProgramPageQueryVariables = Exact<{
  eventId: string | number;
}>;


export type MeetingProgramPageQuery = { event: { id: string, meetingProgram: { id: string, wishesOpenAt: string | null, wishesCloseAt: string | null, takesWishes: boolean, order: MeetingProgramOrder | null, mostInRow: number | null, fillsByMatches: boolean | null, groupIds: Array<string> | null, updatedAt: string } | null }, meetingTargets: { updatedAt: string | null, targets: Array<{ id: string, attendeeId: string | null, companyId: string | null, groupId: string | null, minimum: number | null, maximum: number | null, perDay: number | null, priority: number, attendee: { id: string, firstName: string, lastName: string } | null, company: { id: string, name: string } | null }> }, attendeeGroups: Array<{ id: string, name: string, memberCount: number, isEveryoneElse: boolean }> };

export type MeetingReadinessQueryVariables = Exact<{
  eventId: string | number;
}>;


export type MeetingReadinessQuery = { meetingReadiness: { people: number, peopleWithoutWishes: number, pods: number, times: number, places: number, promised: number, withoutWishes: Array<{ id: string, firstName: string, lastName: string }>, aboveOpenTimes: Array<{ minimum: number, openTimes: number, attendee: { id: string, firstName: string, lastName: string } | null }> }, wishStatistics: { musts: number, likes: number, refusals: number | null, blocks: number | null } };

export type TargetPeopleQueryVariables = Exact<{
  eventId: string | number;
  search?: string | null | undefined;
}>;


export type TargetPeopleQuery = { attendees: { nodes: Array<{ id: string, firstName: string, lastName: string, organization: string | null }> } };

export type TargetCompaniesQueryVariables = Exact<{
  eventId: string | number;
  search?: string | null | undefined;
}>;


export type TargetCompaniesQuery = { companies: { nodes: Array<{ id: string, name: string }> } };

export type UpdateMeetingProgramMutationVariables = Exact<{
  input: UpdateMeetingProgramInput;
}>;


export type UpdateMeetingProgramMutation = { updateMeetingProgram: { meetingProgram: { id: string, wishesOpenAt: string | null, wishesCloseAt: string | null, takesWishes: boolean, order: MeetingProgramOrder | null, mostInRow: number | null, fillsByMatches: boolean | null, groupIds: Array<string> | null, updatedAt: string } } };

export type SetMeetingTargetsMutationVariables = Exact<{
  input: SetMeetingTargetsInput;
}>;


export type SetMeetingTargetsMutation = { setMeetingTargets: { meetingTargets: { updatedAt: string | null, targets: Array<{ id: string, attendeeId: string | null, companyId: string | null, groupId: string | null, minimum: number | null, maximum: number | null, perDay: number | null, priority: number, attendee: { id: string, firstName: string, lastName: string } | null, company: { id: string, name: string } | null }> } } };

export type TimetableRun_RunFragment = { id: string, eventId: string, status: ScheduleRunStatus, basis: ScheduleRunBasis, order: MeetingProgramOrder, progress: number, draftVersion: number, createdAt: string, startedByName: string | null, error: string | null, bound: { must: number, like: number, promisedMissing: number, withoutMeeting: number } | null, measures: { must: number, like: number, promisedMissing: number, withoutMeeting: number, meetings: number, idle: number } | null };

export type PlannedMeeting_MeetingFragment = { id: string, change: ScheduleRunChange, startsAt: string, endsAt: string, oldStartsAt: string | null, oldEndsAt: string | null, outcome: ScheduleOutcome | null, reason: string | null, meetingId: string | null, isLocked: boolean, one: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null, pod: { id: string, eventId: string, name: string, location: string | null, bookable: boolean, position: number, updatedAt: string, company: { id: string, kind: CompanyKind, name: string, logoUrl: string | null } | null } | null, oldPod: { id: string, name: string } | null };

export type TimetablesQueryVariables = Exact<{
  eventId: string | number;
}>;


export type TimetablesQuery = { event: { id: string, meetingProgram: { id: string, order: MeetingProgramOrder | null } | null }, scheduleRuns: { nodes: Array<{ id: string, eventId: string, status: ScheduleRunStatus, basis: ScheduleRunBasis, order: MeetingProgramOrder, progress: number, draftVersion: number, createdAt: string, startedByName: string | null, error: string | null, bound: { must: number, like: number, promisedMissing: number, withoutMeeting: number } | null, measures: { must: number, like: number, promisedMissing: number, withoutMeeting: number, meetings: number, idle: number } | null }> } };

export type TimetableQueryVariables = Exact<{
  id: string | number;
}>;


export type TimetableQuery = { scheduleRun: { isOutdated: boolean, changedPeople: number, id: string, eventId: string, status: ScheduleRunStatus, basis: ScheduleRunBasis, order: MeetingProgramOrder, progress: number, draftVersion: number, createdAt: string, startedByName: string | null, error: string | null, changes: Array<{ change: ScheduleRunChange, outcome: ScheduleOutcome | null, reason: string | null, count: number }>, bound: { must: number, like: number, promisedMissing: number, withoutMeeting: number } | null, measures: { must: number, like: number, promisedMissing: number, withoutMeeting: number, meetings: number, idle: number } | null } };

export type TimetableMeetingsQueryVariables = Exact<{
  runId: string | number;
  change?: ScheduleRunChange | null | undefined;
  outcome?: ScheduleOutcome | null | undefined;
  attendeeId?: string | number | null | undefined;
  companyId?: string | number | null | undefined;
  podId?: string | number | null | undefined;
  date?: string | null | undefined;
  first: number;
  offset?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TimetableMeetingsQuery = { scheduleRunMeetings: { totalCount: number, nodes: Array<{ id: string, change: ScheduleRunChange, startsAt: string, endsAt: string, oldStartsAt: string | null, oldEndsAt: string | null, outcome: ScheduleOutcome | null, reason: string | null, meetingId: string | null, isLocked: boolean, one: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null, pod: { id: string, eventId: string, name: string, location: string | null, bookable: boolean, position: number, updatedAt: string, company: { id: string, kind: CompanyKind, name: string, logoUrl: string | null } | null } | null, oldPod: { id: string, name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TimetableFloorQueryVariables = Exact<{
  eventId: string | number;
  after?: string | null | undefined;
}>;


export type TimetableFloorQuery = { event: { id: string, slotMinutes: number, gapMinutes: number, meetingHours: Array<{ date: string, from: string, to: string }> }, pods: { nodes: Array<{ id: string, eventId: string, name: string, location: string | null, bookable: boolean, position: number, updatedAt: string, company: { id: string, kind: CompanyKind, name: string, logoUrl: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TimetableFilterNamesQueryVariables = Exact<{
  attendeeId: string | number;
  companyId: string | number;
  withAttendee: boolean;
  withCompany: boolean;
}>;


export type TimetableFilterNamesQuery = { attendee?: { id: string, firstName: string, lastName: string }, company?: { id: string, name: string } };

export type TimetablePeopleQueryVariables = Exact<{
  runId: string | number;
  first: number;
  offset?: number | null | undefined;
}>;


export type TimetablePeopleQuery = { scheduleRunPeople: { totalCount: number, nodes: Array<{ target: number, got: number, reasons: Array<{ code: ScheduleReason, count: number }>, attendee: { id: string, firstName: string, lastName: string, organization: string | null } | null }> } };

export type WhyNotMeetingQueryVariables = Exact<{
  runId: string | number;
  oneId: string | number;
  otherId: string | number;
}>;


export type WhyNotMeetingQuery = { whyNotMeeting: ScheduleReason | null };

export type TimetablePlacesQueryVariables = Exact<{
  runId: string | number;
  oneId: string | number;
  otherId: string | number;
}>;


export type TimetablePlacesQuery = { scheduleRunPlaces: Array<{ startsAt: string, endsAt: string, podIds: Array<string> }> };

export type WhatWouldHelpQueryVariables = Exact<{
  runId: string | number;
}>;


export type WhatWouldHelpQuery = { whatWouldHelp: Array<{ morePods: number, moreSlots: number, bound: { must: number, like: number, promisedMissing: number, withoutMeeting: number } | null }> };

export type StartTimetableMutationVariables = Exact<{
  input: StartScheduleRunInput;
}>;


export type StartTimetableMutation = { startScheduleRun: { scheduleRun: { id: string, eventId: string, status: ScheduleRunStatus, basis: ScheduleRunBasis, order: MeetingProgramOrder, progress: number, draftVersion: number, createdAt: string, startedByName: string | null, error: string | null, bound: { must: number, like: number, promisedMissing: number, withoutMeeting: number } | null, measures: { must: number, like: number, promisedMissing: number, withoutMeeting: number, meetings: number, idle: number } | null } } };

export type CancelTimetableMutationVariables = Exact<{
  input: CancelScheduleRunInput;
}>;


export type CancelTimetableMutation = { cancelScheduleRun: { scheduleRun: { id: string, eventId: string, status: ScheduleRunStatus, basis: ScheduleRunBasis, order: MeetingProgramOrder, progress: number, draftVersion: number, createdAt: string, startedByName: string | null, error: string | null, bound: { must: number, like: number, promisedMissing: number, withoutMeeting: number } | null, measures: { must: number, like: number, promisedMissing: number, withoutMeeting: number, meetings: number, idle: number } | null } } };

export type EditTimetableMutationVariables = Exact<{
  input: EditScheduleRunInput;
}>;


export type EditTimetableMutation = { editScheduleRun: { removedIds: Array<string>, scheduleRun: { id: string, eventId: string, status: ScheduleRunStatus, basis: ScheduleRunBasis, order: MeetingProgramOrder, progress: number, draftVersion: number, createdAt: string, startedByName: string | null, error: string | null, bound: { must: number, like: number, promisedMissing: number, withoutMeeting: number } | null, measures: { must: number, like: number, promisedMissing: number, withoutMeeting: number, meetings: number, idle: number } | null }, meetings: Array<{ id: string, change: ScheduleRunChange, startsAt: string, endsAt: string, oldStartsAt: string | null, oldEndsAt: string | null, outcome: ScheduleOutcome | null, reason: string | null, meetingId: string | null, isLocked: boolean, one: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null, pod: { id: string, eventId: string, name: string, location: string | null, bookable: boolean, position: number, updatedAt: string, company: { id: string, kind: CompanyKind, name: string, logoUrl: string | null } | null } | null, oldPod: { id: string, name: string } | null }> } };

export type LockPlannedMutationVariables = Exact<{
  input: LockMeetingsInput;
}>;


export type LockPlannedMutation = { lockMeetings: { count: number } };

export type ApplyTimetableMutationVariables = Exact<{
  input: ApplyScheduleRunInput;
}>;


export type ApplyTimetableMutation = { applyScheduleRun: { scheduleRun: { id: string, eventId: string, status: ScheduleRunStatus, basis: ScheduleRunBasis, order: MeetingProgramOrder, progress: number, draftVersion: number, createdAt: string, startedByName: string | null, error: string | null, bound: { must: number, like: number, promisedMissing: number, withoutMeeting: number } | null, measures: { must: number, like: number, promisedMissing: number, withoutMeeting: number, meetings: number, idle: number } | null } } };

export type UndoTimetableMutationVariables = Exact<{
  input: UndoScheduleRunInput;
}>;


export type UndoTimetableMutation = { undoScheduleRun: { scheduleRun: { id: string, eventId: string, status: ScheduleRunStatus, basis: ScheduleRunBasis, order: MeetingProgramOrder, progress: number, draftVersion: number, createdAt: string, startedByName: string | null, error: string | null, bound: { must: number, like: number, promisedMissing: number, withoutMeeting: number } | null, measures: { must: number, like: number, promisedMissing: number, withoutMeeting: number, meetings: number, idle: number } | null } } };

export type TimetableChangedSubscriptionVariables = Exact<{
  eventId: string | number;
}>;


export type TimetableChangedSubscription = { scheduleRunChanged: { id: string, eventId: string, status: ScheduleRunStatus, basis: ScheduleRunBasis, order: MeetingProgramOrder, progress: number, draftVersion: number, createdAt: string, startedByName: string | null, error: string | null, bound: { must: number, like: number, promisedMissing: number, withoutMeeting: number } | null, measures: { must: number, like: number, promisedMissing: number, withoutMeeting: number, meetings: number, idle: number } | null } };

export type CompanyRequestCard_RequestFragment = { id: string, eventId: string, status: CompanyRequestStatus, closedReason: MeetingClosedReason | null, startsAt: string, endsAt: string, note: string | null, expiresAt: string | null, viewerAs: MeetingRole, viewerCanAccept: boolean, viewerCanCancel: boolean, company: { id: string, name: string, logoUrl: string | null }, sender: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, pod: { id: string, name: string } | null, claimedBy: { id: string, firstName: string, lastName: string } | null, meeting: { id: string } | null };

export type CompanyRequestsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type CompanyRequestsQuery = { companyRequests: { nodes: Array<{ id: string, eventId: string, status: CompanyRequestStatus, closedReason: MeetingClosedReason | null, startsAt: string, endsAt: string, note: string | null, expiresAt: string | null, viewerAs: MeetingRole, viewerCanAccept: boolean, viewerCanCancel: boolean, company: { id: string, name: string, logoUrl: string | null }, sender: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, pod: { id: string, name: string } | null, claimedBy: { id: string, firstName: string, lastName: string } | null, meeting: { id: string } | null }> } };

export type CompanyRequestDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type CompanyRequestDetailsQuery = { companyRequest: { id: string, eventId: string, status: CompanyRequestStatus, closedReason: MeetingClosedReason | null, startsAt: string, endsAt: string, note: string | null, expiresAt: string | null, viewerAs: MeetingRole, viewerCanAccept: boolean, viewerCanCancel: boolean, company: { id: string, name: string, logoUrl: string | null }, sender: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, pod: { id: string, name: string } | null, claimedBy: { id: string, firstName: string, lastName: string } | null, meeting: { id: string } | null } };

export type CompanyMeetingChoicesQueryVariables = Exact<{
  eventId: string | number;
  companyId: string | number;
}>;


export type CompanyMeetingChoicesQuery = { companyMeetingOptions: { canRequest: boolean, company: { id: string, name: string, logoUrl: string | null }, refusal: { reason: ContactRefusalReason, message: string, help: string } | null, requests: Array<{ id: string, eventId: string, status: CompanyRequestStatus, closedReason: MeetingClosedReason | null, startsAt: string, endsAt: string, note: string | null, expiresAt: string | null, viewerAs: MeetingRole, viewerCanAccept: boolean, viewerCanCancel: boolean, company: { id: string, name: string, logoUrl: string | null }, sender: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, pod: { id: string, name: string } | null, claimedBy: { id: string, firstName: string, lastName: string } | null, meeting: { id: string } | null }>, slots: Array<{ startsAt: string, endsAt: string, pods: Array<{ id: string, name: string, location: string | null, company: { id: string, name: string } | null }> }>, busy: Array<{ startsAt: string, endsAt: string, whose: BusyWhose }>, limits: Array<{ reason: ContactRefusalReason, used: number, most: number }> }, agenda: Array<{ startsAt: string, endsAt: string, activity: { id: string, title: string } | null, meeting: { id: string, status: MeetingStatus, other: { id: string, firstName: string, lastName: string } | null } | null, busyTime: { id: string, note: string | null } | null }> };

export type RequestCompanyMeetingMutationVariables = Exact<{
  input: RequestCompanyMeetingInput;
}>;


export type RequestCompanyMeetingMutation = { requestCompanyMeeting: { request: { id: string, eventId: string, status: CompanyRequestStatus, closedReason: MeetingClosedReason | null, startsAt: string, endsAt: string, note: string | null, expiresAt: string | null, viewerAs: MeetingRole, viewerCanAccept: boolean, viewerCanCancel: boolean, company: { id: string, name: string, logoUrl: string | null }, sender: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, pod: { id: string, name: string } | null, claimedBy: { id: string, firstName: string, lastName: string } | null, meeting: { id: string } | null } } };

export type AcceptCompanyRequestMutationVariables = Exact<{
  input: AcceptCompanyRequestInput;
}>;


export type AcceptCompanyRequestMutation = { acceptCompanyRequest: { request: { id: string, eventId: string, status: CompanyRequestStatus, closedReason: MeetingClosedReason | null, startsAt: string, endsAt: string, note: string | null, expiresAt: string | null, viewerAs: MeetingRole, viewerCanAccept: boolean, viewerCanCancel: boolean, company: { id: string, name: string, logoUrl: string | null }, sender: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, pod: { id: string, name: string } | null, claimedBy: { id: string, firstName: string, lastName: string } | null, meeting: { id: string } | null } } };

export type ProposeCompanyMeetingTimeMutationVariables = Exact<{
  input: ProposeCompanyMeetingTimeInput;
}>;


export type ProposeCompanyMeetingTimeMutation = { proposeCompanyMeetingTime: { request: { id: string, eventId: string, status: CompanyRequestStatus, closedReason: MeetingClosedReason | null, startsAt: string, endsAt: string, note: string | null, expiresAt: string | null, viewerAs: MeetingRole, viewerCanAccept: boolean, viewerCanCancel: boolean, company: { id: string, name: string, logoUrl: string | null }, sender: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, pod: { id: string, name: string } | null, claimedBy: { id: string, firstName: string, lastName: string } | null, meeting: { id: string } | null } } };

export type DeclineCompanyRequestMutationVariables = Exact<{
  input: DeclineCompanyRequestInput;
}>;


export type DeclineCompanyRequestMutation = { declineCompanyRequest: { request: { id: string, eventId: string, status: CompanyRequestStatus, closedReason: MeetingClosedReason | null, startsAt: string, endsAt: string, note: string | null, expiresAt: string | null, viewerAs: MeetingRole, viewerCanAccept: boolean, viewerCanCancel: boolean, company: { id: string, name: string, logoUrl: string | null }, sender: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, pod: { id: string, name: string } | null, claimedBy: { id: string, firstName: string, lastName: string } | null, meeting: { id: string } | null } } };

export type CancelCompanyRequestMutationVariables = Exact<{
  input: CancelCompanyRequestInput;
}>;


export type CancelCompanyRequestMutation = { cancelCompanyRequest: { request: { id: string, eventId: string, status: CompanyRequestStatus, closedReason: MeetingClosedReason | null, startsAt: string, endsAt: string, note: string | null, expiresAt: string | null, viewerAs: MeetingRole, viewerCanAccept: boolean, viewerCanCancel: boolean, company: { id: string, name: string, logoUrl: string | null }, sender: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, pod: { id: string, name: string } | null, claimedBy: { id: string, firstName: string, lastName: string } | null, meeting: { id: string } | null } } };

export type CompanyRequestChangedSubscriptionVariables = Exact<{
  eventId: string | number;
}>;


export type CompanyRequestChangedSubscription = { companyRequestChanged: { requestId: string } };

export type MeetingCard_MeetingFragment = { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { country: string | null, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null };

export type SlotChoice_SlotFragment = { startsAt: string, endsAt: string, pods: Array<{ id: string, name: string, location: string | null, company: { id: string, name: string } | null }> };

export type WhoElseHasTimeQueryVariables = Exact<{
  eventId: string | number;
  first?: number | null | undefined;
}>;


export type WhoElseHasTimeQuery = { nextMatches: Array<{ slotsLeft: number, nextSlots: Array<{ startsAt: string }>, match: { score: number, confidence: MatchConfidence, attendee: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, reasons: Array<{ kind: MatchReasonKind, term: string }> } }> };

export type MyMeetingsQueryVariables = Exact<{
  eventId: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MyMeetingsQuery = { meetings: { totalCount: number, nodes: Array<{ id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { country: string | null, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PendingMeetingsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type PendingMeetingsQuery = { event: { id: string, viewerPendingMeetingCount: number, unreadNotificationCount: number } };

export type MeetingsWithQueryVariables = Exact<{
  eventId: string | number;
  attendeeId: string | number;
}>;


export type MeetingsWithQuery = { meetings: { totalCount: number, nodes: Array<{ id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { country: string | null, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null }> } };

export type PeopleMetQueryVariables = Exact<{
  eventId: string | number;
}>;


export type PeopleMetQuery = { meetings: { totalCount: number, nodes: Array<{ id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, other: { id: string, email: string | null, country: string | null, viewerCanMessage: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null }> } };

export type MeetingDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type MeetingDetailsQuery = { meeting: { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { country: string | null, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null } };

export type MeetingCalendarQueryVariables = Exact<{
  id: string | number;
}>;


export type MeetingCalendarQuery = { meeting: { id: string, calendar: string } };

export type MeetingChoicesQueryVariables = Exact<{
  eventId: string | number;
  attendeeId: string | number;
}>;


export type MeetingChoicesQuery = { meetingOptions: { attendee: { viewerCanRequestMeeting: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerMeetingRefusal: { reason: ContactRefusalReason, message: string, help: string } | null }, meetings: Array<{ id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { country: string | null, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null }>, slots: Array<{ startsAt: string, endsAt: string, pods: Array<{ id: string, name: string, location: string | null, company: { id: string, name: string } | null }> }>, busy: Array<{ startsAt: string, endsAt: string, whose: BusyWhose }>, limits: Array<{ reason: ContactRefusalReason, used: number, most: number }> }, agenda: Array<{ startsAt: string, endsAt: string, activity: { id: string, title: string } | null, meeting: { id: string, status: MeetingStatus, other: { id: string, firstName: string, lastName: string } | null } | null, busyTime: { id: string, note: string | null } | null }> };

export type RequestMeetingMutationVariables = Exact<{
  input: RequestMeetingInput;
}>;


export type RequestMeetingMutation = { requestMeeting: { meeting: { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, other: { id: string, country: string | null, viewerCanMessage: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null } | null, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null } } };

export type RespondToMeetingMutationVariables = Exact<{
  input: RespondToMeetingInput;
}>;


export type RespondToMeetingMutation = { respondToMeeting: { meeting: { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { country: string | null, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null } } };

export type ProposeMeetingTimeMutationVariables = Exact<{
  input: ProposeMeetingTimeInput;
}>;


export type ProposeMeetingTimeMutation = { proposeMeetingTime: { meeting: { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { country: string | null, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null } } };

export type RespondToProposalMutationVariables = Exact<{
  input: RespondToProposalInput;
}>;


export type RespondToProposalMutation = { respondToProposal: { meeting: { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { country: string | null, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null } } };

export type ConfirmMeetingTookPlaceMutationVariables = Exact<{
  input: ConfirmMeetingTookPlaceInput;
}>;


export type ConfirmMeetingTookPlaceMutation = { confirmMeetingTookPlace: { meeting: { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { country: string | null, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null } } };

export type MeetingChangedSubscriptionVariables = Exact<{
  eventId: string | number;
}>;


export type MeetingChangedSubscription = { meetingChanged: { acceptedAt: string | null, id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, other: { id: string, country: string | null, viewerCanMessage: boolean, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, viewerMeeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, viewerAs: MeetingRole | null } | null } | null, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null } };

export type NotificationCount_EventFragment = { id: string, unreadNotificationCount: number };

export type NotificationItem_NotificationFragment = { id: string, eventId: string, kind: NotificationKind, title: string | null, details: string | null, startsAt: string | null, createdAt: string, readAt: string | null, meetingId: string | null, activityId: string | null, person: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null, company: { id: string, name: string, logoUrl: string | null } | null, activity: { id: string, title: string, startsAt: string, location: string | null } | null, meeting: { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { country: string | null, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null } | null, companyRequest: { id: string, eventId: string, status: CompanyRequestStatus, closedReason: MeetingClosedReason | null, startsAt: string, endsAt: string, note: string | null, expiresAt: string | null, viewerAs: MeetingRole, viewerCanAccept: boolean, viewerCanCancel: boolean, company: { id: string, name: string, logoUrl: string | null }, sender: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, pod: { id: string, name: string } | null, claimedBy: { id: string, firstName: string, lastName: string } | null, meeting: { id: string } | null } | null };

export type NotificationsQueryVariables = Exact<{
  eventId: string | number;
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { notifications: { nodes: Array<{ id: string, eventId: string, kind: NotificationKind, title: string | null, details: string | null, startsAt: string | null, createdAt: string, readAt: string | null, meetingId: string | null, activityId: string | null, person: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null, company: { id: string, name: string, logoUrl: string | null } | null, activity: { id: string, title: string, startsAt: string, location: string | null } | null, meeting: { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { country: string | null, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null } | null, companyRequest: { id: string, eventId: string, status: CompanyRequestStatus, closedReason: MeetingClosedReason | null, startsAt: string, endsAt: string, note: string | null, expiresAt: string | null, viewerAs: MeetingRole, viewerCanAccept: boolean, viewerCanCancel: boolean, company: { id: string, name: string, logoUrl: string | null }, sender: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, pod: { id: string, name: string } | null, claimedBy: { id: string, firstName: string, lastName: string } | null, meeting: { id: string } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

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


export type NotificationAddedSubscription = { notificationAdded: { id: string, eventId: string, kind: NotificationKind, title: string | null, details: string | null, startsAt: string | null, createdAt: string, readAt: string | null, meetingId: string | null, activityId: string | null, person: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null, company: { id: string, name: string, logoUrl: string | null } | null, activity: { id: string, title: string, startsAt: string, location: string | null } | null, meeting: { id: string, eventId: string, status: MeetingStatus, startsAt: string, endsAt: string, note: string | null, reason: string | null, closedReason: MeetingClosedReason | null, expiresAt: string | null, createdAt: string, viewerAs: MeetingRole | null, viewerCanRespond: boolean, viewerCanCancel: boolean, viewerCanPropose: boolean, viewerCanRespondToProposal: boolean, viewerCanConfirm: boolean, participants: Array<{ as: MeetingRole, tookPlace: boolean | null }>, proposal: { id: string, startsAt: string, endsAt: string, pod: { id: string, name: string } | null, proposer: { id: string, isViewer: boolean } } | null, pod: { id: string, name: string, location: string | null } | null, other: { country: string | null, viewerCanMessage: boolean, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null } | null, companyRequest: { id: string, eventId: string, status: CompanyRequestStatus, closedReason: MeetingClosedReason | null, startsAt: string, endsAt: string, note: string | null, expiresAt: string | null, viewerAs: MeetingRole, viewerCanAccept: boolean, viewerCanCancel: boolean, company: { id: string, name: string, logoUrl: string | null }, sender: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }, pod: { id: string, name: string } | null, claimedBy: { id: string, firstName: string, lastName: string } | null, meeting: { id: string } | null } | null } };

export type CompanyInvitation_InvitationFragment = { id: string, companyId: string, name: string, createdAt: string };

export type OurCompanyQueryVariables = Exact<{
  id: string | number;
}>;


export type OurCompanyQuery = { company: { id: string, eventId: string, kind: CompanyKind, name: string, logoUrl: string | null, viewerIsContact: boolean } };

export type OwnInvitationsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type OwnInvitationsQuery = { companyInvitations: Array<{ id: string, companyId: string, name: string, createdAt: string, company: { id: string, name: string } | null }> };

export type AnswerCompanyInvitationMutationVariables = Exact<{
  input: AnswerCompanyInvitationInput;
}>;


export type AnswerCompanyInvitationMutation = { answerCompanyInvitation: { company: { id: string } } };

export type OwnPage_CompanyFragment = { id: string, tagline: string | null, description: string | null, logo: string | null, cover: string | null, website: string | null, links: Array<string>, email: string | null, phone: string | null, country: string | null, city: string | null, sectors: Array<string>, updatedAt: string };

export type OwnPageQueryVariables = Exact<{
  id: string | number;
}>;


export type OwnPageQuery = { company: { id: string, tagline: string | null, description: string | null, logo: string | null, cover: string | null, website: string | null, links: Array<string>, email: string | null, phone: string | null, country: string | null, city: string | null, sectors: Array<string>, updatedAt: string } };

export type UpdateOwnCompanyMutationVariables = Exact<{
  input: UpdateOwnCompanyInput;
}>;


export type UpdateOwnCompanyMutation = { updateOwnCompany: { company: { id: string, tagline: string | null, description: string | null, logo: string | null, cover: string | null, website: string | null, links: Array<string>, email: string | null, phone: string | null, country: string | null, city: string | null, sectors: Array<string>, updatedAt: string, kind: CompanyKind, name: string, tier: string | null, stand: string | null, sharedSectors: Array<string>, logoUrl: string | null, coverUrl: string | null, teamSize: number, favourite: boolean, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean } } };

export type SetCompanyProductsMutationVariables = Exact<{
  input: SetCompanyProductsInput;
}>;


export type SetCompanyProductsMutation = { setCompanyProducts: { company: { id: string, products: Array<{ id: string, name: string, text: string | null, link: string | null, picture: string | null, pictureUrl: string | null }> } } };

export type TeamSeats_CompanyFragment = { id: string, seats: number, takenSeats: number | null, team: Array<{ isViewer: boolean, companyContact: boolean | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }>, invitations: Array<{ id: string, companyId: string, name: string, createdAt: string }> | null };

export type OwnTeamQueryVariables = Exact<{
  id: string | number;
}>;


export type OwnTeamQuery = { company: { id: string, seats: number, takenSeats: number | null, team: Array<{ isViewer: boolean, companyContact: boolean | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }>, invitations: Array<{ id: string, companyId: string, name: string, createdAt: string }> | null } };

export type InviteToCompanyMutationVariables = Exact<{
  input: InviteToCompanyInput;
}>;


export type InviteToCompanyMutation = { inviteToCompany: { company: { id: string, seats: number, takenSeats: number | null, team: Array<{ isViewer: boolean, companyContact: boolean | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }>, invitations: Array<{ id: string, companyId: string, name: string, createdAt: string }> | null } } };

export type CancelCompanyInvitationMutationVariables = Exact<{
  input: CancelCompanyInvitationInput;
}>;


export type CancelCompanyInvitationMutation = { cancelCompanyInvitation: { company: { id: string, seats: number, takenSeats: number | null, team: Array<{ isViewer: boolean, companyContact: boolean | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }>, invitations: Array<{ id: string, companyId: string, name: string, createdAt: string }> | null } } };

export type RemoveFromCompanyMutationVariables = Exact<{
  input: RemoveFromCompanyInput;
}>;


export type RemoveFromCompanyMutation = { removeFromCompany: { company: { id: string, seats: number, takenSeats: number | null, team: Array<{ isViewer: boolean, companyContact: boolean | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null }>, invitations: Array<{ id: string, companyId: string, name: string, createdAt: string }> | null } } };

export type OwnResultsQueryVariables = Exact<{
  id: string | number;
}>;


export type OwnResultsQuery = { companyResults: { visitors: number, favourites: number, meetings: number, byDay: Array<{ date: string, visitors: number, favourites: number, meetings: number }> }, leadCounts: { total: number, byDay: Array<{ date: string, count: number }> } };

export type OwnLeadsQueryVariables = Exact<{
  id: string | number;
}>;


export type OwnLeadsQuery = { leadCounts: { total: number, byDay: Array<{ date: string, count: number }> } };

export type PodRow_PodFragment = { id: string, eventId: string, name: string, location: string | null, bookable: boolean, position: number, updatedAt: string, company: { id: string, kind: CompanyKind, name: string, logoUrl: string | null } | null };

export type PodPerson_AttendeeFragment = { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null };

export type PodMeeting_MeetingFragment = { id: string, status: MeetingStatus, startsAt: string, endsAt: string, pod: { id: string } | null, participants: Array<{ as: MeetingRole, attendeeId: string, attendee: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } }> };

export type PodBlock_ActivityFragment = { id: string, title: string, startsAt: string, endsAt: string, pod: { id: string } | null };

export type PodEntry_PodActivityFragment = { meeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, pod: { id: string } | null, participants: Array<{ as: MeetingRole, attendeeId: string, attendee: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } }> } | null, activity: { id: string, title: string, startsAt: string, endsAt: string, pod: { id: string } | null } | null };

export type PodScheduleQueryVariables = Exact<{
  eventId: string | number;
  date: string;
}>;


export type PodScheduleQuery = { podSchedule: { eventId: string, date: string, pods: Array<{ id: string, eventId: string, name: string, location: string | null, bookable: boolean, position: number, updatedAt: string, company: { id: string, kind: CompanyKind, name: string, logoUrl: string | null } | null }>, podActivities: Array<{ meeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, pod: { id: string } | null, participants: Array<{ as: MeetingRole, attendeeId: string, attendee: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } }> } | null, activity: { id: string, title: string, startsAt: string, endsAt: string, pod: { id: string } | null } | null }> } };

export type PodHoursQueryVariables = Exact<{
  eventId: string | number;
}>;


export type PodHoursQuery = { event: { id: string, slotMinutes: number, gapMinutes: number, meetingHours: Array<{ date: string, from: string, to: string }> } };

export type PodToEditQueryVariables = Exact<{
  id: string | number;
}>;


export type PodToEditQuery = { pod: { id: string, eventId: string, name: string, location: string | null, bookable: boolean, position: number, updatedAt: string, company: { id: string, kind: CompanyKind, name: string, logoUrl: string | null } | null } };

export type PodRemovalQueryVariables = Exact<{
  id: string | number;
}>;


export type PodRemovalQuery = { pod: { id: string, name: string, removal: { meetings: number, activities: number, requests: number } | null } };

export type PodCompaniesQueryVariables = Exact<{
  eventId: string | number;
  search: string;
}>;


export type PodCompaniesQuery = { companies: { nodes: Array<{ id: string, name: string, kind: CompanyKind }> } };

export type CreatePodsMutationVariables = Exact<{
  input: CreatePodsInput;
}>;


export type CreatePodsMutation = { createPods: { pods: Array<{ id: string, eventId: string, name: string, location: string | null, bookable: boolean, position: number, updatedAt: string, company: { id: string, kind: CompanyKind, name: string, logoUrl: string | null } | null }> } };

export type UpdatePodMutationVariables = Exact<{
  input: UpdatePodInput;
}>;


export type UpdatePodMutation = { updatePod: { pod: { id: string, eventId: string, name: string, location: string | null, bookable: boolean, position: number, updatedAt: string, company: { id: string, kind: CompanyKind, name: string, logoUrl: string | null } | null } } };

export type ReorderPodsMutationVariables = Exact<{
  input: ReorderPodsInput;
}>;


export type ReorderPodsMutation = { reorderPods: { pods: Array<{ id: string, position: number, updatedAt: string }> } };

export type DeletePodMutationVariables = Exact<{
  input: DeletePodInput;
}>;


export type DeletePodMutation = { deletePod: { closedMeetings: number, removedActivities: number, pod: { id: string } } };

export type MovePodEntryMutationVariables = Exact<{
  input: UpdatePodActivityInput;
}>;


export type MovePodEntryMutation = { updatePodActivity: { podActivity: { meeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, pod: { id: string } | null, participants: Array<{ as: MeetingRole, attendeeId: string, attendee: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } }> } | null, activity: { id: string, title: string, startsAt: string, endsAt: string, pod: { id: string } | null } | null } } };

export type RemovePodEntryMutationVariables = Exact<{
  input: RemovePodActivityInput;
}>;


export type RemovePodEntryMutation = { removePodActivity: { podActivity: { meeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, pod: { id: string } | null, participants: Array<{ as: MeetingRole, attendeeId: string, attendee: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } }> } | null, activity: { id: string, title: string, startsAt: string, endsAt: string, pod: { id: string } | null } | null } } };

export type BlockPodMutationVariables = Exact<{
  input: CreateActivityInput;
}>;


export type BlockPodMutation = { createActivity: { activity: { id: string, title: string, startsAt: string, endsAt: string, pod: { id: string } | null } } };

export type RenameBlockMutationVariables = Exact<{
  input: UpdateActivityInput;
}>;


export type RenameBlockMutation = { updateActivity: { activity: { id: string, title: string, startsAt: string, endsAt: string, pod: { id: string } | null } } };

export type PodScheduleChangedSubscriptionVariables = Exact<{
  eventId: string | number;
}>;


export type PodScheduleChangedSubscription = { podScheduleChanged: { podActivityId: string | null, podActivity: { meeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, pod: { id: string } | null, participants: Array<{ as: MeetingRole, attendeeId: string, attendee: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } }> } | null, activity: { id: string, title: string, startsAt: string, endsAt: string, pod: { id: string } | null } | null } | null } };

export type PresenceChangedSubscriptionVariables = Exact<{
  eventId: string | number;
  filter?: PresenceFilter | null | undefined;
}>;


export type PresenceChangedSubscription = { presenceChanged: Array<{ attendeeId: string, online: boolean }> };

export type MyApplicationQueryVariables = Exact<{
  eventId: string | number;
}>;


export type MyApplicationQuery = { joinInfo: { profile: { id: string, status: AttendeeStatus | null, stage: AttendeeStage, application: { since: string, position: number | null, offerEndsAt: string | null, reason: string | null, fullGroup: { id: string, name: string } | null } | null } | null } };

export type WithdrawMutationVariables = Exact<{
  input: WithdrawInput;
}>;


export type WithdrawMutation = { withdraw: { attendee: { id: string, status: AttendeeStatus | null, stage: AttendeeStage, application: { since: string, position: number | null, offerEndsAt: string | null, reason: string | null, fullGroup: { id: string, name: string } | null } | null } } };

export type AnswerOfferMutationVariables = Exact<{
  input: AnswerOfferInput;
}>;


export type AnswerOfferMutation = { answerOffer: { attendee: { id: string, status: AttendeeStatus | null, stage: AttendeeStage, application: { since: string, position: number | null, offerEndsAt: string | null, reason: string | null, fullGroup: { id: string, name: string } | null } | null } } };

export type PlaceOffer_OfferFragment = { eventId: string, eventTitle: string, startsAt: string, timezone: string, endsAt: string | null, isOpen: boolean, isExpired: boolean, stage: AttendeeStage };

export type PlaceOfferQueryVariables = Exact<{
  code: string;
}>;


export type PlaceOfferQuery = { placeOffer: { eventId: string, eventTitle: string, startsAt: string, timezone: string, endsAt: string | null, isOpen: boolean, isExpired: boolean, stage: AttendeeStage } };

export type AnswerOfferByCodeMutationVariables = Exact<{
  input: AnswerOfferByCodeInput;
}>;


export type AnswerOfferByCodeMutation = { answerOfferByCode: { offer: { eventId: string, eventTitle: string, startsAt: string, timezone: string, endsAt: string | null, isOpen: boolean, isExpired: boolean, stage: AttendeeStage } } };

export type EventSummary_EventFragment = { id: string, title: string, tagline: string | null, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string, coverUrl: string | null };

export type RegistrationEventQueryVariables = Exact<{
  eventId: string | number;
}>;


export type RegistrationEventQuery = { registrationEvent: { status: EventStatus, registration: EventRegistration, languages: Array<Language>, id: string, title: string, tagline: string | null, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string, coverUrl: string | null } };

export type InvitationQueryVariables = Exact<{
  code: string;
}>;


export type InvitationQuery = { verifyInviteCode: { newUser: boolean, email: string, firstName: string, lastName: string, event: { id: string, title: string, tagline: string | null, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string, coverUrl: string | null } } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { accessToken: string, deviceToken: string | null, user: { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, mustChangePassword: boolean, allEvents: boolean, language: Language | null }, attendee: { id: string, status: AttendeeStatus | null } } };

export type CreateAccountMutationVariables = Exact<{
  input: CreateAccountInput;
}>;


export type CreateAccountMutation = { createAccount: { accessToken: string, deviceToken: string | null, user: { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, mustChangePassword: boolean, allEvents: boolean, language: Language | null } } };

export type SetPasswordMutationVariables = Exact<{
  input: SetPasswordInput;
}>;


export type SetPasswordMutation = { setPassword: { accessToken: string, deviceToken: string | null, user: { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, mustChangePassword: boolean, allEvents: boolean, language: Language | null } } };

export type ProfileForm_AttendeeFragment = { firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, introduction: string | null, phone: string | null, sharesEmail: boolean | null, mailsReminders: boolean | null, avatar: string | null, cover: string | null, coverUrl: string | null, updatedAt: string | null, id: string, status: AttendeeStatus | null, stage: AttendeeStage, photoUrl: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, application: { since: string, position: number | null, offerEndsAt: string | null, reason: string | null, fullGroup: { id: string, name: string } | null } | null, answers: Array<{ fieldId: string, key: string, kind: EventFieldKind, label: string, values: Array<string>, text: string }> };

export type InterestGroups_EventFragment = { id: string, interestGroups: Array<{ id: string, name: string, kind: InterestKind, terms: Array<string> }> };

export type JoinInfoQueryVariables = Exact<{
  eventId: string | number;
}>;


export type JoinInfoQuery = { joinInfo: { joinStage: AttendeeStage, event: { id: string, title: string, tagline: string | null, venue: string | null, city: string | null, country: string | null, timezone: string, startsAt: string, endsAt: string, coverUrl: string | null, interestGroups: Array<{ id: string, name: string, kind: InterestKind, terms: Array<string> }> }, profile: { firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, introduction: string | null, phone: string | null, sharesEmail: boolean | null, mailsReminders: boolean | null, avatar: string | null, cover: string | null, coverUrl: string | null, updatedAt: string | null, id: string, status: AttendeeStatus | null, stage: AttendeeStage, photoUrl: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, application: { since: string, position: number | null, offerEndsAt: string | null, reason: string | null, fullGroup: { id: string, name: string } | null } | null, answers: Array<{ fieldId: string, key: string, kind: EventFieldKind, label: string, values: Array<string>, text: string }> } | null, earlierProfile: { firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, introduction: string | null, phone: string | null, sharesEmail: boolean | null, mailsReminders: boolean | null, avatar: string | null, cover: string | null, coverUrl: string | null, updatedAt: string | null, id: string, status: AttendeeStatus | null, stage: AttendeeStage, photoUrl: string | null, event: { id: string, title: string }, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, application: { since: string, position: number | null, offerEndsAt: string | null, reason: string | null, fullGroup: { id: string, name: string } | null } | null, answers: Array<{ fieldId: string, key: string, kind: EventFieldKind, label: string, values: Array<string>, text: string }> } | null }, eventFields: { updatedAt: string | null, fields: Array<{ key: string, required: boolean, audience: EventFieldAudience, groupIds: Array<string>, keepDays: number | null, conditionFieldId: string | null, conditionAnswers: Array<string>, id: string, kind: EventFieldKind, helps: Array<{ language: Language, text: string }>, purposes: Array<{ language: Language, text: string }>, labels: Array<{ language: Language, text: string }>, choices: Array<{ choiceId: string, labels: Array<{ language: Language, text: string }> }> }> } };

export type JoinEventMutationVariables = Exact<{
  input: JoinEventInput;
}>;


export type JoinEventMutation = { joinEvent: { attendee: { inviteCode: string | null, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, introduction: string | null, phone: string | null, sharesEmail: boolean | null, mailsReminders: boolean | null, avatar: string | null, cover: string | null, coverUrl: string | null, updatedAt: string | null, id: string, eventId: string, category: AttendeeCategory, status: AttendeeStatus | null, stage: AttendeeStage, avatarUrl: string | null, photoUrl: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, application: { since: string, position: number | null, offerEndsAt: string | null, reason: string | null, fullGroup: { id: string, name: string } | null } | null, answers: Array<{ fieldId: string, key: string, kind: EventFieldKind, label: string, values: Array<string>, text: string }> } } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { attendee: { inviteCode: string | null, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, country: string | null, introduction: string | null, phone: string | null, sharesEmail: boolean | null, mailsReminders: boolean | null, avatar: string | null, cover: string | null, coverUrl: string | null, updatedAt: string | null, id: string, eventId: string, category: AttendeeCategory, status: AttendeeStatus | null, stage: AttendeeStage, avatarUrl: string | null, photoUrl: string | null, interests: Array<{ group: string, kind: InterestKind, terms: Array<string> }>, application: { since: string, position: number | null, offerEndsAt: string | null, reason: string | null, fullGroup: { id: string, name: string } | null } | null, answers: Array<{ fieldId: string, key: string, kind: EventFieldKind, label: string, values: Array<string>, text: string }> } } };

export type ReportQueryVariables = Exact<{
  eventId: string | number;
  type: ReportType;
  filter?: ReportFilter | null | undefined;
  sort?: ReportSort | null | undefined;
  first: number;
  offset?: number | null | undefined;
}>;


export type ReportQuery = { report: { totalCount: number, allColumns: Array<{ name: string, title: string, kind: ReportColumnKind }>, nodes: Array<{ cells: Array<unknown> }> } };

export type ReportFileQueryVariables = Exact<{
  eventId: string | number;
  type: ReportType;
  filter?: ReportFilter | null | undefined;
  sort?: ReportSort | null | undefined;
  columns?: ReportColumnChoice | null | undefined;
  format: FileFormat;
}>;


export type ReportFileQuery = { report: { totalCount: number, file: { name: string, url: string | null } } };

export type SessionToEditQueryVariables = Exact<{
  id: string | number;
}>;


export type SessionToEditQuery = { activity: { description: string | null, eventId: string, inMyAgenda: boolean, id: string, updatedAt: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean }>, removal: { agendaEntries: number, speakers: number } | null } };

export type SpeakerOptionsQueryVariables = Exact<{
  eventId: string | number;
  text: string;
  first?: number | null | undefined;
}>;


export type SpeakerOptionsQuery = { speakers: { nodes: Array<{ id: string, firstName: string, lastName: string, organization: string | null }> }, everyone: { nodes: Array<{ id: string, firstName: string, lastName: string, organization: string | null }> }, invited: { nodes: Array<{ id: string, firstName: string, lastName: string, organization: string | null }> } };

export type SpeakerOption_AttendeeFragment = { id: string, firstName: string, lastName: string, organization: string | null };

export type CreateSessionMutationVariables = Exact<{
  input: CreateActivityInput;
}>;


export type CreateSessionMutation = { createActivity: { activity: { description: string | null, eventId: string, inMyAgenda: boolean, id: string, updatedAt: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean }>, removal: { agendaEntries: number, speakers: number } | null } } };

export type UpdateSessionMutationVariables = Exact<{
  input: UpdateActivityInput;
}>;


export type UpdateSessionMutation = { updateActivity: { activity: { description: string | null, eventId: string, inMyAgenda: boolean, id: string, updatedAt: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean }>, removal: { agendaEntries: number, speakers: number } | null } } };

export type DeleteSessionMutationVariables = Exact<{
  input: DeleteActivityInput;
}>;


export type DeleteSessionMutation = { deleteActivity: { activity: { id: string } } };

export type SessionRatingsQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SessionRatingsQuery = { activity: { id: string, rating: { mean: number | null, count: number } | null }, sessionComments: { totalCount: number, nodes: Array<{ id: string, stars: number, comment: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SessionBrief_ActivityFragment = { id: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null };

export type SessionCard_ActivityFragment = { eventId: string, inMyAgenda: boolean, id: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean }> };

export type SessionPanel_ActivityFragment = { description: string | null, eventId: string, inMyAgenda: boolean, id: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean, portraitUrl: string | null }>, viewerRating: { stars: number, comment: string | null } | null };

export type OwnRating_SessionRatingFragment = { stars: number, comment: string | null };

export type AgendaMeeting_MeetingFragment = { id: string, status: MeetingStatus, startsAt: string, endsAt: string, pod: { id: string, name: string, location: string | null } | null, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null };

export type BusyTime_OwnBusyTimeFragment = { id: string, startsAt: string, endsAt: string, note: string | null };

export type EditedSession_ActivityFragment = { id: string, updatedAt: string, removal: { agendaEntries: number, speakers: number } | null };

export type ScheduleQueryVariables = Exact<{
  eventId: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
  editing?: boolean | null | undefined;
}>;


export type ScheduleQuery = { activities: { nodes: Array<{ eventId: string, inMyAgenda: boolean, id: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean }> } & { id?: string, updatedAt?: string, removal?: { agendaEntries: number, speakers: number } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ProgrammeQueryVariables = Exact<{
  eventId: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ProgrammeQuery = { activities: { nodes: Array<{ id: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SessionPanelQueryVariables = Exact<{
  id: string | number;
}>;


export type SessionPanelQuery = { activity: { description: string | null, eventId: string, inMyAgenda: boolean, id: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean, portraitUrl: string | null }>, viewerRating: { stars: number, comment: string | null } | null } };

export type AgendaQueryVariables = Exact<{
  eventId: string | number;
}>;


export type AgendaQuery = { agenda: Array<{ startsAt: string, endsAt: string, activity: { eventId: string, inMyAgenda: boolean, id: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean }> } | null, meeting: { id: string, status: MeetingStatus, startsAt: string, endsAt: string, pod: { id: string, name: string, location: string | null } | null, other: { id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null } | null, busyTime: { id: string, startsAt: string, endsAt: string, note: string | null } | null }> };

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


export type AddToAgendaMutation = { addToAgenda: { activity: { eventId: string, inMyAgenda: boolean, id: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean }> } } };

export type RemoveFromAgendaMutationVariables = Exact<{
  input: RemoveFromAgendaInput;
}>;


export type RemoveFromAgendaMutation = { removeFromAgenda: { activity: { eventId: string, inMyAgenda: boolean, id: string, kind: ActivityKind, title: string, startsAt: string, endsAt: string, track: string | null, location: string | null, speakers: Array<{ id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null, isViewer: boolean }> } } };

export type RateSessionMutationVariables = Exact<{
  input: RateSessionInput;
}>;


export type RateSessionMutation = { rateSession: { activity: { id: string, viewerRating: { stars: number, comment: string | null } | null } } };

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
  perKind: number;
}>;


export type SearchEventQuery = { search: { suggestions: Array<string>, nodes: Array<
      | { id: string, kind: SearchKind, title: string, detail: string | null, similar: boolean, attendee: { id: string, avatarUrl: string | null }, reasons: Array<{ code: SearchReasonCode, terms: Array<string> }> }
      | { id: string, kind: SearchKind, title: string, detail: string | null, similar: boolean, company: { id: string, kind: CompanyKind, stand: string | null, logoUrl: string | null }, reasons: Array<{ code: SearchReasonCode, terms: Array<string> }> }
      | { id: string, kind: SearchKind, title: string, detail: string | null, similar: boolean, faq: { id: string, category: string | null }, reasons: Array<{ code: SearchReasonCode, terms: Array<string> }> }
      | { id: string, kind: SearchKind, title: string, detail: string | null, similar: boolean, activity: { id: string, startsAt: string, endsAt: string, location: string | null }, reasons: Array<{ code: SearchReasonCode, terms: Array<string> }> }
    >, topics: Array<{ label: string, named: boolean, attendees: number, sessions: number, companies: Array<{ key: string | null, count: number }> }> } };

export type SessionUser_UserFragment = { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, mustChangePassword: boolean, allEvents: boolean, language: Language | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { sessionId: string } };

export type EmailProofQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailProofQuery = { me: { id: string, email: string, emailVerifiedAt: string | null } };

export type RequestEmailVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailVerificationMutation = { requestEmailVerification: { user: { id: string, emailVerifiedAt: string | null } } };

export type VerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail: { user: { id: string, emailVerifiedAt: string | null } } };

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


export type UpdatePasswordMutation = { updatePassword: { accessToken: string, deviceToken: string | null, user: { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, mustChangePassword: boolean, allEvents: boolean, language: Language | null } } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, mustChangePassword: boolean, allEvents: boolean, language: Language | null } };

export type DemoLoginsQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoLoginsQuery = { demoLogins: Array<{ email: string, password: string, role: Role, label: string }> };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { accessToken: string, deviceToken: string | null, user: { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, mustChangePassword: boolean, allEvents: boolean, language: Language | null } } };

export type StatisticsCards_StatisticsFragment = { eventId: string, totals: { attendees: number, confirmed: number, checkedIn: number, inside: number, meetings: number, messages: number } };

export type StatisticsCharts_StatisticsFragment = { registrationsByDay: Array<{ date: string, count: number }>, confirmationsByDay: Array<{ date: string, count: number }>, entriesByGate: Array<{ gate: string, startsAt: string, in: number, out: number }>, checkInsByHour: Array<{ startsAt: string, count: number }>, headCountByHour: Array<{ startsAt: string, count: number }>, meetingFunnel: { requested: number, accepted: number, held: number }, podUse: Array<{ podId: string, name: string, meetings: number, share: number }>, messagesByDay: Array<{ date: string, count: number }>, attendeesByInterest: Array<{ group: string, term: string, count: number }>, attendeesByCountry: Array<{ key: string | null, count: number }>, attendeesByCategory: Array<{ key: string | null, count: number }>, topBookmarked: Array<{ count: number, attendee: { id: string, firstName: string, lastName: string, organization: string | null } }> };

export type StatisticsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type StatisticsQuery = { eventStatistics: { eventId: string, totals: { attendees: number, confirmed: number, checkedIn: number, inside: number, meetings: number, messages: number }, registrationsByDay: Array<{ date: string, count: number }>, confirmationsByDay: Array<{ date: string, count: number }>, entriesByGate: Array<{ gate: string, startsAt: string, in: number, out: number }>, checkInsByHour: Array<{ startsAt: string, count: number }>, headCountByHour: Array<{ startsAt: string, count: number }>, meetingFunnel: { requested: number, accepted: number, held: number }, podUse: Array<{ podId: string, name: string, meetings: number, share: number }>, messagesByDay: Array<{ date: string, count: number }>, attendeesByInterest: Array<{ group: string, term: string, count: number }>, attendeesByCountry: Array<{ key: string | null, count: number }>, attendeesByCategory: Array<{ key: string | null, count: number }>, topBookmarked: Array<{ count: number, attendee: { id: string, firstName: string, lastName: string, organization: string | null } }> } };

export type StatisticsChangedSubscriptionVariables = Exact<{
  eventId: string | number;
}>;


export type StatisticsChangedSubscription = { statisticsChanged: { eventId: string, totals: { attendees: number, confirmed: number, checkedIn: number, inside: number, meetings: number, messages: number } } };

export type UserRow_UserFragment = { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, disabled: boolean, emailVerifiedAt: string | null, createdAt: string, lastLoginAt: string | null, mustChangePassword: boolean, allEvents: boolean, viewerCanManage: boolean, viewerCanRemove: boolean, staffEvents: Array<{ endsAt: string | null, event: { id: string, title: string, timezone: string } }> };

export type UsersQueryVariables = Exact<{
  search?: string | null | undefined;
  role?: Role | null | undefined;
  disabled?: boolean | null | undefined;
  sort: UserSort;
  first: number;
  offset: number;
}>;


export type UsersQuery = { users: { totalCount: number, nodes: Array<{ id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, disabled: boolean, emailVerifiedAt: string | null, createdAt: string, lastLoginAt: string | null, mustChangePassword: boolean, allEvents: boolean, viewerCanManage: boolean, viewerCanRemove: boolean, staffEvents: Array<{ endsAt: string | null, event: { id: string, title: string, timezone: string } }> }> } };

export type GrantableRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type GrantableRolesQuery = { grantableRoles: Array<Role> };

export type UserDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type UserDetailsQuery = { user: { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, disabled: boolean, emailVerifiedAt: string | null, createdAt: string, lastLoginAt: string | null, mustChangePassword: boolean, allEvents: boolean, viewerCanManage: boolean, viewerCanRemove: boolean, staffEvents: Array<{ endsAt: string | null, event: { id: string, title: string, timezone: string } }> } };

export type UserRemovalQueryVariables = Exact<{
  id: string | number;
}>;


export type UserRemovalQuery = { user: { id: string, displayName: string, removal: { profiles: number, meetings: number } } };

export type UserSessionsQueryVariables = Exact<{
  userId: string | number;
}>;


export type UserSessionsQuery = { userSessions: { totalCount: number, nodes: Array<{ id: string, device: string | null, createdAt: string, lastUsedAt: string, current: boolean }> } };

export type UserSecurityLogQueryVariables = Exact<{
  userId: string | number;
}>;


export type UserSecurityLogQuery = { securityLog: { nodes: Array<{ id: string, createdAt: string, kind: SecurityEventKind, address: string | null, device: string | null, count: number }> } };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { createUser: { user: { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, disabled: boolean, emailVerifiedAt: string | null, createdAt: string, lastLoginAt: string | null, mustChangePassword: boolean, allEvents: boolean, viewerCanManage: boolean, viewerCanRemove: boolean, staffEvents: Array<{ endsAt: string | null, event: { id: string, title: string, timezone: string } }> } } };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { user: { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, disabled: boolean, emailVerifiedAt: string | null, createdAt: string, lastLoginAt: string | null, mustChangePassword: boolean, allEvents: boolean, viewerCanManage: boolean, viewerCanRemove: boolean, staffEvents: Array<{ endsAt: string | null, event: { id: string, title: string, timezone: string } }> }, remainingKeys: Array<{ id: string, kind: RemainingKeyKind, name: string, eventTitle: string }> } };

export type DeleteUserMutationVariables = Exact<{
  input: DeleteUserInput;
}>;


export type DeleteUserMutation = { deleteUser: { user: { id: string }, remainingKeys: Array<{ id: string, kind: RemainingKeyKind, name: string, eventTitle: string }> } };

export type SendResetLinkMutationVariables = Exact<{
  input: SendPasswordResetLinkInput;
}>;


export type SendResetLinkMutation = { sendPasswordResetLink: { user: { id: string } } };

export type RevokeUserSessionMutationVariables = Exact<{
  input: RevokeUserSessionInput;
}>;


export type RevokeUserSessionMutation = { revokeUserSession: { session: { id: string } } };

export type RevokeUserSessionsMutationVariables = Exact<{
  input: RevokeUserSessionsInput;
}>;


export type RevokeUserSessionsMutation = { revokeUserSessions: { revokedSessions: number, user: { id: string } } };

export type StaffEventChoicesQueryVariables = Exact<{
  search: string;
}>;


export type StaffEventChoicesQuery = { events: { nodes: Array<{ id: string, title: string, timezone: string }> } };

export type SetStaffEventsMutationVariables = Exact<{
  input: SetStaffEventsInput;
}>;


export type SetStaffEventsMutation = { setStaffEvents: { user: { id: string, email: string, displayName: string, role: Role, avatarUrl: string | null, disabled: boolean, emailVerifiedAt: string | null, createdAt: string, lastLoginAt: string | null, mustChangePassword: boolean, allEvents: boolean, viewerCanManage: boolean, viewerCanRemove: boolean, staffEvents: Array<{ endsAt: string | null, event: { id: string, title: string, timezone: string } }> }, remainingKeys: Array<{ id: string, kind: RemainingKeyKind, name: string, eventTitle: string }> } };

export type EventStaffQueryVariables = Exact<{
  eventId: string | number;
}>;


export type EventStaffQuery = { eventStaff: { people: Array<{ since: string, endsAt: string | null, addedByName: string | null, user: { id: string, displayName: string, email: string, role: Role, allEvents: boolean } }>, keys: Array<{ id: string, kind: RemainingKeyKind, name: string, ownerName: string, companyName: string | null, lastUsedAt: string | null, expiresAt: string | null }> } };

export type WishedAttendee_AttendeeFragment = { id: string, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean };

export type WishedCompany_CompanyFragment = { id: string, viewerMeetingWish: MeetingWishKind | null, viewerMayWish: boolean };

export type MyWish_WishFragment = { id: string, position: number, isPlaced: boolean | null, attendee: { viewerMeetingWish: MeetingWishKind | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null, company: { id: string, kind: CompanyKind, name: string, tagline: string | null, logoUrl: string | null, viewerMeetingWish: MeetingWishKind | null } | null };

export type MyWishesQueryVariables = Exact<{
  eventId: string | number;
  after?: string | null | undefined;
}>;


export type MyWishesQuery = { event: { id: string, endsAt: string, meetingProgram: { id: string, takesWishes: boolean, wishesOpenAt: string | null, wishesCloseAt: string | null, maxMusts: number } | null }, meetingWishes: { nodes: Array<{ id: string, position: number, isPlaced: boolean | null, attendee: { viewerMeetingWish: MeetingWishKind | null, id: string, firstName: string, lastName: string, jobTitle: string | null, organization: string | null, avatarUrl: string | null } | null, company: { id: string, kind: CompanyKind, name: string, tagline: string | null, logoUrl: string | null, viewerMeetingWish: MeetingWishKind | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MustMeetsQueryVariables = Exact<{
  eventId: string | number;
}>;


export type MustMeetsQuery = { event: { id: string, meetingProgram: { id: string, maxMusts: number } | null }, meetingWishes: { totalCount: number } };

export type SetMeetingWishMutationVariables = Exact<{
  input: SetMeetingWishInput;
}>;


export type SetMeetingWishMutation = { setMeetingWish: { attendee: { id: string, viewerMeetingWish: MeetingWishKind | null } | null, company: { id: string, viewerMeetingWish: MeetingWishKind | null } | null } };

export * from './documents/account';
export * from './documents/announcements';
export * from './documents/api-access';
export * from './documents/app';
export * from './documents/articles';
export * from './documents/articles-console';
export * from './documents/attendees';
export * from './documents/attendees-console';
export * from './documents/companies';
export * from './documents/companies-console';
export * from './documents/contacts';
export * from './documents/conversations';
export * from './documents/conversations-console';
export * from './documents/data';
export * from './documents/entry';
export * from './documents/event-fields';
export * from './documents/events';
export * from './documents/events-console';
export * from './documents/faqs';
export * from './documents/faqs-console';
export * from './documents/groups';
export * from './documents/imports';
export * from './documents/keeping';
export * from './documents/leads';
export * from './documents/logs';
export * from './documents/meeting-program';
export * from './documents/meetings';
export * from './documents/notifications';
export * from './documents/our-company';
export * from './documents/pods';
export * from './documents/presence';
export * from './documents/registration';
export * from './documents/reports';
export * from './documents/schedule';
export * from './documents/schedule-console';
export * from './documents/search';
export * from './documents/sign-in';
export * from './documents/statistics';
export * from './documents/users';
export * from './documents/wishes';