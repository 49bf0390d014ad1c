import type { SessionBrief_ActivityFragment } from '../../../generated/graphql';

/** The talk that is on now, else the nearest one ahead; `talks` are soonest first. */
export const nextTalk = <T extends Pick<SessionBrief_ActivityFragment, 'endsAt'>>(
  talks: readonly T[],
  now: Date,
): T | undefined => talks.find(({ endsAt }) => Date.parse(endsAt) > now.getTime());

/** What the programme shows of speakers and a profile lacks. */
export const missingOf = (profile: { avatarUrl: string | null; introduction: string | null }) =>
  ([!profile.avatarUrl && 'picture', !profile.introduction?.trim() && 'introduction'] as const).filter(
    (what) => what !== false,
  );
