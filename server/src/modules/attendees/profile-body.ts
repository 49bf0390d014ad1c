import { z } from 'zod';
import { picture, termsByGroup } from '../../core/rest/shapes';
import { PROFILE_FIELDS, profileFields, type ProfileFieldRow } from './profile-fields';

const text = () => z.string().nullish();

type Key = ProfileFieldRow['key'];
type ShapeOf<Row extends ProfileFieldRow> = ReturnType<
  Row['kind'] extends 'picture' ? typeof picture : typeof text
>;

const DESCRIPTIONS: Partial<Record<Key, string>> = {
  profile: 'Introduction.',
  country: 'ISO 3166-1 alpha-2 code.',
};

const keys = Object.fromEntries(
  profileFields.map(({ kind, key }) => {
    const shape = kind === 'picture' ? picture() : text();
    const description = DESCRIPTIONS[key as Key];
    return [key, description ? shape.meta({ description }) : shape];
  }),
) as { [Row in ProfileFieldRow as Row['key']]: ShapeOf<Row> };

/** The keys of a profile in a body of `/v1`, for owners and staff. */
export const profileKeys = {
  ...keys,
  interests: termsByGroup().nullish().meta({ description: 'By group.' }),
  fields: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .nullish()
    .meta({ description: 'Answers to fields of the event, by their keys; empty text removes one.' }),
};

const profileBody = z.object(profileKeys).partial();

/** A profile of `/v1` as the input of GraphQL; keys that are absent are left out before the operation runs. */
export const profileInput = (body: z.output<typeof profileBody>): Record<string, unknown> => ({
  ...Object.fromEntries(profileFields.map(({ name, key }) => [name, body[key as Key]])),
  interests: body.interests && Object.entries(body.interests).map(([group, terms]) => ({ group, terms })),
  answers:
    body.fields &&
    Object.entries(body.fields).map(([fieldId, values]) => ({ fieldId, values: [values].flat() })),
});

/** The `/v1` name where it is not the same in snake_case. */
export const profileNames = { introduction: PROFILE_FIELDS.introduction.key, answers: 'fields' };
