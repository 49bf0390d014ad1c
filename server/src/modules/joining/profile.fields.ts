import { z } from 'zod';
import { picture, termsByGroup } from '../../core/rest/shapes';

const text = () => z.string().nullish();

/** The keys of a profile in a body of `/v1`. */
export const profileKeys = {
  first_name: text(),
  last_name: text(),
  job_title: text(),
  organization: text(),
  profile: text().meta({ description: 'What one says of oneself.' }),
  interests: termsByGroup().nullish(),
  country: text().meta({ description: 'ISO 3166-1 alpha-2 code.' }),
  phone: text(),
  avatar: picture(),
  cover: picture(),
  shares_email: z.boolean().nullish(),
  mails_reminders: z.boolean().nullish(),
};

const profileBody = z.object(profileKeys);

type ProfileBody = z.output<typeof profileBody>;

const interestsInput = ({ interests }: ProfileBody) =>
  interests && Object.entries(interests).map(([group, terms]) => ({ group, terms }));

/** A profile of `/v1` as the input of GraphQL, with the keys that it brings and no others. */
export const profileInput = (body: ProfileBody): Record<string, unknown> => {
  const input = {
    firstName: body.first_name,
    lastName: body.last_name,
    jobTitle: body.job_title,
    organization: body.organization,
    introduction: body.profile,
    interests: interestsInput(body),
    country: body.country,
    phone: body.phone,
    avatar: body.avatar,
    cover: body.cover,
    sharesEmail: body.shares_email,
    mailsReminders: body.mails_reminders,
  };
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
};

/** The `/v1` name where it is not the same in snake_case. */
export const profileFields = { introduction: 'profile' };
