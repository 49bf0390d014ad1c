/** The people of the hall benchmark, in a process of their own: each has a socket with the subscriptions of a client. Speaks over IPC. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

const WebSocket = createRequire(join(root, 'server', 'package.json'))('ws');

/** What a client holds open, as its documents ask for it; meetings with fewer fields. */
const SUBSCRIPTIONS = {
  messages: `subscription ($eventId: ID!) { messageAdded(eventId: $eventId) { id text sequence sentAt senderId } }`,
  conversations: `subscription ($eventId: ID!) { conversationChanged(eventId: $eventId) {
    conversation { id attendeeId eventId lastReadSequence otherLastReadSequence } otherTyping } }`,
  meetings: `subscription ($eventId: ID!) { meetingChanged(eventId: $eventId) { id status startsAt endsAt createdAt } }`,
  notifications: `subscription ($eventId: ID!) { notificationAdded(eventId: $eventId) { id eventId kind text details createdAt readAt } }`,
  presence: `subscription ($eventId: ID!) { presenceChanged(eventId: $eventId) { attendeeId online } }`,
};
/** How long a person waits before coming back after the server has gone, at most. */
const COME_BACK_MS = 2_000;

const sockets = new Map();
/** People whose access is taken back, with the time of what they were given last. They do not come back. */
const watched = new Map();
let hall;
let seen;
const reset = () => {
  seen = {
    latencies: [],
    messages: [],
    announced: 0,
    lastAnnouncedAt: 0,
    presence: 0,
    changes: 0,
    errors: [],
  };
};
reset();

const now = () => performance.timeOrigin + performance.now();

const take = (person, { id, type, payload }) => {
  if (type === 'error' || payload?.errors) seen.errors.push(JSON.stringify(payload).slice(0, 200));
  if (type !== 'next' || payload.errors) return;
  if (watched.has(person.id)) watched.set(person.id, now());
  if (id === 'presence') {
    seen.presence += 1;
    seen.changes += payload.data.presenceChanged.length;
  }
  if (id === 'notifications') {
    seen.announced += 1;
    seen.lastAnnouncedAt = now();
  }
  const message = id === 'messages' && payload.data.messageAdded;
  if (message && message.senderId !== person.id) {
    const [number, sentAt] = message.text.split(' ').map(Number);
    seen.messages.push(number);
    seen.latencies.push(now() - sentAt);
  }
};

const connect = (person) =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${hall.port}/graphql`, 'graphql-transport-ws', {
      perMessageDeflate: false,
    });
    sockets.set(person.id, socket);
    const send = (frame) => socket.send(JSON.stringify(frame));
    socket.on('error', () => undefined);
    socket.on('open', () =>
      send({
        type: 'connection_init',
        payload: { person: person.id, authorization: `Bearer ${person.token}` },
      }),
    );
    socket.on('message', (data) => {
      const frame = JSON.parse(data);
      if (frame.type === 'ping') send({ type: 'pong' });
      if (frame.type !== 'connection_ack') return take(person, frame);
      for (const [id, query] of Object.entries(SUBSCRIPTIONS))
        send({ id, type: 'subscribe', payload: { query, variables: { eventId: hall.eventId } } });
      return resolve();
    });
    socket.on('close', () => {
      if (sockets.get(person.id) !== socket || watched.has(person.id)) return;
      // The server has gone: everybody comes back by and by.
      const comeBack = () => {
        if (sockets.get(person.id) === socket) void connect(person).then(resolve);
      };
      setTimeout(comeBack, Math.random() * COME_BACK_MS);
    });
  });

const leave = (person) => {
  const socket = sockets.get(person.id);
  sockets.delete(person.id);
  socket?.close();
};

const isOpen = ({ id }) => sockets.get(id)?.readyState === WebSocket.OPEN;

/** Longer than a server waits before others hear that somebody has left. */
const AWAY_SECONDS = 12;

/** Some people leave each second, and come back when others have heard of it. */
const comeAndGo = async ({ perSecond, seconds }) => {
  const away = [];
  let turn = 0;
  for (let second = 0; second < seconds + AWAY_SECONDS; second += 1) {
    if (second < seconds) {
      const some = hall.people.slice(turn, turn + perSecond);
      turn = (turn + perSecond) % (hall.people.length - perSecond);
      some.forEach(leave);
      away.push(some);
    }
    if (second >= AWAY_SECONDS) away.shift().forEach((person) => void connect(person));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
};

const commands = {
  connect: async (setting) => {
    hall = setting;
    const begun = now();
    await Promise.all(hall.people.map(connect));
    return now() - begun;
  },
  comeAndGo,
  /** Milliseconds until everybody has a socket again. */
  restarted: async () => {
    const begun = now();
    while (hall.people.some((person) => !isOpen(person)))
      await new Promise((resolve) => setTimeout(resolve, 50));
    return now() - begun;
  },
  report: () => {
    const report = seen;
    reset();
    return report;
  },
  watch: (ids) => ids.forEach((id) => watched.set(id, 0)),
  /** When each of them was given something last. */
  watched: () => Object.fromEntries(watched),
  leave: () => hall.people.forEach(leave),
};

const obey = async ({ number, command, value }) =>
  process.send({ number, done: (await commands[command](value)) ?? null });
process.on('message', (message) => void obey(message));
