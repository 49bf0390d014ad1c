interface Timed {
  startsAt: string;
  endsAt: string;
}

/** The meeting that is on, else the nearest one ahead. */
export function nextOf<T extends Timed>(meetings: readonly T[], now: Date): T | undefined {
  return meetings
    .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
}
