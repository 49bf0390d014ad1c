import { expect, test } from 'vitest';
import { csvOf, vcardOf } from './contact-files';

const noor = {
  firstName: 'نور',
  lastName: 'Álvarez; Jr.',
  jobTitle: 'Buyer, EMEA',
  organization: 'Ac\\me\r\nLtd',
  email: 'noor@acme.test',
  phone: '+92 300 1234567',
};

test('a vCard has all that is known, with separators, line breaks and backslashes escaped', () => {
  expect(vcardOf([noor])).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Álvarez\\; Jr.;نور;;;',
      'FN:نور Álvarez\\; Jr.',
      'TITLE:Buyer\\, EMEA',
      'ORG:Ac\\\\me\\nLtd',
      'EMAIL:noor@acme.test',
      'TEL:+92 300 1234567',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

test('what is not known is left out, and each person has a card of their own', () => {
  const person = { firstName: 'Omar', lastName: 'Khan', jobTitle: null, phone: '' };
  const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Khan;Omar;;;\r\nFN:Omar Khan\r\nEND:VCARD\r\n';
  expect(vcardOf([person, person])).toBe(card + card);
});

test('cells that begin like a formula stay text', () => {
  expect(
    csvOf([
      ['Name', 'Phone'],
      ['=1+1', '+92 300'],
      ['Khan, "Omar"', ''],
    ]),
  ).toBe('\uFEFFName,Phone\r\n\'=1+1,\'+92 300\r\n"Khan, ""Omar""",\r\n');
});
