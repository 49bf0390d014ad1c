import { containing } from '../../core/db/list-query';
import { foldWord } from './sentence';

/**
 * Sets of synonyms at most events, separated by commas. A search for one finds the others too, after exact matches.
 * Small letters, without accents and hyphens: what the index of trigrams finds. Arabic and Urdu names of topics lead to English ones.
 */
const SETS = [
  'fintech, financial technology, payments, digital banking, open banking, islamic finance, insurtech, التقنية المالية, فن ٹیک',
  'ai, artificial intelligence, machine learning, data science, generative ai, llm, الذكاء الاصطناعي, مصنوعی ذہانت',
  'cybersecurity, cyber security, information security, infosec, digital identity, الأمن السيبراني, سائبر سیکیورٹی',
  'climate tech, cleantech, clean energy, renewables, sustainability, green energy, climate, المناخ, الاستدامة, ماحولیات',
  'digital health, healthtech, health technology, medtech, medical devices, telemedicine, الصحة, صحت',
  'edtech, education technology, elearning, learning technology, education, التعليم, تعلیم',
  'agritech, agtech, agricultural technology, food technology, foodtech, agriculture, الزراعة, زراعت',
  'proptech, property technology, real estate',
  'govtech, government technology, digital government, public sector',
  'ecommerce, online commerce, retail technology, marketplaces',
  'logistics, supply chain, freight, shipping',
  'mobility, transport technology, automotive',
  'saas, enterprise software, cloud computing',
  'it outsourcing, software exports, software development, it services',
  'gaming, games, esports',
  'vr, ar, virtual reality, augmented reality, immersive media, metaverse',
  'telecom, telecommunications, 5g',
  'hr, human resources, talent, recruiting, recruitment, future of work',
  'vc, venture capital, investor, investment, funding',
  'iot, internet of things, hardware and devices',
  'blockchain, crypto, web3',
  'biotech, biotechnology, life sciences',
  'wifi, wireless, internet access',
  'parking, car park, car parking',
  'food, lunch, meals, catering, dietary',
  'prayer room, mosque, namaz, salah',
  'toilet, restroom, washroom, bathroom',
  'badge, qr code, entry code, ticket',
  'hotel, accommodation',
  'visa, invitation letter',
  'taxi, shuttle, getting there, directions',
  'cloakroom, luggage, wardrobe',
].map((line) => line.split(', ').map(foldWord));

/** Without the plural. */
const stemOf = (phrase: string): string => phrase.replace(/(?<=...)s$/, '');

const synonymsByStem = new Map<string, string[]>();
for (const set of SETS)
  for (const phrase of set) {
    const others = set.filter((other) => other !== phrase);
    synonymsByStem.set(stemOf(phrase), [...(synonymsByStem.get(stemOf(phrase)) ?? []), ...others]);
  }

/** In shorter words the beginning says too little: they have to be whole words. */
const WHOLE = 4;
const MAX_PHRASE = 3;

/** Words that are looked for as one, and what means the same. */
export interface Meaning {
  words: string[];
  /** A regular expression; null where no synonym is known. */
  synonyms: string | null;
  /** Patterns of LIKE, of which every text with a synonym has one. */
  holding: string[];
}

const patternOf = (phrase: string): string => {
  const stem = stemOf(phrase);
  return stem.length < WHOLE ? `${stem}s?\\M` : stem;
};

/** Two letters have no trigram of their own: they have to begin a word. */
const holdingOf = (phrase: string): string[] => {
  const stem = stemOf(phrase);
  return stem.length > 2 ? [containing(stem)] : [`${stem}%`, `% ${stem}%`];
};

const synonymsOf = (phrase: string): string[] | undefined => synonymsByStem.get(stemOf(foldWord(phrase)));

/** The words of a search, those of a known phrase together; "wi fi" is one word that was typed as two. */
export function meaningsOf(words: readonly string[]): Meaning[] {
  const meanings: Meaning[] = [];
  for (let at = 0; at < words.length;) {
    const rest = words.slice(at, at + MAX_PHRASE);
    const phrases = rest.map((_, index) => rest.slice(0, rest.length - index));
    const known = phrases
      .flatMap((phrase) => [
        { taken: phrase.length, own: phrase, synonyms: synonymsOf(phrase.join(' ')) },
        { taken: phrase.length, own: [phrase.join('')], synonyms: synonymsOf(phrase.join('')) },
      ])
      .find(({ synonyms }) => synonyms);
    const { taken, own, synonyms } = known ?? { taken: 1, own: rest.slice(0, 1), synonyms: undefined };
    meanings.push({
      words: own,
      synonyms: synonyms ? `\\m(?:${synonyms.map(patternOf).join('|')})` : null,
      holding: (synonyms ?? []).flatMap(holdingOf),
    });
    at += taken;
  }
  return meanings;
}
