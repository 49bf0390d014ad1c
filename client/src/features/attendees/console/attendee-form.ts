import type {
  AttendeeCategory,
  AttendeeForm_AttendeeFragment,
  CreateAttendeeInput,
} from '../../../generated/graphql';
import { answersInput, answersOf, type Answers, type ShownField } from '../../../lib/event-fields';
import { emptyLines } from '../../../lib/profile-lines';
import { changedOf, inputValue, savedValues } from '../../../lib/form-values';

export const emptyAttendee = (category: AttendeeCategory) => ({
  ...emptyLines,
  email: '',
  country: null as string | null,
  category,
  companyId: null as string | null,
  introduction: '',
  /** Terms by the name of their group. */
  interests: {} as Record<string, string[]>,
  /** Answers to fields of the event by their keys. */
  answers: {} as Record<string, string[]>,
  avatar: null as string | null,
  cover: null as string | null,
});

/** The values of a person's form; pictures are names of uploaded files. */
export type AttendeeValues = ReturnType<typeof emptyAttendee>;

/** A new person, who may be invited with the same step. */
export interface NewAttendeeValues extends AttendeeValues {
  sendInvite: boolean;
}

export const valuesOf = (attendee: AttendeeForm_AttendeeFragment): AttendeeValues => ({
  ...savedValues(emptyAttendee(attendee.category), attendee),
  companyId: attendee.company?.id ?? null,
  interests: Object.fromEntries(attendee.interests.map(({ group, terms }) => [group, [...terms]])),
  answers: answersOf(attendee.answers),
});

type Interests = NonNullable<CreateAttendeeInput['interests']>;

/** The interests in one order, since theirs says nothing; a group without any term is as one that is not there. */
const interestsInput = (interests: AttendeeValues['interests']): Interests =>
  Object.entries(interests)
    .filter(([, terms]) => terms?.length)
    .map(([group, terms]) => ({ group, terms: terms.toSorted() }))
    .toSorted((one, other) => one.group.localeCompare(other.group));

export type AttendeeInput = Partial<CreateAttendeeInput>;

/** The input of form values; answers that others hide are not part of it. */
export const inputOf = (values: Partial<AttendeeValues>, fields: readonly ShownField[] = []) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'interests') return [name, interestsInput(value as AttendeeValues['interests'])];
      if (name === 'answers') return [name, answersInput(fields, value as Answers)];
      return [name, inputValue(name, value)];
    }),
  ) as AttendeeInput;

/** A list of a change with what it empties, since what is not named stays. */
function emptied<Item>(
  after: readonly Item[],
  before: readonly Item[] | null | undefined,
  isSame: (one: Item, other: Item) => boolean,
  empty: object,
): Item[] {
  const gone = (before ?? []).filter((one) => !after.some((other) => isSame(one, other)));
  return [...after, ...gone.map((one) => ({ ...one, ...empty }))];
}

/** A change as it is sent: groups that it leaves without any term, and fields without an answer, are named. */
export const emptying = (
  { interests, answers, ...changes }: AttendeeInput,
  before: AttendeeInput,
): AttendeeInput => ({
  ...changes,
  ...(interests && {
    interests: emptied(interests, before.interests, (one, other) => one.group === other.group, { terms: [] }),
  }),
  ...(answers && {
    answers: emptied(answers, before.answers, (one, other) => one.fieldId === other.fieldId, { values: [] }),
  }),
});

export const toCreateInput = (
  eventId: string,
  { sendInvite, ...values }: NewAttendeeValues,
  fields: readonly ShownField[] = [],
): CreateAttendeeInput => ({
  ...inputOf(changedOf(emptyAttendee(values.category), values), fields),
  eventId,
  category: values.category,
  email: values.email.trim(),
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  sendInvite,
});
