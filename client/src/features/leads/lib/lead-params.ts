import type { LeadFilter } from '../../../generated/graphql';
import { listParams } from '../../../lib/list-params';

export const ratingChoices = ['HOT', 'WARM', 'COLD', 'UNRATED'] as const;

export const views = ['todo', 'done', 'all'] as const;
export const leadSorts = ['FOLLOW_UP', 'NEWEST', 'NAME'] as const;

/** The parameters that the list of leads keeps in the address. */
export const leadParams = {
  q: listParams.q,
  view: listParams.view(views, 'todo'),
  sort: listParams.sort(leadSorts, 'FOLLOW_UP'),
  rating: listParams.rating(ratingChoices),
  member: listParams.member,
  day: listParams.day,
  question: listParams.question,
  answer: listParams.answer,
  contact: listParams.contact,
};

interface LeadValues {
  q: string;
  view: (typeof views)[number];
  rating: (typeof ratingChoices)[number] | null;
  member: string | null;
  day: string | null;
  question: string | null;
  answer: string | null;
  contact: boolean;
}

/** The filter that the API takes. */
export function toLeadFilter({
  q,
  view,
  rating,
  member,
  day,
  question,
  answer,
  contact,
}: LeadValues): LeadFilter {
  const search = q.trim();
  return {
    ...(search && { search }),
    ...(view !== 'all' && { followedUp: view === 'done' }),
    ...(rating === 'UNRATED' && { unrated: true }),
    ...(rating && rating !== 'UNRATED' && { ratings: [rating] }),
    ...(member && { capturedById: member }),
    ...(day && { date: day }),
    ...(question && { questionId: question }),
    ...(question && answer && { answer }),
    ...(contact && { withContact: true }),
  };
}
