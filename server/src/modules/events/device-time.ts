const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

/** When something was, by our clock, and whether the clock of the device could be believed. */
export interface DeviceTime {
  at: Date;
  isSure: boolean;
}

/**
 * A time that a device recorded without a network. `sentAt` shows the error of its clock, which is subtracted from a minute on.
 * A corrected time in the future, or more than a week before the event, is implausible and counts as now.
 */
export const deviceTime = (
  at: Date,
  sentAt: Date | null | undefined,
  eventStart: Date,
  now = new Date(),
): DeviceTime => {
  const error = sentAt ? sentAt.getTime() - now.getTime() : 0;
  const time = at.getTime() - (Math.abs(error) < MINUTE_MS ? 0 : error);
  const isSure =
    time < now.getTime() + MINUTE_MS && time > Math.min(now.getTime(), eventStart.getTime()) - WEEK_MS;
  return { at: isSure ? new Date(Math.min(time, now.getTime())) : now, isSure };
};
