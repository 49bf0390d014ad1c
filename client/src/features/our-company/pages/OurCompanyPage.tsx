import { TeamOutlined } from '@ant-design/icons';
import { lazy, Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import { useOurCompanyQuery, useOwnInvitationsQuery } from '../../../generated/hooks';
import { paths, type OurCompanyTab } from '../../../lib/paths';
import {
  EmptyState,
  LinkButton,
  LoadingLines,
  PageHeader,
  Pending,
  PictureOrInitials,
  Row,
  SectionCard,
  Segmented,
  Stack,
  usePageTitle,
} from '../../../ui';
import { InvitationAnswer } from '../components/InvitationAnswer';
import { messages } from '../messages';

export interface TabProps {
  companyId: string;
  /** The viewer speaks for the company. */
  isContact: boolean;
}

/** Parts that are features of their own, which the app puts in. */
interface Parts {
  LeadsTab: ComponentType<TabProps>;
  /** The programs that read the leads; for contacts alone. */
  ApiTab: ComponentType<TabProps>;
}

const ownTabs: Record<Exclude<OurCompanyTab, 'leads' | 'api'>, ComponentType<TabProps>> = {
  page: lazy(() => import('../components/PageTab')),
  team: lazy(() => import('../components/TeamTab')),
  results: lazy(() => import('../components/ResultsTab')),
};

const names: readonly OurCompanyTab[] = ['leads', 'page', 'team', 'results', 'api'];

/** Companies that want the viewer, or what to do without any. */
function Invitations({ eventId }: { eventId: string }) {
  const { data, error, refetch } = useOwnInvitationsQuery({ variables: { eventId } });
  const texts = messages.none;
  return (
    <Stack gap="md">
      <PageHeader title={messages.title} />
      {!data && <Pending error={error} refetch={refetch} rows={4} />}
      {data?.companyInvitations.map(({ id, companyId, company }) => (
        <SectionCard key={id} tone="waiting" title={messages.invitation.title(company?.name ?? '')}>
          <InvitationAnswer eventId={eventId} companyId={companyId} />
        </SectionCard>
      ))}
      {data?.companyInvitations.length === 0 && (
        <EmptyState
          icon={<TeamOutlined aria-hidden />}
          title={texts.title}
          text={texts.text}
          action={<LinkButton to={paths.exhibitors(eventId)}>{texts.companies}</LinkButton>}
        />
      )}
    </Stack>
  );
}

interface TeamProps extends Parts {
  companyId: string;
}

function Team({ companyId, LeadsTab, ApiTab }: TeamProps) {
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useOurCompanyQuery({ variables: { id: companyId } });
  const company = data?.company;
  const shown = names.filter((name) => name !== 'api' || company?.viewerIsContact);
  const tab = shown.find((name) => name === params.get('tab')) ?? 'leads';
  const Content = { ...ownTabs, leads: LeadsTab, api: ApiTab }[tab];
  const choose = (next: OurCompanyTab) =>
    setParams({ tab: next }, { replace: true, preventScrollReset: true });
  if (!company) return <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={8} />;
  return (
    <Stack gap="md">
      <Row gap="sm">
        <PictureOrInitials name={company.name} src={company.logoUrl} size={56} shape="square" />
        <PageHeader title={messages.title} description={<bdi>{company.name}</bdi>} />
      </Row>
      <Segmented
        label={messages.tabsLabel}
        options={shown.map((value) => ({ value, label: messages.tabs[value] }))}
        value={tab}
        onChange={choose}
      />
      <section aria-label={messages.tabs[tab]}>
        <Suspense key={tab} fallback={<LoadingLines rows={6} />}>
          <Content companyId={company.id} isContact={company.viewerIsContact} />
        </Suspense>
      </section>
    </Stack>
  );
}

/** A team's page for its company: leads, public page, team and results. */
export default function OurCompanyPage(parts: Parts) {
  const { event } = useEventContext();
  usePageTitle(messages.title, event.title);
  return event.viewerCompany ? (
    <Team companyId={event.viewerCompany.id} {...parts} />
  ) : (
    <Invitations eventId={event.id} />
  );
}
