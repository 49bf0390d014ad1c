import { useNavigate } from 'react-router-dom';
import type { CompanyKind } from '../../../generated/graphql';
import { historyTrail } from '../../../lib/history-trail';
import { paths } from '../../../lib/paths';

interface BackToList {
  to: string;
  /** Goes back in the history where the list lies there, so that its filters and its place are kept. */
  onClick: (event: { preventDefault(): void }) => void;
}

/** The way back to the list, as it was left. */
export function useBackToList(eventId: string, kind: CompanyKind): BackToList {
  const navigate = useNavigate();
  const list = paths.companies(eventId, kind);
  return {
    to: list,
    onClick: (event) => {
      // Read on the click: the trail learns of this page only after it is drawn.
      if (historyTrail.previous()?.split('?')[0] !== list) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
