/** The demo's texts: data files of `content/`, and what their records hold. */
import type { AttendeeRow, CompanyRow } from './dataset.types';
import type { CastMember, EventOptions, EventProfileOptions, Look } from './event-options.types';
import announcements from './content/announcements.json';
import articles from './content/articles.json';
import cities from './content/cities.json';
import clusters from './content/clusters.json';
import companyTexts from './content/company-texts.json';
import dialogues from './content/dialogues.json';
import event from './content/event.json';
import introductions from './content/introductions.json';
import names from './content/names.json';
import organizations from './content/organizations.json';
import otherEvents from './content/other-events.json';
import people from './content/people.json';
import phones from './content/phones.json';
import products from './content/products.json';
import ratings from './content/ratings.json';
import roles from './content/roles.json';
import sessions from './content/sessions.json';

type Texts = readonly string[];
type TextsByKey = Readonly<Record<string, Texts>>;

/** People of one field: they share topics, and sell and buy the same kinds of things. */
export interface Cluster {
  key: string;
  weight: number;
  topics: Texts;
  /** Terms of the exchange vocabulary that firms of this field offer and their customers seek. */
  exchange: Texts;
  field: string;
  missions: Texts;
  customers: Texts;
  /** Second words of company names. */
  words: Texts;
  /** Subjects of expertise in this field, as in a job title. */
  subjects: Texts;
}

/** The work of a person in their field, and with it what they want and can give. */
export interface WorkRole {
  key: string;
  weight: number;
  titles: Texts;
  seek: Texts;
  offer: Texts;
  /** Whether they seek or offer what firms of their field sell. */
  field: 'seek' | 'offer' | 'both' | 'none';
  /** Chance to belong to a company of the event. */
  inCompany: number;
  /** How speakers of this role are called; `{subject}` is a subject of their field. */
  speaks: string;
}

/** First and last names that belong together, and the countries where their bearers live. */
export interface Culture {
  weight: number;
  countries: Texts;
  women: Texts;
  men: Texts;
  last: Texts;
  /** Share of the women who wear a headscarf. */
  headscarves?: number;
}

/** The texts of one company of a field. */
export interface CompanyProfile {
  tagline: string;
  /** Follows the name of the company. */
  does: string;
  fact: string;
  /** The exhibits, as part of a sentence. */
  shows: string;
}

export interface SessionText {
  /** The field whose people speak there; null where the hosts do. */
  cluster: string | null;
  title: string;
  description: string;
}

/** When something is on stage, as HH:MM. */
export interface StageTime {
  from: string;
  to: string;
}

/** A city in which the main event of the demo can take place; its `region` follows "the people who build the digital economy". */
export type DemoCity = Pick<EventProfileOptions, 'city' | 'country' | 'timezone' | 'venue'> & {
  region: string;
};

/** A conversation: lines that begin with `a:` or `b:`. `{a}` and `{b}` are first names, `{field}` is what the two share. */
export interface Dialogue {
  /** How it ends; `a` of those who agree has accepted the request of `b`, and in those that wait `a` has no answer. */
  ending: 'AGREED' | 'ANSWERED' | 'DECLINED' | 'WAITING';
  lines: Texts;
}

export const CLUSTERS: readonly Cluster[] = clusters;
export const ROLES = roles.roles as readonly WorkRole[];
export const INVESTOR = roles.investor as WorkRole;
/** Everything that people can seek or offer. */
export const EXCHANGE: Texts = roles.exchange;
/** Titles that differ from the role's own, by the kind of company. */
export const STARTUP_TITLES: TextsByKey = roles.startupTitles;
export const COMPANY_TITLES: TextsByKey = roles.companyTitles;
export const CULTURES: readonly Culture[] = names;
/**
 * Mobile numbers by country; each `#` is a random digit. Where a regulator reserves numbers for fiction (Britain, Germany,
 * France, Sweden, Ireland, Australia, North America), these are of that range.
 */
export const MOBILE_NUMBERS: Readonly<Record<string, string>> = phones;
/** Names of organizations; `nameWords` begin those of companies, `buyers` are by field. */
export const ORGANIZATIONS = { ...organizations, buyers: organizations.buyers as TextsByKey };
/** Sentences about companies; `profiles` are by field and size, `invitations` by kind of company. */
export const COMPANY_TEXTS = {
  ...companyTexts,
  invitations: companyTexts.invitations satisfies Record<CompanyRow['kind'], Texts>,
  profiles: companyTexts.profiles as Readonly<
    Record<string, Record<'small' | 'large', readonly CompanyProfile[]>>
  >,
};
/** How people introduce themselves: openings and closings by role, notes by field. `director` is a founder's role in a company that is no startup. */
export const INTRODUCTIONS = {
  ...introductions,
  openings: introductions.openings as TextsByKey,
  closings: introductions.closings as TextsByKey,
};
export const { meetingNotes: MEETING_NOTES, busyNotes: BUSY_NOTES } = dialogues;
export const DIALOGUES = dialogues.dialogues as readonly Dialogue[];
/** What organisers announce, on days of the event that are counted from its first. */
export const ANNOUNCEMENTS = announcements;
/** Comments on sessions, by the stars that are given with them. */
export const RATING_COMMENTS: readonly Texts[] = Object.values(ratings);
/** Products by the tagline of the company that shows them. */
export const PRODUCTS: Readonly<Record<string, readonly { name: string; text: string }[]>> = products;
export const { faqs: FAQS, articles: ARTICLES } = articles;
/** Stage programme: `welcome` begins the first day, `keynotes` the others, and `evenings` end them. */
export const STAGE: Omit<typeof sessions, 'sessions' | 'welcome' | 'keynotes' | 'evenings'> &
  Readonly<Record<'sessions' | 'keynotes' | 'evenings', readonly SessionText[]>> & { welcome: SessionText } =
  sessions;
/** How an event presents itself that is not told otherwise. */
export const STANDARD_EVENT = event as EventProfileOptions;
/** Where the main event of the demo takes place, by the hour: three hours apart, and without summer time. */
export const CITIES: readonly DemoCity[] = cities;
/** The events of the demo beside the main one; the first day of each is so many days from now. */
export const OTHER_EVENTS = otherEvents as readonly (Pick<
  EventOptions,
  'seed' | 'attendees' | 'applicants' | 'companies' | 'pods' | 'clusters'
> & { startsIn: number; profile: Partial<EventProfileOptions> & { timezone: string } })[];
/** The people of the demo's logins. */
export const DEMO_PEOPLE = people as {
  staff: Readonly<Record<string, { displayName: string; look?: Look }>>;
  cast: readonly (Omit<CastMember, 'passwordHash'> & Pick<AttendeeRow, 'status'>)[];
};
