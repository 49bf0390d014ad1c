import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useEventContext } from '../../../../data/event/useEventContext';
import { checklistOf, peopleOf, PUBLISH } from '../../../../features/events/console/setup/lib/checklist';
import { messages as setup } from '../../../../features/events/console/setup/messages';
import { useSetupChecklistQuery } from '../../../../generated/hooks';
import { paths } from '../../../../lib/paths';
import {
  Chart,
  Grid,
  Hint,
  LinkButton,
  LoadingLines,
  Note,
  SectionCard,
  Stack,
  Text,
  useToasts,
} from '../../../../ui';
import { messages } from './messages';
import type { TodayData } from './useToday';

const texts = messages.before;

/** The first open step of the setup, and after them to publish, or the people who have not joined. */
function NextStep({ eventId }: { eventId: string }) {
  const { data } = useSetupChecklistQuery({ variables: { eventId } });
  if (!data) return <LoadingLines rows={2} />;
  const open = checklistOf(eventId, data).find(({ done }) => !done);
  const waiting = peopleOf(data, 'INVITED');
  const remind = waiting > 0 && {
    act: texts.remind(waiting),
    text: texts.remindText,
    to: `${paths.attendees(eventId)}?status=INVITED`,
  };
  const publish = data.event.status === 'DRAFT' && {
    act: setup.publish.act,
    text: setup.checklist.ready,
    to: `${paths.setup(eventId)}?${PUBLISH}=1`,
  };
  const step = open ?? (publish || remind);
  if (!step) return <Hint>{texts.allDone}</Hint>;
  return (
    <Stack gap="sm" align="start">
      <Hint>{step.text}</Hint>
      <LinkButton type="primary" className="long-button" to={step.to}>
        {texts.nextStep(step.act)}
      </LinkButton>
    </Stack>
  );
}

/** The address at which people register. */
function ShareLink({ eventId }: { eventId: string }) {
  const toasts = useToasts();
  const { data } = useSetupChecklistQuery({ variables: { eventId } });
  const link = `${window.location.origin}${paths.register(eventId)}`;
  return (
    <Stack gap="sm" align="start">
      <Text lines tone="secondary" style={{ overflowWrap: 'anywhere' }} dir="ltr">
        {link}
      </Text>
      <Button
        icon={<CopyOutlined aria-hidden />}
        onClick={() => void toasts.copy(link, texts.copied, messages.notCopied)}
      >
        {texts.copy}
      </Button>
      {data && <Note>{texts.shareText[data.event.registration]}</Note>}
    </Stack>
  );
}

/** How far people are on their way in, the next step of the setup, and the link to invite with. */
export function BeforeEvent({
  funnel,
  needs,
}: {
  funnel: TodayData['eventToday']['funnel'];
  needs: ReactNode;
}) {
  const { event } = useEventContext();
  const steps = ['invited', 'joined', 'profileComplete', 'withRequest'] as const;
  return (
    <Grid column={400} fit gap="section" align="stretch">
      <Stack gap="section">
        {needs}
        {funnel.invited === 0 ? (
          <SectionCard
            title={texts.funnel}
            extra={<Link to={paths.attendees(event.id)}>{texts.allPeople}</Link>}
          >
            <Note size="md">{texts.noPeople}</Note>
          </SectionCard>
        ) : (
          <Chart
            kind="bar"
            title={texts.funnel}
            summary={texts.funnelSummary(funnel.joined, funnel.invited)}
            rowHeading={texts.funnel}
            series={[{ key: 'count', label: texts.people }]}
            rows={steps.map((step) => ({ label: texts.funnelRows[step], values: { count: funnel[step] } }))}
          />
        )}
      </Stack>
      <Stack gap="section">
        <SectionCard title={texts.next}>
          <NextStep eventId={event.id} />
        </SectionCard>
        <SectionCard title={texts.share}>
          <ShareLink eventId={event.id} />
        </SectionCard>
      </Stack>
    </Grid>
  );
}
