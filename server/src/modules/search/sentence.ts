import type { AttendeeCategory } from '../attendees/index';
import type { CompanyKind } from '../companies/index';

/** What the role words of a sentence ask for; of each list one is enough. */
export interface Roles {
  categories: AttendeeCategory[];
  companyKinds: CompanyKind[];
  /** Kinds of results that were named themselves. */
  kinds: ('ATTENDEE' | 'COMPANY' | 'SESSION')[];
}

const CATEGORIES = ['INVESTOR', 'SPEAKER'];
const COMPANY_KINDS = ['EXHIBITOR', 'STARTUP', 'SPONSOR', 'IT_EXPORTER'];
const RESULT_KINDS = ['ATTENDEE', 'COMPANY', 'SESSION'];

/** Words for the role or kind of a person, company or session, in English, Arabic and Urdu; Arabic ones without the article. */
const WORDS: Record<string, string> = {
  INVESTOR:
    'investor, investors, invest, invests, investing, vc, vcs, angel investor, angel investors, venture capitalist, venture capitalists, مستثمر, مستثمرة, مستثمرون, مستثمرين, مستثمرات, يستثمر, تستثمر, يستثمرون, سرمایہ کار, سرمایہ کاروں, سرمایہ لگانے',
  SPEAKER:
    'speaker, speakers, speaks, speaking, متحدث, متحدثة, متحدثون, متحدثين, متحدثات, يتحدث, تتحدث, مقرر, مقررین, مقررہ, خطاب کرنے',
  EXHIBITOR:
    'exhibitor, exhibitors, exhibits, exhibiting, عارض, عارضة, عارضون, عارضين, نمائش کنندہ, نمائش کنندگان',
  STARTUP:
    'startup, startups, start up, start ups, شركة ناشئة, شركات ناشئة, شركات الناشئة, ناشئة, اسٹارٹ اپ, اسٹارٹ اپس, سٹارٹ اپ, سٹارٹ اپس',
  SPONSOR:
    'sponsor, sponsors, sponsoring, راعي, راعية, رعاة, سپانسر, سپانسرز, اسپانسر, اسپانسرز, معاون ادارہ',
  IT_EXPORTER:
    'exporter, exporters, it exporter, it exporters, مصدر, مصدرون, مصدرين, برآمد کنندہ, برآمد کنندگان',
  COMPANY:
    'company, companies, firm, firms, stand, stands, booth, booths, stall, stalls, شركة, شركات, جناح, منصة, کمپنی, کمپنیاں, کمپنیوں, اسٹال, سٹال',
  SESSION: 'session, sessions, talk, talks, جلسة, جلسات, محاضرة, محاضرات, سیشن, سیشنز',
  ATTENDEE:
    'person, people, someone, somebody, anyone, anybody, attendee, attendees, شخص, أشخاص, شخصا, أحد, مشارك, مشاركون, مشاركين, لوگ, لوگوں, شخص, افراد, شرکاء',
  STOP: 'where, when, how, sells, offers, offering, provides, does, doing, makes, a, an, the, of, in, on, at, to, for, by, from, with, about, and, or, who, whom, whose, which, that, what, is, are, am, be, do, does, can, could, there, any, some, all, i, im, me, my, we, our, you, want, need, meet, find, show, search, looking, look, please, would, like, interested, working, works, من, في, عن, على, مع, إلى, الذي, التي, الذين, هل, هو, هي, أو, و, ما, أريد, أبحث, أبحث عن, ابحث, يعمل, تعمل, مهتم, يهتم, مهتمون, مهتمين, لي, میں, کے, کی, کا, کو, سے, پر, نے, جو, ہے, ہیں, ہوں, کون, کوئی, کسی, وہ, والا, والے, والی, والوں, مجھے, چاہیے, چاہتا, چاہتی, تلاش, کرنا, کرنے, کرتا, کرتے, کرتی, بارے, اور, یا, متعلق, دلچسپی, رکھنے',
};

/** As `fold_text` of the database leaves it. */
export const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll(/[يى]/g, 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll(/[هة]/g, 'ہ');

const roleOf = new Map<string, string>();
for (const [role, words] of Object.entries(WORDS))
  for (const word of words.split(', ')) roleOf.set(foldWord(word), role);

const MAX_PHRASE = 2;
/** Signs around a word that are no part of it; not those of "C++" and "C#". */
const AROUND = /^[("'“”«»¿¡]+|[)"'“”«».,;:!?؟،؛۔]+$/gu;

/** A sentence as it is understood. */
export interface Sentence {
  /** All that was typed. */
  words: string[];
  /** Without stop words. */
  content: string[];
  /** Without role words too. */
  rest: string[];
  /** Null where no word is known to say a role. */
  roles: Roles | null;
}

/** Finds the role words of a sentence and leaves out the stop words; where these are all, they are looked for as they are. */
export function parseSentence(words: readonly string[]): Sentence {
  const typed = words.map((word) => word.replaceAll(AROUND, '')).filter(Boolean);
  const content: string[] = [];
  const rest: string[] = [];
  const asked: string[] = [];
  for (let at = 0; at < typed.length;) {
    const phrases = Array.from({ length: MAX_PHRASE }, (_, index) =>
      typed.slice(at, at + MAX_PHRASE - index),
    );
    const known = phrases
      .map((phrase) => {
        const key = foldWord(phrase.join(' '));
        return { phrase, role: roleOf.get(key) ?? roleOf.get(key.replace(/^ال/, '')) };
      })
      .find(({ role }) => role);
    const { phrase, role } = known ?? { phrase: typed.slice(at, at + 1), role: undefined };
    if (role !== 'STOP') content.push(...phrase);
    if (!role) rest.push(...phrase);
    else if (role !== 'STOP') asked.push(role);
    at += phrase.length;
  }
  if (content.length === 0) return { words: typed, content: typed, rest: typed, roles: null };
  const askedOf = <T extends string>(roles: string[]) => asked.filter((role) => roles.includes(role)) as T[];
  const roles = {
    categories: askedOf<AttendeeCategory>(CATEGORIES),
    companyKinds: askedOf<CompanyKind>(COMPANY_KINDS),
    kinds: askedOf<Roles['kinds'][number]>(RESULT_KINDS),
  };
  return { words: typed, content, rest, roles: asked.length > 0 ? roles : null };
}
