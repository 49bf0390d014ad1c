import { expect, it } from 'vitest';
import { changedOf } from '../../../lib/form-values';
import { withProtocol } from '../../../lib/form-values';
import { emptyCompany, inputOf, toCreateInput } from './company-form';

const acme = { ...emptyCompany('EXHIBITOR'), name: ' Acme ', website: 'acme.test', logo: 'logo.webp' };

it('creates with what was filled in alone', () => {
  expect(toCreateInput('event', acme)).toEqual({
    eventId: 'event',
    kind: 'EXHIBITOR',
    name: 'Acme',
    website: 'https://acme.test',
    logo: 'logo.webp',
  });
});

it('sends only what differs, null for an emptied text and an empty name for a removed picture', () => {
  const changed = inputOf({ ...acme, website: '', logo: null, sectors: ['Robots'] });
  expect(changedOf(inputOf(acme), changed)).toEqual({ website: null, logo: '', sectors: ['Robots'] });
});

it('keeps the protocol of a website', () => {
  expect(['http://a.test', ' b.test ', ''].map(withProtocol)).toEqual([
    'http://a.test',
    'https://b.test',
    '',
  ]);
});
