/** Prints what a crowd is like: `node scripts/bench/crowd/describe.mjs SEED [ATTENDEES]`. */
import { generateCrowd } from './index.mjs';
import { PERSONAS } from './personas.mjs';

const ACTS = 5_000;
const VIEWERS_PER_PERSONA = 120;

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const percent = (share) => `${(100 * share).toFixed(1)} %`;
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
const spread = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.1, 0.5, 0.9, 0.99, 1].map((share) => at(sorted, share)).join('/');
};

const countBy = (items, keyOf) => {
  const counts = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
};

const listed = (counts) =>
  Object.entries(counts)
    .map(([key, count]) => `${key} ${count}`)
    .join(', ');

/** Row numbers of those who take part, by persona. */
const presentByPersona = ({ tables, personaOf }) => {
  const groups = new Map(PERSONAS.map(({ name }) => [name, []]));
  tables.attendees.forEach(({ id, status }, number) => {
    if (status === 'CONFIRMED') groups.get(personaOf.get(id)).push(number);
  });
  return groups;
};

/** For one viewer: relevant others by persona, and how many there are of each gain. */
const prospectsOf = ({ gainAt }, groups, viewer) => {
  const gains = [0, 0, 0, 0];
  const relevant = [...groups.values()].map((group) => {
    let count = 0;
    for (const other of group) {
      const gain = gainAt(viewer, other);
      gains[gain] += 1;
      if (gain >= 2) count += 1;
    }
    return count;
  });
  return { gains, relevant, total: relevant.reduce((sum, count) => sum + count, 0) };
};

const printTruth = (crowd) => {
  const groups = presentByPersona(crowd);
  const names = [...groups.keys()];
  console.log('\nPeople and relevant others (gain of 2 or 3), from some viewers of each persona');
  console.log('persona      people   mean   10/50/90/99/100 %        none  excellent');
  const rows = [...groups].map(([name, group]) => {
    const prospects = group.slice(0, VIEWERS_PER_PERSONA).map((viewer) => prospectsOf(crowd, groups, viewer));
    const totals = prospects.map(({ total }) => total);
    const none = percent(totals.filter((total) => total === 0).length / Math.max(1, totals.length));
    const excellent = mean(prospects.map(({ gains }) => gains[3])).toFixed(1);
    const average = mean(totals);
    console.log(
      `${name.padEnd(12)} ${String(group.length).padStart(6)} ${average.toFixed(1).padStart(6)}   ${spread(totals).padEnd(22)} ${none.padStart(7)}  ${excellent.padStart(7)}`,
    );
    return { name, average, people: group.length, shares: prospects.map(({ relevant }) => relevant) };
  });
  const total = rows.reduce((sum, { people }) => sum + people, 0);
  const overall = rows.reduce((sum, { average, people }) => sum + average * people, 0) / total;
  console.log(`everybody    ${String(total).padStart(6)} ${overall.toFixed(1).padStart(6)}`);
  console.log('\nShare of pairs that are relevant, in percent: rows are viewers, columns the others');
  console.log(' '.repeat(12), names.map((name) => name.slice(0, 6).padStart(6)).join(' '));
  for (const { name, shares } of rows) {
    const cells = names.map((other, column) => {
      const found = mean(shares.map((counts) => counts[column]));
      return ((100 * found) / Math.max(1, groups.get(other).length)).toFixed(2).padStart(6);
    });
    console.log(name.padEnd(12), cells.join(' '));
  }
};

const printInterests = ({ tables }) => {
  const kinds = new Map(tables.interest_groups.map(({ id, kind }) => [id, kind]));
  const confirmed = tables.attendees.filter(({ status }) => status === 'CONFIRMED');
  const terms = new Map(confirmed.map(({ id }) => [id, { TOPIC: 0, SEEK: 0, OFFER: 0 }]));
  for (const { attendee_id, group_id } of tables.attendee_interests)
    if (terms.has(attendee_id)) terms.get(attendee_id)[kinds.get(group_id)] += 1;
  const chosen = [...terms.values()].filter(({ TOPIC, SEEK, OFFER }) => TOPIC + SEEK + OFFER > 0);
  console.log(
    `\n${tables.attendees.length} people, ${tables.attendees.length - confirmed.length} of them INVITED`,
  );
  console.log(`companies: ${listed(countBy(tables.companies, ({ kind }) => kind))}`);
  console.log(`without interests: ${percent(1 - chosen.length / confirmed.length)}`);
  for (const kind of ['TOPIC', 'SEEK', 'OFFER']) {
    const counts = chosen.map((person) => person[kind]);
    const filled = counts.filter((count) => count > 0);
    console.log(
      `${kind} filled by ${percent(filled.length / chosen.length)} of the others, terms 10/50/90/99/100 %: ${spread(filled)}`,
    );
  }
  const labels = new Map(tables.interest_terms.map(({ id, label }) => [id, label]));
  const holders = countBy(
    tables.attendee_interests.filter(({ attendee_id }) => terms.has(attendee_id)),
    ({ group_id, term_id }) => `${kinds.get(group_id)} ${labels.get(term_id)}`,
  );
  const popular = Object.entries(holders).sort((a, b) => b[1] - a[1]);
  console.log(
    `most chosen: ${popular
      .slice(0, 8)
      .map(([term, count]) => `${term} ${percent(count / chosen.length)}`)
      .join(', ')}`,
  );
};

const printActs = (crowd) => {
  const acts = crowd.acts(ACTS);
  const rows = crowd.history(ACTS);
  const state = ({ status, closed_reason }) => closed_reason ?? status;
  console.log(
    `\n${acts.length} acts of ${crowd.acts(Infinity).length}: ${listed(countBy(acts, ({ kind }) => kind))}`,
  );
  console.log(`meetings: ${listed(countBy(rows.meetings, state))}`);
  console.log(`conversations ${rows.conversations.length}, messages ${rows.messages.length}`);
  const done = Object.values(countBy(acts, ({ from }) => from));
  const got = Object.values(countBy(acts, ({ to }) => to));
  console.log(`people who act: ${done.length}, acts each 10/50/90/99/100 %: ${spread(done)}`);
  console.log(`people acted on: ${got.length}, acts each 10/50/90/99/100 %: ${spread(got)}`);
  const kindOf = ({ kind, from, to }) => `${kind} ${crowd.gainAt(from, to)}`;
  const byGain = countBy(acts, kindOf);
  const kinds = countBy(acts, ({ kind }) => kind);
  for (const [kind, total] of Object.entries(kinds)) {
    const shares = [0, 1, 2, 3].map((gain) => percent((byGain[`${kind} ${gain}`] ?? 0) / total));
    console.log(`${kind.padEnd(9)} by gain 0/1/2/3: ${shares.join(' ')}`);
  }
};

const [seed = '1', attendees = '10000'] = process.argv.slice(2);
const started = performance.now();
const crowd = generateCrowd({ seed: Number(seed), attendees: Number(attendees) });
crowd.acts(1);
console.log(`Seed ${seed}, made in ${((performance.now() - started) / 1000).toFixed(1)} s`);
printInterests(crowd);
printTruth(crowd);
printActs(crowd);
