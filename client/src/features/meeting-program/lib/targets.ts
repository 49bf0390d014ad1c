import type { MeetingTargetInput, TargetRow_TargetFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';

export type Target = TargetRow_TargetFragment;

/** The person, company or group of a target. */
export const subjectKinds = ['groupId', 'companyId', 'attendeeId'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export const numberFields = ['minimum', 'maximum', 'perDay'] as const;

/** A target as the form holds it. */
export interface TargetValues {
  kind: SubjectKind;
  subject: { value: string; label: string } | null;
  minimum: number | null;
  maximum: number | null;
  perDay: number | null;
  priority: number;
}

export const newTarget: TargetValues = {
  kind: 'groupId',
  subject: null,
  minimum: null,
  maximum: null,
  perDay: null,
  priority: 1,
};

export const kindOf = (target: Target): SubjectKind =>
  subjectKinds.find((kind) => target[kind] !== null) ?? 'groupId';

/** The name of the person, company or group; null where it is gone. */
export function nameOf(target: Target, groups: readonly { id: string; name: string }[]): string | null {
  if (target.attendee) return fullName(target.attendee);
  return target.company?.name ?? groups.find(({ id }) => id === target.groupId)?.name ?? null;
}

/** A target as the server takes it. */
export const inputOfTarget = (target: Target): MeetingTargetInput => {
  const { attendeeId, companyId, groupId, minimum, maximum, perDay, priority } = target;
  return { attendeeId, companyId, groupId, minimum, maximum, perDay, priority };
};

/** All targets after one was added or changed, in place of the `edited` one. */
export function withTarget(
  targets: readonly Target[],
  { kind, subject, ...numbers }: TargetValues,
  edited: Target | null,
): MeetingTargetInput[] {
  const changed: MeetingTargetInput = { [kind]: subject?.value, ...numbers };
  const others = targets.map((target) => (target.id === edited?.id ? changed : inputOfTarget(target)));
  return edited ? others : [...others, changed];
}

interface Capacity {
  places: number;
  promised: number;
}

/** How many promises the places keep at most where that is too few: a meeting keeps one of each person. */
export const keptAtMost = ({ places, promised }: Capacity): number | null =>
  promised > places * 2 ? places * 2 : null;
