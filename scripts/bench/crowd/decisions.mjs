/** What people do with whom they see, and how they answer: the true worth decides, with noise, fame and laziness. */

/** How little profiles say about the worth of a meeting: half a factor of e either way. */
const PERCEPTION_NOISE = 0.5;
/** Famous people look more attractive than they are worth. */
const FAME_EXPONENT = 0.5;
/** Some sellers ask everybody. */
const SPRAYING_SHARE = 0.08;
const SPRAYING_INTEREST = 0.3;
/** Few use "not for me", and those who do use it often. */
const DISMISSING_SHARE = 0.35;
const DISMISSING_RATE = 0.08;
/** A request goes unanswered the more often, the more of them somebody gets. */
const REQUESTS_THAT_HALVE = 12;

const saturate = (value, middle, power) => value ** power / (value ** power + middle ** power);

/** Habits that stay the same for a person. */
const habitsOf = (random, people) =>
  people.map(({ drive }) => ({
    sprays: drive > 1.4 && random.chance(SPRAYING_SHARE),
    dismisses: random.chance(DISMISSING_SHARE),
    /** A third of all requests at fairs are answered late or never, by some people all of them. */
    answers: random.uniform(0.3, 0.98),
  }));

export const createDecisions = (random, { people, truth }) => {
  const habits = habitsOf(random, people);
  const received = new Uint32Array(people.length);
  const perceived = (from, to) =>
    truth.appeal(from, to) * random.lognormal(PERCEPTION_NOISE) * people[to].pull ** FAME_EXPONENT;
  const interest = (from, to) => {
    const value = saturate(perceived(from, to), 1, 3);
    return habits[from].sprays ? Math.max(SPRAYING_INTEREST, value) : value;
  };
  /** Whether somebody answers at all. */
  const answers = (person) =>
    random.chance(habits[person].answers / (1 + received[person] / REQUESTS_THAT_HALVE));
  return {
    receives: (person) => (received[person] += 1),
    /** What somebody does who sees a profile: most profiles are closed again. */
    onView: (from, to) => {
      const value = interest(from, to);
      const chosen = random.fraction();
      if (chosen < 0.2 * value) return 'request';
      if (chosen < 0.52 * value + 0.004) return 'bookmark';
      if (chosen < 0.62 * value + 0.006) return 'message';
      const annoyed = habits[from].dismisses ? DISMISSING_RATE * (1 - value) : 0;
      return random.chance(annoyed) ? 'dismiss' : null;
    },
    /** `accept`, `decline`, or nothing for ever. */
    onRequest: (receiver, sender) => {
      if (!answers(receiver)) return null;
      // Declining is a little awkward, so some accept what they do not want.
      const wanted = saturate(perceived(receiver, sender), 0.7, 2);
      return random.chance(0.12 + 0.83 * wanted) ? 'accept' : 'decline';
    },
    onMessage: (receiver, sender) =>
      answers(receiver) && random.chance(0.2 + 0.75 * saturate(perceived(receiver, sender), 0.7, 2)),
  };
};
