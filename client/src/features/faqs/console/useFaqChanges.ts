import type { ApolloCache, Reference } from '@apollo/client';
import { useEventContext } from '../../../data/event/useEventContext';
import type {
  CreateFaqInput,
  EditedFaq_FaqFragment,
  FaqItem_FaqFragment,
  UpdateFaqInput,
} from '../../../generated/graphql';
import {
  useCreateFaqMutation,
  useDeleteFaqMutation,
  useReorderFaqsMutation,
  useUpdateFaqMutation,
} from '../../../generated/hooks';
import { useToasts } from '../../../ui';
import { messages } from './messages';

type Texts = Omit<CreateFaqInput, 'eventId' | 'position'>;
type Edited = Pick<EditedFaq_FaqFragment, 'id' | 'updatedAt'>;

const CHANGES_LISTS = { refreshes: ['faqs' as const] };

/** Puts the lists of the questions that are known in a new order. */
function sortLists(cache: ApolloCache, ids: readonly string[]): void {
  const places = new Map(ids.map((id, place) => [id, place]));
  cache.modify({
    fields: {
      faqs(stored: unknown, { readField }) {
        const list = stored as { nodes?: readonly Reference[] };
        const placeOf = (node: Reference) => places.get(readField<string>('id', node) ?? '');
        if (!list.nodes?.every((node) => placeOf(node) !== undefined)) return list;
        const nodes = [...list.nodes].sort((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));
        return { ...list, nodes };
      },
    },
  });
}

/** Adding, changing, removing and sorting questions, each of which can be taken back for ten seconds. */
export function useFaqChanges() {
  const eventId = useEventContext().event.id;
  const toasts = useToasts();
  const [createFaq] = useCreateFaqMutation(CHANGES_LISTS);
  const [updateFaq] = useUpdateFaqMutation();
  const [deleteFaq] = useDeleteFaqMutation(CHANGES_LISTS);
  const [reorderFaqs] = useReorderFaqsMutation(CHANGES_LISTS);

  const sort = (faqs: readonly FaqItem_FaqFragment[]) => {
    const faqIds = faqs.map(({ id }) => id);
    return reorderFaqs({
      variables: { input: { eventId, faqIds } },
      optimisticResponse: {
        reorderFaqs: {
          __typename: 'ReorderFaqsPayload',
          faqs: faqs.map((faq) => ({ __typename: 'Faq' as const, ...faq })),
        },
      } as never,
      update: (cache) => sortLists(cache, faqIds),
    });
  };

  const add = async (texts: Texts) => {
    const { data } = await createFaq({ variables: { input: { eventId, ...texts } } });
    const { id } = data!.createFaq.faq;
    toasts.undo(messages.added, () => deleteFaq({ variables: { input: { faqId: id } } }));
  };

  const change = async ({ id, updatedAt }: Edited, changes: Partial<Texts>, back: Partial<Texts>) => {
    const send = (input: Omit<UpdateFaqInput, 'faqId'>) =>
      updateFaq({ variables: { input: { faqId: id, ...input } } });
    await send({ ...changes, expectedUpdatedAt: updatedAt });
    toasts.undo(messages.saved, () => send(back));
  };

  /** Taken back, it is another question of the same text, at the place where it was. */
  const remove = async (faq: FaqItem_FaqFragment, all: readonly FaqItem_FaqFragment[]) => {
    await deleteFaq({ variables: { input: { faqId: faq.id } } });
    const { question, answer, category } = faq;
    toasts.undo(messages.removed, async () => {
      const { data } = await createFaq({ variables: { input: { eventId, question, answer, category } } });
      const { id } = data!.createFaq.faq;
      const faqIds = all.map((one) => (one.id === faq.id ? id : one.id));
      await reorderFaqs({ variables: { input: { eventId, faqIds } } });
    });
  };

  const reorder = (before: readonly FaqItem_FaqFragment[], after: readonly FaqItem_FaqFragment[]) =>
    toasts.attempt(async () => {
      await sort(after);
      toasts.undo(messages.reordered, () => sort(before));
    });

  return { add, change, remove, reorder };
}
