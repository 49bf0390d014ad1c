import { CopyOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useEventContext } from '../../../../data/event/useEventContext';
import type { Phase } from '../../../../features/events/lib/event-phase';
import type { EventResult_StatisticsFragment, EventResultQuery } from '../../../../generated/graphql';
import { useEventResultQuery, usePreviousResultQuery } from '../../../../generated/hooks';
import { formatNumber } from '../../../../lib/format';
import { paths } from '../../../../lib/paths';
import { placeOf } from '../../../../lib/place';
import { formatDayRange } from '../../../../lib/time';
import {
  ErrorState,
  Grid,
  LinkButton,
  LoadingLines,
  Note,
  OnPaper,
  Panel,
  PlainTable,
  Printout,
  Row,
  SectionCard,
  Stack,
  Text,
  useToasts,
} from '../../../../ui';
import { messages } from './messages';

const texts = messages.result;

type Statistics = EventResult_StatisticsFragment;

/** The measures that are compared; those of a share are in percent. */
const measuresOf = ({ totals, meetingFunnel: { accepted, requested, held } }: Statistics) => ({
  registered: totals.attendees,
  confirmed: totals.confirmed,
  checkedIn: totals.checkedIn,
  held,
  acceptance: requested > 0 ? Math.round((accepted / requested) * 100) : null,
  messages: totals.messages,
});

type Measure = keyof ReturnType<typeof measuresOf>;

const inWords = (measure: Measure, value: number | null): string => {
  if (value === null) return '–';
  return measure === 'acceptance' ? `${value}%` : formatNumber(value);
};

interface ComparedProps {
  own: Statistics;
  previous: { id: string; title: string } | null;
}

/** The measures of this event; below each, that of the event before where there was one. */
function Compared({ own, previous }: ComparedProps) {
  const { data } = usePreviousResultQuery({ variables: { eventId: previous?.id ?? '' }, skip: !previous });
  const before = data && measuresOf(data.eventStatistics);
  const now = measuresOf(own);
  const measures = Object.keys(now) as Measure[];
  return (
    <SectionCard
      title={texts.compared}
      extra={
        previous && (
          <Note>
            {texts.before} <bdi>{previous.title}</bdi>
          </Note>
        )
      }
    >
      <Grid as="dl" column={140} fit gap="sm">
        {measures.map((measure) => (
          <Panel key={measure} pad="sm">
            <Text as="dt" tone="secondary">
              {texts.measures[measure]}
            </Text>
            <Text as="dd" size="h2" strong={700} figures tight>
              {inWords(measure, now[measure])}
            </Text>
            {previous && (
              <Text as="dd" size="sm" tone="secondary" figures>
                {before
                  ? texts.was(inWords(measure, before[measure]), (now[measure] ?? 0) - (before[measure] ?? 0))
                  : '…'}
              </Text>
            )}
          </Panel>
        ))}
      </Grid>
    </SectionCard>
  );
}

interface RankedRow {
  id: string;
  to: string;
  name: string;
  /** Of what the best one has, from 0 to 1. */
  share: number;
  figures: readonly string[];
}

/** The best of something, each with a bar as long as what it has of the best one's. */
function Ranked({
  title,
  head,
  rows,
  none,
}: {
  title: string;
  head: string[];
  rows: RankedRow[];
  none: string;
}) {
  return (
    <SectionCard title={title}>
      {rows.length === 0 ? (
        <Note size="md">{none}</Note>
      ) : (
        <PlainTable aria-label={title} head={head}>
          {rows.map(({ id, to, name, share, figures }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={to} dir="auto">
                  {name}
                </Link>
                <span
                  aria-hidden
                  style={{
                    display: 'block',
                    inlineSize: `${Math.round(share * 100)}%`,
                    blockSize: 4,
                    borderRadius: 2,
                    background: 'var(--ant-color-primary)',
                  }}
                />
              </th>
              {figures.map((figure, index) => (
                <td key={head[index + 1]}>
                  <Text figures strong={index === 0}>
                    {figure}
                  </Text>
                </td>
              ))}
            </tr>
          ))}
        </PlainTable>
      )}
    </SectionCard>
  );
}

const starsOf = (mean: number): string => mean.toFixed(1);

type Result = EventResultQuery['eventStatistics'];

/** What came of it in sentences, for the page and to be sent on. */
function sentencesOf({ totals, meetingFunnel, topExhibitors, topSessions }: Result): string[] {
  const [best] = topExhibitors;
  const [liked] = topSessions;
  const { held, accepted, requested } = meetingFunnel;
  return [
    texts.came(totals.checkedIn, totals.confirmed),
    texts.held(held, accepted, requested),
    best ? texts.bestExhibitor(best.name, best.leads, best.meetings) : texts.nothing,
    ...(liked ? [texts.bestSession(liked.title, starsOf(liked.stars))] : []),
  ];
}

/** What came of an event: in sentences to send on, in numbers beside the event before, and whom and what it was best for. Prints on one page. */
export function EventResult({ eventId, phase }: { eventId: string; phase: Phase }) {
  const { event } = useEventContext();
  const toasts = useToasts();
  const { data, error, refetch } = useEventResultQuery({ variables: { eventId } });
  if (!data)
    return error ? (
      <ErrorState error={error} title={messages.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <LoadingLines rows={8} />
    );
  const { eventStatistics: own, eventToday } = data;
  const sentences = sentencesOf(own);
  const days = formatDayRange(event.startsAt, event.endsAt, event.timezone);
  const { topExhibitors, topSessions } = own;
  const hasLeads = topExhibitors.some(({ leads }) => leads > 0);
  const most = Math.max(1, ...topExhibitors.map(({ leads, meetings }) => leads + meetings));
  const summary = [`${event.title}, ${days}`, ...sentences].join('\n');
  return (
    <Printout gap="section">
      <OnPaper>
        <Stack as="span">
          <Text size="h2" strong={700} tight>
            {event.title}
          </Text>
          <Text>{[days, placeOf(event)].filter(Boolean).join(' · ')}</Text>
        </Stack>
      </OnPaper>
      <SectionCard title={phase === 'past' ? texts.title : texts.soFar}>
        <Stack gap="md">
          <Stack gap="xs">
            {sentences.map((sentence) => (
              <Text as="p" size="lg" key={sentence}>
                {sentence}
              </Text>
            ))}
          </Stack>
          <Row gap="xs" wrap>
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {texts.print}
            </Button>
            <Button
              icon={<CopyOutlined aria-hidden />}
              onClick={() => void toasts.copy(summary, texts.copied, messages.notCopied)}
            >
              {texts.copy}
            </Button>
            <LinkButton type="link" to={paths.statistics(eventId)}>
              {texts.allNumbers}
            </LinkButton>
          </Row>
        </Stack>
      </SectionCard>
      <Compared own={own} previous={eventToday.previousEvent} />
      <Grid column={300} fit gap="section" align="stretch">
        <Ranked
          title={texts.exhibitors}
          head={[texts.company, ...(hasLeads ? [texts.leads] : []), texts.meetings]}
          none={texts.noExhibitors}
          rows={topExhibitors.map(({ companyId, name, leads, meetings }) => ({
            id: companyId,
            to: paths.company(eventId, 'EXHIBITOR', companyId),
            name,
            share: (leads + meetings) / most,
            figures: [...(hasLeads ? [formatNumber(leads)] : []), formatNumber(meetings)],
          }))}
        />
        <Ranked
          title={texts.sessions}
          head={[texts.session, texts.stars, texts.ratings]}
          none={texts.noSessions}
          rows={topSessions.map(({ activityId, title, stars, count }) => ({
            id: activityId,
            to: `${paths.schedule(eventId)}?session=${activityId}`,
            name: title,
            share: stars / 5,
            figures: [starsOf(stars), formatNumber(count)],
          }))}
        />
      </Grid>
    </Printout>
  );
}
