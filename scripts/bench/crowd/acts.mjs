/** One fixed sequence of acts: what people do before the fair, one after the other. */
import { createActQueue } from './act-queue.mjs';
import { createAttention } from './attention.mjs';
import { createBookings } from './bookings.mjs';
import { DAY } from './calendar.mjs';
import { createDecisions } from './decisions.mjs';
import { weightedSampler } from './random.mjs';

/** Of ten who log in, about four ever ask or bookmark somebody; of these, a tenth does half of everything. */
const ACTIVE_SHARE = 0.4;
const TAIL = 1.4;
const MOST_DRIVE = 150;
/** Profiles that somebody opens at a time. */
const VIEWS_PER_VISIT = 12;
/** Days until an answer: three hours on average, and never more than a day. */
const ANSWER_DAYS = 1 / 8;
const REQUEST_AFTER_BOOKMARK = 0.15;
const LOOK_BACK = 0.2;
const THANKS = 0.3;
/** Requests with a deadline of a few days; all others wait until the time they ask for. */
const DEADLINE_SHARE = 0.35;
const MOST_MESSAGES = 6;
/** Views without any act after which a small fair has nothing left to do. */
const MAX_LOOKS = 50_000;

const driveOf = (random, { drive }) =>
  random.chance(ACTIVE_SHARE) ? Math.min(MOST_DRIVE, drive * (1 - random.fraction()) ** (-1 / TAIL)) : 0;

/** What has already happened within a pair, so that no row is there twice. */
const createPairs = (count) => {
  const seen = new Set();
  const directed = (kind, from, to) => `${kind}${from * count + to}`;
  const key = (kind, from, to) =>
    kind === 'request' || kind === 'message'
      ? directed(kind, Math.min(from, to), Math.max(from, to))
      : directed(kind, from, to);
  return {
    add: (kind, from, to) => seen.add(key(kind, from, to)),
    has: (kind, from, to) => seen.has(key(kind, from, to)),
  };
};

const createSteps = (random, { queue, pairs, decisions, bookings, uuid, actsPerDay }) => {
  const record = (kind, from, to, more) => {
    pairs.add(kind, from, to);
    return queue.record({ kind, from, to, ...more });
  };
  const later = (run) => queue.after(actsPerDay * Math.min(0.9, random.exponential(ANSWER_DAYS)), run);
  const message = (from, to, conversation) => {
    conversation.messages += 1;
    const read = random.chance(0.6);
    record('message', from, to, { conversation, id: uuid(), clientId: uuid(), read });
    const answers = conversation.messages < MOST_MESSAGES && decisions.onMessage(to, from);
    if (answers) later(() => message(to, from, conversation));
  };
  const startTalk = (from, to) => {
    if (pairs.has('message', from, to)) return;
    decisions.receives(to);
    message(from, to, { id: uuid(), messages: 0 });
  };
  const answer = (request, decided) => {
    const { from, to } = request;
    const booked = decided === 'accept' ? bookings.book(request.slot, from, to) : null;
    // Who has no time left declines.
    record(booked ? 'accept' : 'decline', to, from, { request, ...booked });
    if (booked && random.chance(THANKS)) later(() => startTalk(to, from));
  };
  const request = (from, to) => {
    decisions.receives(to);
    const slot = bookings.wish(random, from);
    const deadline = random.chance(DEADLINE_SHARE) ? random.uniform(1, 3) * DAY : null;
    const asked = record('request', from, to, { id: uuid(), slot, deadline });
    const decided = decisions.onRequest(to, from);
    if (decided) later(() => answer(asked, decided));
    if (random.chance(LOOK_BACK)) later(() => view(to, from));
  };
  const steps = {
    request,
    message: startTalk,
    bookmark: (from, to) => {
      record('bookmark', from, to);
      if (random.chance(REQUEST_AFTER_BOOKMARK)) later(() => take('request', from, to));
    },
    dismiss: (from, to) => record('dismiss', from, to),
  };
  const take = (kind, from, to) => {
    if (pairs.has(kind, from, to) || pairs.has('dismiss', from, to)) return;
    // Nobody dismisses a person with whom they have dealt.
    const known = ['bookmark', 'request', 'message'].some((done) => pairs.has(done, from, to));
    if (kind !== 'dismiss' || !known) steps[kind](from, to);
  };
  const view = (from, to) => {
    const kind = decisions.onView(from, to);
    if (kind) take(kind, from, to);
  };
  return view;
};

/** All acts of the fair, at most so many. */
export const simulateActs = (
  random,
  { people, declared, wishes, truth, slots, pods, most, actsPerDay, idTime },
) => {
  const queue = createActQueue(most);
  const look = createAttention(random.fork('attention'), { people, declared, wishes, truth });
  const view = createSteps(random, {
    queue,
    pairs: createPairs(people.length),
    decisions: createDecisions(random.fork('decisions'), { people, truth }),
    actsPerDay,
    bookings: createBookings({ people: people.length, slots, pods }),
    uuid: () => random.uuid(idTime(queue.acts.length)),
  });
  const pickActor = weightedSampler(truth.present.map((person) => driveOf(random, people[person])));
  let actor = truth.present[pickActor(random)];
  for (let idle = 0, before = 0; !queue.isFull() && idle < MAX_LOOKS;) {
    const due = queue.next();
    if (due) due();
    else {
      const other = look(actor);
      if (truth.appeal(actor, other) > 0) view(actor, other);
      if (random.chance(1 / VIEWS_PER_VISIT)) actor = truth.present[pickActor(random)];
    }
    idle = queue.acts.length > before ? 0 : idle + 1;
    before = queue.acts.length;
  }
  return queue.acts;
};
