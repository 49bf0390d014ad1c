/** Figures of lists of people, beside the truth that a generator planted. */
export const TOP = 10;

export const confirmedOf = ({ tables }) => tables.attendees.filter(({ status }) => status === 'CONFIRMED');

/** The same for every run of a seed: some of the confirmed, evenly spread. */
export const chooseViewers = (dataset, count) => {
  const confirmed = confirmedOf(dataset);
  const step = confirmed.length / Math.min(count, confirmed.length);
  return Array.from(
    { length: Math.min(count, confirmed.length) },
    (_none, index) => confirmed[Math.floor(index * step)],
  );
};

/** How many of ten are relevant, on average. */
export const precisionOf = (tens, gain) => {
  const hits = [...tens].flatMap(([id, ten]) => ten.filter((other) => gain(id, other) >= 2));
  return hits.length / (tens.size * TOP);
};

const discounted = (gains) =>
  gains.reduce((sum, gain, place) => sum + (2 ** gain - 1) / Math.log2(place + 2), 0);

/** nDCG at 10: beside the best ten that there are. Of viewers for whom nobody is worth anything, nothing is asked. */
export const ndcgOf = (tens, gain, everybody) => {
  const shares = [...tens].flatMap(([id, ten]) => {
    const gains = everybody.map((other) => gain(id, other)).filter((value) => value > 0);
    const best = discounted(gains.sort((a, b) => b - a).slice(0, TOP));
    return best > 0 ? [discounted(ten.map((other) => gain(id, other))) / best] : [];
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
};

const showingsOf = (tens) => {
  const shown = new Map();
  for (const id of [...tens.values()].flat()) shown.set(id, (shown.get(id) ?? 0) + 1);
  return shown;
};

/** In how many of the lists the one is who is in most of them. */
export const mostShownOf = (tens) => Math.max(...showingsOf(tens).values());

/** Which share of these people is in at least one list. */
export const coverageOf = (tens, people) => showingsOf(tens).size / people.length;

/** The peer: those with most terms in common; by id where that is the same. */
export const countOverlaps = (dataset, viewers, keyOf) => {
  const confirmed = new Set(confirmedOf(dataset).map(({ id }) => id));
  const holders = new Map();
  const chosen = new Map();
  for (const row of dataset.tables.attendee_interests) {
    if (!confirmed.has(row.attendee_id)) continue;
    const key = keyOf(row);
    holders.set(key, (holders.get(key) ?? new Set()).add(row.attendee_id));
    chosen.set(row.attendee_id, (chosen.get(row.attendee_id) ?? new Set()).add(key));
  }
  return new Map(
    viewers.map(({ id }) => {
      const counts = new Map();
      for (const key of chosen.get(id) ?? [])
        for (const other of holders.get(key))
          if (other !== id) counts.set(other, (counts.get(other) ?? 0) + 1);
      const ten = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, TOP);
      return [id, ten.map(([other]) => other)];
    }),
  );
};

export const BY_GROUP = ({ group_id, term_id }) => `${group_id}/${term_id}`;
export const BY_TERM = ({ term_id }) => term_id;
