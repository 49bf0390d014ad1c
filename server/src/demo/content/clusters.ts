/** People of one field: they share topics, and sell and buy the same kinds of things. */
export interface Cluster {
  key: string;
  weight: number;
  topics: readonly string[];
  /** What firms of this field offer and their customers seek, of the exchange vocabulary. */
  exchange: readonly string[];
  field: string;
  missions: readonly string[];
  customers: readonly string[];
  /** Second words of company names. */
  words: readonly string[];
  /** What people of this field are experts of, as in a job title. */
  subjects: readonly string[];
}

export const CLUSTERS: readonly Cluster[] = [
  {
    key: 'ai',
    weight: 14,
    topics: ['Artificial intelligence', 'Data platforms', 'Automation'],
    exchange: ['AI and data science', 'Data partnerships', 'Cloud and DevOps'],
    field: 'applied AI',
    missions: [
      'take routine paperwork off office teams',
      'make call centres pleasant again',
      'bring language models to Arabic, Urdu and Turkish',
      'find errors in factories before they cost money',
    ],
    customers: ['banks and insurers', 'public offices', 'manufacturers', 'telecom operators'],
    words: ['Reason', 'Cortex', 'Insight', 'Signal', 'Vector', 'Minds'],
    subjects: ['Artificial Intelligence', 'Machine Learning', 'Data Platforms', 'Automation'],
  },
  {
    key: 'fintech',
    weight: 13,
    topics: ['Fintech', 'Digital payments', 'Islamic finance'],
    exchange: ['Payment solutions', 'Regulatory advice', 'Systems integration'],
    field: 'payments and lending',
    missions: [
      'help small shops take any card or wallet',
      'make sending money home cost almost nothing',
      'give freelancers an account in ten minutes',
      'bring invoice finance to exporters',
    ],
    customers: ['banks', 'corner shops', 'marketplaces', 'money-transfer firms'],
    words: ['Pay', 'Ledger', 'Wallet', 'Finance', 'Credit', 'Treasury'],
    subjects: ['Payments', 'Digital Banking', 'Islamic Finance', 'Lending'],
  },
  {
    key: 'health',
    weight: 10,
    topics: ['Digital health', 'Medical devices', 'Biotech'],
    exchange: ['Hardware and devices', 'Research partnerships', 'Regulatory advice'],
    field: 'digital health',
    missions: [
      'let village clinics ask a specialist in minutes',
      'spot heart trouble from a simple wristband',
      'give every patient one record they own',
      'shorten the way from trial to treatment',
    ],
    customers: ['hospitals', 'clinics', 'health ministries', 'insurers'],
    words: ['Health', 'Clinic', 'Care', 'Vital', 'Genomics', 'Medica'],
    subjects: ['Digital Health', 'Medical Devices', 'Clinical Research', 'Telemedicine'],
  },
  {
    key: 'climate',
    weight: 10,
    topics: ['Climate tech', 'Clean energy', 'Water technology'],
    exchange: ['Sustainability reporting', 'Hardware and devices', 'Public procurement'],
    field: 'clean energy and water',
    missions: [
      'turn rooftops into power plants',
      'cut cooling bills of large buildings by a third',
      'make drinking water with half the energy',
      'measure the carbon of a supply chain, not guess it',
    ],
    customers: ['utilities', 'property owners', 'city councils', 'food producers'],
    words: ['Energy', 'Solar', 'Water', 'Carbon', 'Grid', 'Climate'],
    subjects: ['Clean Energy', 'Water Technology', 'Sustainability', 'Energy Storage'],
  },
  {
    key: 'security',
    weight: 9,
    topics: ['Cybersecurity', 'Digital identity', 'Cloud computing'],
    exchange: ['Cybersecurity services', 'Cloud and DevOps', 'Training and upskilling'],
    field: 'security and identity',
    missions: [
      'keep hospitals running through an attack',
      'let people prove who they are without papers',
      'find the open door before somebody else does',
      'move banks to the cloud without a sleepless night',
    ],
    customers: ['banks', 'airports', 'ministries', 'energy companies'],
    words: ['Shield', 'Cipher', 'Sentinel', 'Identity', 'Fortress', 'Trust'],
    subjects: ['Cybersecurity', 'Digital Identity', 'Cloud Security', 'Incident Response'],
  },
  {
    key: 'logistics',
    weight: 9,
    topics: ['Logistics', 'Supply chain', 'Mobility'],
    exchange: ['Logistics services', 'Distribution partners', 'Hardware and devices'],
    field: 'logistics and mobility',
    missions: [
      'get parcels to the door in cities without addresses',
      'fill trucks that used to drive home empty',
      'tell importers where each container really is',
      'run city buses on demand',
    ],
    customers: ['retailers', 'ports', 'carriers', 'pharma importers'],
    words: ['Freight', 'Cargo', 'Route', 'Fleet', 'Harbour', 'Mobility'],
    subjects: ['Logistics', 'Supply Chain', 'Urban Mobility', 'Port Operations'],
  },
  {
    key: 'education',
    weight: 7,
    topics: ['Education technology', 'Future of work', 'Talent platforms'],
    exchange: ['Training and upskilling', 'Engineering talent', 'Localization'],
    field: 'education and skills',
    missions: [
      'teach a trade in twelve weeks',
      'bring good lessons to phones with poor signal',
      'match graduates with employers who will train them',
      'help companies keep their best people',
    ],
    customers: ['universities', 'employers', 'education ministries', 'training centres'],
    words: ['Academy', 'Learn', 'Skills', 'Campus', 'Talent', 'Tutor'],
    subjects: ['Learning Technology', 'Skills and Talent', 'Vocational Training', 'Future of Work'],
  },
  {
    key: 'food',
    weight: 6,
    topics: ['Agritech', 'Food technology', 'Rural development'],
    exchange: ['Distribution partners', 'Manufacturing capacity', 'Research partnerships'],
    field: 'farming and food',
    missions: [
      'grow greens in the desert with a tenth of the water',
      'give farmers a fair price before harvest',
      'keep food cold from field to market',
      'read the health of a field from the sky',
    ],
    customers: ['growers', 'food companies', 'supermarkets', 'farm co-operatives'],
    words: ['Farms', 'Harvest', 'Foods', 'Seed', 'Orchard', 'Agro'],
    subjects: ['Agricultural Technology', 'Food Technology', 'Rural Development', 'Indoor Farming'],
  },
  {
    key: 'cities',
    weight: 8,
    topics: ['Smart cities', 'Government technology', 'Property technology'],
    exchange: ['Public procurement', 'Systems integration', 'Data partnerships'],
    field: 'digital government and cities',
    missions: [
      'make every permit a five-minute affair',
      'give planners a living model of their city',
      'keep lifts, lights and pumps running by themselves',
      'let citizens see what became of their request',
    ],
    customers: ['city councils', 'developers', 'ministries', 'facility managers'],
    words: ['Civic', 'Urban', 'City Systems', 'Estate', 'Habitat', 'Metro'],
    subjects: ['Smart Cities', 'Digital Government', 'Property Technology', 'Urban Planning'],
  },
  {
    key: 'commerce',
    weight: 8,
    topics: ['E-commerce', 'Retail technology', 'Creator economy'],
    exchange: ['Product design', 'Localization', 'Payment solutions'],
    field: 'online commerce',
    missions: [
      'put any shop online over a weekend',
      'help makers sell across borders',
      'cut returns with better sizing',
      'let brands pay creators fairly and on time',
    ],
    customers: ['brands', 'family shops', 'marketplaces', 'shopping centres'],
    words: ['Bazaar', 'Market', 'Commerce', 'Retail', 'Basket', 'Souk'],
    subjects: ['E-commerce', 'Retail Technology', 'Creator Economy', 'Marketplaces'],
  },
  {
    key: 'software',
    weight: 12,
    topics: ['Software exports', 'IT outsourcing', 'Enterprise software'],
    exchange: ['Software development', 'Cloud and DevOps', 'Engineering talent'],
    field: 'software services',
    missions: [
      'build and run software for companies abroad',
      'rescue projects that are a year late',
      'replace systems nobody dares to touch',
      'put a whole product team beside yours in three weeks',
    ],
    customers: ['insurers in Europe', 'scale-ups', 'airlines', 'retail groups'],
    words: ['Software', 'Systems', 'Labs', 'Technologies', 'Digital', 'Works'],
    subjects: ['Software Delivery', 'Enterprise Software', 'Software Exports', 'Platform Engineering'],
  },
  {
    key: 'media',
    weight: 6,
    topics: ['Games', 'Immersive media', 'Telecom and 5G'],
    exchange: ['Product design', 'Media coverage', 'Joint ventures'],
    field: 'games and connected media',
    missions: [
      'make games rooted in our own stories',
      'train crews in virtual reality before the real thing',
      'bring fast networks to ports and mines',
      'stream live sport to any phone',
    ],
    customers: ['studios', 'telecom operators', 'museums', 'broadcasters'],
    words: ['Studios', 'Play', 'Networks', 'Wave', 'Reality', 'Media'],
    subjects: ['Games', 'Immersive Media', 'Telecom and 5G', 'Streaming'],
  },
];
