import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STAGE } from './content';
import type { DemoPicture } from './demo-pictures';
import { toPictureSet } from './demo-pictures';
import { demoEvents } from './demo-events';
import { dayIn } from './event-clock';

const folder = join(import.meta.dirname, '..', '..', 'demo-pictures');
const pictures = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as DemoPicture[];

// In the morning of the second day in Santo Domingo: much has happened, and much is still to come.
const NOW = new Date('2027-03-10T15:30:00Z');
const options = { now: NOW, passwordHash: 'x', pictures: toPictureSet(pictures) };
const events = demoEvents(options);
const forum = events[0]?.tables;
if (!forum) throw new Error('There is no demo event.');
const everything = events.map(({ tables }) => tables);

/** The repeated items. */
const repeated = (list: readonly string[]): string[] => [
  ...new Set(list.filter((item, index) => list.indexOf(item) !== index)),
];
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) /);
const isTest = (address: string): boolean => /@([\w-]+\.)*[\w-]+\.(test|example)$/.test(address);

describe('pictures of the demo', () => {
  const known = new Map(pictures.map((picture) => [picture.file, picture]));
  const isOf = (file: string | null, kind: DemoPicture['kind']): boolean =>
    known.get(file ?? '')?.kind === kind;

  it('show at least 300 of the people who are there, each another face', () => {
    const confirmed = forum.attendees.filter(({ status }) => status === 'CONFIRMED');
    const portraits = confirmed.map(({ avatar }) => avatar).filter((avatar) => avatar !== null);
    expect(confirmed.length).toBeGreaterThan(340);
    expect(portraits.length).toBeGreaterThanOrEqual(300);
    expect(portraits.filter((file) => !isOf(file, 'portrait'))).toEqual([]);
    expect(repeated(portraits)).toEqual([]);
  });

  it('are small: none has more than 60 KiB', () => {
    expect(pictures.filter(({ bytes }) => bytes > 60 * 1024)).toEqual([]);
  });

  it('fit the names of their people', () => {
    const looks = new Map(pictures.map(({ file, of }) => [file, of]));
    const looksOf = (names: readonly string[]): Set<string | undefined> =>
      new Set(
        forum.attendees
          .filter(({ first_name: first, avatar }) => names.includes(first) && avatar)
          .map(({ avatar }) => looks.get(avatar ?? '')),
      );
    expect(looksOf(['James', 'Bilal', 'Omar', 'Arjun', 'Lukas'])).toEqual(new Set(['man']));
    expect(looksOf(['Emma', 'Priya', 'Camille', 'Ingrid', 'Amara'])).toEqual(new Set(['woman']));
  });

  it('are the logos of all companies, and no two are the same', () => {
    for (const { companies } of everything) {
      expect(companies.filter(({ logo }) => !isOf(logo, 'logo')).map(({ name }) => name)).toEqual([]);
      expect(repeated(companies.map(({ logo }) => logo ?? ''))).toEqual([]);
    }
  });

  it('are the covers of all events, companies and articles', () => {
    for (const { events: rows, companies, insights } of everything) {
      expect(rows.filter(({ cover }) => !isOf(cover, 'event-cover'))).toEqual([]);
      expect(companies.filter(({ cover }) => !isOf(cover, 'company-cover'))).toEqual([]);
      expect(insights.filter(({ cover }) => !isOf(cover, 'article-cover'))).toEqual([]);
      expect(repeated(insights.map(({ cover }) => cover ?? ''))).toEqual([]);
    }
  });

  it('are small files, named after their content', () => {
    const files = readdirSync(folder).filter((name) => name !== 'manifest.json');
    expect(new Set(files)).toEqual(new Set(known.keys()));
    for (const file of files) {
      const content = readFileSync(join(folder, file));
      expect(file).toBe(`${createHash('sha256').update(content).digest('hex')}.webp`);
      expect(content.length).toBe(known.get(file)?.bytes);
    }
    const portraits = pictures.filter(({ kind }) => kind === 'portrait');
    expect(Math.max(...portraits.map(({ bytes }) => bytes))).toBeLessThan(8 * 1024);
    const sizes = files.map((file) => statSync(join(folder, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4 * 1024 * 1024);
  });
});

describe('texts of the demo', () => {
  const companies = everything.flatMap((tables) => tables.companies);

  it('describe each company in its own words', () => {
    expect(repeated(companies.map(({ name }) => name))).toEqual([]);
    expect(repeated(companies.map(({ tagline }) => tagline))).toEqual([]);
    expect(repeated(companies.flatMap(({ description }) => sentencesOf(description)))).toEqual([]);
  });

  it('make startups young and small, and the others older and larger', () => {
    const peopleIn = (text: string): number =>
      Number(
        /(?:team of|has|employs|to|are|Our|With|,) ([\d,]+)(?: people| employees|\.)/
          .exec(text)?.[1]
          ?.replace(',', ''),
      );
    const teams = new Map(companies.map((company) => [company, peopleIn(company.description)]));
    expect([...teams].filter(([, team]) => !(team > 2)).map(([{ description }]) => description)).toEqual([]);
    const wrong = [...teams].filter(([{ kind, description }, team]) => {
      const founded = Number(/(?:in|Since) ((?:19|20)\d\d)/.exec(description)?.[1] ?? 0);
      return kind === 'STARTUP' ? team > 20 || (founded > 0 && founded < 2023) : team < 45 || founded > 2020;
    });
    expect(wrong.map(([{ description }]) => description)).toEqual([]);
    expect(new Set(teams.values()).size).toBeGreaterThan(companies.length / 2);
  });

  it('let nobody say what somebody else has said', () => {
    for (const { attendees } of everything) {
      const introductions = attendees.map(({ introduction }) => introduction ?? '').filter(Boolean);
      expect(repeated(introductions.flatMap(sentencesOf))).toEqual([]);
    }
    const all = everything.flatMap(({ attendees }) =>
      attendees.map(({ introduction }) => introduction ?? ''),
    );
    expect(repeated(all.filter(Boolean))).toEqual([]);
  });

  it('leave no placeholder empty', () => {
    const texts = JSON.stringify(everything.map(({ attendees, companies: rows }) => [attendees, rows]));
    expect(/\{\w+\}|undefined|NaN/.exec(texts)).toBeNull();
  });

  it('give addresses that reach nobody, each to one person', () => {
    const emails = everything.flatMap(({ users }) => users.map(({ email }) => email));
    expect(repeated(emails)).toEqual([]);
    expect([...emails, ...companies.map(({ email }) => email)].filter((email) => !isTest(email))).toEqual([]);
    expect(companies.filter(({ website }) => !/^https:\/\/www\.[a-z0-9-]+\.example$/.test(website))).toEqual(
      [],
    );
  });

  it('give most people a telephone number of their country', () => {
    const phones = forum.attendees.map(({ phone }) => phone).filter((phone) => phone !== null);
    expect(phones.length).toBeGreaterThan(forum.attendees.length * 0.75);
    expect(phones.filter((phone) => !/^\+\d{1,3}( \d+)+$/.test(phone))).toEqual([]);
    const british = forum.attendees.filter(({ country, phone }) => country === 'GB' && phone);
    expect(british.filter(({ phone }) => !phone?.startsWith('+44 7700 900'))).toEqual([]);
  });
});

describe('the history of the demo', () => {
  it('has something in every list of organisers, and one report that waits', () => {
    const { announcements, announcement_recipients, mails, message_reports, audit_entries } = forum;
    const lists = { announcements, announcement_recipients, mails, message_reports, audit_entries };
    expect(Object.entries(lists).filter(([, rows]) => rows.length === 0)).toEqual([]);
    const reports = message_reports as { decision: string | null }[];
    expect(reports.map(({ decision }) => decision)).toEqual([null, 'WARNED']);
  });
});

/** The topic that a speaker's introduction names. */
const TALK = /(?:talk|session here is|speak|session if) (?:about )?([^,.]+?)(?: is part|,| and like|\.)/;

describe('speakers of the demo', () => {
  it.each(events.map((event) => [event.tables.events[0]?.title ?? '', event] as const))(
    'of %s have one or two talks, on their own field',
    (_title, { tables, planted }) => {
      const fields = new Map(
        [...STAGE.sessions, ...STAGE.keynotes].map(({ title, cluster }) => [title, cluster]),
      );
      const titles = new Map(tables.activities.map(({ id, title }) => [id, title]));
      const ownField = new Map(planted.map(({ attendeeId, cluster }) => [attendeeId, cluster]));
      const speakers = tables.attendees.filter(
        ({ category, status }) => category === 'SPEAKER' && status === 'CONFIRMED',
      );
      const talksOf = (id: string) =>
        tables.activity_speakers.filter(({ attendee_id: speaker }) => speaker === id);
      expect(speakers.length).toBeGreaterThan(0);
      expect(speakers.map(({ id }) => talksOf(id).length).filter((count) => count < 1 || count > 2)).toEqual(
        [],
      );
      for (const { attendee_id: speaker, activity_id: activity } of tables.activity_speakers) {
        expect(speakers.map(({ id }) => id)).toContain(speaker);
        expect(fields.get(titles.get(activity) ?? '')).toBe(ownField.get(speaker));
      }
      const withSpeakers = new Set(tables.activity_speakers.map(({ activity_id: activity }) => activity));
      const onStage = tables.activities.filter(({ title }) => fields.has(title));
      expect(onStage.filter(({ id }) => !withSpeakers.has(id)).map(({ title }) => title)).toEqual([]);
    },
  );

  it('are interested in what they speak about', () => {
    const terms = new Map(forum.interest_terms.map(({ id, label }) => [id, label]));
    const { attendees, attendee_interests: interests } = forum;
    const topics = new Map<string, Set<string>>();
    for (const { attendee_id: id, term_id: term } of interests)
      topics.set(id, (topics.get(id) ?? new Set()).add(terms.get(term) ?? ''));
    const byHand = new Set(
      events[0]?.planted.filter(({ role }) => role === 'cast').map(({ attendeeId }) => attendeeId),
    );
    const speakers = attendees.filter(({ id, category }) => category === 'SPEAKER' && !byHand.has(id));
    const strangers = speakers.filter(({ id, introduction }) => {
      const topic = TALK.exec(introduction ?? '')?.[1]?.toLowerCase();
      return topic && ![...(topics.get(id) ?? [])].some((label) => label.toLowerCase() === topic);
    });
    expect(strangers.map(({ introduction }) => introduction)).toEqual([]);
  });
});

it('the demo has what a search for "fintech" and "wifi" is to find', () => {
  const fintech = forum.interest_terms.filter(({ label }) => label === 'Fintech').map(({ id }) => id);
  const chosen = forum.attendee_interests.filter(({ term_id: term }) => fintech.includes(term));
  expect(chosen.length).toBeGreaterThan(10);
  expect(forum.companies.filter(({ sectors }) => sectors.includes('Fintech')).length).toBeGreaterThan(2);
  expect(forum.faqs.map(({ question }) => question)).toContain('Is there Wi-Fi?');
});

describe('what happened at the demo', () => {
  it('brings people in and out in turns, never ahead of now, first when they are said to have come', () => {
    for (const { attendees, check_ins: entries } of everything) {
      const byPerson = new Map<string, typeof entries>();
      for (const entry of entries)
        byPerson.set(entry.attendee_id, [...(byPerson.get(entry.attendee_id) ?? []), entry]);
      for (const { id, checked_in_at: checkedIn, status } of attendees) {
        const own = [...(byPerson.get(id) ?? [])].sort((one, two) => (one.at < two.at ? -1 : 1));
        expect(own[0]?.at ?? null).toBe(status === 'INVITED' ? null : checkedIn);
        expect(own.map(({ direction }) => direction)).toEqual(own.map((_, at) => (at % 2 ? 'OUT' : 'IN')));
        expect(own.every(({ at }) => at <= NOW.toISOString())).toBe(true);
      }
    }
    expect(forum.check_ins.filter(({ direction }) => direction === 'OUT').length).toBeGreaterThan(50);
  });

  it('lets some say whether their meeting took place, and nobody before it is over', () => {
    const answered = forum.meetings.filter(
      ({ sender_says_held: sender, receiver_says_held: receiver }) => sender !== null || receiver !== null,
    );
    expect(answered.length).toBeGreaterThan(20);
    expect(
      answered.filter(({ status, ends_at: ends }) => status !== 'ACTIVE' || ends > NOW.toISOString()),
    ).toEqual([]);
  });

  it.each([1, 4, 7, 10, 13, 16, 19, 22])(
    'is enough to look at when the demo is made at %i:29 or a minute later, UTC, and more is to come',
    (hour) => {
      for (const minute of [29, 30]) {
        const now = new Date(Date.UTC(2027, 2, 10, hour, minute));
        const [today] = demoEvents({ ...options, now });
        const [event] = today?.tables.events ?? [];
        const days = event?.meeting_hours.map(({ date }) => date) ?? [];
        expect(days[1]).toBe(dayIn(event?.timezone ?? '', now.getTime()));
        expect(today?.tables.check_ins.length).toBeGreaterThan(150);
        const ahead = today?.tables.meetings.filter(({ starts_at: starts }) => starts > now.toISOString());
        expect(ahead?.length).toBeGreaterThan(100);
      }
    },
  );

  it('is the same whenever it is made for the same time', () => {
    expect(JSON.stringify(demoEvents(options)) === JSON.stringify(events)).toBe(true);
  });
});

describe('the event to come that chooses its people', () => {
  const [chosen] = everything.filter(({ applications }) => applications.length > 0);

  it('has ten applications, with a line', () => {
    const stages = (chosen?.attendees ?? []).flatMap(({ application }) => application ?? []);
    expect(stages.toSorted()).toEqual([
      ...Array<string>(5).fill('APPLIED'),
      'DECLINED',
      'OFFERED',
      ...Array<string>(3).fill('WAITLISTED'),
    ]);
    expect(chosen?.events.map(({ registration }) => registration)).toEqual(['APPROVAL']);
  });

  it('has a group that is full, with the place that is offered', () => {
    const investors = chosen?.attendees.filter(
      ({ category, status, application }) =>
        category === 'INVESTOR' && (status === 'CONFIRMED' || application === 'OFFERED'),
    );
    const [, group] = (chosen?.attendee_groups ?? []) as { name: string; capacity: number }[];
    expect(group).toMatchObject({ name: 'Investors', capacity: investors?.length });
  });
});
