import { PersonaPairsDocument, type PersonaWishInput } from '../../../../../generated/graphql';
import { useSetPersonaWishesMutation } from '../../../../../generated/hooks';

/** Saves wishes between personas; the pairs of the answer are shown at once. */
export function usePersonaWishes(eventId: string) {
  const [save] = useSetPersonaWishesMutation();
  return (wishes: PersonaWishInput[]) =>
    save({
      variables: { input: { eventId, wishes } },
      update: (cache, { data }) =>
        data &&
        cache.writeQuery({
          query: PersonaPairsDocument,
          variables: { eventId },
          data: { personaPairs: data.setPersonaWishes.personaPairs },
        }),
    });
}
