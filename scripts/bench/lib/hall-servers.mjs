/** The two servers of the hall, ours and the raw one: how a message and an announcement are sent on each. */
import { textOf } from './people.mjs';
import { ask } from './stage.mjs';

const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }';
const CREATE =
  'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id } } }';
const ANNOUNCE =
  'mutation ($input: SendAnnouncementInput!) { sendAnnouncement(input: $input) { announcement { id } } }';

export const ourSide = async (stage) => {
  const server = await stage.startServer({ SOCKETS_PER_ADDRESS: '100000' });
  return {
    server,
    message: (number, from, to) =>
      ask(server.url, from.token, SEND, { input: { attendeeId: to.id, text: textOf(number) } }),
    announce: async () => {
      const token = await stage.signInAs('ADMIN');
      const texts = {
        title: 'Lunch',
        text: 'Lunch is in hall 2.',
        inPortal: true,
        byMail: false,
        segment: {},
      };
      const input = { eventId: stage.eventId, ...texts };
      const { announcement } = await ask(server.url, token, CREATE, { input });
      await ask(server.url, token, ANNOUNCE, { input: { announcementId: announcement.id } });
    },
  };
};

export const rawSide = async (stage) => {
  const server = await stage.startPeer('raw-sockets');
  const post = (path, body) => fetch(server.url + path, { method: 'POST', body: JSON.stringify(body) });
  const id = 'x'.repeat(36);
  const announcement = {
    id,
    eventId: id,
    kind: 'ANNOUNCEMENT',
    text: 'Lunch',
    details: 'Lunch is in hall 2.',
  };
  return {
    server,
    message: (number, from, to) => {
      const message = { id, text: textOf(number), sequence: number, senderId: from.id };
      return post('/message', { to: to.id, message });
    },
    announce: () => post('/broadcast', { id: 'notifications', data: { notificationAdded: announcement } }),
  };
};
