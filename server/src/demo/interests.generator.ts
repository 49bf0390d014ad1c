import type { Cluster } from './content/clusters';
import { EXCHANGE, type WorkRole } from './content/roles';
import type { InterestGroupRow } from './dataset.types';
import { iso } from './event-clock';
import type { Generation } from './generation.types';
import type { SeededRandom } from './seeded-random';

/** The labels one person chose, by the kind of group. */
export interface InterestChoice {
  topics: readonly string[];
  seek: readonly string[];
  offer: readonly string[];
}

/** Adds somebody's choice to the rows. */
export type AddInterests = (attendeeId: string, choice: InterestChoice) => void;

const GROUPS = [
  { name: 'Industry', kind: 'TOPIC', vocabulary: 'industry' },
  { name: 'Looking for', kind: 'SEEK', vocabulary: 'exchange' },
  { name: 'Offering', kind: 'OFFER', vocabulary: 'exchange' },
] as const;

/** Writes the event's groups and terms, and gives back how to add people's choices to them. */
export function generateInterestTerms(generation: Generation): AddInterests {
  const { tables, event, born, clusters } = generation;
  const random = generation.random.fork('interests');
  const dated = () => ({
    id: random.uuid(born),
    created_at: iso(born),
    updated_at: iso(born),
    event_id: event.id,
  });
  const termIds = new Map<string, string>();
  const vocabularies = {
    industry: [...new Set(clusters.flatMap(({ topics }) => topics))],
    exchange: EXCHANGE,
  };
  for (const [vocabulary, labels] of Object.entries(vocabularies)) {
    for (const label of labels) {
      const term = { ...dated(), vocabulary, label };
      tables.interest_terms.push(term);
      termIds.set(label, term.id);
    }
  }
  const groups = GROUPS.map((group, position): InterestGroupRow => ({ ...dated(), ...group, position }));
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

/** Mostly what people of this field and role would choose, with some noise, as life has it. */
export function chooseInterests(
  random: SeededRandom,
  cluster: Cluster,
  role: WorkRole,
  clusters: readonly Cluster[],
): InterestChoice {
  const sells = role.field === 'offer' || role.field === 'both' ? cluster.exchange : [];
  const buys = role.field === 'seek' || role.field === 'both' ? cluster.exchange : [];
  const noisy = (own: readonly string[], count: number, others: readonly string[]): string[] => {
    const chosen = random.sample([...new Set(own)], count);
    if (random.chance(0.25)) chosen[chosen.length - 1] = random.pick(others);
    return [...new Set(chosen)];
  };
  const otherTopics = random.pick(clusters).topics;
  const seek = noisy([...role.seek, ...buys, ...buys], random.between(2, 3), EXCHANGE);
  const offer = noisy([...role.offer, ...sells], random.between(2, 3), EXCHANGE);
  return {
    topics: noisy([...cluster.topics, random.pick(otherTopics)], random.between(2, 3), otherTopics),
    seek,
    // Nobody seeks and offers the same thing.
    offer: offer.filter((label) => !seek.includes(label)),
  };
}
