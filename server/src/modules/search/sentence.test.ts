import { expect, test } from 'vitest';
import { parseSentence } from './sentence';

/** The roles that are asked for, and what else is looked for. */
const understood = (text: string) => {
  const { roles, rest } = parseSentence(text.split(' '));
  return [
    Object.values(roles ?? {})
      .flat()
      .join(' '),
    rest.join(' '),
  ];
};

test.each([
  ['fintech', '', 'fintech'],
  ['Sara Khan', '', 'Sara Khan'],
  ['someone who invests in fintech', 'INVESTOR ATTENDEE', 'fintech'],
  ['I am looking for investors interested in digital health', 'INVESTOR', 'digital health'],
  ['Who is speaking about AI?', 'SPEAKER', 'AI'],
  ['angel investors', 'INVESTOR', ''],
  ['the stand of Nimbus Labs', 'COMPANY', 'Nimbus Labs'],
  ['start ups in Karachi', 'STARTUP', 'Karachi'],
  ['IT exporters', 'IT_EXPORTER', ''],
  ['sessions on “climate tech”', 'SESSION', 'climate tech'],
  ['investors and speakers from Lagos', 'INVESTOR SPEAKER', 'Lagos'],
  ['C++ and C#', '', 'C++ C#'],
  // A search of stop words alone is a name.
  ['The Who', '', 'The Who'],
  ['مستثمرون في التقنية المالية', 'INVESTOR', 'التقنية المالية'],
  ['أبحث عن المستثمرين في الصحة', 'INVESTOR', 'الصحة'],
  ['الشركات الناشئة', 'STARTUP', ''],
  ['جلسات عن الذكاء', 'SESSION', 'الذكاء'],
  ['من يتحدث عن المناخ؟', 'SPEAKER', 'المناخ'],
  ['فن ٹیک میں سرمایہ کار', 'INVESTOR', 'فن ٹیک'],
  ['صحت کے اسٹارٹ اپس', 'STARTUP', 'صحت'],
  ['مقررین جو تعلیم کے بارے میں', 'SPEAKER', 'تعلیم'],
])('%s asks for %s, %s', (text, roles, rest) => {
  expect(understood(text)).toEqual([roles, rest]);
});

test('keeps what was typed and the words of roles, which may be a name', () => {
  expect(parseSentence(['stand', 'of', 'Investor', 'AB'])).toMatchObject({
    words: ['stand', 'of', 'Investor', 'AB'],
    content: ['stand', 'Investor', 'AB'],
    rest: ['AB'],
  });
});
