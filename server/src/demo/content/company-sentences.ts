/** Sentences about the size and age of a company. */
export const STARTUP_FACTS: readonly string[] = [
  'Founded in {city} in {founded}, {name} is a team of {team}.',
  'We are {team} people in {city} and started in {founded}.',
  '{name} was founded in {founded} by {founders} and now has {team} people in {city}.',
  'Our {team} people work from {city}; the company is {age}.',
  'We began in a shared office in {city} in {founded} and have grown to {team} people.',
  'The company is {age}, the team has {team} people, and home is {city}.',
];

export const ESTABLISHED_FACTS: readonly string[] = [
  '{name} was founded in {city} in {founded} and employs {team} people.',
  'Since {founded} we have grown to {team} people in {city} and {second}.',
  'We are {team} people with offices in {city} and {second}.',
  'From {city}, {team} people serve customers in {markets} countries.',
  'Founded in {founded}, the company has {team} employees, most of them in {city}.',
  'With {team} people in {city} we are still led by those who started in {founded}.',
  '{name} has {team} employees in {markets} countries; the head office is in {city}.',
];

/** What visitors can see, by kind of company. */
export const INVITATIONS: Readonly<Record<string, readonly string[]>> = {
  STARTUP: [
    'Come and see {shows}.',
    'We brought {shows}.',
    'At our table you can try {shows}.',
    'Two of us are here with {shows}.',
  ],
  EXHIBITOR: [
    'At our stand we show {shows}.',
    'Visit our stand to see {shows}.',
    'Our engineers are at the stand all day with {shows}.',
    'Stop by our stand for {shows}.',
  ],
  SPONSOR: [
    'Meet us at our pod, where we show {shows}.',
    'We support the forum and brought {shows}.',
    'In our lounge you can see {shows}.',
  ],
  IT_EXPORTER: [
    'Ask us for {shows}.',
    'Our delivery managers will gladly show you {shows}.',
    'For customers from abroad we have prepared {shows}.',
    'In twenty minutes at our pod you can see {shows}.',
  ],
};
