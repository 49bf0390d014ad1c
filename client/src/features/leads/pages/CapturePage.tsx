import { CloudUploadOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useOnline } from '../../../data/connection/useOnline';
import { useLeadQuestionsQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import {
  ErrorPage,
  LinkButton,
  Note,
  Notice,
  PageHeader,
  Row,
  Stack,
  Text,
  usePageTitle,
  useWakeLock,
} from '../../../ui';
import { BadgeReader } from '../../entry';
import LeadReplay from '../components/LeadReplay';
import { useCaptures } from '../hooks/useCaptures';
import { useColleagues } from '../hooks/useColleagues';
import styles from '../leads.module.css';
import { messages } from '../messages';

const texts = messages.capture;
const loadCard = () => import('../components/CaptureCard');
/** The camera comes first; the fields load while the first badge is held into it. */
const CaptureCard = lazy(loadCard);
const LatestLeads = lazy(() => import('../components/LatestLeads'));
/** Earlier ones are in the list of leads. */
const SHOWN = 30;

/** What waits on this device, and whether there is a network. */
function QueueState({ waiting, isKept }: { waiting: number; isKept: boolean }) {
  const online = useOnline();
  return (
    <Stack gap="xs" aria-live="polite">
      {!online && <Notice kind="warning" title={texts.offline} />}
      {waiting > 0 && (
        <Row gap="xs" as="p">
          <CloudUploadOutlined aria-hidden />
          <Text strong>{messages.queue.waiting(waiting)}</Text>
        </Row>
      )}
      {!isKept && <Notice kind="error" title={texts.notKept} />}
    </Stack>
  );
}

function Capture({ company }: { company: { id: string; name: string } }) {
  const { event } = useEventContext();
  usePageTitle(texts.title, event.title);
  useWakeLock();
  const captures = useCaptures(company.id);
  const { data } = useLeadQuestionsQuery({ variables: { companyId: company.id } });
  const [open, setOpen] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  const colleagueOf = useColleagues({ id: company.id, eventId: event.id });
  useEffect(() => void loadCard(), []);
  const { cards } = captures;
  const openKey = cards.find(({ code }) => code === open)?.key ?? cards[0]?.key;
  const take = async (code: string | null) => {
    setNotice('');
    if (!code) return setNotice(texts.notABadge);
    const colleague = await colleagueOf(code);
    if (colleague) return setNotice(texts.colleague(colleague));
    if (!(await captures.scan(code))) setNotice(texts.again);
    setOpen(code);
  };
  return (
    <>
      <LeadReplay />
      <PageHeader
        title={texts.title}
        description={<bdi>{company.name}</bdi>}
        actions={
          <LinkButton icon={<UnorderedListOutlined aria-hidden />} to={paths.ourCompany(event.id, 'leads')}>
            {texts.allLeads}
          </LinkButton>
        }
      />
      <div className={styles.page}>
        <Stack gap="sm">
          <BadgeReader act={texts.take} small={cards.length > 0} onCode={(code) => void take(code)} />
          <div aria-live="assertive">{notice && <Notice kind="info" title={notice} />}</div>
          <QueueState {...captures} />
        </Stack>
        <Stack as="section" gap="sm" aria-label={texts.scanned}>
          {cards.length === 0 && (
            <Stack gap="xxs">
              <Text as="h2" size="lg" strong>
                {texts.emptyTitle}
              </Text>
              <Note size="md">{texts.emptyText}</Note>
            </Stack>
          )}
          <Suspense>
            {cards.length === 0 && <LatestLeads companyId={company.id} />}
            {cards.slice(0, SHOWN).map((card) => (
              <CaptureCard
                key={card.key}
                card={card}
                questions={data?.leadQuestions ?? []}
                captures={captures}
                isOpen={card.key === openKey}
                onOpen={() => setOpen(card.code)}
              />
            ))}
          </Suspense>
        </Stack>
      </div>
    </>
  );
}

/** Captures leads for the viewer's company: camera, hand-held reader or typed code, with and without a network. */
export default function CapturePage() {
  const { event } = useEventContext();
  const company = event.viewerCompany;
  return company ? <Capture company={company} /> : <ErrorPage status={404} embedded />;
}
