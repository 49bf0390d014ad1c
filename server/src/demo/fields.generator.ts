/** What the event of the demo asks beside the profile, and what its people answered. */
import type { AttendeeRow, EventDataset } from './dataset.types';
import { newRow } from './event-clock';
import { SeededRandom } from './seeded-random';

type Texts = readonly [english: string, urdu: string, arabic: string];

interface DemoField {
  key: string;
  kind: string;
  label: Texts;
  purpose: Texts;
  help?: Texts;
  choices?: Readonly<Record<string, Texts>>;
  required?: true;
  audience?: 'EVERYBODY' | 'GROUPS';
  keepDays?: number;
  /** The key of a field before it, and one of its answers. */
  condition?: readonly [key: string, answer: string];
  /** An answer of somebody, if they gave one. */
  answer: (random: SeededRandom, person: AttendeeRow) => string[];
}

const CATERING: Texts = [
  'So that the kitchen can plan your meals.',
  'تاکہ باورچی خانہ آپ کے کھانے کی تیاری کر سکے۔',
  'ليتمكن المطبخ من تخطيط وجباتك.',
];
const INVOICE: Texts = [
  'To write your invoice as the tax office asks.',
  'تاکہ آپ کا انوائس ٹیکس کے قواعد کے مطابق بنے۔',
  'لإعداد فاتورتك وفق متطلبات الضرائب.',
];
const TALKING: Texts = [
  'So that others know whether you suit each other before they ask for a meeting.',
  'تاکہ دوسرے ملاقات کی درخواست سے پہلے جان سکیں کہ آپ ایک دوسرے کے لیے موزوں ہیں۔',
  'ليعرف الآخرون مدى ملاءمتكم قبل طلب اللقاء.',
];

const sometimes =
  (share: number, answer: DemoField['answer']): DemoField['answer'] =>
  (random, person) =>
    random.chance(share) ? answer(random, person) : [];
const oneOf =
  (...ids: string[]): DemoField['answer'] =>
  (random) => [random.pick(ids)];

/** Groups that see what is shared with groups: investors and startups, by their bits. */
const READERS = [1, 4];

const FIELDS: readonly DemoField[] = [
  {
    key: 'languages',
    kind: 'SEVERAL_OF',
    label: ['Which languages do you speak?', 'آپ کون سی زبانیں بولتے ہیں؟', 'ما اللغات التي تتحدثها؟'],
    purpose: TALKING,
    choices: {
      english: ['English', 'انگریزی', 'الإنجليزية'],
      urdu: ['Urdu', 'اردو', 'الأردية'],
      arabic: ['Arabic', 'عربی', 'العربية'],
      german: ['German', 'جرمن', 'الألمانية'],
    },
    audience: 'EVERYBODY',
    answer: (random) => ['english', ...oneOf('urdu', 'arabic', 'german')(random, {} as AttendeeRow)],
  },
  {
    key: 'ticket_size',
    kind: 'ONE_OF',
    label: [
      'How much do you invest in one company?',
      'آپ ایک کمپنی میں کتنی سرمایہ کاری کرتے ہیں؟',
      'كم تستثمر في الشركة الواحدة؟',
    ],
    purpose: TALKING,
    help: ['In US dollars.', 'امریکی ڈالر میں۔', 'بالدولار الأمريكي.'],
    choices: {
      none: ['I do not invest', 'میں سرمایہ کاری نہیں کرتا', 'لا أستثمر'],
      small: ['Up to 100,000', '100,000 تک', 'حتى 100,000'],
      medium: ['100,000 to 1 million', '100,000 سے 10 لاکھ', 'من 100,000 إلى مليون'],
      large: ['More than 1 million', '10 لاکھ سے زیادہ', 'أكثر من مليون'],
    },
    audience: 'GROUPS',
    answer: (random, person) =>
      person.category === 'INVESTOR' ? oneOf('small', 'medium', 'large')(random, person) : ['none'],
  },
  {
    key: 'linkedin',
    kind: 'LINK',
    label: ['Your page on LinkedIn', 'لنکڈ اِن پر آپ کا صفحہ', 'صفحتك على لينكد إن'],
    purpose: TALKING,
    audience: 'EVERYBODY',
    answer: sometimes(0.4, (_random, { first_name, id }) => [
      `https://www.linkedin.com/in/${first_name.toLowerCase().replaceAll(/[^a-z]/g, '') || 'me'}-${id.slice(-6)}`,
    ]),
  },
  {
    key: 'diet',
    kind: 'SEVERAL_OF',
    label: [
      'What should the kitchen know?',
      'باورچی خانے کو کیا معلوم ہونا چاہیے؟',
      'ما الذي ينبغي أن يعرفه المطبخ؟',
    ],
    purpose: CATERING,
    choices: {
      halal: ['Halal', 'حلال', 'حلال'],
      vegetarian: ['Vegetarian', 'سبزی خور', 'نباتي'],
      gluten_free: ['Without gluten', 'گلوٹن کے بغیر', 'خالٍ من الغلوتين'],
      no_nuts: ['Without nuts', 'گری دار میوے کے بغیر', 'خالٍ من المكسرات'],
    },
    keepDays: 30,
    answer: sometimes(0.7, oneOf('halal', 'halal', 'vegetarian', 'gluten_free', 'no_nuts')),
  },
  {
    key: 'access_needs',
    kind: 'LONG_TEXT',
    label: [
      'Is there anything that makes the event easier for you?',
      'کیا کوئی چیز آپ کے لیے ایونٹ کو آسان بنا سکتی ہے؟',
      'هل هناك ما يسهّل عليك المشاركة؟',
    ],
    purpose: [
      'To prepare seats, lifts and interpreters.',
      'تاکہ نشستیں، لفٹ اور مترجم تیار رکھے جائیں۔',
      'لتجهيز المقاعد والمصاعد والمترجمين.',
    ],
    keepDays: 30,
    answer: sometimes(
      0.05,
      oneOf('A seat near the exit, please.', 'I use a wheelchair.', 'An interpreter of sign language.'),
    ),
  },
  {
    key: 'arrival',
    kind: 'DATE',
    label: ['When do you arrive?', 'آپ کب پہنچیں گے؟', 'متى تصل؟'],
    purpose: [
      'To send the shuttle from the airport.',
      'تاکہ ہوائی اڈے سے گاڑی بھیجی جا سکے۔',
      'لإرسال حافلة من المطار.',
    ],
    keepDays: 30,
    answer: () => [],
  },
  {
    key: 'invoice',
    kind: 'YES_NO',
    label: ['Do you need an invoice?', 'کیا آپ کو انوائس چاہیے؟', 'هل تحتاج إلى فاتورة؟'],
    purpose: INVOICE,
    answer: (random) => [String(random.chance(0.3))],
  },
  {
    key: 'vat_number',
    kind: 'TEXT',
    label: ['VAT number of your company', 'آپ کی کمپنی کا VAT نمبر', 'الرقم الضريبي لشركتك'],
    purpose: INVOICE,
    required: true,
    condition: ['invoice', 'true'],
    answer: (random) => [`VAT ${random.between(100_000, 999_999)}`],
  },
];

const texts = (inLanguages: Texts | undefined): object[] =>
  (inLanguages ?? []).map((text, at) => ({ language: ['EN', 'UR', 'AR'][at], text }));

/** Adds the fields of an event to its rows, and the answers of its people; the groups are there already. */
export function generateFields({ eventId, tables }: EventDataset): void {
  const random = new SeededRandom('podium-fields');
  const born = Math.min(...tables.events.map((event) => Date.parse(event.created_at)));
  const firstDay = tables.events[0]!.starts_at.slice(0, 10);
  const groups = tables.attendee_groups as { id: string; bit: number }[];
  const rows = FIELDS.map((field, position) => ({ ...newRow(random, born), field, position }));
  const placeOf = (key: string): number => FIELDS.findIndex((field) => field.key === key);
  tables.event_fields = rows.map(({ field, ...row }) => ({
    ...row,
    event_id: eventId,
    key: field.key,
    kind: field.kind,
    labels: texts(field.label),
    helps: texts(field.help),
    purposes: texts(field.purpose),
    choices: Object.entries(field.choices ?? {}).map(([choiceId, label]) => ({
      choiceId,
      labels: texts(label),
    })),
    required: field.required ?? false,
    audience: field.audience ?? 'STAFF',
    group_ids:
      field.audience === 'GROUPS'
        ? groups.filter(({ bit }) => READERS.includes(bit)).map(({ id }) => id)
        : [],
    keep_days: field.keepDays ?? null,
    condition_field_id: field.condition ? rows[placeOf(field.condition[0])]!.id : null,
    condition_position: field.condition ? placeOf(field.condition[0]) : null,
    condition_answers: field.condition ? [field.condition[1]] : [],
  }));
  for (const person of tables.attendees) {
    const answers: Record<string, string[]> = {};
    for (const { id, field } of person.status === 'CONFIRMED' ? rows : []) {
      const values = field.key === 'arrival' ? [firstDay] : field.answer(random, person);
      const [key, needed] = field.condition ?? [];
      const isAsked = !key || answers[rows[placeOf(key)]!.id]?.includes(needed!);
      if (isAsked && values.length > 0) answers[id] = values;
    }
    person.answers = answers;
  }
}
