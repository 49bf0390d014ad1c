import { useState } from 'react';
import { toAppError, type AppError } from '../../../../../data/errors';
import {
  PersonaPairsDocument,
  type PersonaWish,
  type PersonaWishInput,
} from '../../../../../generated/graphql';
import { usePersonaPairsQuery, useSetPersonaWishesMutation } from '../../../../../generated/hooks';
import { useToasts, useUnsavedGuard } from '../../../../../ui';
import {
  isUnsaved,
  withDefaults,
  wishInput,
  wishOf,
  withWish,
  type PersonaPair,
  type WishDrafts,
} from '../lib/persona-wishes';
import { messages } from '../messages';

const nothing: WishDrafts = new Map();

/** Who comes for whom at an event as it is saved, and what is changed until it is saved too. */
export function usePersonaWishes(eventId: string) {
  const variables = { eventId };
  const { data, error, refetch } = usePersonaPairsQuery({ variables });
  const [save] = useSetPersonaWishesMutation();
  const [drafts, setDrafts] = useState(nothing);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const toasts = useToasts();
  const pairs = data?.personaPairs;
  const changed = (pairs ?? []).filter((pair) => isUnsaved(pair, drafts));
  useUnsavedGuard(changed.length > 0, { title: messages.unsavedTitle, text: messages.unsavedText });

  const send = (wishes: PersonaWishInput[]) =>
    save({
      variables: { input: { eventId, wishes } },
      update: (cache, { data: done }) =>
        done &&
        cache.writeQuery({
          query: PersonaPairsDocument,
          variables,
          data: { personaPairs: done.setPersonaWishes.personaPairs },
        }),
    });
  const submit = async () => {
    if (changed.length === 0) {
      toasts.info(messages.matching.unchanged, 'wishes-unchanged');
      return;
    }
    setSending(true);
    setRefusal(null);
    try {
      await send(changed.map((pair) => wishInput(pair, wishOf(pair, drafts))));
      setDrafts(nothing);
      toasts.undo(messages.saved, () => send(changed.map((pair) => wishInput(pair, pair.wish))));
    } catch (caught) {
      setRefusal(toAppError(caught));
    } finally {
      setSending(false);
    }
  };
  return {
    pairs,
    error: pairs ? undefined : error,
    retry: () => refetch(),
    drafts,
    unsaved: changed.length,
    choose: (pair: PersonaPair, wish: PersonaWish) => setDrafts((known) => withWish(known, pair, wish)),
    chooseDefaults: () => setDrafts(withDefaults(pairs ?? [])),
    discard: () => {
      setDrafts(nothing);
      setRefusal(null);
    },
    sending,
    refusal,
    submit: () => void submit(),
  };
}
