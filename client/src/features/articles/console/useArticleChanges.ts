import type { EditedInsight_InsightFragment, UpdateInsightInput } from '../../../generated/graphql';
import {
  useCreateInsightMutation,
  useDeleteInsightMutation,
  useUpdateInsightMutation,
} from '../../../generated/hooks';
import { useToasts } from '../../../ui';
import { inverseOf, type inputOf } from './article-form';
import { messages } from './messages';

type Texts = ReturnType<typeof inputOf>;
type Edited = Pick<EditedInsight_InsightFragment, 'id' | 'updatedAt'>;

/** The order of the lists is that of the articles' dates. */
const CHANGES_LISTS = { refreshes: ['insights' as const] };

/** Adding, changing and removing articles, each of which can be taken back for ten seconds. */
export function useArticleChanges(eventId: string) {
  const toasts = useToasts();
  const [createInsight] = useCreateInsightMutation(CHANGES_LISTS);
  const [updateInsight] = useUpdateInsightMutation(CHANGES_LISTS);
  const [deleteInsight] = useDeleteInsightMutation(CHANGES_LISTS);

  const create = (texts: Texts) => createInsight({ variables: { input: { eventId, ...texts } } });

  const add = async (texts: Texts) => {
    const { data } = await create(texts);
    const { id } = data!.createInsight.insight;
    toasts.undo(messages.added, () => deleteInsight({ variables: { input: { insightId: id } } }));
  };

  const change = async ({ id, updatedAt }: Edited, changes: Partial<Texts>, back: Partial<Texts>) => {
    const send = (input: Omit<UpdateInsightInput, 'insightId'>) =>
      updateInsight({ variables: { input: { insightId: id, ...input } } });
    await send({ ...changes, expectedUpdatedAt: updatedAt });
    toasts.undo(messages.saved, () => send(back));
  };

  const remove = async (id: string) => {
    const { data } = await deleteInsight({ variables: { input: { insightId: id } } });
    const gone = data!.deleteInsight.insight;
    toasts.undo(messages.removed(gone.title), () => create(inverseOf(gone)));
  };

  return { add, change, remove };
}
