import { PersonaPairsDocument, type PersonaWishInput } from '../../../../../generated/graphql';
import { useSetPersonaWishesMutation } from '../../../../../generated/hooks';

/** Saves who comes for whom; the pairs of the answer show at once. */
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
