/** People with sockets, in a process of their own: each holds the subscriptions of a client. Obeys commands over IPC. */
import { fork } from 'node:child_process';
import { now, sleep } from './measure.mjs';
import { require } from './stage.mjs';

/** The open subscriptions of a client, as in its documents; meetings with fewer fields. */
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
/** Longer than a server's delay before a departure is published. */
const AWAY_SECONDS = 12;

/** Starts the process; gives how to send it a command and have its answer, and how to stop it. */
export const startPeople = () => {
  const child = fork(import.meta.filename);
  const waiting = new Map();
  let last = 0;
  child.on('message', ({ number, result }) => {
    waiting.get(number)(result);
    waiting.delete(number);
  });
  const order = (command, value) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      child.send({ number: last, command, value });
    });
  return { order, stop: () => child.kill() };
};

/** A text from which its readers know its number and when it was sent. */
export const textOf = (number) => `${number} ${now()} ${'x'.repeat(100)}`;

const obeyCommands = () => {
  const WebSocket = require('ws');
  const sockets = new Map();
  /** People whose access is taken back, with the time of what they were sent last. They do not come back. */
  const watched = new Map();
  let crowd;
  let seen;
  let awaited;
  const reset = () => {
    seen = { latencies: [], messages: [], announced: 0, announcedAt: 0, frames: 0, changes: 0, errors: [] };
  };
  reset();

  const receive = (person, { id, type, payload }) => {
    if (type === 'error' || payload?.errors) seen.errors.push(JSON.stringify(payload).slice(0, 200));
    if (type !== 'next' || payload.errors) return;
    if (watched.has(person.id)) watched.set(person.id, now());
    if (id === 'presence') {
      seen.frames += 1;
      seen.changes += payload.data.presenceChanged.length;
    }
    if (id === 'notifications') {
      seen.announced += 1;
      seen.announcedAt = now();
    }
    const message = id === 'messages' && payload.data.messageAdded;
    if (message && message.senderId !== person.id) {
      const [number, sentAt] = message.text.split(' ').map(Number);
      seen.messages.push(number);
      seen.latencies.push(now() - sentAt);
      if (seen.messages.length === awaited?.count) awaited.resolve();
    }
  };

  const connect = (person) =>
    new Promise((resolve) => {
      const url = `ws://127.0.0.1:${crowd.port}/graphql`;
      const socket = new WebSocket(url, 'graphql-transport-ws', { perMessageDeflate: false });
      sockets.set(person.id, socket);
      const send = (frame) => socket.send(JSON.stringify(frame));
      socket.on('error', () => undefined);
      socket.on('open', () => {
        const payload = { person: person.id, authorization: `Bearer ${person.token}` };
        send({ type: 'connection_init', payload });
      });
      socket.on('message', (data) => {
        const frame = JSON.parse(data);
        if (frame.type === 'ping') send({ type: 'pong' });
        if (frame.type !== 'connection_ack') return receive(person, frame);
        const variables = { eventId: crowd.eventId };
        for (const id of crowd.subscriptions ?? Object.keys(SUBSCRIPTIONS))
          send({ id, type: 'subscribe', payload: { query: SUBSCRIPTIONS[id], variables } });
        return resolve();
      });
      socket.on('close', () => {
        // The server has stopped: all clients reconnect over time.
        const comeBack = () => {
          if (sockets.get(person.id) === socket) void connect(person).then(resolve);
        };
        if (!watched.has(person.id)) setTimeout(comeBack, Math.random() * COME_BACK_MS);
      });
    });

  const leave = (person) => {
    const socket = sockets.get(person.id);
    sockets.delete(person.id);
    socket?.close();
  };
  const isOpen = ({ id }) => sockets.get(id)?.readyState === WebSocket.OPEN;

  const commands = {
    /** Milliseconds until all are acknowledged. */
    connect: async (setting) => {
      crowd = setting;
      const begun = now();
      await Promise.all(crowd.people.map(connect));
      return now() - begun;
    },
    /** Some people leave each second, and come back when others have heard of it. */
    comeAndGo: async ({ perSecond, seconds }) => {
      const away = [];
      let turn = 0;
      for (let second = 0; second < seconds + AWAY_SECONDS; second += 1) {
        if (second < seconds) {
          const some = crowd.people.slice(turn, turn + perSecond);
          turn = (turn + perSecond) % (crowd.people.length - perSecond);
          some.forEach(leave);
          away.push(some);
        }
        if (second >= AWAY_SECONDS) away.shift().forEach((person) => void connect(person));
        await sleep(1_000);
      }
    },
    /** Milliseconds until all people have a socket again. */
    comeBack: async () => {
      const begun = now();
      while (crowd.people.some((person) => !isOpen(person))) await sleep(50);
      return now() - begun;
    },
    /** Waits until so many messages have come since the last report. */
    awaitMessages: (count) =>
      seen.messages.length >= count ? null : new Promise((resolve) => (awaited = { count, resolve })),
    /** Counts since the last report. */
    report: () => {
      const report = seen;
      reset();
      return report;
    },
    watch: (ids) => ids.forEach((id) => watched.set(id, 0)),
    /** When each of them was sent something last. */
    watched: () => Object.fromEntries(watched),
    leave: () => crowd.people.forEach(leave),
  };

  process.on('message', ({ number, command, value }) => {
    void Promise.resolve(commands[command](value)).then((result) => process.send({ number, result }));
  });
};

if (process.send && process.argv[1] === import.meta.filename) obeyCommands();
