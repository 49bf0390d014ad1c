import type {
  AttendeeCategory,
  AttendeeForm_AttendeeFragment,
  CreateAttendeeInput,
} from '../../../generated/graphql';
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
});

type Interests = NonNullable<CreateAttendeeInput['interests']>;

/** The interests in one order, since theirs says nothing; a group without any term is as one that is not there. */
const interestsInput = (interests: AttendeeValues['interests']): Interests =>
  Object.entries(interests)
    .filter(([, terms]) => terms?.length)
    .map(([group, terms]) => ({ group, terms: terms.toSorted() }))
    .toSorted((one, other) => one.group.localeCompare(other.group));

export type AttendeeInput = Partial<CreateAttendeeInput>;

export const inputOf = (values: Partial<AttendeeValues>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'interests' ? interestsInput(value as AttendeeValues['interests']) : inputValue(name, value),
    ]),
  ) as AttendeeInput;

/** A change as it is sent: groups that it leaves without any term are named, since those that are not named stay. */
export const emptying = ({ interests, ...changes }: AttendeeInput, before: AttendeeInput): AttendeeInput => {
  if (!interests) return changes;
  const emptied = (before.interests ?? []).filter(
    ({ group }) => !interests.some((one) => one.group === group),
  );
  return { ...changes, interests: [...interests, ...emptied.map(({ group }) => ({ group, terms: [] }))] };
};

export const toCreateInput = (
  eventId: string,
  { sendInvite, ...values }: NewAttendeeValues,
): CreateAttendeeInput => ({
  ...inputOf(changedOf(emptyAttendee(values.category), values)),
  eventId,
  category: values.category,
  email: values.email.trim(),
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  sendInvite,
});
