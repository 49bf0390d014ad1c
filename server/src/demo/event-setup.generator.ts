/** The organisers' setup: the event's own row, staff, interests, help and articles. */
import type { Slot } from './bookings';
import { ARTICLES, EXCHANGE, FAQS, STANDARD_EVENT } from './content';
import type { EventRow, InterestGroupRow } from './dataset.types';
import { addDays, awake, DAY, dayIn, HOUR, instantIn, iso, MINUTE, newRow } from './event-clock';
import type { EventOptions } from './event-options.types';
import type { Generation, InterestChoice } from './generation.types';
import type { DrawPortrait } from './profiles.generator';
import { REGISTRATION_DAYS } from './registration-curve';
import type { SeededRandom } from './seeded-random';

/** The event's own row, and the days it takes. */
export function generateEventRow(
  { now: current, profile, pictures }: EventOptions,
  random: SeededRandom,
): { event: EventRow; days: string[]; born: number } {
  const now = current.getTime();
  const { days: length, id, firstDay: wanted, ...texts } = { ...STANDARD_EVENT, ...profile };
  const firstDay = wanted ?? dayIn(texts.timezone, now);
  const days = Array.from({ length }, (_, index) => addDays(firstDay, index));
  const startsAt = instantIn(texts.timezone, firstDay, '08:00');
  const endsAt = instantIn(texts.timezone, addDays(firstDay, length - 1), '19:00');
  // Preparations begin ten weeks ahead, and for an event far off at least some weeks ago.
  const born = Math.min(startsAt, now) - REGISTRATION_DAYS * DAY;
  const event: EventRow = {
    ...newRow(random, born),
    ...(id ? { id } : {}),
    ...texts,
    starts_at: iso(startsAt),
    ends_at: iso(endsAt),
    cover: pictures?.eventCovers.get(texts.title) ?? null,
    logo: null,
    capacity: null,
    slot_minutes: 20,
    gap_minutes: 5,
    meeting_hours: days.map((date) => ({ date, from: '09:00', to: '17:00' })),
  };
  return { event, days, born };
}

/** Every slot of the event's grid, earliest first. */
export function slotGrid({ timezone, slot_minutes, gap_minutes, meeting_hours }: EventRow): Slot[] {
  const length = slot_minutes * MINUTE;
  const step = length + gap_minutes * MINUTE;
  return meeting_hours.flatMap(({ date, from, to }) => {
    const [opens, closes] = [instantIn(timezone, date, from), instantIn(timezone, date, to)];
    const count = Math.floor((closes - opens - length) / step) + 1;
    return Array.from({ length: count }, (_, index) => {
      const starts = opens + index * step;
      return { starts, ends: starts + length };
    });
  });
}

export function generateStaff(
  { options, random: root, tables, born }: Generation,
  drawPortrait: DrawPortrait,
): void {
  const random = root.fork('staff');
  const created = born - DAY;
  for (const { email, displayName, role, passwordHash, look } of options.staff ?? [])
    tables.users.push({
      ...newRow(random, created),
      email,
      password_hash: passwordHash,
      display_name: displayName,
      role,
      email_verified_at: iso(created),
      avatar: look ? drawPortrait(look) : null,
    });
}

const INTEREST_GROUPS = [
  { name: 'Industry', kind: 'TOPIC', vocabulary: 'industry' },
  { name: 'Looking for', kind: 'SEEK', vocabulary: 'exchange' },
  { name: 'Offering', kind: 'OFFER', vocabulary: 'exchange' },
] as const;

/** Adds a person's choice to the rows. */
export type AddInterests = (attendeeId: string, choice: InterestChoice) => void;

/** Writes the event's groups and terms, and gives back how to add people's choices to them. */
export function generateInterests({ tables, event, born, clusters, random: root }: Generation): AddInterests {
  const random = root.fork('interests');
  const eventRow = () => ({ ...newRow(random, born), event_id: event.id });
  const vocabularies = {
    industry: [...new Set(clusters.flatMap(({ topics }) => topics))],
    exchange: EXCHANGE,
  };
  for (const [vocabulary, labels] of Object.entries(vocabularies))
    for (const label of labels) tables.interest_terms.push({ ...eventRow(), vocabulary, label });
  const termIds = new Map(tables.interest_terms.map(({ label, id }) => [label, id]));
  const groups = INTEREST_GROUPS.map((group, position): InterestGroupRow => ({
    ...eventRow(),
    ...group,
    position,
  }));
  tables.interest_groups.push(...groups);

  return (attendeeId, { topics, seek, offer }) => {
    [topics, seek, offer].forEach((labels, index) => {
      const groupId = groups[index]?.id ?? '';
      for (const label of new Set(labels)) {
        const termId = termIds.get(label);
        // A small event does not have every topic.
        if (termId)
          tables.attendee_interests.push({ attendee_id: attendeeId, group_id: groupId, term_id: termId });
      }
    });
  };
}

/** The help page and the industry-insight articles. */
export function generateArticles({ tables, event, born, now, options, random: root }: Generation): void {
  const random = root.fork('articles');
  FAQS.forEach((faq, position) => {
    tables.faqs.push({ ...newRow(random, born + 35 * DAY), event_id: event.id, ...faq, position });
  });
  random.sample(ARTICLES, ARTICLES.length).forEach(({ title, summary, body }, index) => {
    // One every few days, the newest some hours ago.
    const latest = Math.min(now, Date.parse(event.ends_at)) - 5 * HOUR;
    const published = awake(event.timezone, latest - index * random.between(2, 4) * DAY);
    tables.insights.push({
      ...newRow(random, published),
      event_id: event.id,
      title,
      summary,
      body,
      cover: options.pictures?.articleCovers.get(title) ?? null,
      source_url: null,
      published_at: iso(published),
    });
  });
}
