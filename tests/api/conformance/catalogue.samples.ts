import { plain, type SentFile } from '../../support/pictures';
import type { Samples, Scene } from './scene';

const logo = async (): Promise<SentFile> => ({
  name: 'logo.png',
  type: 'image/png',
  content: await plain(8, 8).png().toBuffer(),
});

const newCompany = ({ event }: Scene) => ({ event_id: event.id, kind: 'STARTUP', name: 'Sunrise' });

const newPod = ({ event }: Scene) => ({ event_id: event.id, name: 'Pod Z', location: 'Hall 2' });

const list = (more = ''): SentFile => ({
  name: 'companies.csv',
  type: 'text/csv',
  content: `name,kind\nSunrise,STARTUP\n${more}`,
});

export const catalogueSamples: Samples = {
  'post /sponsors/get/{}/{}/{}': [
    ({ event }) => ({ as: 'me', path: `/sponsors/get/${event.id}/0/20`, body: {} }),
    ({ event }) => ({
      as: 'me',
      path: `/sponsors/get/${event.id}/0/1`,
      body: { kind: 'EXHIBITOR', search: 'Company' },
    }),
  ],
  'get /sponsors/{}': [
    ({ event }) => ({ as: 'me', path: `/sponsors/${event.id}` }),
    ({ companyId }) => ({ as: 'me', path: `/sponsors/${companyId}` }),
  ],
  'post /sponsors': [
    (scene) => ({ as: 'manager', path: '/sponsors', body: newCompany(scene) }),
    async (scene) => ({
      as: 'manager',
      path: '/sponsors',
      form: { ...newCompany(scene), sectors: '["Solar","Wind"]', tier: 'Gold', logo: await logo() },
    }),
  ],
  'post /sponsors/create': [
    (scene) => ({ as: 'manager', path: '/sponsors/create', body: newCompany(scene) }),
  ],
  'put /sponsors/{}': [
    async ({ companyId }) => ({
      as: 'manager',
      path: `/sponsors/${companyId}`,
      form: { tagline: 'Light for all', logo: await logo() },
    }),
  ],
  'delete /sponsors/{}': [({ companyId }) => ({ as: 'manager', path: `/sponsors/${companyId}` })],
  'get /sponsors/details/{}': [({ companyId }) => ({ as: 'me', path: `/sponsors/details/${companyId}` })],
  'post /sponsors/import': [
    ({ event }) => ({
      as: 'manager',
      path: '/sponsors/import',
      form: { event_id: event.id, dry_run: 'true', partial: 'false', file: list() },
    }),
    ({ event }) => ({ as: 'manager', path: '/sponsors/import', form: { event_id: event.id, file: list() } }),
    ({ event }) => ({
      as: 'manager',
      path: '/sponsors/import',
      form: { event_id: event.id, file: list('Moon,KING\n') },
    }),
  ],
  'get /booths/{}': [
    ({ event }) => ({ as: 'me', path: `/booths/${event.id}` }),
    ({ podId }) => ({ as: 'me', path: `/booths/${podId}` }),
  ],
  'post /booths': [
    (scene) => ({
      as: 'manager',
      path: '/booths',
      body: { ...newPod(scene), bookable: true, sponsor_id: scene.companyId },
    }),
  ],
  'post /booths/create': [(scene) => ({ as: 'manager', path: '/booths/create', body: newPod(scene) })],
  'put /booths/{}': [({ podId }) => ({ as: 'manager', path: `/booths/${podId}`, body: { name: 'Pod Y' } })],
  'delete /booths/{}': [({ podId }) => ({ as: 'manager', path: `/booths/${podId}?force=true` })],
};
