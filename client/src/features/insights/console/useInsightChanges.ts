import type { ApolloCache } from '@apollo/client';
import type { EditedInsight_InsightFragment, UpdateInsightInput } from '../../../generated/graphql';
import {
  useCreateInsightMutation,
  useDeleteInsightMutation,
  useUpdateInsightMutation,
} from '../../../generated/hooks';
import { useToasts } from '../../../hooks/useToasts';
import { inverseOf, type inputOf } from './insight-form';
import { messages } from './messages';

type Texts = ReturnType<typeof inputOf>;

/** Lists of articles load again: their order is that of their dates. */
function forgetLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'insights' });
}

/** Adding, changing and removing articles, each of which can be taken back for ten seconds. */
export function useInsightChanges(eventId: string) {
  const toasts = useToasts();
  const [createInsight] = useCreateInsightMutation({ update: forgetLists });
  const [updateInsight] = useUpdateInsightMutation({ update: forgetLists });
  const [deleteInsight] = useDeleteInsightMutation({ update: forgetLists });

  const create = (texts: Texts) => createInsight({ variables: { input: { eventId, ...texts } } });

  const add = async (texts: Texts) => {
    const { data } = await create(texts);
    const { id } = data!.createInsight.insight;
    toasts.undo(messages.added, () => deleteInsight({ variables: { input: { insightId: id } } }));
  };

  const change = async (
    before: EditedInsight_InsightFragment,
    input: Omit<UpdateInsightInput, 'insightId'>,
  ): Promise<void> => {
    await updateInsight({ variables: { input: { insightId: before.id, ...input } } });
    toasts.undo(messages.saved, () =>
      updateInsight({ variables: { input: { insightId: before.id, ...inverseOf(before) } } }),
    );
  };

  const remove = async (id: string) => {
    const { data } = await deleteInsight({ variables: { input: { insightId: id } } });
    const gone = data!.deleteInsight.insight;
    toasts.undo(messages.removed(gone.title), () => create(inverseOf(gone)));
  };

  return { add, change, remove };
}
