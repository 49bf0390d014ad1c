import type { CompanyKind, SearchEventQuery, SearchKind } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import { messages } from '../messages';
import type { SearchGroup, SearchHit } from './group-results';
import { roleOf, topicsOf, type SearchRole } from './reasons';

export type SearchTopic = SearchEventQuery['search']['topics'][number];

/** Where a result is found. */
const pathOf: Record<SearchKind, (eventId: string, hit: SearchHit) => string> = {
  ATTENDEE: (eventId, { id }) => `${paths.attendees(eventId)}?person=${id}`,
  COMPANY: (eventId, hit) =>
    paths.company(eventId, 'company' in hit ? hit.company.kind : 'EXHIBITOR', hit.id),
  SESSION: (eventId, { id }) => `${paths.schedule(eventId)}?session=${id}`,
  FAQ: (eventId, { id }) => `${paths.eventHelp(eventId)}?faq=${id}`,
};

type Heading = keyof typeof messages.groups;

/** One option under the arrow keys: a result, a text to search for, or a list to go to. */
export type SearchOption =
  | { kind: 'hit'; key: string; group: SearchKind; hit: SearchHit; to: string }
  | { kind: 'text'; key: string; group: Heading; text: string; detail?: string }
  | { kind: 'link'; key: string; group: Heading; text: string; to: string };

type SearchLink = SearchOption & { kind: 'link' };

const link = (group: Heading, text: string, path: string, filter?: Record<string, string>): SearchLink => {
  const to = filter ? `${path}?${new URLSearchParams(filter)}` : path;
  return { kind: 'link', key: to, group, text, to };
};

/** The list of all who have a role. */
const listOf = (eventId: string, role: SearchRole): string => {
  if (role === 'INVESTOR') return paths.investors(eventId);
  return role === 'SPEAKER' ? paths.speakers(eventId) : paths.companies(eventId, role);
};

/** The lists of what has a topic; where a role was asked for too, of those with both. */
function linksOf(eventId: string, topic: SearchTopic, role?: SearchRole): SearchLink[] {
  const { label, attendees, companies, sessions } = topic;
  const filter = { interest: label };
  const links: SearchLink[] = [];
  if (role === 'INVESTOR' || role === 'SPEAKER')
    links.push(link('ATTENDEE', messages.allInterested(role, label), listOf(eventId, role), filter));
  else if (attendees > 0)
    links.push(
      link('ATTENDEE', messages.interestedPeople(attendees, label), paths.attendees(eventId), filter),
    );
  for (const { key, count } of companies) {
    const kind = key as CompanyKind;
    if (!role || role === kind)
      links.push(
        link('COMPANY', messages.companiesIn(count, kind, label), paths.companies(eventId, kind), filter),
      );
  }
  if (sessions > 0)
    links.push(
      link('SESSION', messages.sessionsOf(sessions, label), paths.schedule(eventId), { track: label }),
    );
  return links;
}

const sizeOf = ({ attendees, companies }: SearchTopic): string =>
  [
    attendees > 0 && messages.people(attendees),
    companies.length > 0 && messages.companies(companies.reduce((sum, { count }) => sum + count, 0)),
  ]
    .filter(Boolean)
    .join(' · ');

const suggested = (topics: readonly SearchTopic[]): SearchOption[] =>
  topics.map((topic) => {
    return { kind: 'text', key: topic.label, group: 'tryThese', text: topic.label, detail: sizeOf(topic) };
  });

const browsing = (eventId: string): SearchOption[] => [
  link('browse', messages.allAttendees, paths.attendees(eventId)),
  link('browse', messages.allOf.EXHIBITOR, paths.exhibitors(eventId)),
  link('browse', messages.schedule, paths.schedule(eventId)),
  link('browse', messages.help, paths.eventHelp(eventId)),
];

interface Found {
  text: string;
  groups: readonly SearchGroup[];
  /** Texts that would find something. */
  suggestions: readonly string[];
  topics: readonly SearchTopic[];
}

/** The options in the order they are drawn. Where nothing is found there are other ways on. */
export function optionsOf(
  eventId: string,
  { text, groups, suggestions, topics }: Found,
  recent: readonly string[],
): SearchOption[] {
  const asText =
    (group: Heading) =>
    (own: string): SearchOption => {
      return { kind: 'text', key: own, group, text: own };
    };
  if (!text) return [...recent.map(asText('recent')), ...browsing(eventId)];
  if (groups.length === 0) {
    const labels = new Set(topics.map(({ label }) => label.toLowerCase()));
    const others = suggestions.filter((own) => !labels.has(own.toLowerCase()));
    return [...others.map(asText('tryThese')), ...suggested(topics), ...browsing(eventId)];
  }
  const named = topics.filter((topic) => topic.named);
  const searched = link('ATTENDEE', messages.allPeople(text), paths.attendees(eventId), { q: text });
  const found = groups.flatMap(({ kind, hits }): SearchOption[] => {
    const own = hits.map((hit): SearchOption => {
      return { kind: 'hit', key: hit.id, group: kind, hit, to: pathOf[hit.kind](eventId, hit) };
    });
    const role = roleOf(hits[0]);
    const hasBoth = (label: string) =>
      hits.some((hit) => roleOf(hit) === role && topicsOf(hit).includes(label));
    const ofTopics = named
      .flatMap((topic) => linksOf(eventId, topic, hasBoth(topic.label) ? role : undefined))
      .filter(({ group }) => group === kind);
    const ofRole = role ? [link(kind, messages.allOf[role], listOf(eventId, role))] : [];
    const ways = [...ofTopics, ...ofRole];
    return [...own, ...(kind === 'ATTENDEE' && ways.length === 0 ? [searched] : ways)];
  });
  const isExact = groups.some(({ hits }) => hits.some(({ similar }) => !similar));
  return isExact ? found : [...found, ...suggested(topics)];
}

/** The option that a key leads to; null for keys that do not move. The ends meet. */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return null;
}
