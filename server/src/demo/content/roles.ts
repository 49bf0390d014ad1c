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
  /** `{org}`, `{field}`, `{mission}`, `{customers}`, `{seek}` and `{offer}` are filled in. */
  introductions: readonly string[];
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
  introductions: [
    'At {org} I back founders in {field} early, and stay for the hard years. I would like to meet teams that {mission}.',
    'I invest in {field}, first tickets from 250,000 to 2 million dollars. Show me what your customers say, the deck can wait.',
    '{org} has 31 companies in {field} and its neighbours. I look for people who sell to {customers} and know every one of them by name.',
    'Former operator, now investor in {field}. I can offer {offer}, and honest feedback within a week.',
  ],
};

export const ROLES: readonly WorkRole[] = [
  {
    key: 'founder',
    weight: 20,
    titles: ['Founder and CEO', 'Co-founder', 'Co-founder and CTO', 'Founder', 'Chief Executive Officer'],
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
    introductions: [
      'I started {org} to {mission}. We already work with {customers} and now look for {seek}.',
      'Founder of {org}: we {mission}. Talk to me if you know {customers}, or if you went from 10 to 100 people and survived.',
      'We are a team of 14 that set out to {mission}. Here for {seek}; happy to share what we learned about {field}.',
      '{org} helps {customers}: we {mission}. Raising this year, and curious about partners in new markets.',
    ],
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
    introductions: [
      'I run the digital programme of {org}. This year we choose partners in {field}, and I can offer {offer}.',
      'At {org} I turn pilots into contracts. Looking for {seek}; short demos preferred, references welcome.',
      'Twenty years on the buying side of {field}. I come for three good conversations a day, best with teams that {mission}.',
      'My team at {org} has a budget, a deadline and an open mind. Let us talk about {seek}.',
    ],
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
    introductions: [
      'I look after partners at {org}. We {mission}, mostly for {customers}. Looking for {seek}.',
      'Ask me about {field} in the Gulf and South Asia: I have opened four markets for {org} and would gladly do a fifth with you.',
      '{org} works with {customers}. I can offer {offer}, and introductions that are worth your time.',
      'I connect {customers} with people who {mission}. Coffee first, slides never.',
    ],
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
    introductions: [
      'I build things in {field}. At {org} we {mission}; I care about simple systems that stay up at night.',
      'Engineer at {org}. Happy to review your architecture over lunch; I am looking for {seek}.',
      'Product and engineering for {customers}. I can offer {offer} and like hard problems with clear users.',
    ],
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
    introductions: [
      'I help companies in {field} set up and grow in my country: permits, partners, first customers. I can offer {offer}.',
      'At {org} we run a fund and a fast lane for firms that {mission}. Come and ask what is possible.',
      'Public servant with a start-up heart. I am here for {seek}, and to listen to what {customers} need from us.',
    ],
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
    introductions: [
      'My group at {org} works on {field}. We look for {seek} to take results out of the lab.',
      'I study how {customers} adopt {field}, and what makes it last. Glad to compare notes.',
      'Two of our students now {mission}. I am here to find partners for the next ten.',
    ],
  },
  {
    key: 'press',
    weight: 4,
    titles: ['Technology Editor', 'Podcast Host', 'Community Manager', 'Conference Curator'],
    seek: ['Speaking opportunities', 'Data partnerships', 'Product design'],
    offer: ['Media coverage', 'Speaking opportunities'],
    field: 'none',
    inCompany: 0,
    introductions: [
      'I write about {field} for {org}. Tell me the story you have not told anyone yet.',
      'I bring people of {field} together, on stage and off. Always looking for voices who {mission}.',
    ],
  },
];

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
