import type { SessionBrief_ActivityFragment } from '../../../generated/graphql';

type Times = Pick<SessionBrief_ActivityFragment, 'startsAt' | 'endsAt'>;

/** The talk that is on now, else the nearest one ahead, else the last one; `talks` are soonest first. */
export function leadingTalk<T extends Times>(talks: readonly T[], now: Date) {
  const ahead = talks.find(({ endsAt }) => Date.parse(endsAt) > now.getTime());
  const talk = ahead ?? talks.at(-1);
  if (!talk) return undefined;
  const moment = !ahead ? 'over' : Date.parse(talk.startsAt) > now.getTime() ? 'next' : 'now';
  return { talk, moment } as const;
}

/** What the programme shows of speakers and a profile lacks. */
export const missingOf = (profile: { avatarUrl: string | null; introduction: string | null }) =>
  ([!profile.avatarUrl && 'picture', !profile.introduction?.trim() && 'introduction'] as const).filter(
    (what) => what !== false,
  );
