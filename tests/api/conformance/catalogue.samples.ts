import { csv, picture, type Samples } from './sample';
import type { Scene } from './scene';

const newCompany = ({ event }: Scene) => ({ event_id: event.id, kind: 'STARTUP', name: 'Sunrise' });
const newPod = ({ event }: Scene) => ({ event_id: event.id, name: 'Pod Z', location: 'Hall 2' });
const companies = (...more: string[]) => csv('companies.csv', 'name,kind', 'Sunrise,STARTUP', ...more);

export const catalogueSamples: Samples = {
  'post /sponsors/get/{}/{}/{}': [
    ({ event }) => ({ params: [event.id, 0, 20], body: {} }),
    ({ event }) => ({ params: [event.id, 0, 1], body: { kind: 'EXHIBITOR', search: 'Company' } }),
  ],
  'get /sponsors/{}': [({ event }) => ({ params: [event.id] }), ({ companyId }) => ({ params: [companyId] })],
  'post /sponsors': [
    (scene) => ({ body: newCompany(scene) }),
    async (scene) => ({
      form: {
        ...newCompany(scene),
        sectors: '["Solar","Wind"]',
        tier: 'Gold',
        logo: await picture('logo.png'),
      },
    }),
  ],
  'post /sponsors/create': [(scene) => ({ body: newCompany(scene) })],
  'put /sponsors/{}': [
    async ({ companyId }) => ({
      params: [companyId],
      form: { tagline: 'Light for all', logo: await picture('logo.png') },
    }),
  ],
  'delete /sponsors/{}': [({ companyId }) => ({ params: [companyId] })],
  'get /sponsors/details/{}': [({ companyId }) => ({ params: [companyId] })],
  'post /sponsors/import': [
    ({ event }) => ({ form: { event_id: event.id, dry_run: 'true', partial: 'false', file: companies() } }),
    ({ event }) => ({ form: { event_id: event.id, file: companies() } }),
    ({ event }) => ({ form: { event_id: event.id, file: companies('Moon,KING') } }),
  ],
  'get /booths/{}': [({ event }) => ({ params: [event.id] }), ({ podId }) => ({ params: [podId] })],
  'post /booths': [(scene) => ({ body: { ...newPod(scene), bookable: true, sponsor_id: scene.companyId } })],
  'post /booths/create': [(scene) => ({ body: newPod(scene) })],
  'put /booths/{}': [({ podId }) => ({ params: [podId], body: { name: 'Pod Y' } })],
  'delete /booths/{}': [({ podId }) => ({ params: [podId], query: 'force=true' })],
};
