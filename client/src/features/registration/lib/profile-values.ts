import type {
  InterestGroups_EventFragment,
  InterestKind,
  ProfileForm_AttendeeFragment,
} from '../../../generated/graphql';
import { answersOf, changedAnswers, type ShownField } from '../../../lib/event-fields';
import { emptyLines } from '../../../lib/profile-lines';
import { changedOf, savedValues } from '../../../lib/form-values';

/** A picture of the form: the name that is saved, and an address to show. */
export interface PictureValue {
  name: string;
  url: string | null;
}

export const emptyValues = {
  ...emptyLines,
  country: null as string | null,
  introduction: '',
  sharesEmail: false,
  mailsReminders: false,
  avatar: null as PictureValue | null,
  cover: null as PictureValue | null,
  /** Chosen terms by the name of their group. */
  interests: {} as Record<string, string[]>,
  /** Answers to fields of the event by their keys. */
  answers: {} as Record<string, string[]>,
};

/** Everything that the steps ask for. */
export type ProfileValues = typeof emptyValues;

const picture = (name?: string | null, url?: string | null): PictureValue | null =>
  name ? { name, url: url ?? null } : null;

/** A stored profile as the form shows it. */
export function valuesOf(profile: ProfileForm_AttendeeFragment | null | undefined): ProfileValues {
  if (!profile) return emptyValues;
  return savedValues(emptyValues, {
    ...profile,
    avatar: picture(profile.avatar, profile.photoUrl),
    cover: picture(profile.cover, profile.coverUrl),
    interests: Object.fromEntries(profile.interests.map(({ group, terms }) => [group, terms])),
    answers: answersOf(profile.answers),
  });
}

/** A new profile with what it lacks from an earlier one: the lines of name and work, the country, and interests that this event has. */
export function filledFrom(
  stored: ProfileValues,
  earlier: ProfileForm_AttendeeFragment,
  groups: InterestGroups_EventFragment['interestGroups'],
): ProfileValues {
  const { firstName, lastName, jobTitle, organization, country } = valuesOf(earlier);
  const hasName = Boolean(stored.firstName || stored.lastName);
  const termsOf = (kind: InterestKind) =>
    earlier.interests.flatMap((group) => (group.kind === kind ? group.terms : []));
  const interests = groups.map(
    ({ name, kind, terms }) => [name, terms.filter((term) => termsOf(kind).includes(term))] as const,
  );
  return {
    ...stored,
    ...(!hasName && { firstName, lastName }),
    jobTitle: stored.jobTitle || jobTitle,
    organization: stored.organization || organization,
    country: stored.country ?? country,
    interests: {
      ...Object.fromEntries(interests.filter(([, terms]) => terms.length > 0)),
      ...stored.interests,
    },
  };
}

/** As the server takes them: an empty text removes a country or a picture. Interests are compared by their groups. */
const inputOf = ({ country, avatar, cover, ...others }: ProfileValues) => ({
  ...others,
  country: country ?? '',
  avatar: avatar?.name ?? '',
  cover: cover?.name ?? '',
  interests: undefined,
  answers: undefined,
});

/** The differences from the stored profile, in the server's form. Absent fields stay as they are. */
export function changesOf(base: ProfileValues, values: ProfileValues, fields: readonly ShownField[] = []) {
  const answers = changedAnswers(fields, base.answers, values.answers);
  const groups = Object.keys({ ...base.interests, ...values.interests }).filter(
    (group) => JSON.stringify(values.interests[group] ?? []) !== JSON.stringify(base.interests[group] ?? []),
  );
  return {
    ...changedOf(inputOf(base), inputOf(values)),
    ...(groups.length > 0 && {
      interests: groups.map((group) => ({ group, terms: values.interests[group] ?? [] })),
    }),
    ...(answers.length > 0 && { answers }),
  };
}

export const isChanged = (
  base: ProfileValues,
  values: ProfileValues,
  fields?: readonly ShownField[],
): boolean => Object.keys(changesOf(base, values, fields)).length > 0;
