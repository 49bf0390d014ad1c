import { describe, expect, test } from 'vitest';
import { contactsCsv, contactsVcard, peopleMet, type Contact } from './contacts';

type Met = Parameters<typeof peopleMet>[0][number];
const now = new Date('2026-11-22T00:00:00Z');
const sara = {
  id: 'sara',
  firstName: 'Sara',
  lastName: 'Qureshi',
  jobTitle: 'Head of Growth, EMEA',
  organization: 'Nimbus',
  country: 'PK',
  avatarUrl: null,
  email: 'sara@nimbus.test',
};

const met = (other: unknown, startsAt: string, rest: Record<string, unknown> = {}) =>
  ({
    status: 'ACTIVE',
    startsAt,
    endsAt: startsAt,
    viewerAs: 'SENDER',
    participants: [{ as: 'SENDER', tookPlace: null }],
    note: null,
    other,
    ...rest,
  }) as Met;

describe('peopleMet', () => {
  test('takes each person once, without meetings that did not take place or are still to come', () => {
    const omar = { ...sara, id: 'omar' };
    const contacts = peopleMet(
      [
        met(sara, '2026-11-21T10:00:00Z', { note: 'Second' }),
        met(sara, '2026-11-21T09:00:00Z', { note: 'First' }),
        met(omar, '2026-11-21T11:00:00Z', { participants: [{ as: 'SENDER', tookPlace: false }] }),
        met(omar, '2026-11-23T11:00:00Z'),
      ],
      now,
      'UTC',
    );
    expect(contacts).toEqual([
      { person: sara, when: 'Sat 21 Nov, 09:00 am; Sat 21 Nov, 10:00 am', note: 'First\nSecond' },
    ]);
  });
});

const contact = { person: sara, when: 'Sat 21 Nov, 09:00 am', note: '=SUM(A1)\nCall; "soon"' } as Contact;

test('the CSV quotes what needs it and defuses formulas', () => {
  expect(contactsCsv([contact], ['Name', 'Job', 'Org', 'Country', 'E-mail', 'When', 'Note'])).toBe(
    '\uFEFFName,Job,Org,Country,E-mail,When,Note\r\n' +
      'Sara Qureshi,"Head of Growth, EMEA",Nimbus,Pakistan,sara@nimbus.test,"Sat 21 Nov, 09:00 am","\'=SUM(A1)\nCall; ""soon"""\r\n',
  );
});

test('the vCard escapes separators and line breaks', () => {
  expect(contactsVcard([contact])).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Qureshi;Sara;;;',
      'FN:Sara Qureshi',
      'TITLE:Head of Growth\\, EMEA',
      'ORG:Nimbus',
      'EMAIL:sara@nimbus.test',
      'NOTE:Sat 21 Nov\\, 09:00 am\\n=SUM(A1)\\nCall\\; "soon"',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});
