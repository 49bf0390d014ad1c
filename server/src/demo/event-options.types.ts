import type { AttendeeRow, CompanyRow, EventRow, UserRow } from './dataset.types';

/** The look of a portrait, which has to fit a name. */
export type Look = 'woman' | 'headscarf' | 'man';

/** Names of pictures in the file store that a generated event uses. */
export interface PictureSet {
  portraits: Readonly<Record<Look, readonly string[]>>;
  /** By the name of the company. */
  logos: ReadonlyMap<string, string>;
  companyCovers: ReadonlyMap<string, string>;
  /** By the title of the event. */
  eventCovers: ReadonlyMap<string, string>;
  /** By the title of the article. */
  articleCovers: ReadonlyMap<string, string>;
}

/** How the event presents itself, and when it is, in its own time zone. */
export interface EventProfileOptions {
  id?: string;
  title: string;
  tagline: string;
  description: string;
  venue: string;
  city: string;
  country: string;
  timezone: string;
  status: EventRow['status'];
  registration: EventRow['registration'];
  /** First day, YYYY-MM-DD; without it the event begins today. */
  firstDay?: string;
  days: number;
}

/** A user who only manages, and attends nothing. */
export interface StaffMember {
  email: string;
  displayName: string;
  role: UserRow['role'];
  /** Of the portrait; initials without it. */
  look?: Look;
  passwordHash: string;
}

/** A hand-written person, who takes a place among the generated attendees. */
export interface CastMember {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
  organization: string;
  introduction: string;
  country: string;
  look: Look;
  category: AttendeeRow['category'];
  status: AttendeeRow['status'];
  cluster: string;
  topics: readonly string[];
  seek: readonly string[];
  offer: readonly string[];
  /** Belongs to the first company of this kind, which gets a pod of its own. */
  companyKind?: CompanyRow['kind'];
  /** How many conversations and meetings to give them; others get them at random. */
  conversations: number;
  meetings: number;
}

export interface EventOptions {
  seed: number;
  now: Date;
  attendees: number;
  /** The last of the attendees, who have no place. */
  applicants?: number;
  companies?: number;
  pods?: number;
  bookmarks?: number;
  conversations?: number;
  meetings?: number;
  /** Only these fields; without it, all of them. */
  clusters?: readonly string[];
  /** Where the generated people have their addresses; by default the seed is part of it, so that events do not clash. */
  emailDomain?: string;
  profile?: Partial<EventProfileOptions>;
  staff?: readonly StaffMember[];
  cast?: readonly CastMember[];
  /** Taglines of companies of other events, which no company of this one gets. */
  takenTaglines?: ReadonlySet<string>;
  /** Without it there are no pictures. */
  pictures?: PictureSet;
}
