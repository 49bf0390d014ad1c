/** What somebody does in their field, and with it what they want and can give. */
export interface WorkRole {
  key: string;
  weight: number;
  titles: readonly string[];
  seek: readonly string[];
  offer: readonly string[];
  /** Whether they seek or offer what firms of their field sell. */
  field: 'seek' | 'offer' | 'both' | 'none';
  /** Chance to belong to a company of the event. */
  inCompany: number;
  /** How speakers of this role are called; `{subject}` is a subject of their field. */
  speaks: string;
}

export const INVESTOR: WorkRole = {
  key: 'investor',
  weight: 10,
  titles: [
    'Partner',
    'Managing Partner',
    'Investment Director',
    'Principal',
    'Angel Investor',
    'Venture Partner',
  ],
  seek: ['Investment opportunities', 'Joint ventures', 'Mentoring'],
  offer: ['Seed capital', 'Growth capital', 'Market entry support', 'Mentoring'],
  field: 'none',
  inCompany: 0,
  speaks: 'Partner, {subject}',
};

export const ROLES: readonly WorkRole[] = [
  {
    key: 'founder',
    weight: 20,
    titles: ['Founder and CEO', 'Co-founder', 'Co-founder and CTO', 'Founder', 'Co-founder and COO'],
    seek: [
      'Seed capital',
      'Growth capital',
      'Pilot projects',
      'Enterprise contracts',
      'Mentoring',
      'Market entry support',
    ],
    offer: ['Investment opportunities', 'Joint ventures'],
    field: 'offer',
    inCompany: 0.7,
    speaks: 'Founder and CEO',
  },
  {
    key: 'buyer',
    weight: 18,
    titles: [
      'Chief Digital Officer',
      'Head of Innovation',
      'Chief Information Officer',
      'Director of Procurement',
      'VP Operations',
      'Head of Transformation',
    ],
    seek: ['Systems integration', 'Pilot projects', 'Training and upskilling'],
    offer: ['Pilot projects', 'Enterprise contracts', 'Data partnerships'],
    field: 'seek',
    inCompany: 0.15,
    speaks: 'Head of {subject}',
  },
  {
    key: 'seller',
    weight: 22,
    titles: [
      'Business Development Manager',
      'Head of Partnerships',
      'Country Manager',
      'Sales Director',
      'Account Executive',
      'Head of Growth',
    ],
    seek: ['Enterprise contracts', 'Distribution partners', 'Pilot projects', 'Market entry support'],
    offer: ['Systems integration', 'Distribution partners'],
    field: 'offer',
    inCompany: 0.75,
    speaks: 'Director, {subject}',
  },
  {
    key: 'engineer',
    weight: 14,
    titles: [
      'Chief Technology Officer',
      'Principal Engineer',
      'Head of Engineering',
      'Solutions Architect',
      'Data Scientist',
      'Product Manager',
    ],
    seek: ['Engineering talent', 'Co-founders', 'Training and upskilling', 'Data partnerships'],
    offer: ['Software development', 'AI and data science', 'Cloud and DevOps', 'Mentoring'],
    field: 'both',
    inCompany: 0.6,
    speaks: 'Principal Engineer, {subject}',
  },
  {
    key: 'official',
    weight: 7,
    titles: [
      'Director of Digital Economy',
      'Trade Commissioner',
      'Programme Director',
      'Head of Innovation Policy',
      'Investment Promotion Officer',
    ],
    seek: ['Training and upskilling', 'Research partnerships', 'Joint ventures'],
    offer: ['Public procurement', 'Regulatory advice', 'Market entry support'],
    field: 'seek',
    inCompany: 0,
    speaks: 'Director of {subject}',
  },
  {
    key: 'researcher',
    weight: 5,
    titles: [
      'Professor',
      'Research Director',
      'Associate Professor',
      'Head of Technology Transfer',
      'Postdoctoral Researcher',
    ],
    seek: ['Research partnerships', 'Pilot projects', 'Data partnerships', 'Seed capital'],
    offer: ['Research partnerships', 'Data partnerships', 'Training and upskilling'],
    field: 'offer',
    inCompany: 0,
    speaks: 'Professor of {subject}',
  },
  {
    key: 'press',
    weight: 4,
    titles: ['Technology Editor', 'Podcast Host', 'Community Manager', 'Conference Curator'],
    seek: ['Speaking opportunities', 'Data partnerships', 'Product design'],
    offer: ['Media coverage', 'Speaking opportunities'],
    field: 'none',
    inCompany: 0,
    speaks: 'Editor, {subject}',
  },
];

/** Titles that differ inside a startup. */
export const STARTUP_TITLES: Readonly<Record<string, readonly string[]>> = {
  buyer: ['Head of Operations', 'Operations Lead', 'Chief of Staff'],
  seller: [
    'Head of Sales',
    'Head of Growth',
    'Business Development Lead',
    'Customer Success Lead',
    'Partnerships Lead',
  ],
  engineer: ['Lead Engineer', 'Software Engineer', 'Product Designer', 'Data Scientist', 'Product Manager'],
};

/** Titles that differ inside an established company, where nobody present is its founder. */
export const COMPANY_TITLES: Readonly<Record<string, readonly string[]>> = {
  founder: [
    'Chief Executive Officer',
    'Managing Director',
    'General Manager',
    'Chief Operating Officer',
    'Chief Strategy Officer',
  ],
};

/** Both "Looking for" and "Offering" choose from these, so that they can meet. */
export const EXCHANGE: readonly string[] = [
  'Seed capital',
  'Growth capital',
  'Investment opportunities',
  'Pilot projects',
  'Enterprise contracts',
  'Distribution partners',
  'Market entry support',
  'Joint ventures',
  'Software development',
  'Cloud and DevOps',
  'AI and data science',
  'Cybersecurity services',
  'Product design',
  'Systems integration',
  'Payment solutions',
  'Logistics services',
  'Hardware and devices',
  'Manufacturing capacity',
  'Regulatory advice',
  'Public procurement',
  'Research partnerships',
  'Data partnerships',
  'Training and upskilling',
  'Engineering talent',
  'Co-founders',
  'Mentoring',
  'Media coverage',
  'Speaking opportunities',
  'Localization',
  'Sustainability reporting',
];
