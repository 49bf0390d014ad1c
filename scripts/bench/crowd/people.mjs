import { createCompanies } from './companies.mjs';
import { DIMENSIONS, dot, mix, near } from './latent.mjs';
import { EXPORTER, PERSONAS } from './personas.mjs';
import { LANGUAGES, REGIONS } from './places.mjs';
import { weightedSampler, zipf } from './random.mjs';
import { FIELDS } from './vocabulary.mjs';

/** Lists that are exported from registration have people who never accept: a fifth is usual. */
const INVITED_SHARE = 0.2;

const clamp = (value) => Math.min(1, Math.max(0, value));

/** How many people of each persona come; every event has its own mixture. */
const dealPlaces = (random, attendees) => {
  const shares = PERSONAS.map(({ share }) => share * random.lognormal(0.18));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const places = shares.map((share) => Math.floor((share / total) * attendees));
  const buyers = PERSONAS.findIndex(({ name }) => name === 'buyer');
  places[buyers] += attendees - places.reduce((sum, count) => sum + count, 0);
  return places;
};

/** Topics by popularity: of fields, which differs per event, and of topics within their field. */
const topicSampler = (random, latent) => {
  const ranks = FIELDS.map((_, field) => ({ field, key: random.fraction() })).sort((a, b) => a.key - b.key);
  const popularity = new Float64Array(FIELDS.length);
  ranks.forEach(({ field }, rank) => (popularity[field] = zipf(rank, 0.6)));
  return weightedSampler(
    latent.topicField.map(
      (field, topic) => popularity[field] * zipf(topic % FIELDS[field].topics.length, 0.5),
    ),
  );
};

/** A second interest, mostly close to the first one. */
const secondTopic = (random, latent, first) => {
  const weights = latent.topics.map((topic, at) =>
    at === first ? 0 : Math.exp(4 * dot(topic, latent.topics[first])),
  );
  return weightedSampler(weights)(random);
};

const languagesOf = (random, region) => {
  const own = REGIONS[region].languages.filter(() => random.chance(0.65));
  const english = random.chance(0.9) || own.length === 0 ? 1 : 0;
  return own.reduce((bits, language) => bits | (1 << LANGUAGES.indexOf(language)), english);
};

const homeOf = (random, company, pickRegion) => {
  const abroad = random.chance(company ? 0.12 : 1);
  if (!abroad) return { region: company.region, country: company.country };
  const region = pickRegion(random);
  return { region, country: random.pick(REGIONS[region].countries) };
};

/** Registration is not always right: some investors come as visitors, and some exhibitors and founders give a talk. */
const categoryOf = (random, { category, kind }) => {
  if (category === 'INVESTOR' && random.chance(0.1)) return 'ATTENDEE';
  return category === 'ATTENDEE' && random.chance(kind ? 0.03 : 0.01) ? 'SPEAKER' : category;
};

/** One person with everything that decides whom they should meet. */
const createPerson = (random, { persona, company, companyIndex, latent, pickTopic, pickRegion }) => {
  const traits = PERSONAS[persona];
  const topic = company?.topic ?? pickTopic(random);
  const second = secondTopic(random, latent, topic);
  const about = mix([1, latent.topics[topic]], [random.uniform(0.1, 0.7), latent.topics[second]]);
  const seniority = clamp(traits.rank + 0.2 * random.normal());
  const size = company?.size ?? clamp(traits.size + 0.2 * random.normal());
  return {
    persona,
    category: categoryOf(random, traits),
    companyIndex,
    topic,
    need: near(random, about, 0.4),
    offer: company ? near(random, company.offer, 0.25) : near(random, about, 0.4),
    ...homeOf(random, company, pickRegion),
    size,
    wants: clamp(traits.wants + 0.22 * random.normal()),
    /** Most can work with any size; some cannot. */
    sizeTolerance: random.uniform(0.3, 1.2),
    breadth: clamp(traits.breadth * random.lognormal(0.5)),
    seniority,
    /** How much they prefer their own region; exporters prefer others. */
    homeTaste: persona === EXPORTER ? random.uniform(-0.5, 0.1) : random.uniform(0, 0.6),
    pull: traits.pull * (company?.brand ?? 1) * (0.4 + seniority) * random.lognormal(1.1),
    drive: traits.drive,
    invited: random.chance(INVITED_SHARE),
  };
};

const withLanguages = (random, person) => ({ ...person, languages: languagesOf(random, person.region) });

/** Fisher-Yates, so that the order of registration says nothing about the persona. */
const shuffle = (random, list) => {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1);
    [list[at], list[other]] = [list[other], list[at]];
  }
  return list;
};

/** Some investors and speakers belong to a sponsor or an exhibitor: corporate funds, and talks that were paid for. */
const guestCompany = (random, persona, companies) => {
  const share = { INVESTOR: 0.08, SPEAKER: 0.35 }[PERSONAS[persona].category] ?? 0;
  if (!random.chance(share)) return -1;
  const companyIndex = random.below(companies.length);
  return ['SPONSOR', 'EXHIBITOR'].includes(companies[companyIndex].kind) ? companyIndex : -1;
};

/** All people of the fair in order of registration, and their companies. */
export const createPeople = (random, attendees, latent) => {
  const places = dealPlaces(random, attendees);
  const pickTopic = topicSampler(random, latent);
  const pickRegion = weightedSampler(REGIONS.map(({ weight }) => weight));
  const companies = createCompanies(random, { places, pickTopic, latent });
  const staff = companies.flatMap(({ persona, team }, companyIndex) =>
    Array.from({ length: team }, () => ({ persona, companyIndex })),
  );
  const guests = PERSONAS.flatMap(({ kind }, persona) =>
    kind ? [] : Array.from({ length: places[persona] }, () => ({ persona })),
  ).map(({ persona }) => ({ persona, companyIndex: guestCompany(random, persona, companies) }));
  const people = shuffle(random, [...staff, ...guests]).map(({ persona, companyIndex }) => {
    const company = companies[companyIndex] ?? null;
    const options = { persona, company, companyIndex, latent, pickTopic, pickRegion };
    return withLanguages(random, createPerson(random, options));
  });
  return { people, companies };
};

/** One vector per person in one array: what the truth reads millions of times. */
export const packVectors = (people, key) => {
  const packed = new Float32Array(people.length * DIMENSIONS);
  people.forEach((person, at) => packed.set(person[key], at * DIMENSIONS));
  return packed;
};
