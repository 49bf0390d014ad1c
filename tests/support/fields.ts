import { expectOk, graphql } from './client';

/** A field of an event as `setEventFields` takes it, for staff; choices by their ids. */
export const fieldNamed = (
  key: string,
  kind = 'TEXT',
  { choices = [], ...more }: { choices?: string[]; [name: string]: unknown } = {},
) => ({
  key,
  kind,
  audience: 'STAFF',
  labels: [{ language: 'EN', text: `What about ${key}?` }],
  purposes: [{ language: 'EN', text: `To plan ${key}.` }],
  choices: choices.map((choiceId) => ({ choiceId, labels: [{ language: 'EN', text: `The ${choiceId}` }] })),
  ...more,
});

/** Sets the fields of an event, and gives their ids by key. */
export async function setFields(
  { url }: { url: string },
  token: string,
  eventId: string,
  fields: readonly object[],
): Promise<Record<string, string>> {
  const { it } = await expectOk(
    graphql<{ it: { eventFields: { fields: { id: string; key: string }[] } } }>(
      url,
      'mutation ($input: SetEventFieldsInput!) { it: setEventFields(input: $input) { eventFields { fields { id key } } } }',
      { input: { eventId, fields } },
      token,
    ),
  );
  return Object.fromEntries(it.eventFields.fields.map(({ id, key }) => [key, id]));
}
