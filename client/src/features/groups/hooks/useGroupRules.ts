import { useState } from 'react';
import { type AppError, toAppError } from '../../../data/errors/errors';
import { useGroupMatrixQuery, useSaveGroupRulesMutation } from '../../../generated/hooks';
import { useToasts } from '../../../ui';
import { noDrafts, rulesInput } from '../lib/rules';
import { messages } from '../messages';

const texts = messages.matrix;

/** The groups and rules of an event, with changes that are not saved. */
export function useGroupRules(eventId: string) {
  const { data, error, refetch } = useGroupMatrixQuery({ variables: { eventId } });
  const [send] = useSaveGroupRulesMutation({ refreshes: ['groupRules'] });
  const [drafts, setDrafts] = useState(noDrafts);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const [stale, setStale] = useState(false);
  const toasts = useToasts();
  const rules = data?.groupRules.rules ?? [];
  const write = async (input: ReturnType<typeof rulesInput>, expectedUpdatedAt: string | null) => {
    const { data: saved } = await send({
      variables: { input: { eventId, rules: input, expectedUpdatedAt } },
    });
    return saved!.updateGroupRules.groupRules;
  };
  const save = async () => {
    if (drafts.size === 0) {
      toasts.info(texts.unchanged, 'rules-unchanged');
      return;
    }
    setSending(true);
    setRefusal(null);
    setStale(false);
    try {
      const former = rulesInput(rules, noDrafts);
      const { updatedAt } = await write(rulesInput(rules, drafts), data?.groupRules.updatedAt ?? null);
      setDrafts(noDrafts);
      toasts.undo(texts.saved, () => write(former, updatedAt));
    } catch (caught) {
      const failed = toAppError(caught);
      // The changes are kept apart from the rules, so that both are shown together.
      if (failed.reason === 'STALE_EDIT') {
        await refetch();
        setStale(true);
      } else setRefusal(failed);
    } finally {
      setSending(false);
    }
  };
  const discard = () => {
    setDrafts(noDrafts);
    setRefusal(null);
    setStale(false);
  };
  return {
    groups: data?.attendeeGroups,
    rules,
    error,
    refetch,
    drafts,
    setDrafts,
    sending,
    refusal,
    stale,
    save,
    discard,
  };
}
