import { isEnumType, isInputObjectType, isObjectType, type GraphQLSchema } from 'graphql';
import { OF_LEADS, SCOPE, type FieldScope } from '../../core/execution/token-scopes';

/** The fields of a type by the scope that a token needs. `CLOSED` is closed to every token; each field is listed once. */
type TypeScopes = Partial<Record<FieldScope | 'CLOSED', string>>;

/** Types whose fields are open, since the field that leads to them is checked. */
const values = (...types: string[]): Record<string, TypeScopes> =>
  Object.fromEntries(types.map((type) => [type, { EVERY: '*' }]));

/** Fields about the viewer's own relation to an object: false for tokens, which are no attendees. */
const VIEWER_FIELDS = 'blockedByViewer bookmarked dismissed isViewer';

/** Fields that a company's token reads of the people behind its leads with LEADS_READ alone: those that its team sees too. */
export const leadProfile =
  'avatar avatarUrl category company country cover coverUrl event eventId firstName id interests introduction jobTitle lastName ' +
  `online organization removed verified ${VIEWER_FIELDS}`;

/** Inputs that need a scope beside that of the field that takes them; other inputs need none (`tests/api/token-reach.test.ts`). */
export const inputTable: Readonly<Record<string, TypeScopes>> = {
  AttendeeFilter: {
    CHECK_INS_READ: 'checkedIn',
    CONTACTS_READ: 'answers email',
    CLOSED: 'groupIds invited stages',
  },
  'Query.checkIns': { ATTENDEES_READ: 'attendeeId' },
  'Query.eventMeetings': { SCHEDULE_READ: 'podId' },
};

/**
 * The scopes of API tokens. Types, operations and fields that are not listed are closed to them. A listed type lists all of its fields,
 * so that each new field needs a decision (`tests/api/api-scopes.test.ts`).
 */
export const scopeTable: Readonly<Record<string, TypeScopes>> = {
  Query: {
    EVERY: 'event',
    ATTENDEES_READ: 'attendee attendees eventMix',
    COMPANIES_READ: 'companies company companyFacets',
    SCHEDULE_READ: 'activities activity pod pods',
    MEETINGS_READ: 'eventMeetings meeting',
    CHECK_INS_READ: 'checkIns headCount recordedCheckIn',
    LEADS_READ: 'leadCounts leadQuestions leads',
    STATISTICS_READ: 'eventStatistics',
  },
  Mutation: {
    ATTENDEES_WRITE: 'createAttendee updateAttendee',
    SCHEDULE_WRITE: 'createActivity deleteActivity updateActivity',
    CHECK_INS_WRITE: 'checkIn checkInBatch',
  },
  Subscription: {
    ATTENDEES_READ: 'attendeeChanged',
    SCHEDULE_READ: 'scheduleChanged',
    MEETINGS_READ: 'meetingChanged',
    CHECK_INS_READ: 'checkInRecorded',
    STATISTICS_READ: 'statisticsChanged',
  },
  Event: {
    EVERY:
      'accentColor changeCursor city country cover coverUrl description endsAt gapMinutes id interestGroups keepDays languages logo logoUrl ' +
      'meetingHours registration requiresVerifiedEmail slotMinutes startsAt status tagline timezone title updatedAt venue',
    ATTENDEES_READ: 'attendeeCount attendeeFacets counts',
    CLOSED:
      'capacity contactEmail dueInvitations meetingProgram placesTaken unreadNotificationCount viewerCanEdit viewerCanManage viewerCompany viewerPendingMeetingCount ' +
      'viewerProfile viewerUnreadCount',
  },
  EventCounts: { ATTENDEES_READ: 'attendees', COMPANIES_READ: 'companies', SCHEDULE_READ: 'activities pods' },
  InterestGroup: { EVERY: 'id kind name terms', ATTENDEES_READ: 'termsByUse', CLOSED: 'uses' },
  Attendee: {
    ATTENDEES_READ: `${leadProfile} sessions stage status updatedAt`,
    CONTACTS_READ: 'answers email inviteCode phone',
    CHECK_INS_READ: 'checkedInAt',
    CLOSED:
      'activity application companyContact groups invitationDueAt invitedAt mailsAnnouncements mailsReminders mailsRequests match matchLearning removal ' +
      'sharedInterests sharesEmail ' +
      'unreadCount viewerCanMessage viewerCanRequestMeeting viewerLead viewerMayWish viewerMeeting viewerMeetingRefusal viewerMeetings viewerMeetingWish viewerMessageRefusal',
  },
  AttendeeChange: { ATTENDEES_READ: 'attendee attendeeId' },
  ScheduleChange: { SCHEDULE_READ: 'activity activityId' },
  Company: {
    COMPANIES_READ:
      'city country cover coverUrl description eventId favourite id kind logo logoUrl name pods sectors sessions stand tagline ' +
      'team teamSize tier updatedAt website',
    CONTACTS_READ: 'email phone',
    CLOSED:
      'assignedAttendees assignedTeam contacts invitations leadCount links products removal seats sharedSectors takenSeats viewerCanEdit ' +
      'viewerIsContact viewerIsMember viewerMayWish viewerMeetingWish',
  },
  Activity: {
    SCHEDULE_READ:
      'calendar description endsAt event eventId id inMyAgenda kind location pod rating speakers startsAt title track updatedAt',
    CLOSED: 'audience removal viewerRating',
  },
  Pod: {
    SCHEDULE_READ: 'bookable company eventId id location name position removedAt updatedAt',
    CLOSED: 'removal viewerCanEdit',
  },
  Meeting: {
    MEETINGS_READ:
      'acceptedAt closedReason createdAt endsAt event eventId expiresAt id participants pod startsAt status',
    'MEETINGS_READ ATTENDEES_READ SCHEDULE_READ': 'calendar',
    CLOSED:
      'note other proposal reason viewerAs viewerCanCancel viewerCanConfirm viewerCanPropose viewerCanRespond ' +
      'viewerCanRespondToProposal',
  },
  MeetingParticipant: { MEETINGS_READ: 'as attendee attendeeId', CLOSED: 'tookPlace' },
  CheckIn: {
    CHECK_INS_READ:
      'at attendee clientId conflict direction eventId gate id justEnteredAt offline outcome timeUnsure',
    CLOSED: 'recordedBy',
  },
  CheckInResult: { CHECK_INS_WRITE: 'attendee checkIn clientId outcome repeated' },
  Lead: {
    LEADS_READ:
      'answers attendee capturedAt capturedBy companyId contact followedUpAt followedUpBy id note rating source updatedAt',
    CLOSED: 'viewerRemindAt',
  },
  EventStatistics: {
    STATISTICS_READ:
      'attendeesByCategory attendeesByCountry attendeesByInterest attendeesByStatus checkInsByHour confirmationsByDay ' +
      'entriesByGate event eventId headCountByHour meetingFunnel meetingsByDay meetingsByStatus messagesByDay podUse ' +
      'registrationsByDay totals',
    CLOSED: 'topBookmarked topExhibitors topSessions',
  },
  ...values(
    'AttendeeFacets',
    'AttendeeInterests',
    'CompanyBrief',
    'CompanyFacet',
    'CompanyFacets',
    'CompanyKindCount',
  ),
  ...values('DayTally', 'EventMix', 'GateCount', 'GateTally', 'HeadCount', 'HourTally'),
  ...values('LeadAnswer', 'LeadContact', 'LeadCounts', 'LeadQuestion', 'LeadsOfDay', 'LeadsOfMember'),
  ...values(
    'InterestTally',
    'MeetingFunnel',
    'MeetingHours',
    'MixTally',
    'PodUse',
    'RatingSummary',
    'StatisticsTotals',
  ),
  ...values('AttendeeAnswer', 'Tally'),
};

/** The scope that each named field of a type, or each named input, needs. */
export const scopesOfType = (
  type: string,
  fields: readonly string[],
  table: Readonly<Record<string, TypeScopes>> = scopeTable,
): Map<string, FieldScope | 'CLOSED'> => {
  const entries = Object.entries(table[type] ?? {}) as [FieldScope | 'CLOSED', string][];
  return new Map(
    entries.flatMap(([scope, names]) =>
      (names === '*' ? fields : names.split(' ')).map((name) => [name, scope] as const),
    ),
  );
};

const sentenceOf = (scope: FieldScope | 'CLOSED'): string => {
  if (scope === 'EVERY') return ' For every API token.';
  if (scope === 'CLOSED') return ' Not for API tokens.';
  return scope.includes(' ')
    ? ` Scopes of API tokens: \`${scope.replaceAll(' ', '`, `')}\`.`
    : ` Scope of API tokens: \`${scope}\`.`;
};

interface Described {
  description?: string | null | undefined;
}

const isSaid = (scope: FieldScope): boolean => scope === 'CONTACTS_READ' || scope.includes(' ');

const describe = (place: Described, scope: FieldScope | 'CLOSED'): void => {
  place.description = `${place.description}${sentenceOf(scope)}`;
};

/** The members of an input of the table in the schema: input fields, enum values, or arguments of an operation. */
const placesOf = (schema: GraphQLSchema, owner: string) => {
  const [typeName = '', fieldName = ''] = owner.split('.');
  const type = schema.getType(typeName);
  if (isInputObjectType(type)) return Object.values(type.getFields());
  if (isEnumType(type)) return type.getValues();
  return isObjectType(type) ? (type.getFields()[fieldName]?.args ?? []) : [];
};

/** Writes the scopes into the schema; operations, contacts, composed texts and inputs say theirs in their descriptions. */
export const applyScopes = (schema: GraphQLSchema): void => {
  const roots: unknown[] = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const ofLeads = leadProfile.split(' ');
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !(type.name in scopeTable)) continue;
    const fields = type.getFields();
    for (const [name, scope] of scopesOfType(type.name, Object.keys(fields))) {
      const field = fields[name];
      if (!field || scope === 'CLOSED') continue;
      const isOfLeads = type.name === 'Attendee' && ofLeads.includes(name);
      field.extensions = { ...field.extensions, [SCOPE]: scope, ...(isOfLeads && { [OF_LEADS]: true }) };
      if (roots.includes(type) || isSaid(scope)) describe(field, scope);
    }
  }
  for (const owner of Object.keys(inputTable))
    for (const place of placesOf(schema, owner)) {
      const scope = scopesOfType(owner, [], inputTable).get(place.name);
      if (!scope) continue;
      place.extensions = { ...place.extensions, [SCOPE]: scope };
      describe(place, scope);
    }
};
