/**
 * Who comes to a fair. Shares follow the reports of large technology fairs: of those on the networking app a third to 40 % are
 * staff of exhibitors and startups, about 5 % investors, and the rest visitors, of whom half have something to buy.
 * - `kind`, `category`: what the portal knows; whether a visitor buys, advises or studies it does not know.
 * - `rank`: usual seniority, from 0 to 1.
 * - `size`: usual size of their organisation from 0 (a founder alone) to 1 (a corporation), `wants`: which size they prefer.
 * - `breadth`: how little they care about the topic.
 * - `pull`: how well known such people are, `drive`: how much they act.
 */
const persona = (name, share, traits) => ({ name, share, kind: null, category: 'ATTENDEE', ...traits });

export const PERSONAS = [
  persona('founder', 10, {
    kind: 'STARTUP',
    rank: 0.65,
    size: 0.15,
    wants: 0.6,
    breadth: 0.12,
    pull: 0.9,
    drive: 2.2,
  }),
  persona('exhibitor', 14, {
    kind: 'EXHIBITOR',
    rank: 0.45,
    size: 0.55,
    wants: 0.6,
    breadth: 0.1,
    pull: 0.9,
    drive: 1.6,
  }),
  persona('sponsor', 4, {
    kind: 'SPONSOR',
    rank: 0.6,
    size: 0.9,
    wants: 0.5,
    breadth: 0.25,
    pull: 2,
    drive: 0.8,
  }),
  persona('exporter', 7, {
    kind: 'IT_EXPORTER',
    rank: 0.55,
    size: 0.4,
    wants: 0.6,
    breadth: 0.18,
    pull: 0.8,
    drive: 2,
  }),
  persona('investor', 5, {
    category: 'INVESTOR',
    rank: 0.7,
    size: 0.5,
    wants: 0.2,
    breadth: 0.2,
    pull: 2.6,
    drive: 0.7,
  }),
  persona('speaker', 3, {
    category: 'SPEAKER',
    rank: 0.7,
    size: 0.7,
    wants: 0.6,
    breadth: 0.25,
    pull: 3,
    drive: 0.5,
  }),
  persona('buyer', 27, { rank: 0.5, size: 0.65, wants: 0.5, breadth: 0.05, pull: 1, drive: 0.7 }),
  persona('partner', 8, { rank: 0.5, size: 0.45, wants: 0.5, breadth: 0.12, pull: 0.8, drive: 1.2 }),
  persona('consultant', 9, { rank: 0.5, size: 0.25, wants: 0.6, breadth: 0.2, pull: 0.7, drive: 1.5 }),
  persona('researcher', 4, { rank: 0.45, size: 0.6, wants: 0.5, breadth: 0.05, pull: 0.7, drive: 0.6 }),
  persona('student', 7, { rank: 0.1, size: 0.1, wants: 0.5, breadth: 0.3, pull: 0.4, drive: 1.1 }),
  persona('press', 2, { rank: 0.4, size: 0.4, wants: 0.5, breadth: 0.4, pull: 1.1, drive: 0.9 }),
];

/**
 * How much the row's people want to meet the column's, in percent, in the order of PERSONAS. Organisers of fairs report the same
 * pairs again and again: startups with investors, sellers with buyers, resellers with sellers; students want many and are
 * wanted by few; sellers of the same kind avoid each other, and everybody likes to talk to a speaker.
 */
export const TYPICAL_WISHES = [
  [20, 40, 60, 18, 92, 40, 78, 50, 35, 25, 18, 45],
  [30, 12, 30, 22, 20, 30, 92, 70, 24, 16, 8, 35],
  [72, 66, 14, 35, 40, 45, 60, 40, 15, 22, 14, 40],
  [45, 60, 55, 8, 30, 25, 88, 62, 30, 12, 10, 20],
  [94, 30, 35, 28, 34, 40, 10, 10, 10, 30, 5, 10],
  [40, 25, 45, 15, 40, 45, 35, 20, 18, 45, 18, 50],
  [62, 88, 50, 74, 10, 50, 26, 38, 40, 22, 5, 5],
  [60, 82, 48, 66, 15, 35, 42, 20, 28, 12, 5, 8],
  [42, 48, 46, 30, 36, 40, 72, 30, 14, 15, 8, 12],
  [42, 38, 45, 12, 28, 52, 25, 10, 12, 55, 25, 12],
  [70, 55, 66, 45, 36, 55, 22, 18, 36, 45, 22, 8],
  [66, 40, 60, 15, 52, 75, 12, 8, 15, 38, 4, 10],
].map((row) => row.map((percent) => percent / 100));

const indexOf = (name) => PERSONAS.findIndex((known) => known.name === name);
export const STUDENT = indexOf('student');
export const EXPORTER = indexOf('exporter');

/** General terms that fit: what each persona looks for, and what it has to give. */
export const GENERAL_CHOICES = {
  founder: [
    ['Funding', 'Customers', 'Pilot projects', 'Partnerships', 'Talent', 'Press coverage'],
    ['Deal flow', 'Partnerships', 'Pilot projects', 'Jobs'],
  ],
  exhibitor: [
    ['Customers', 'Distribution', 'Partnerships'],
    ['Partnerships', 'Pilot projects', 'Jobs'],
  ],
  sponsor: [
    ['Partnerships', 'Talent', 'Pilot projects', 'Press coverage'],
    ['Pilot projects', 'Jobs', 'Speaking opportunities', 'Customers'],
  ],
  exporter: [
    ['Customers', 'Market entry', 'Partnerships'],
    ['Outsourcing', 'Talent', 'Partnerships'],
  ],
  investor: [
    ['Deal flow', 'Networking', 'Partnerships'],
    ['Funding', 'Advice', 'Networking'],
  ],
  speaker: [
    ['Networking', 'Speaking opportunities', 'Research cooperation'],
    ['Advice', 'Research cooperation'],
  ],
  buyer: [
    ['Outsourcing', 'Pilot projects', 'Partnerships', 'Networking'],
    ['Customers', 'Pilot projects'],
  ],
  partner: [
    ['Distribution', 'Partnerships', 'Market entry'],
    ['Distribution', 'Customers', 'Market entry'],
  ],
  consultant: [
    ['Customers', 'Networking', 'Partnerships'],
    ['Advice', 'Market entry'],
  ],
  researcher: [
    ['Research cooperation', 'Funding', 'Talent'],
    ['Research cooperation', 'Advice', 'Talent'],
  ],
  student: [['Jobs', 'Advice', 'Networking'], ['Talent']],
  press: [['Networking', 'Advice'], ['Press coverage']],
};
