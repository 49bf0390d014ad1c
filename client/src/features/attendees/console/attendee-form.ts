import type {
  AttendeeCategory,
  AttendeeForm_AttendeeFragment,
  CreateAttendeeInput,
  UpdateAttendeeInput,
} from '../../../generated/graphql';
import { isSameValue } from '../../../lib/merge-edits';

/** The values of a person's form; pictures are names of uploaded files. */
export interface AttendeeValues {
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string;
  organization: string;
  phone: string;
  country: string | null;
  category: AttendeeCategory;
  companyId: string | null;
  introduction: string;
  /** Terms by the name of their group. */
  interests: Record<string, string[]>;
  avatar: string | null;
  cover: string | null;
}

/** A new person, who may be invited with the same step. */
export interface NewAttendeeValues extends AttendeeValues {
  sendInvite: boolean;
}

export const emptyAttendee = (category: AttendeeCategory): AttendeeValues => ({
  firstName: '',
  lastName: '',
  email: '',
  jobTitle: '',
  organization: '',
  phone: '',
  country: null,
  category,
  companyId: null,
  introduction: '',
  interests: {},
  avatar: null,
  cover: null,
});

export const valuesOf = (attendee: AttendeeForm_AttendeeFragment): AttendeeValues => ({
  firstName: attendee.firstName,
  lastName: attendee.lastName,
  email: attendee.email ?? '',
  jobTitle: attendee.jobTitle ?? '',
  organization: attendee.organization ?? '',
  phone: attendee.phone ?? '',
  country: attendee.country ?? null,
  category: attendee.category,
  companyId: attendee.company?.id ?? null,
  introduction: attendee.introduction ?? '',
  interests: Object.fromEntries(attendee.interests.map(({ group, terms }) => [group, [...terms]])),
  avatar: attendee.avatar ?? null,
  cover: attendee.cover ?? null,
});

type Interests = AttendeeValues['interests'];

/** Groups without any term are the same as groups that are not there. */
const chosenOf = (interests: Interests): Interests =>
  Object.fromEntries(
    Object.entries(interests)
      .filter(([, terms]) => terms?.length)
      .map(([group, terms]) => [group, terms.toSorted()])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
  );

const normal = (name: string, value: unknown): unknown =>
  name === 'interests' ? Object.entries(chosenOf((value ?? {}) as Interests)) : value;

/** Only the fields whose value differs. */
export const changedValues = (before: AttendeeValues, after: AttendeeValues): Partial<AttendeeValues> =>
  Object.fromEntries(
    Object.keys(before)
      .map((name) => [name, after[name as keyof AttendeeValues]] as const)
      .filter(
        ([name, value]) =>
          !isSameValue(normal(name, before[name as keyof AttendeeValues]), normal(name, value ?? null)),
      ),
  );

const isPicture = (name: string): boolean => name === 'avatar' || name === 'cover';

/** Values as the API takes them: empty texts are null, a removed picture is an empty name. */
const toInput = (values: Partial<AttendeeValues>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'interests')
        return [
          name,
          Object.entries(value as Interests).map(([group, terms]) => ({ group, terms: terms ?? [] })),
        ];
      if (isPicture(name)) return [name, value ?? ''];
      if (typeof value === 'string') return [name, value.trim() || null];
      return [name, value ?? null];
    }),
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
