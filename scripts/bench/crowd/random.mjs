/** FNV-1a: spreads the characters of a text over 32 bits. */
const hashText = (text) => {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0), 0x01000193);
  return hash >>> 0;
};

const hex = (number, digits) => number.toString(16).padStart(digits, '0');

/** A version 7 UUID of this instant, with 74 bits of the source. */
const uuidOf = (msecs, word) => {
  const time = hex(msecs, 12);
  const tail = hex(word(), 8);
  const node = `${hex(word(), 8)}${hex(word() & 0xffff, 4)}`;
  const variant = hex((parseInt(tail[3], 16) & 3) | 8, 1);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail.slice(0, 3)}-${variant}${tail.slice(4, 7)}-${node}`;
};

/** The 32-bit words of sfc32: the same for the same seed on every machine. */
const sfc32 = (seed) => {
  const state = Uint32Array.of(hashText(seed), 0x9e3779b1, hashText(`${seed}~`), 1);
  const word = () => {
    const [a, b, c, d] = state;
    const sum = (a + b + d) >>> 0;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + sum;
    state[3] = d + 1;
    return sum;
  };
  for (let round = 0; round < 20; round += 1) word();
  return word;
};

/** A seeded random source; `fork` gives an independent one, so that more draws in one part do not change another. */
export const createRandom = (seed) => {
  const word = sfc32(String(seed));
  const fraction = () => word() / 0x100000000;
  const below = (count) => Math.floor(fraction() * count);
  const normal = () => Math.sqrt(-2 * Math.log(1 - fraction())) * Math.cos(2 * Math.PI * fraction());
  return {
    fork: (label) => createRandom(`${seed}/${label}`),
    word,
    fraction,
    below,
    normal,
    between: (low, high) => low + below(high - low + 1),
    uniform: (low, high) => low + fraction() * (high - low),
    chance: (share) => fraction() < share,
    pick: (list) => list[below(list.length)],
    /** Multiplies without a preferred direction: its median is 1. */
    lognormal: (spread) => Math.exp(spread * normal()),
    /** How many acts until one that has this mean rate. */
    exponential: (mean) => -mean * Math.log(1 - fraction()),
    uuid: (msecs) => uuidOf(msecs, word),
  };
};

/** Draws indices by weight in O(log n). */
export const weightedSampler = (weights) => {
  const sums = new Float64Array(weights.length);
  let total = 0;
  for (let at = 0; at < weights.length; at += 1) sums[at] = total += weights[at];
  return (random) => {
    const wanted = random.fraction() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
};

/** Some different indices by weight; fewer where there are not as many. */
export const sampleByWeight = (random, weights, count) => {
  const keys = Array.from(weights, (weight, index) => ({
    index,
    key: Math.log(1 - random.fraction()) / Math.max(weight, 1e-9),
  }));
  return keys
    .sort((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ index }) => index);
};

/** Popularity of the n-th most popular of a list. */
export const zipf = (rank, exponent = 1) => 1 / (rank + 1) ** exponent;
