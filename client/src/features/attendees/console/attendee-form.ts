import type {
  AttendeeCategory,
  AttendeeForm_AttendeeFragment,
  CreateAttendeeInput,
  UpdateAttendeeInput,
} from '../../../generated/graphql';
import { changedOf, inputValue, savedValues } from '../../../lib/form-values';

export const emptyAttendee = (category: AttendeeCategory) => ({
  firstName: '',
  lastName: '',
  email: '',
  jobTitle: '',
  organization: '',
  phone: '',
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

type Interests = AttendeeValues['interests'];

/** Groups without any term are the same as groups that are not there; the order of terms says nothing. */
const normal = (name: string, value: unknown): unknown =>
  name === 'interests'
    ? Object.entries((value ?? {}) as Interests)
        .filter(([, terms]) => terms?.length)
        .map(([group, terms]) => [group, terms.toSorted()])
        .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
    : value;

/** Only the fields whose value differs. */
export const changedValues = (before: AttendeeValues, after: AttendeeValues): Partial<AttendeeValues> =>
  changedOf(before, after, normal);

const toInput = (values: Partial<AttendeeValues>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'interests'
        ? Object.entries(value as Interests).map(([group, terms]) => ({ group, terms: terms ?? [] }))
        : inputValue(name, value),
    ]),
  );

export const toCreateInput = (
  eventId: string,
  { sendInvite, ...values }: NewAttendeeValues,
): CreateAttendeeInput => ({
  ...(toInput(changedValues(emptyAttendee(values.category), values)) as Partial<CreateAttendeeInput>),
  eventId,
  category: values.category,
  email: values.email.trim(),
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  sendInvite,
});

export const toUpdateInput = (
  attendee: Pick<AttendeeForm_AttendeeFragment, 'id' | 'updatedAt'>,
  changes: Partial<AttendeeValues>,
): UpdateAttendeeInput => ({
  ...(toInput(changes) as Partial<UpdateAttendeeInput>),
  attendeeId: attendee.id,
  expectedUpdatedAt: attendee.updatedAt,
});
