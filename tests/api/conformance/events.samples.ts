import { dataUrl, plain } from '../../support/pictures';
import { picture, type Samples } from './sample';

const newEvent = {
  title: 'Forum of tomorrow',
  timezone: 'Asia/Karachi',
  from_date: '2027-05-03T09:00:00.000Z',
  to_date: '2027-05-05T17:00:00.000Z',
};

export const eventSamples: Samples = {
  'get /events': [
    () => ({}),
    ({ event }) => ({
      as: 'manager',
      query: `search=${encodeURIComponent(event.title)}&status=PUBLISHED&offset=0&pageSize=1`,
    }),
  ],
  'get /events/list': [() => ({ query: 'pageSize=1' })],
  'post /events': [
    async () => ({ body: { ...newEvent, cover: dataUrl(await plain(9, 5).png().toBuffer()) } }),
    () => ({
      form: {
        ...newEvent,
        slot_minutes: '30',
        meeting_hours: '[{"date":"2027-05-03","from":"09:00","to":"17:00"}]',
      },
    }),
  ],
  'post /events/create': [() => ({ body: newEvent })],
  'put /events/{}': [
    ({ event }) => ({ params: [event.id], body: { tagline: 'Meet them all' } }),
    async ({ event }) => ({
      params: [event.id],
      form: { title: 'Forum of today', gap_minutes: '10', logo: await picture('logo.png') },
    }),
  ],
  'get /events/{}': [({ event }) => ({ params: [event.id] })],
  'get /events/details/{}': [({ event }) => ({ params: [event.id] })],
  'get /events/join/{}': [
    ({ event }) => ({ as: 'invited', params: [event.id] }),
    ({ event }) => ({ as: 'stranger', params: [event.id] }),
  ],
  'put /events/join/profile': [
    ({ event }) => ({
      form: { event_id: event.id, job_title: 'Director', interests: '{"Industry":["Health"]}' },
    }),
  ],
  'get /events/info/{}/{}': [({ event, invited }) => ({ params: [event.id, invited.inviteCode] })],
  'get /faqs/{}': [({ event }) => ({ params: [event.id] }), ({ faqId }) => ({ params: [faqId] })],
  'post /faqs': [
    ({ event }) => ({
      body: { event_id: event.id, question: 'When?', answer: 'Soon.', category: 'Times', position: 2 },
    }),
  ],
  'put /faqs/{}': [({ faqId }) => ({ params: [faqId], body: { answer: 'At the gate.' } })],
  'delete /faqs/{}': [({ faqId }) => ({ params: [faqId] })],
};
