/** Names by what they belong to: `AttendeeFilter` or `Query.attendees`, whose arguments they are. */
type Places = Readonly<Record<string, string>>;

interface Decision {
  reason: string;
  places: Places;
}

/** `AttendeeFilter.checkedIn`, `Query.attendees.sort`. */
export const placesOf = (places: Places): string[] =>
  Object.entries(places).flatMap(([owner, names]) => names.split(' ').map((name) => `${owner}.${name}`));

const same = (names: string, ...owners: string[]): Places =>
  Object.fromEntries(owners.map((owner) => [owner, names]));

/** Inputs that say more than the field that takes them: by the scope that they need too, or closed to every token. */
export const inputsWithScopes: Readonly<Record<string, string>> = {
  'AttendeeFilter.answers': 'CONTACTS_READ',
  'AttendeeFilter.checkedIn': 'CHECK_INS_READ',
  'AttendeeFilter.email': 'CONTACTS_READ',
  'AttendeeFilter.groupIds': 'CLOSED',
  'AttendeeFilter.invited': 'CLOSED',
  'AttendeeFilter.stages': 'CLOSED',
  'Query.checkIns.attendeeId': 'ATTENDEES_READ',
  'Query.eventMeetings.podId': 'SCHEDULE_READ',
};

const PROFILE = 'avatar category companyId country cover email firstName interests introduction jobTitle';

/** Inputs that need no scope but that of the field that takes them. */
export const openInputs: Decision[] = [
  {
    reason: 'It names the thing that is asked for, which has to be in reach of the token.',
    places: {
      ...same('id', 'Query.event', 'Query.attendee', 'Query.company', 'Query.activity', 'Query.pod'),
      ...same('id', 'Query.meeting', 'Query.recordedCheckIn'),
      ...same('companyId', 'Query.leadCounts', 'Query.leadQuestions'),
      ...same('eventId', 'Query.eventMix', 'Query.eventStatistics'),
      ...same('after eventId', 'Subscription.attendeeChanged', 'Subscription.scheduleChanged'),
      ...same('after eventId', 'Subscription.meetingChanged', 'Subscription.checkInRecorded'),
      'Subscription.statisticsChanged': 'after eventId',
    },
  },
  {
    reason:
      'It chooses by fields that the same scope reads, or takes an input whose fields are decided below.',
    places: {
      'Query.attendees': 'after eventId filter first offset sort',
      AnswersFilter: 'fieldId values',
      AttendeeFilter:
        'category companyId countries interests interestsByGroup organization search status statuses text verified',
      InterestsFilter: 'group terms',
      'Query.companies': 'after eventId filter first offset sort',
      CompanyFilter: 'countries country kind search sectors tier',
      'Query.companyFacets': 'eventId kind',
      'Query.activities': 'after date eventId first kind offset track',
      'Query.pods': 'after eventId first offset',
      'Query.eventMeetings': 'after date eventId first offset status',
      'Query.checkIns': 'after conflictsOnly eventId first offset',
      'Query.headCount': 'date eventId',
      'Query.leads': 'after companyId filter first offset sort',
      LeadFilter: 'answer capturedById date followedUp questionId ratings search unrated withContact',
    },
  },
  {
    reason: 'It is about the person who asks, and a token is none.',
    places: { AttendeeFilter: 'bookmarked', 'Query.activities': 'mine', CompanySort: 'MATCH' },
  },
  {
    reason: 'It orders by what the same scope reads; when somebody was added or confirmed is theirs too.',
    places: {
      AttendeeSort: 'BEST_MATCH NAME NAME_DESC NEWEST OLDEST ORGANIZATION ORGANIZATION_DESC RECENT WAITING',
      CompanySort: 'NAME TIER',
      LeadSort: 'FOLLOW_UP NAME NEWEST RATING',
    },
  },
  {
    reason: 'It is written: the answer says that it was taken or why not, and shows what the scopes read.',
    places: {
      ...same('input', 'Mutation.createAttendee', 'Mutation.updateAttendee', 'Mutation.createActivity'),
      ...same('input', 'Mutation.deleteActivity', 'Mutation.updateActivity'),
      ...same('input', 'Mutation.checkIn', 'Mutation.checkInBatch'),
      AnswerInput: 'fieldId values',
      CreateAttendeeInput: `${PROFILE} answers eventId lastName organization phone sendInvite`,
      UpdateAttendeeInput: `${PROFILE} answers attendeeId expectedUpdatedAt lastName organization phone`,
      InterestsInput: 'group terms',
      CreateActivityInput: 'description endsAt eventId kind location podId speakerIds startsAt title track',
      UpdateActivityInput:
        'activityId description endsAt expectedUpdatedAt kind location podId speakerIds startsAt title track',
      DeleteActivityInput: 'activityId',
      CheckInInput: 'at clientId code codeHash direction eventId gate sentAt',
      CheckInBatchInput: 'entries eventId',
      CheckInEntry: 'at clientId code codeHash direction gate sentAt',
    },
  },
  {
    reason: 'It is the width of a picture.',
    places: {
      ...same('size', 'Attendee.avatarUrl', 'Attendee.coverUrl', 'Company.coverUrl', 'Company.logoUrl'),
      ...same('size', 'CompanyBrief.logoUrl', 'Event.coverUrl', 'Event.logoUrl'),
    },
  },
];

/** Texts that are made of other fields: they need the scopes of all of them. */
export const composedTexts: Readonly<Record<string, string>> = {
  'Activity.calendar': 'SCHEDULE_READ',
  'Meeting.calendar': 'MEETINGS_READ ATTENDEES_READ SCHEDULE_READ',
  // An order is a count by its ranks.
  'InterestGroup.termsByUse': 'ATTENDEES_READ',
};

/** Texts that are shown as their author wrote or chose them, and reveal nothing of other people. */
export const plainTexts: Decision[] = [
  {
    reason: 'It was written for this field.',
    places: {
      Activity: 'description location title track',
      AttendeeAnswer: 'key label text values',
      Attendee: 'avatar cover firstName introduction inviteCode jobTitle lastName organization phone',
      CheckIn: 'clientId gate',
      CheckInResult: 'clientId',
      Company: 'city cover description logo name phone sectors stand tagline tier',
      CompanyBrief: 'logo name stand',
      Event: 'accentColor city cover description logo tagline title venue',
      InterestGroup: 'name terms',
      Lead: 'note',
      LeadAnswer: 'values',
      LeadQuestion: 'options text',
      Pod: 'location name',
    },
  },
  {
    reason: 'It was chosen or shared by the person, and is shown with them.',
    places: {
      AttendeeInterests: 'group terms',
      LeadContact: 'phone email',
      Attendee: 'email',
      Company: 'email',
    },
  },
  {
    reason: 'It names what a figure counts: a kind, a country, an interest, a gate or a pod.',
    places: {
      CompanyFacet: 'value',
      GateCount: 'gate',
      GateTally: 'gate',
      InterestTally: 'group term',
      MixTally: 'key',
      PodUse: 'name',
      Tally: 'key',
    },
  },
  {
    reason: 'It is a place in a list: what the list is ordered by, and the id.',
    places: {
      ...same('cursor', 'ActivityEdge', 'AttendeeEdge', 'CheckInEdge', 'CompanyEdge', 'LeadEdge'),
      ...same('cursor', 'MeetingEdge', 'PodEdge'),
      PageInfo: 'endCursor startCursor',
      Event: 'changeCursor',
    },
  },
];

/** Figures by the scope that they, or every field that leads to them, need. */
export const figures: Readonly<Record<string, Places>> = {
  EVERY: { Event: 'gapMinutes keepDays slotMinutes' },
  ATTENDEES_READ: {
    AttendeeConnection: 'totalCount',
    Event: 'attendeeCount',
    EventCounts: 'attendees',
    MixTally: 'count',
  },
  COMPANIES_READ: {
    Company: 'teamSize',
    CompanyConnection: 'totalCount',
    CompanyFacet: 'count',
    CompanyKindCount: 'count',
  },
  SCHEDULE_READ: {
    ActivityConnection: 'totalCount',
    EventCounts: 'activities pods',
    Pod: 'position',
    PodConnection: 'totalCount',
    RatingSummary: 'count mean',
  },
  MEETINGS_READ: { MeetingConnection: 'totalCount' },
  CHECK_INS_READ: {
    CheckInConnection: 'totalCount',
    GateCount: 'in inside out',
    HeadCount: 'entered inside left',
  },
  LEADS_READ: {
    LeadConnection: 'totalCount',
    LeadCounts: 'cold hot toFollowUp total unrated warm withContact',
    LeadsOfDay: 'count',
    LeadsOfMember: 'count',
  },
  STATISTICS_READ: {
    DayTally: 'count',
    GateTally: 'in out',
    HourTally: 'count',
    InterestTally: 'count',
    MeetingFunnel: 'accepted held requested',
    PodUse: 'meetings share',
    StatisticsTotals: 'attendees bookmarks checkedIn companies confirmed inside meetings messages pods',
  },
  // Facets of attendees, and statistics.
  'ATTENDEES_READ or STATISTICS_READ': { Tally: 'count' },
};

/** All that a token of a company reaches, by type: leads, their visitors, and the fields of the event that each token reads. */
export const reachOfCompany: Places = {
  Query: 'event leadCounts leadQuestions leads',
  Attendee:
    'avatar avatarUrl blockedByViewer bookmarked category company country cover coverUrl dismissed event eventId firstName id ' +
    'interests introduction isViewer jobTitle lastName online organization removed verified',
  AttendeeInterests: 'group kind terms',
  CompanyBrief: 'id kind logo logoUrl name stand',
  Event:
    'accentColor changeCursor city country cover coverUrl description endsAt gapMinutes id interestGroups keepDays languages logo logoUrl ' +
    'meetingHours registration requiresVerifiedEmail slotMinutes startsAt status tagline timezone title updatedAt venue',
  InterestGroup: 'id kind name terms',
  Lead: 'answers attendee capturedAt capturedBy companyId contact followedUpAt followedUpBy id note rating source updatedAt',
  LeadAnswer: 'question values',
  LeadContact: 'email phone',
  LeadCounts: 'byDay byMember cold hot toFollowUp total unrated warm withContact',
  LeadQuestion: 'id kind options retired text',
  LeadsOfDay: 'count date',
  LeadsOfMember: 'attendee count',
  MeetingHours: 'date from to',
};
