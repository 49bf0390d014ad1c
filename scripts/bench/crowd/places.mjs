/** Countries of visitors of a fair in Dubai by region, with their weight, the languages of business there beside English, and names. */
export const REGIONS = [
  {
    name: 'Gulf',
    weight: 42,
    countries: ['AE', 'SA', 'QA', 'OM', 'KW'],
    languages: ['ar'],
    first: ['Ahmed', 'Fatima', 'Khalid', 'Maryam', 'Omar', 'Noura', 'Saeed', 'Layla', 'Hamad', 'Salma'],
    last: ['Al Mansoori', 'Haddad', 'Al Qahtani', 'Nasser', 'Saleh', 'Al Kuwari', 'Rahman', 'Zayed'],
  },
  {
    name: 'South Asia',
    weight: 26,
    countries: ['PK', 'IN', 'BD', 'LK'],
    languages: ['ur', 'hi'],
    first: ['Ayesha', 'Bilal', 'Priya', 'Rahul', 'Sana', 'Usman', 'Anita', 'Vikram', 'Hina', 'Imran'],
    last: ['Khan', 'Sharma', 'Malik', 'Patel', 'Qureshi', 'Rao', 'Siddiqui', 'Perera', 'Iqbal'],
  },
  {
    name: 'Europe',
    weight: 16,
    countries: ['DE', 'GB', 'FR', 'NL', 'ES', 'PL'],
    languages: ['fr', 'de'],
    first: ['Anna', 'Thomas', 'Claire', 'Jan', 'Laura', 'Pierre', 'Emma', 'Marek', 'Sofia', 'James'],
    last: ['Weber', 'Martin', 'Smith', 'Jansen', 'Garcia', 'Nowak', 'Schmidt', 'Dubois', 'Clarke'],
  },
  {
    name: 'Africa and Levant',
    weight: 9,
    countries: ['EG', 'JO', 'LB', 'KE', 'NG'],
    languages: ['ar', 'fr'],
    first: ['Youssef', 'Mona', 'Tarek', 'Rania', 'Wanjiru', 'Chinedu', 'Amina', 'Karim'],
    last: ['Ibrahim', 'Mansour', 'Khoury', 'Otieno', 'Okafor', 'Fahmy', 'Haddad', 'Mwangi'],
  },
  {
    name: 'East Asia and America',
    weight: 7,
    countries: ['SG', 'CN', 'JP', 'US', 'CA'],
    languages: ['zh'],
    first: ['Wei', 'Mei', 'Hiroshi', 'Yuki', 'Michael', 'Jennifer', 'Jun', 'Grace'],
    last: ['Chen', 'Tan', 'Tanaka', 'Johnson', 'Wang', 'Lim', 'Miller', 'Sato'],
  },
];

/** Each language is a bit; English is the first one. */
export const LANGUAGES = ['en', ...new Set(REGIONS.flatMap(({ languages }) => languages))];

/** Where exporters of software come from. */
export const EXPORTING_REGION = 1;

const NAME_STARTS = 'Nova Orbit Delta Cedar Falcon Pearl Summit Lumen Atlas Indigo Harbour Quartz'.split(' ');
const NAME_ENDS = 'Works Labs Systems Group Partners Technologies Solutions Industries Networks'.split(' ');

/** A name that no other number has. */
export const companyName = (number) => {
  const start = NAME_STARTS[number % NAME_STARTS.length];
  const end = NAME_ENDS[Math.floor(number / NAME_STARTS.length) % NAME_ENDS.length];
  return `${start} ${end} ${number + 1}`;
};
