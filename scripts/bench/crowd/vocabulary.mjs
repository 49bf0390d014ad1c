/**
 * Fields of a technology fair in families that have much in common, each with topics and with what its firms sell.
 * The first field of a family and the first topic of a field are the most common ones.
 */
export const FIELDS = [
  ['digital', 'Data and AI', ['Machine learning', 'Data platforms', 'Computer vision', 'Chatbots']],
  ['digital', 'Cloud', ['Cloud migration', 'DevOps', 'Managed hosting', 'Open source']],
  ['digital', 'Security', ['Cybersecurity', 'Identity', 'Privacy', 'Fraud prevention']],
  ['finance', 'Fintech', ['Payments', 'Digital banking', 'Lending', 'Islamic finance']],
  ['finance', 'Insurance', ['Insurtech', 'Risk models', 'Claims handling', 'Compliance']],
  ['finance', 'Commerce', ['E-commerce', 'Marketplaces', 'Loyalty', 'Last-mile delivery']],
  ['industry', 'Manufacturing', ['Robotics', 'Industrial IoT', '3D printing', 'Quality control']],
  ['industry', 'Logistics', ['Supply chain', 'Warehousing', 'Fleet management', 'Customs']],
  ['industry', 'Energy', ['Solar', 'Energy storage', 'Smart grid', 'Carbon accounting']],
  ['life', 'Health', ['Digital health', 'Medical devices', 'Telemedicine', 'Biotech']],
  ['life', 'Food', ['Agritech', 'Food safety', 'Irrigation', 'Alternative proteins']],
  ['life', 'Education', ['E-learning', 'Digital skills', 'Campus systems', 'Language learning']],
].map(([family, name, topics]) => ({ family, name, topics }));

/** Terms that nearly everybody finds fitting, and that say little. */
export const FASHIONABLE_TOPICS = ['AI', 'Digital transformation', 'Innovation', 'Sustainability'];

/** What firms of each field sell and their customers look for. */
export const TRADE_TERMS = [
  ['AI development', 'Data analytics'],
  ['Cloud services', 'Software development'],
  ['Security audits', 'Identity solutions'],
  ['Payment solutions', 'Banking software'],
  ['Insurance software', 'Regulatory advice'],
  ['Online shops', 'Delivery services'],
  ['Automation equipment', 'Sensors'],
  ['Logistics services', 'Tracking systems'],
  ['Energy equipment', 'Carbon reporting'],
  ['Health software', 'Medical equipment'],
  ['Farm technology', 'Food testing'],
  ['Learning platforms', 'Corporate training'],
];

/** What people exchange whatever their field is. */
export const GENERAL_TERMS = [
  'Funding',
  'Customers',
  'Partnerships',
  'Distribution',
  'Pilot projects',
  'Talent',
  'Jobs',
  'Advice',
  'Press coverage',
  'Speaking opportunities',
  'Research cooperation',
  'Deal flow',
  'Outsourcing',
  'Market entry',
  'Networking',
];

/** All terms of the group "Industry": topics field by field, then the fashionable ones. */
export const TOPIC_LABELS = [...FIELDS.flatMap(({ topics }) => topics), ...FASHIONABLE_TOPICS];

/** All terms of "Looking for" and "Offering": trade field by field, then the general ones. */
export const EXCHANGE_LABELS = [...TRADE_TERMS.flat(), ...GENERAL_TERMS];

export const GROUPS = [
  { name: 'Industry', kind: 'TOPIC', vocabulary: 'industry' },
  { name: 'Looking for', kind: 'SEEK', vocabulary: 'exchange' },
  { name: 'Offering', kind: 'OFFER', vocabulary: 'exchange' },
];
