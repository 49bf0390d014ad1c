import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CompanyForm_CompanyFragment, CompanyKind } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import { ConsoleArea, useOverlay } from '../../../ui';

const CompanyDrawer = lazy(() => import('./CompanyDrawer'));
const TeamDrawer = lazy(() => import('./TeamDrawer'));
const PodsDrawer = lazy(() => import('./PodsDrawer'));
const RemoveCompanyDialog = lazy(() => import('./RemoveCompanyDialog'));

interface CompanyOverlaysProps {
  eventId: string;
  kind: CompanyKind;
  /** The page of a company follows it to its new address, and is left once it is gone. */
  onPage?: boolean;
}

/** Staff's overlays about companies, each by its parameter in the address: `?edit=new`, `?team={id}`. */
export function CompanyOverlays({ eventId, kind, onPage = false }: CompanyOverlaysProps) {
  const edit = useOverlay('edit');
  const team = useOverlay('team');
  const pods = useOverlay('pods');
  const remove = useOverlay('remove');
  const navigate = useNavigate();
  const follow = (company: CompanyForm_CompanyFragment) => {
    if (onPage && company.kind !== kind)
      void navigate(paths.company(eventId, company.kind, company.id), { replace: true });
  };
  const leave = () =>
    onPage ? void navigate(paths.companies(eventId, kind), { replace: true }) : remove.close();
  return (
    <ConsoleArea>
      <Suspense>
        {edit.value && (
          <CompanyDrawer
            eventId={eventId}
            kind={kind}
            value={edit.value}
            onSaved={follow}
            onClose={edit.close}
          />
        )}
        {team.value && <TeamDrawer eventId={eventId} companyId={team.value} onClose={team.close} />}
        {pods.value && <PodsDrawer eventId={eventId} companyId={pods.value} onClose={pods.close} />}
        {remove.value && (
          <RemoveCompanyDialog companyId={remove.value} onRemoved={leave} onCancel={remove.close} />
        )}
      </Suspense>
    </ConsoleArea>
  );
}
