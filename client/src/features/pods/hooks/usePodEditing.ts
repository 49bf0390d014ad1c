import { useEventContext } from '../../../data/event/useEventContext';
import {
  SetupChecklistDocument,
  type CreatePodsInput,
  type UpdatePodInput,
} from '../../../generated/graphql';
import {
  useCreatePodsMutation,
  useDeletePodMutation,
  useReorderPodsMutation,
  useUpdatePodMutation,
} from '../../../generated/hooks';
import { useToasts } from '../../../ui';
import type { Pod } from '../lib/pod-items';
import { messages } from '../messages';

type Change = Omit<UpdatePodInput, 'podId' | 'expectedUpdatedAt'>;

const CHANGES_PODS = { refreshes: ['podSchedule' as const, SetupChecklistDocument] };

/** Adds, edits, orders and removes pods; what the server can take back can be undone from the toast. */
export function usePodEditing() {
  const { event } = useEventContext();
  const eventId = event.id;
  const toasts = useToasts();
  const [createPods] = useCreatePodsMutation(CHANGES_PODS);
  const [updatePod] = useUpdatePodMutation();
  const [reorderPods] = useReorderPodsMutation();
  const [deletePod] = useDeletePodMutation(CHANGES_PODS);

  const remove = (podId: string, force: boolean) => deletePod({ variables: { input: { podId, force } } });

  const add = async (input: Omit<CreatePodsInput, 'eventId'>) => {
    const { data } = await createPods({ variables: { input: { eventId, ...input } } });
    const pods = data?.createPods.pods ?? [];
    const done = messages.added(pods.map(({ name }) => name));
    toasts.undo(done, () => Promise.all(pods.map(({ id }) => remove(id, false))));
  };

  const send = async (podId: string, change: Change, expectedUpdatedAt?: string) => {
    const { data } = await updatePod({ variables: { input: { podId, ...change, expectedUpdatedAt } } });
    return data?.updatePod.pod;
  };

  const save = async (before: Pod, change: Change, back: Change) => {
    const pod = await send(before.id, change, before.updatedAt);
    if (pod) toasts.undo(messages.saved(pod.name), () => send(pod.id, back, pod.updatedAt));
  };

  const writeOrder = (pods: readonly Pod[]) =>
    reorderPods({
      variables: { input: { eventId, podIds: pods.map(({ id }) => id) } },
      optimisticResponse: {
        reorderPods: {
          pods: pods.map(({ id, updatedAt }, position) => ({ __typename: 'Pod', id, position, updatedAt })),
        },
      },
    });

  /** Puts a pod in another place of the order, at once on the screen. */
  const place = (pods: readonly Pod[], pod: Pod, to: number) => {
    const next = pods.filter(({ id }) => id !== pod.id);
    next.splice(to, 0, pod);
    const work = async () => {
      await writeOrder(next);
      toasts.undo(messages.orderSaved(pod.name), () => writeOrder(pods));
    };
    void toasts.attempt(work, { refused: messages.orderFailed, key: 'pod-order' });
  };

  return { add, save, place, remove };
}
