import type { ProfileForm_AttendeeFragment } from '../../../generated/graphql';

/** A picture of the form: the name that is saved, and an address to show. */
export interface PictureValue {
  name: string;
  url: string | null;
}

/** Everything that the three steps ask for. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  jobTitle: string;
  organization: string;
  country: string | null;
  introduction: string;
  phone: string;
  sharesEmail: boolean;
  mailsReminders: boolean;
  avatar: PictureValue | null;
  cover: PictureValue | null;
  /** Chosen terms by the name of their group. */
  interests: Record<string, string[]>;
}

export const emptyValues: ProfileValues = {
  firstName: '',
  lastName: '',
  jobTitle: '',
  organization: '',
  country: null,
  introduction: '',
  phone: '',
  sharesEmail: false,
  mailsReminders: false,
  avatar: null,
  cover: null,
  interests: {},
};

const texts = [
  'firstName',
  'lastName',
  'jobTitle',
  'organization',
  'country',
  'introduction',
  'phone',
] as const;
const choices = ['sharesEmail', 'mailsReminders'] as const;

const picture = (name?: string | null, url?: string | null): PictureValue | null =>
  name ? { name, url: url ?? null } : null;

/** A stored profile as the form shows it. */
export function valuesOf(profile: ProfileForm_AttendeeFragment | null | undefined): ProfileValues {
  if (!profile) return emptyValues;
  const own = [...texts, ...choices].map((name) => [name, profile[name] ?? emptyValues[name]]);
  return {
    ...(Object.fromEntries(own) as Pick<ProfileValues, (typeof texts | typeof choices)[number]>),
    avatar: picture(profile.avatar, profile.photoUrl),
    cover: picture(profile.cover, profile.coverUrl),
    interests: Object.fromEntries(profile.interests.map(({ group, terms }) => [group, terms])),
  };
}

/** The differences from the stored profile, in the server's form. Absent fields stay as they are. */
export function changesOf(base: ProfileValues, values: ProfileValues) {
  const changed = texts.filter((name) => (values[name] ?? '') !== (base[name] ?? ''));
  const pictures = (['avatar', 'cover'] as const).filter((name) => values[name]?.name !== base[name]?.name);
  const switched = choices.filter((name) => values[name] !== base[name]);
  const groups = Object.keys({ ...base.interests, ...values.interests }).filter(
    (group) => JSON.stringify(values.interests[group] ?? []) !== JSON.stringify(base.interests[group] ?? []),
  );
  return {
    ...Object.fromEntries(changed.map((name) => [name, values[name] ?? ''])),
    ...Object.fromEntries(switched.map((name) => [name, values[name]])),
    // An empty text removes a picture.
    ...Object.fromEntries(pictures.map((name) => [name, values[name]?.name ?? ''])),
    ...(groups.length > 0 && {
      interests: groups.map((group) => ({ group, terms: values.interests[group] ?? [] })),
    }),
  };
}

export const isChanged = (base: ProfileValues, values: ProfileValues): boolean =>
  Object.keys(changesOf(base, values)).length > 0;
