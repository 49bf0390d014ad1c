import { containsWords } from '../../../lib/highlight';
import { listed } from '../../../lib/language';
import { messages as shared } from '../../../ui/messages';
import { messages } from '../messages';
import type { SearchHit } from './group-results';

/** What takes part in a role that a sentence can ask for. */
export type SearchRole = keyof typeof messages.roles;

type Code = SearchHit['reasons'][number]['code'];

const termsOf = ({ reasons }: SearchHit, ...codes: Code[]): string[] =>
  reasons.flatMap(({ code, terms }) => (codes.includes(code) ? terms : []));

/** The role that was asked for, which a result has. */
export const roleOf = (hit: SearchHit | undefined): SearchRole | undefined =>
  hit && (termsOf(hit, 'ROLE')[0] as SearchRole | undefined);

/** The topics that were asked for, which a result has. */
export const topicsOf = (hit: SearchHit): string[] => termsOf(hit, 'TOPIC');

/** The words of a result that the search means. */
export const foundWords = (hit: SearchHit): string =>
  termsOf(hit, 'NAME', 'TEXT', 'SYNONYM', 'TOPIC').join(' ');

/** Where a company stands, and why a result was found, as far as its name and second line do not show it. */
export function reasonTexts(hit: SearchHit): string[] {
  const role = roleOf(hit);
  const topics = listed(topicsOf(hit));
  const related = termsOf(hit, 'SYNONYM').filter(
    (word) => !containsWords(word, hit.title, hit.detail, topics),
  );
  return [
    'company' in hit && hit.company.stand ? shared.stand(hit.company.stand) : '',
    role ? messages.roles[role] : '',
    topics && (hit.kind === 'ATTENDEE' ? messages.interestedIn(topics) : topics),
    related.length > 0 ? messages.related(listed(related)) : '',
  ].filter(Boolean);
}
