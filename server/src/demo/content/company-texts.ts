/** First words of company names; the field gives the second. */
export const NAME_WORDS: readonly string[] = (
  'Meridian Falcon Cedar Bluedune Lumen Anchor Indus Crescent Northgate Saffron Juniper Atlas Pearl Karakoram Oasis ' +
  'Zephyr Copper Marigold Sable Tidal Amber Granite Willow Nimbus Orbit Lantern Kestrel Solstice Dunya Sindbad ' +
  'Palmyra Ravi Noor Zenith Monsoon Bridge Compass Fathom Ibex Mosaic Olive Pioneer Quartz Rihla Summit Tamarind ' +
  'Umbra Verdant Wadi Yonder Aurora Basalt Cobalt Delta Ember Fjord Grove Halcyon Iris Jasmine Kite Laurel'
).split(' ');

export const INVESTOR_WORDS: readonly string[] = [
  'Ventures',
  'Capital',
  'Partners',
  'Growth Fund',
  'Angels',
  'Investments',
];
export const OFFICES: readonly string[] = [
  'Ministry of Digital Economy',
  'Chamber of Commerce',
  'Investment Promotion Agency',
  'Export Development Board',
  'City Innovation Office',
  'Free Zone Authority',
  'Standards Institute',
];
/** Organizations that buy, by the field in which they do. */
export const BUYERS: Readonly<Record<string, readonly string[]>> = {
  ai: ['Meridian Telecom', 'Delta Motors', 'Alpine Insurance', 'Union Post'],
  fintech: [
    'Gulf Continental Bank',
    'Crescent Savings Bank',
    'Silk Road Exchange',
    'Northern Trust Insurance',
  ],
  health: [
    'City Hospitals Group',
    'Red Sea Medical Centre',
    'Family Clinics Network',
    'National Health Fund',
  ],
  climate: ['National Water Company', 'Coastal Energy', 'Hillside Properties', 'Highland Power'],
  security: ['Southern Airports', 'Gulf Refining', 'First Clearing House', 'Ministry of Transport'],
  logistics: ['Harbour Port Authority', 'Transcontinental Logistics', 'Southern Rail', 'Coral Shipping'],
  education: ['Metropolitan Schools', 'Crescent Airways Academy', 'United Universities', 'Skills Fund'],
  food: ['Orient Foods', 'Green Valley Supermarkets', 'Grand Hotels', 'Farmers Union'],
  cities: ['Municipality of Al Waha', 'Port City Council', 'Lakeside Developments', 'Metro Operations'],
  commerce: ['Union Retail Group', 'Bazaar Malls', 'Linen and Loom', 'Coastal Department Stores'],
  software: ['Alpine Reinsurance', 'Crescent Airways', 'Baltic Retail', 'Rhine Machinery'],
  media: ['Gulf Broadcasting', 'Museum of the Seas', 'Premier Cricket League', 'Unity Mobile'],
};
export const UNIVERSITIES: readonly string[] = [
  'Institute of Technology',
  'National University',
  'School of Engineering',
  'University of Applied Sciences',
  'Centre for Advanced Studies',
];
export const PRESS: readonly string[] = [
  'The Gulf Ledger',
  'Tech Caravan',
  'Startup Majlis',
  'Builders Weekly',
  'Silk Road Tech',
];

/** Cities of the companies; each `#` of a phone number is a random digit. */
export const CITIES: readonly { city: string; country: string; phone: string }[] = [
  { city: 'Dubai', country: 'AE', phone: '+971 4 555 ####' },
  { city: 'Abu Dhabi', country: 'AE', phone: '+971 2 555 ####' },
  { city: 'Riyadh', country: 'SA', phone: '+966 11 555 ####' },
  { city: 'Karachi', country: 'PK', phone: '+92 21 555 ####' },
  { city: 'Lahore', country: 'PK', phone: '+92 42 555 ####' },
  { city: 'Islamabad', country: 'PK', phone: '+92 51 555 ####' },
  { city: 'Bengaluru', country: 'IN', phone: '+91 80 555# ####' },
  { city: 'Cairo', country: 'EG', phone: '+20 2 555# ####' },
  { city: 'Istanbul', country: 'TR', phone: '+90 212 555 ####' },
  { city: 'Berlin', country: 'DE', phone: '+49 30 23125 ###' },
  { city: 'London', country: 'GB', phone: '+44 20 7946 0###' },
  { city: 'Singapore', country: 'SG', phone: '+65 6555 ####' },
  { city: 'Nairobi', country: 'KE', phone: '+254 20 555 ####' },
  { city: 'Lagos', country: 'NG', phone: '+234 1 555 ####' },
  { city: 'Warsaw', country: 'PL', phone: '+48 22 555 ####' },
  { city: 'Stockholm', country: 'SE', phone: '+46 8 465 004 ##' },
];

/** Where companies that export software come from. */
export const EXPORTING_COUNTRIES: readonly string[] = ['PK', 'IN', 'EG', 'PL', 'KE'];
