import { z } from 'zod';
import { picture, termsByGroup } from '../../core/rest/shapes';

const text = () => z.string().nullish();

/** The keys of a profile in a body of `/v1`, for owners and staff. */
export const profileKeys = {
  first_name: text(),
  last_name: text(),
  job_title: text(),
  organization: text(),
  profile: text().meta({ description: 'What one says of oneself.' }),
  interests: termsByGroup().nullish().meta({ description: 'By group.' }),
  country: text().meta({ description: 'ISO 3166-1 alpha-2 code.' }),
  phone: text(),
  avatar: picture(),
  cover: picture(),
};

const profileBody = z.object(profileKeys).partial();

/** A profile of `/v1` as the input of GraphQL; what it does not bring is left out before the operation runs. */
export const profileInput = (body: z.output<typeof profileBody>): Record<string, unknown> => ({
  firstName: body.first_name,
  lastName: body.last_name,
  jobTitle: body.job_title,
  organization: body.organization,
  introduction: body.profile,
  interests: body.interests && Object.entries(body.interests).map(([group, terms]) => ({ group, terms })),
  country: body.country,
  phone: body.phone,
  avatar: body.avatar,
  cover: body.cover,
});

/** The `/v1` name where it is not the same in snake_case. */
export const profileFields = { introduction: 'profile' };
