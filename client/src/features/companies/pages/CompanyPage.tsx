import { ArrowLeftOutlined, ShopOutlined } from '@ant-design/icons';
import { lazy, Suspense, useEffect, type MouseEvent } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { hasCode } from '../../../data/errors/errors';
import { useCan } from '../../../data/session/useCan';
import { useEventContext } from '../../../data/event/useEventContext';
import type { CompanyKind } from '../../../generated/graphql';
import { useCompanyPageQuery, useRecordCompanyVisitMutation } from '../../../generated/hooks';
import { historyTrail } from '../../../lib/history-trail';
import { paths } from '../../../lib/paths';
import { EmptyState, ErrorState, LinkButton, Row, Stack, usePageTitle } from '../../../ui';
import styles from '../companies.module.css';
import CompanyContent from '../components/CompanyContent';
import { CompanyPageSkeleton } from '../components/CompanyHeader';
import { messages } from '../messages';

/** Attendees load nothing of it. */
const CompanyPageTools = lazy(() => import('../console/CompanyPageTools'));

const texts = messages.detail;

/** Counts an attendee of another company among the visitors, once per opening. That it fails is nothing to see. */
function useVisit(company: { id: string; viewerIsMember: boolean } | undefined): void {
  const takesPart = useCan('takePart');
  const [record] = useRecordCompanyVisitMutation();
  const id = takesPart && company && !company.viewerIsMember ? company.id : null;
  useEffect(() => {
    if (id) record({ variables: { input: { companyId: id } } }).catch(() => undefined);
  }, [id, record]);
}

/** One company at the event: its data, people and location. */
export default function CompanyPage({ kind }: { kind: CompanyKind }) {
  const { companyId = '' } = useParams();
  const { event } = useEventContext();
  const { data, error, refetch } = useCompanyPageQuery({ variables: { id: companyId } });
  const canEdit = useCan('updateCompany');
  const navigate = useNavigate();
  const list = paths.companies(event.id, kind);
  // Where the list lies before this page in the history, its filters and its place are kept.
  const goBack = (click: MouseEvent) => {
    // Read on the click: the trail learns of this page only after it is drawn.
    if (historyTrail.previous()?.split('?')[0] !== list) return;
    click.preventDefault();
    void navigate(-1);
  };
  const { title, back: backText } = messages.kinds[kind];
  // An id of another list, or of another event, is no company of this one.
  const belongs = data?.company.kind === kind && data.company.eventId === event.id;
  useVisit(belongs ? data?.company : undefined);
  const missing = data ? !belongs : error !== undefined && hasCode(error, 'NOT_FOUND');
  usePageTitle(data && belongs ? data.company.name : title, event.title);
  return (
    <Stack gap="md">
      <Row wrap justify="between" gap="md" lineGap="xs">
        <Row as={Link} inline gap="xs" className={styles.back} to={list} onClick={goBack}>
          <ArrowLeftOutlined aria-hidden /> {backText}
        </Row>
        {canEdit && belongs && (
          <Suspense>
            <CompanyPageTools eventId={event.id} kind={kind} companyId={companyId} />
          </Suspense>
        )}
      </Row>
      {missing && (
        <>
          <h1 className="visually-hidden">{texts.missing}</h1>
          <EmptyState
            icon={<ShopOutlined aria-hidden />}
            title={texts.missing}
            text={texts.missingText}
            action={<LinkButton to={list}>{backText}</LinkButton>}
          />
        </>
      )}
      {!missing && data && <CompanyContent key={companyId} company={data.company} />}
      {!missing && !data && error && (
        <ErrorState error={error} title={texts.loadFailed} onRetry={() => refetch()} />
      )}
      {!data && !error && <CompanyPageSkeleton />}
    </Stack>
  );
}
