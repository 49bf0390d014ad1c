/** First words of company names; the field gives the second. */
export const NAME_WORDS: readonly string[] = (
  'Meridian Falcon Cedar Bluedune Lumen Anchor Indus Crescent Northgate Saffron Juniper Atlas Pearl Karakoram Oasis ' +
  'Zephyr Copper Marigold Sable Tidal Amber Granite Willow Nimbus Orbit Lantern Kestrel Solstice Dunya Sindbad ' +
  'Palmyra Ravi Noor Zenith Harvest Bridge Compass Fathom Ibex Mosaic Olive Pioneer Quartz Rihla Summit Tamarind ' +
  'Umbra Verdant Wadi Yonder Aurora Basalt Cobalt Delta Ember Fjord Grove Halcyon Iris Jasmine Kite Laurel'
).split(' ');

export const SECTOR_TAGLINES: readonly string[] = [
  'We {mission}.',
  '{field}, made simple for {customers}.',
  'Trusted by {customers} on four continents.',
  'The quiet engine behind {customers}.',
];

export const DESCRIPTIONS: readonly string[] = [
  '{name} works in {field}. Since {year} our team of {size} people in {city} has helped {customers}: we {mission}. At the event we show a live system, not a film of one. Come by, ask hard questions, and leave with a plan for a first month together.',
  'We set out in {year} to {mission}. Today {customers} in eleven countries rely on {name} every day. We bring two engineers and one decision-maker to our stand, so that a good conversation can end with a yes.',
  '{name} is a company of {size} people from {city}. Our field is {field}, our customers are {customers}, and our measure is whether they come back. Nine in ten do. Meet us to see what is new this year, and tell us what is missing.',
];

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
export const BUYERS: readonly string[] = [
  'Gulf Continental Bank',
  'Crescent Airways',
  'Union Retail Group',
  'National Water Company',
  'Harbour Port Authority',
  'Alpine Insurance',
  'Meridian Telecom',
  'City Hospitals Group',
  'Southern Rail',
  'Orient Foods',
  'Grand Hotels',
  'Delta Motors',
  'Transcontinental Logistics',
  'Coastal Energy',
  'Hillside Properties',
];
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

/** Cities of the companies, with their countries. */
export const CITIES: readonly { city: string; country: string; dial: string }[] = [
  { city: 'Dubai', country: 'AE', dial: '+971 4' },
  { city: 'Abu Dhabi', country: 'AE', dial: '+971 2' },
  { city: 'Riyadh', country: 'SA', dial: '+966 11' },
  { city: 'Karachi', country: 'PK', dial: '+92 21' },
  { city: 'Lahore', country: 'PK', dial: '+92 42' },
  { city: 'Bengaluru', country: 'IN', dial: '+91 80' },
  { city: 'Cairo', country: 'EG', dial: '+20 2' },
  { city: 'Istanbul', country: 'TR', dial: '+90 212' },
  { city: 'Berlin', country: 'DE', dial: '+49 30' },
  { city: 'London', country: 'GB', dial: '+44 20' },
  { city: 'Singapore', country: 'SG', dial: '+65' },
  { city: 'Nairobi', country: 'KE', dial: '+254 20' },
  { city: 'Lagos', country: 'NG', dial: '+234 1' },
  { city: 'Warsaw', country: 'PL', dial: '+48 22' },
  { city: 'Stockholm', country: 'SE', dial: '+46 8' },
];
