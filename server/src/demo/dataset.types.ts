import type { Role } from '../core/auth/roles';

/** Rows as the tables have them: the loader hands them to Postgres without another mapping. Times are ISO texts. */
export interface Dated {
  id: string;
  created_at: string;
  updated_at: string;
}

export interface UserRow extends Dated {
  email: string;
  password_hash: string | null;
  display_name: string;
  role: `${Role}`;
  email_verified_at: string;
  avatar: string | null;
  /** Set by the seeding of the demo alone. */
  demo?: true;
}

export interface EventRow extends Dated {
  title: string;
  tagline: string;
  description: string;
  venue: string;
  city: string;
  country: string;
  timezone: string;
  starts_at: string;
  ends_at: string;
  cover: string | null;
  logo: string | null;
  status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
  registration: 'OPEN' | 'APPROVAL' | 'INVITE_ONLY' | 'CLOSED';
  capacity: number | null;
  slot_minutes: number;
  gap_minutes: number;
  meeting_hours: { date: string; from: string; to: string }[];
  /** Set by the seeding of the demo alone. */
  demo?: true;
}

export interface InterestTermRow extends Dated {
  event_id: string;
  vocabulary: string;
  label: string;
}

export interface InterestGroupRow extends Dated {
  event_id: string;
  name: string;
  kind: 'TOPIC' | 'SEEK' | 'OFFER';
  vocabulary: string;
  position: number;
}

export interface CompanyRow extends Dated {
  event_id: string;
  kind: 'SPONSOR' | 'EXHIBITOR' | 'STARTUP' | 'IT_EXPORTER';
  name: string;
  tagline: string;
  description: string;
  logo: string | null;
  cover: string | null;
  website: string;
  email: string;
  phone: string;
  country: string;
  city: string;
  sectors: string[];
  tier: string | null;
  stand: string;
  seats: number;
  links: string[];
}

export interface PodRow extends Dated {
  event_id: string;
  name: string;
  location: string;
  bookable: boolean;
  company_id: string | null;
  position: number;
}

export interface AttendeeRow extends Dated {
  event_id: string;
  user_id: string;
  company_id: string | null;
  category: 'ATTENDEE' | 'SPEAKER' | 'INVESTOR';
  status: 'INVITED' | 'CONFIRMED';
  application: 'APPLIED' | 'WAITLISTED' | 'OFFERED' | 'DECLINED' | null;
  first_name: string;
  last_name: string;
  job_title: string | null;
  organization: string | null;
  introduction: string | null;
  country: string | null;
  phone: string | null;
  avatar: string | null;
  invite_code: string;
  checked_in_at: string | null;
  confirmed_at: string | null;
  company_contact: boolean;
  /** By the ids of the event's fields. */
  answers?: Record<string, string[]>;
}

export interface ActivityRow extends Dated {
  event_id: string;
  kind: 'SESSION' | 'BREAK' | 'POD';
  title: string;
  description: string | null;
  starts_at: string;
  ends_at: string;
  location: string | null;
  track: string | null;
  pod_id: string | null;
}

export interface BusyTimeRow extends Dated {
  attendee_id: string;
  starts_at: string;
  ends_at: string;
  note: string | null;
}

export interface FaqRow extends Dated {
  event_id: string;
  question: string;
  answer: string;
  category: string;
  position: number;
}

export interface InsightRow extends Dated {
  event_id: string;
  title: string;
  summary: string;
  body: string;
  cover: string | null;
  source_url: string | null;
  published_at: string;
}

export interface ConversationRow extends Dated {
  event_id: string;
  last_sequence: number;
  last_message_at: string;
}

export interface ConversationMemberRow {
  conversation_id: string;
  attendee_id: string;
  other_id: string;
  last_read_sequence: number;
  shown_read_sequence: number;
  unread_count: number;
  last_message_at: string;
}

export interface MessageRow {
  id: string;
  conversation_id: string;
  sequence: number;
  sender_id: string;
  recipient_id: string;
  client_id: string;
  text: string;
  sent_at: string;
  read_at: string | null;
}

export interface MeetingRow extends Dated {
  event_id: string;
  sender_id: string;
  receiver_id: string;
  pod_id: string | null;
  starts_at: string;
  ends_at: string;
  status: 'PENDING' | 'ACTIVE' | 'REJECTED';
  closed_reason: 'DECLINED' | 'CANCELLED' | 'EXPIRED' | 'REMOVED' | null;
  note: string | null;
  expires_at: string;
  responded_at: string | null;
  sender_says_held: boolean | null;
  receiver_says_held: boolean | null;
}

export interface CheckInRow {
  id: string;
  created_at: string;
  event_id: string;
  attendee_id: string;
  recorded_by: string | null;
  recorder_name: string | null;
  client_id: string;
  gate: string;
  direction: 'IN' | 'OUT';
  at: string;
  offline: boolean;
}

export interface NotificationRow {
  id: string;
  created_at: string;
  attendee_id: string;
  kind:
    | 'MEETING_REQUESTED'
    | 'MEETING_ACCEPTED'
    | 'MEETING_REJECTED'
    | 'MEETING_CANCELLED'
    | 'MEETING_EXPIRED'
    | 'CONTACT_REQUESTED'
    | 'COMPANY_MEETING_REQUESTED'
    | 'ANNOUNCEMENT';
  person_id: string | null;
  meeting_id: string | null;
  announcement_id: string | null;
  company_id: string | null;
  starts_at: string | null;
  read_at: string | null;
}

export interface LeadRow extends Dated {
  event_id: string;
  company_id: string;
  attendee_id: string;
  captured_by: string;
  captured_at: string;
  source: 'SCAN' | 'MEETING' | 'PROFILE';
  rating: 'HOT' | 'WARM' | 'COLD' | null;
  rated_at: string | null;
  note: string;
  answers: Record<string, string[]>;
}

export interface RatingRow {
  activity_id: string;
  attendee_id: string;
  id: string;
  created_at: string;
  stars: number;
  comment: string | null;
}

/** One event without anything in it, table by table, in an order that foreign keys allow. */
export const emptyTables = () => ({
  users: [] as UserRow[],
  events: [] as EventRow[],
  interest_terms: [] as InterestTermRow[],
  interest_groups: [] as InterestGroupRow[],
  companies: [] as CompanyRow[],
  // Before the attendees, whose groups a trigger writes.
  attendee_groups: [] as object[],
  event_fields: [] as object[],
  pods: [] as PodRow[],
  attendees: [] as AttendeeRow[],
  applications: [] as object[],
  place_log: [] as object[],
  attendee_interests: [] as { attendee_id: string; group_id: string; term_id: string }[],
  bookmarks: [] as { owner_id: string; attendee_id: string; created_at: string }[],
  blocks: [] as { blocker_id: string; blocked_id: string; created_at: string }[],
  meeting_programs: [] as object[],
  meeting_targets: [] as object[],
  meeting_wishes: [] as object[],
  activities: [] as ActivityRow[],
  activity_speakers: [] as { activity_id: string; attendee_id: string; position: number }[],
  agenda_entries: [] as { attendee_id: string; activity_id: string; created_at: string }[],
  busy_times: [] as BusyTimeRow[],
  faqs: [] as FaqRow[],
  insights: [] as InsightRow[],
  conversations: [] as ConversationRow[],
  conversation_members: [] as ConversationMemberRow[],
  messages: [] as MessageRow[],
  meetings: [] as MeetingRow[],
  // Organisers' actions, here and at the end: their generator writes whole rows, and nothing reads them.
  announcements: [] as object[],
  announcement_recipients: [] as object[],
  notifications: [] as NotificationRow[],
  check_ins: [] as CheckInRow[],
  company_products: [] as object[],
  favourite_companies: [] as { owner_id: string; company_id: string; created_at: string }[],
  company_visits: [] as { company_id: string; attendee_id: string; day: string }[],
  company_requests: [] as object[],
  lead_questions: [] as { id: string; text: string }[],
  leads: [] as LeadRow[],
  contact_consents: [] as object[],
  contact_exchanges: [] as object[],
  session_ratings: [] as RatingRow[],
  message_reports: [] as object[],
  audit_entries: [] as object[],
  mails: [] as object[],
});

/** One event with everything in it, in the same order. */
export type EventTables = ReturnType<typeof emptyTables>;

/** Field and role that the generator gave an attendee; `cast` for those written by hand. */
export interface PlantedAffinity {
  attendeeId: string;
  cluster: string;
  role: string;
}

export interface EventDataset {
  eventId: string;
  tables: EventTables;
  planted: PlantedAffinity[];
}
