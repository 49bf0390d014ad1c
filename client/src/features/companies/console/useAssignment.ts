import { errorMessage } from '../../../data/errors';
import type { CompanyPod_PodFragment, TeamMember_AttendeeFragment } from '../../../generated/graphql';
import { useAssignPodMutation, useAssignToCompanyMutation } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { useToasts } from '../../../ui';
import { messages } from './messages';

/** Puts a person into the team of a company, or into none; the toast takes it back. */
export function useAssignAttendee(): (
  person: TeamMember_AttendeeFragment,
  companyId: string | null,
) => Promise<void> {
  const [assign] = useAssignToCompanyMutation({ refreshes: ['company', 'companies'] });
  const toasts = useToasts();
  return async (person, companyId) => {
    const before = person.company?.id ?? null;
    const send = (to: string | null) =>
      assign({ variables: { input: { attendeeId: person.id, companyId: to } } });
    try {
      await send(companyId);
      const text = companyId ? messages.team.added : messages.team.removed;
      toasts.undo(text(fullName(person)), () => send(before));
    } catch (error) {
      toasts.error(errorMessage(error));
    }
  };
}

/** Makes a pod a company's own, or free for all; the toast takes it back. */
export function useAssignPod(): (pod: CompanyPod_PodFragment, companyId: string | null) => Promise<void> {
  const [assign] = useAssignPodMutation({ refreshes: ['company', 'companies'] });
  const toasts = useToasts();
  return async (pod, companyId) => {
    const before = pod.company?.id ?? null;
    const send = async (to: string | null, expectedUpdatedAt?: string) => {
      const { data } = await assign({
        variables: { input: { podId: pod.id, companyId: to, expectedUpdatedAt } },
      });
      return data?.updatePod.pod.updatedAt;
    };
    try {
      const version = await send(companyId, pod.updatedAt);
      const text = companyId ? messages.pods.assigned : messages.pods.released;
      toasts.undo(text(pod.name), () => send(before, version));
    } catch (error) {
      toasts.error(errorMessage(error));
    }
  };
}
