import { near } from './latent.mjs';
import { PERSONAS } from './personas.mjs';
import { EXPORTING_REGION, REGIONS } from './places.mjs';
import { weightedSampler } from './random.mjs';

/** People of one company on the networking app: sponsors send most, startups their founders only. */
const TEAM_SIZES = { STARTUP: 2, EXHIBITOR: 4, SPONSOR: 7, IT_EXPORTER: 3 };

/** Sizes of teams are skewed: many come alone, some with a busload. */
const teamSize = (random, mean) => Math.max(1, Math.round(mean * random.lognormal(0.6) * 0.85));

const clamp = (value) => Math.min(1, Math.max(0, value));

const createCompany = (random, { persona, pickTopic, pickRegion, latent }) => {
  const traits = PERSONAS[persona];
  const topic = pickTopic(random);
  const exports = traits.kind === 'IT_EXPORTER' && random.chance(0.75);
  const region = exports ? EXPORTING_REGION : pickRegion(random);
  return {
    persona,
    kind: traits.kind,
    topic,
    /** What it sells: close to its topic, but no two companies are the same. */
    offer: near(random, latent.topics[topic], 0.35),
    size: clamp(traits.size + 0.16 * random.normal()),
    region,
    country: random.pick(REGIONS[region].countries),
    /** A well-known name draws people whatever it sells. */
    brand: random.lognormal(0.7),
    team: teamSize(random, TEAM_SIZES[traits.kind]),
  };
};

/** Companies of one persona until their teams have as many people as the fair has places for them. */
const fillPlaces = (random, places, options) => {
  const companies = [];
  let left = places;
  while (left > 0) {
    const company = createCompany(random, options);
    company.team = Math.min(company.team, left);
    left -= company.team;
    companies.push(company);
  }
  return companies;
};

/** All companies of the fair. */
export const createCompanies = (random, { places, pickTopic, latent }) => {
  const pickRegion = weightedSampler(REGIONS.map(({ weight }) => weight));
  return PERSONAS.flatMap(({ kind }, persona) =>
    kind ? fillPlaces(random, places[persona], { persona, pickTopic, pickRegion, latent }) : [],
  );
};
