/** When things happen. Dates follow the day on which the crowd is made; ids and everything else follow the seed alone. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Dubai has no summer time, so the event's clock is four hours ahead all year. */
const OFFSET = 4 * HOUR;
const DAYS = 3;
const FIRST_HOUR = 9;
const LAST_HOUR = 17;
const SLOT_MINUTES = 20;
const GAP_MINUTES = 5;

/** Networking usually opens two or three weeks before a fair; here the fair begins in a week. */
const OPEN_DAYS = 14;
const DAYS_UNTIL_FAIR = 7;
/** Ids carry an instant that is the same on every day, so that the same seed has the same ids for ever. */
const ID_EPOCH = Date.UTC(2025, 0, 1);

export const iso = (instant) => new Date(instant).toISOString();

const slotsOf = (midnight) => {
  const slots = [];
  const closes = midnight + LAST_HOUR * HOUR;
  const step = (SLOT_MINUTES + GAP_MINUTES) * MINUTE;
  for (let starts = midnight + FIRST_HOUR * HOUR; starts + SLOT_MINUTES * MINUTE <= closes; starts += step)
    slots.push({ starts, ends: starts + SLOT_MINUTES * MINUTE });
  return slots;
};

/** The days, hours and slots of the fair, and the instant of each act before it. */
export const createCalendar = (now) => {
  const today = Math.floor(now / DAY) * DAY;
  const midnights = Array.from({ length: DAYS }, (_, day) => today + (DAYS_UNTIL_FAIR + day) * DAY - OFFSET);
  const opens = today - OPEN_DAYS * DAY;
  return {
    born: opens - 56 * DAY,
    opens,
    startsAt: midnights[0] + 8 * HOUR,
    endsAt: midnights[DAYS - 1] + 19 * HOUR,
    slots: midnights.flatMap(slotsOf),
    slot_minutes: SLOT_MINUTES,
    gap_minutes: GAP_MINUTES,
    meeting_hours: midnights.map((midnight) => ({
      date: iso(midnight + OFFSET).slice(0, 10),
      from: `${String(FIRST_HOUR).padStart(2, '0')}:00`,
      to: `${LAST_HOUR}:00`,
    })),
    /** The instant that ids of this one carry. */
    idTime: (instant) => ID_EPOCH + instant - today,
    today,
    actsPerDay: (most) => most / OPEN_DAYS,
    /** All acts that there can be fill the time until today. */
    actAt: (act, most) => opens + Math.floor((act / most) * OPEN_DAYS * DAY),
  };
};
