import { randomUUID } from 'node:crypto';
import { count } from './lib/measure.mjs';
import { graphqlRequest, httpSide, interleave, judgeRatio, LIST, table } from './lib/race.mjs';
import { onStage } from './lib/stage.mjs';

export const goals = 'fields';
export const about = 'the attendee list by an answer to a field of the event, next to the list by country';

/** A field that all may see, to which each person answered with the own country: both lists have the same people. */
const askForCountry = async ({ client, eventId }) => {
  const fieldId = randomUUID();
  const text = (words) => JSON.stringify([{ language: 'EN', text: words }]);
  await client.query(
    `INSERT INTO event_fields (id, event_id, position, key, kind, labels, purposes, audience)
     VALUES ($1, $2, 0, 'passport', 'COUNTRY', $3, $4, 'EVERYBODY')`,
    [fieldId, eventId, text('Whose passport do you have?'), text('To write the letter for your visa.')],
  );
  await client.query(
    `UPDATE attendees SET answers = jsonb_build_object($2::text, jsonb_build_array(country))
     WHERE event_id = $1 AND country IS NOT NULL`,
    [eventId, fieldId],
  );
  await client.query('VACUUM ANALYZE attendees, attendee_answers');
  return fieldId;
};

export const run = () =>
  onStage({ attendees: count('ATTENDEES', 20_000, 1_000) }, async (stage) => {
    const { eventId, people } = stage;
    const fieldId = await askForCountry(stage);
    const [token] = await stage.signIn(people.slice(0, 1));
    const server = await stage.startServer();
    const countries = [...new Set(people.map(({ country }) => country))].filter(Boolean).slice(0, 10);
    const ask = (filter) => graphqlRequest(token, LIST, { eventId, filter });
    const results = await interleave({
      'by country': httpSide(
        stage,
        server,
        countries.map((country) => ask({ countries: [country] })),
      ),
      'by answer': httpSide(
        stage,
        server,
        countries.map((country) => ask({ answers: [{ fieldId, values: [country] }] })),
      ),
    });
    table(results);
    judgeRatio('45', results, 'CPU µs', 'by answer', 'by country', { most: 1.3 });
    judgeRatio('45', results, 'server µs', 'by answer', 'by country', { most: 1.3 });
  });
