import type { AttendeeCategory, CompanyKind } from '../../../generated/graphql';
import { answerConditions, chosenAnswers } from '../../../lib/answer-conditions';
import type { Group } from './rules';

/** The limits of a group; none where null. */
export const limits = [
  'waitingRequests',
  'requestsPerDay',
  'requestsInAll',
  'meetingsPerDay',
  'meetingsInAll',
] as const;

export interface GroupValues extends Record<(typeof limits)[number], number | null> {
  name: string;
  colour: string;
  rank: number;
  shown: boolean;
  /** None where null. */
  capacity: number | null;
  categories: AttendeeCategory[];
  companyKinds: CompanyKind[];
  companyTiers: string[];
  /** Each with its question. */
  answers: string[];
}

/** Told apart in both themes, and by most colour-blind eyes. */
const colours = ['#1f5af6', '#ff7a1a', '#12805c', '#b23ac7', '#c22f3d', '#0d7f9e', '#8a6d00', '#5b5bd6'];
const NO_COLOUR = '#8c8c8c';

/** A new group behind those that there are. */
export const emptyGroup = (count: number): GroupValues => ({
  name: '',
  colour: colours[count % colours.length] as string,
  rank: count,
  shown: false,
  capacity: null,
  categories: [],
  companyKinds: [],
  companyTiers: [],
  answers: [],
  waitingRequests: 20,
  requestsPerDay: null,
  requestsInAll: null,
  meetingsPerDay: null,
  meetingsInAll: null,
});

export const valuesOf = (group: Group): GroupValues => ({
  ...(Object.fromEntries(limits.map((limit) => [limit, group[limit]])) as Pick<
    GroupValues,
    (typeof limits)[number]
  >),
  name: group.name,
  colour: colourOf(group),
  rank: group.rank,
  shown: group.shown,
  capacity: group.capacity,
  categories: group.categories,
  companyKinds: group.companyKinds,
  companyTiers: group.companyTiers,
  answers: chosenAnswers(group.answers),
});

/** The fields of both inputs of the server. */
export const inputOf = ({ name, companyTiers, answers, ...values }: GroupValues) => ({
  ...values,
  name: name.trim(),
  companyTiers: companyTiers.map((tier) => tier.trim()).filter(Boolean),
  answers: answerConditions(answers),
});

export const colourOf = ({ colour }: { colour: string | null }): string => colour ?? NO_COLOUR;

export const hasCondition = ({
  categories,
  companyKinds,
  companyTiers,
  answers,
}: Partial<
  Record<'categories' | 'companyKinds' | 'companyTiers' | 'answers', readonly unknown[]>
>): boolean => [categories, companyKinds, companyTiers, answers].some((list) => (list?.length ?? 0) > 0);
