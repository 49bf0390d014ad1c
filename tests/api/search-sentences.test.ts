import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildInterests,
  buildMember,
  chooseInterest,
  insert,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const SEARCH = `query ($eventId: ID!, $text: String!) { search(eventId: $eventId, text: $text, first: 20, perKind: 5) {
  nodes { title similar reasons { code terms } } suggestions } }`;
interface Found {
  nodes: { title: string; similar: boolean; reasons: { code: string; terms: string[] }[] }[];
  suggestions: string[];
}

let server: TestServer;
let event: BuiltEvent;
let viewer: BuiltMember;

const TERMS = ['Fintech', 'Digital health', 'Climate tech', 'AI', 'التعليم', 'زراعت'];

/** People: name, category, what they do, where, interests, and their company. */
const PEOPLE: [string, string, string, string, string[], string?][] = [
  ['Amal Haddad', 'INVESTOR', 'Partner', 'Cedar Capital', ['Fintech']],
  ['Bruno Costa', 'INVESTOR', 'Managing director', 'Tagus Fund', ['Climate tech']],
  ['Carmen Diaz', 'ATTENDEE', 'Payments engineer', 'Banco Sur', ['Fintech']],
  ['Deepa Rao', 'SPEAKER', 'Head of research', 'Ganges Lab', ['AI']],
  ['Emil Berg', 'SPEAKER', 'Professor', 'Fjord University', ['Climate tech']],
  ['Farah Malik', 'ATTENDEE', 'Founder', 'Nabz', ['Digital health'], 'Nabz'],
  ['Greta Holm', 'INVESTOR', 'Principal', 'Holm Family Office', ['Digital health']],
  ['An Li', 'ATTENDEE', 'Buyer', 'Jade Retail', []],
  ['Li Wei', 'ATTENDEE', 'Buyer', 'Lotus Retail', []],
  ['Stan Booth', 'ATTENDEE', 'Architect', 'Quay', []],
  ['Hana Investorova', 'ATTENDEE', 'Lawyer', 'Vltava Law', []],
  ['منى الشامي', 'INVESTOR', 'شريكة', 'صندوق الأفق', ['التعليم']],
  ['عائشہ خان', 'SPEAKER', 'محقق', 'جامعہ پنجاب', ['زراعت']],
];
/** Companies: name, kind, tagline, sectors, tier and stand. */
const COMPANIES: [string, string, string, string[], object?][] = [
  ['Investor AB', 'SPONSOR', 'Holdings from Stockholm', [], { tier: 'Platinum' }],
  ['Aurum', 'SPONSOR', 'Sports and songs', [], { tier: 'Silver' }],
  ['Nimbus', 'EXHIBITOR', 'Clouds for banks', ['Fintech'], { stand: 'B12' }],
  ['Nabz', 'STARTUP', 'A pulse for every clinic', ['Digital health']],
  ['Pod', 'STARTUP', 'Rooms for one', []],
  ['Solara', 'STARTUP', 'Panels on rent', ['Climate tech'], { stand: 'B120' }],
  ['Indus Software', 'IT_EXPORTER', 'Teams from Lahore', ['AI']],
  ['The Who', 'EXHIBITOR', 'Health statistics', []],
  ['مدرسة المستقبل', 'STARTUP', 'تعليم عن بعد', ['التعليم']],
];
const SESSIONS = [
  'The future of money',
  'Startup pitch final',
  'AI for small clinics',
  'Carbon markets',
  'مستقبل التعليم',
];
const QUESTIONS: [string, string][] = [
  ['Where is the speaker lounge?', 'Behind the stage.'],
  ['Is there Wi-Fi?', 'Yes, network Forum.'],
  ['Can I leave my luggage?', 'At the entrance.'],
];

beforeAll(async () => {
  server = await sharedServer();
  event = await buildEvent(server);
  const here = { eventId: event.id };
  viewer = await buildMember(server, { ...here, firstName: 'Vera', lastName: 'Viewer' });
  const { groupId, terms } = await buildInterests(server, event.id, { terms: TERMS });
  const companyIds = new Map<string, string>();
  for (const [name, kind, tagline, sectors, more] of COMPANIES)
    companyIds.set(name, (await buildCompany(server, { ...here, ...more, name, kind, tagline, sectors })).id);
  await Promise.all(
    PEOPLE.map(async ([name, category, jobTitle, organization, interests, company]) => {
      const [firstName, lastName] = name.split(' ');
      const companyId = company && companyIds.get(company);
      const who = { firstName, lastName, category, jobTitle, organization, companyId };
      const { id } = await buildAttendee(server, { ...here, ...who });
      for (const term of interests) await chooseInterest(server, id, groupId, terms[term]);
    }),
  );
  for (const [hour, title] of SESSIONS.entries())
    await insert(server, 'activities', {
      ...here,
      ...slotOf(event, hour),
      id: newId(),
      kind: 'SESSION',
      title,
    });
  for (const [question, answer] of QUESTIONS)
    await insert(server, 'faqs', { ...here, id: newId(), question, answer });
});
afterAll(() => server?.close());

const search = async (text: string): Promise<Found> =>
  (await expectOk(graphql<{ search: Found }>(server.url, SEARCH, { eventId: event.id, text }, viewer.token)))
    .search;

it.each([
  ['someone who invests in fintech', 'Amal Haddad'],
  ['fintech investors', 'Amal Haddad'],
  ['investor fintech', 'Amal Haddad'],
  ['Who invests in payments?', 'Amal Haddad'],
  ['I am looking for an investor interested in financial technology', 'Amal Haddad'],
  ['investors in climate tech', 'Bruno Costa'],
  ['vc for clean energy', 'Bruno Costa'],
  ['anyone investing in digital health', 'Greta Holm'],
  ['investor holm', 'Greta Holm'],
  ['people working in payments at Banco Sur', 'Carmen Diaz'],
  ['speakers on ai', 'Deepa Rao'],
  ['who is speaking about machine learning', 'Deepa Rao'],
  ['speaker from fjord university', 'Emil Berg'],
  ['climate speakers', 'Emil Berg'],
  ['startup founder', 'Farah Malik'],
  ['the founder of nabz', 'Farah Malik'],
  ['startups in digital health', 'Nabz'],
  ['health startup', 'Nabz'],
  ['start-ups for sustainability', 'Solara'],
  ['exhibitors fintech', 'Nimbus'],
  ['stand of nimbus', 'Nimbus'],
  ['where is the booth of Nimbus?', 'Nimbus'],
  ['B12', 'Nimbus'],
  ['stand b12', 'Nimbus'],
  ['who is at booth B-12?', 'Nimbus'],
  ['it exporters', 'Indus Software'],
  ['sponsors', 'Investor AB'],
  // Role and stop words in names.
  ['Investor AB', 'Investor AB'],
  ['stand of investor ab', 'Investor AB'],
  ['Pod', 'Pod'],
  ['The Who', 'The Who'],
  ['an li', 'An Li'],
  ['Stan Booth', 'Stan Booth'],
  ['investorova', 'Hana Investorova'],
  ['startup pitch final', 'Startup pitch final'],
  ['the future of money', 'The future of money'],
  ['session about clinics', 'AI for small clinics'],
  ['where is the speaker lounge', 'Where is the speaker lounge?'],
  ['is there wifi', 'Is there Wi-Fi?'],
  // Errors in a sentence.
  ['investors in fintehc', 'Amal Haddad'],
  ['مستثمرون في التقنية المالية', 'Amal Haddad'],
  ['المستثمرين في التعليم', 'منى الشامي'],
  ['شركات ناشئة في التعليم', 'مدرسة المستقبل'],
  ['جلسات عن التعليم', 'مستقبل التعليم'],
  ['فن ٹیک میں سرمایہ کار', 'Amal Haddad'],
  ['زراعت کے مقررین', 'عائشہ خان'],
])('“%s” finds %s first', async (text, first) => {
  const { nodes } = await search(text);
  expect(nodes[0]?.title).toBe(first);
});

it('says why each result was found', async () => {
  const reasons = async (text: string) => (await search(text)).nodes[0]?.reasons;
  expect(await reasons('someone who invests in fintech')).toEqual([
    { code: 'ROLE', terms: ['INVESTOR'] },
    { code: 'TOPIC', terms: ['Fintech'] },
  ]);
  expect(await reasons('health startup')).toEqual([
    { code: 'ROLE', terms: ['STARTUP'] },
    { code: 'TOPIC', terms: ['Digital health'] },
    { code: 'TEXT', terms: ['health'] },
  ]);
  expect(await reasons('carmen banco')).toEqual([
    { code: 'NAME', terms: ['carmen'] },
    { code: 'TEXT', terms: ['banco'] },
  ]);
  expect(await reasons('cloakroom')).toEqual([{ code: 'SYNONYM', terms: ['luggage'] }]);
  const { nodes } = await search('carmenn');
  expect(nodes[0]).toEqual({ title: 'Carmen Diaz', similar: true, reasons: [] });
});

it('offers the words that find something where nothing is found', async () => {
  expect((await search('nimbus xylophone')).suggestions).toEqual(['nimbus']);
  expect((await search('investors in fintech from xylophone')).suggestions).toEqual(['investors fintech']);
  expect((await search('xylophone')).suggestions).toEqual([]);
  expect((await search('fintech')).suggestions).toEqual([]);
});
