import { dataUrl, plain } from '../../support/pictures';
import type { Samples } from './scene';

const newEvent = {
  title: 'Forum of tomorrow',
  timezone: 'Asia/Karachi',
  from_date: '2027-05-03T09:00:00.000Z',
  to_date: '2027-05-05T17:00:00.000Z',
};

export const eventSamples: Samples = {
  'get /events': [
    () => ({ as: 'me', path: '/events' }),
    ({ event }) => ({
      as: 'manager',
      path: `/events?search=${encodeURIComponent(event.title)}&status=PUBLISHED&offset=0&pageSize=1`,
    }),
  ],
  'get /events/list': [() => ({ as: 'me', path: '/events/list?pageSize=1' })],
  'post /events': [
    async () => ({
      as: 'manager',
      path: '/events',
      body: { ...newEvent, cover: dataUrl(await plain(9, 5).png().toBuffer()) },
    }),
    () => ({
      as: 'manager',
      path: '/events',
      form: {
        ...newEvent,
        slot_minutes: '30',
        meeting_hours: '[{"date":"2027-05-03","from":"09:00","to":"17:00"}]',
      },
    }),
  ],
  'post /events/create': [() => ({ as: 'manager', path: '/events/create', body: newEvent })],
  'put /events/{}': [
    ({ event }) => ({ as: 'manager', path: `/events/${event.id}`, body: { tagline: 'Meet them all' } }),
    async ({ event }) => ({
      as: 'manager',
      path: `/events/${event.id}`,
      form: {
        title: 'Forum of today',
        gap_minutes: '10',
        logo: { name: 'logo.png', type: 'image/png', content: await plain(8, 8).png().toBuffer() },
      },
    }),
  ],
  'get /events/{}': [({ event }) => ({ as: 'me', path: `/events/${event.id}` })],
  'get /events/details/{}': [({ event }) => ({ as: 'me', path: `/events/details/${event.id}` })],
  'get /events/join/{}': [
    ({ event }) => ({ as: 'invited', path: `/events/join/${event.id}` }),
    ({ event }) => ({ as: 'stranger', path: `/events/join/${event.id}` }),
  ],
  'put /events/join/profile': [
    ({ event }) => ({
      as: 'me',
      path: '/events/join/profile',
      form: { event_id: event.id, job_title: 'Director', interests: '{"Industry":["Health"]}' },
    }),
  ],
  'get /events/info/{}/{}': [
    ({ event, invited }) => ({ as: 'nobody', path: `/events/info/${event.id}/${invited.inviteCode}` }),
  ],
  'get /faqs/{}': [
    ({ event }) => ({ as: 'me', path: `/faqs/${event.id}` }),
    ({ faqId }) => ({ as: 'me', path: `/faqs/${faqId}` }),
  ],
  'post /faqs': [
    ({ event }) => ({
      as: 'manager',
      path: '/faqs',
      body: { event_id: event.id, question: 'When?', answer: 'Soon.', category: 'Times', position: 2 },
    }),
  ],
  'put /faqs/{}': [
    ({ faqId }) => ({ as: 'manager', path: `/faqs/${faqId}`, body: { answer: 'At the gate.' } }),
  ],
  'delete /faqs/{}': [({ faqId }) => ({ as: 'manager', path: `/faqs/${faqId}` })],
};
