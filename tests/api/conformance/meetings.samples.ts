import type { Samples } from './scene';

export const meetingSamples: Samples = {
  'get /activities/meetings/{}/{}': [
    ({ event, other }) => ({ as: 'me', path: `/activities/meetings/${event.id}/${other.id}` }),
  ],
  'post /activities/request-meeting/{}': [
    ({ event, other, wall }) => ({
      as: 'me',
      path: `/activities/request-meeting/${event.id}`,
      body: { attendee_id: other.id, from_date: wall(3), message: 'Coffee?' },
    }),
    ({ event, other, podId, wall }) => ({
      as: 'me',
      path: `/activities/request-meeting/${event.id}`,
      body: { attendee_id: other.id, from_date: wall(3), booth_id: podId },
    }),
  ],
  'get /meetings/{}': [
    ({ event }) => ({ as: 'me', path: `/meetings/${event.id}` }),
    ({ meetingId }) => ({ as: 'me', path: `/meetings/${meetingId}` }),
    ({ meetingId }) => ({ as: 'manager', path: `/meetings/${meetingId}` }),
  ],
  'post /meetings/{}': ['accept', 'reject', 'cancel'].map((action) => ({ meetingId }) => ({
    as: 'me',
    path: `/meetings/${meetingId}`,
    body: { form_data: { action } },
  })),
  'get /attendees/{}/chat/{}': [
    ({ event, other }) => ({ as: 'me', path: `/attendees/${event.id}/chat/${other.id}` }),
    ({ event, other }) => ({ as: 'me', path: `/attendees/${event.id}/chat/${other.id}?after=0&limit=5` }),
  ],
  'post /attendees/message/{}': [
    ({ other }) => ({
      as: 'me',
      path: `/attendees/message/${other.id}`,
      body: { message: 'Hello', client_id: 'one' },
    }),
  ],
};
