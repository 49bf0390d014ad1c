import type { AttendeeStage, PlaceOffer_OfferFragment } from '../../../generated/graphql';

/** The stages of a person who has applied and does not take part. */
export const applicantStages = [
  'APPLIED',
  'WAITLISTED',
  'OFFERED',
  'DECLINED',
  'WITHDRAWN',
] as const satisfies AttendeeStage[];

export type ApplicantStage = (typeof applicantStages)[number];

/** Whether a person sees the page of the application in place of the event. */
export const isApplicant = (stage: AttendeeStage | undefined): stage is ApplicantStage =>
  applicantStages.some((one) => one === stage);

export type ApplicationAct = 'withdraw' | 'again';

/** What an applicant can do beside answering an offer and changing what was sent. */
export const actsIn: Record<ApplicantStage, readonly ApplicationAct[]> = {
  APPLIED: ['withdraw'],
  WAITLISTED: ['withdraw'],
  OFFERED: [],
  DECLINED: [],
  WITHDRAWN: ['again'],
};

/** Stages that may still lead to a place. */
export const goesOn = (stage: ApplicantStage): boolean => stage !== 'DECLINED' && stage !== 'WITHDRAWN';

/** Stages in which an answer is still to come. */
export const waits = (stage: ApplicantStage): boolean => stage === 'APPLIED' || stage === 'WAITLISTED';

/** Stages in which the profile can be changed before the person takes part. */
export const canChange = (stage: AttendeeStage): boolean => stage === 'APPLIED' || stage === 'WITHDRAWN';

/** What joining is called, by the stage that it leads to. */
export function joinActOf(stage: AttendeeStage): 'join' | 'apply' | 'wait' {
  if (stage === 'APPLIED') return 'apply';
  return stage === 'WAITLISTED' ? 'wait' : 'join';
}

/** What has become of an offer. */
export function offerStateOf(
  {
    isOpen,
    isExpired,
    endsAt,
    stage,
  }: Pick<PlaceOffer_OfferFragment, 'isOpen' | 'isExpired' | 'endsAt' | 'stage'>,
  now: Date,
): 'open' | 'accepted' | 'expired' | 'letGo' | 'over' {
  if (stage === 'CONFIRMED') return 'accepted';
  if (isExpired || (endsAt !== null && Date.parse(endsAt) <= now.getTime())) return 'expired';
  if (stage === 'WITHDRAWN') return 'letGo';
  return isOpen ? 'open' : 'over';
}
