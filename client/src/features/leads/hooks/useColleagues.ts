import { useTeamBadgesQuery } from '../../../generated/hooks';
import { canHash, hashOf } from '../../entry';

/** Finds the name of a colleague by the code of their badge; the list is kept on the device, so without a network too. */
export function useColleagues({ id: companyId, eventId }: { id: string; eventId: string }) {
  const { data } = useTeamBadgesQuery({ variables: { companyId } });
  return async (code: string): Promise<string | undefined> => {
    if (!data || !canHash()) return undefined;
    const hash = await hashOf(eventId, code);
    return data.teamBadges.find(({ codeHash }) => codeHash === hash)?.name;
  };
}
