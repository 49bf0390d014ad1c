import type { ProfileForm_AttendeeFragment } from '../../../generated/graphql';
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
};

/** Everything that the three steps ask for. */
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
  });
}

/** As the server takes them: an empty text removes a country or a picture. Interests are compared by their groups. */
const inputOf = ({ country, avatar, cover, ...others }: ProfileValues) => ({
  ...others,
  country: country ?? '',
  avatar: avatar?.name ?? '',
  cover: cover?.name ?? '',
  interests: undefined,
});

/** The differences from the stored profile, in the server's form. Absent fields stay as they are. */
export function changesOf(base: ProfileValues, values: ProfileValues) {
  const groups = Object.keys({ ...base.interests, ...values.interests }).filter(
    (group) => JSON.stringify(values.interests[group] ?? []) !== JSON.stringify(base.interests[group] ?? []),
  );
  return {
    ...changedOf(inputOf(base), inputOf(values)),
    ...(groups.length > 0 && {
      interests: groups.map((group) => ({ group, terms: values.interests[group] ?? [] })),
    }),
  };
}

export const isChanged = (base: ProfileValues, values: ProfileValues): boolean =>
  Object.keys(changesOf(base, values)).length > 0;
