import { Button } from 'antd';
import { useEventContext } from '../../../../data/event/useEventContext';
import type { Phase } from '../../../../features/events/lib/event-phase';
import type { EventResult_StatisticsFragment } from '../../../../generated/graphql';
import { useEventResultQuery, usePreviousResultQuery } from '../../../../generated/hooks';
import { formatNumber } from '../../../../lib/format';
import { paths } from '../../../../lib/paths';
import {
  ErrorState,
  Grid,
  LinkButton,
  LoadingLines,
  Note,
  OnPaper,
  PlainTable,
  Printout,
  Row,
  SectionCard,
  Stack,
  Text,
} from '../../../../ui';
import { messages } from './messages';

const texts = messages.result;

/** The measures that are compared, in words. */
const measuresOf = ({ totals, meetingFunnel }: EventResult_StatisticsFragment) => ({
  registered: formatNumber(totals.attendees),
  confirmed: formatNumber(totals.confirmed),
  checkedIn: formatNumber(totals.checkedIn),
  held: formatNumber(meetingFunnel.held),
  acceptance: texts.acceptance(meetingFunnel.accepted, meetingFunnel.requested),
  messages: formatNumber(totals.messages),
});

/** The measures of this event, beside those of the one before where there was one. */
function Compared({
  own,
  previous,
}: {
  own: EventResult_StatisticsFragment;
  previous: { id: string; title: string } | null;
}) {
  const { data } = usePreviousResultQuery({ variables: { eventId: previous?.id ?? '' }, skip: !previous });
  const before = data && measuresOf(data.eventStatistics);
  const now = measuresOf(own);
  const measures = Object.keys(now) as (keyof typeof now)[];
  return (
    <PlainTable
      aria-label={texts.compared}
      head={[texts.measure, texts.this, ...(previous ? [previous.title] : [])]}
    >
      {measures.map((measure) => (
        <tr key={measure}>
          <th scope="row">{texts.measures[measure]}</th>
          <td>
            <Text figures strong>
              {now[measure]}
            </Text>
          </td>
          {previous && (
            <td>
              <Text figures tone="secondary">
                {before?.[measure] ?? '…'}
              </Text>
            </td>
          )}
        </tr>
      ))}
    </PlainTable>
  );
}

/** What came of an event, in three sentences and on one page of paper. */
export function EventResult({ eventId, phase }: { eventId: string; phase: Phase }) {
  const { event } = useEventContext();
  const { data, error, refetch } = useEventResultQuery({ variables: { eventId } });
  if (!data)
    return error ? (
      <ErrorState error={error} title={messages.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <LoadingLines rows={8} />
    );
  const { eventStatistics: own, eventToday } = data;
  const { totals, meetingFunnel, topExhibitors, topSessions } = own;
  const [best] = topExhibitors;
  const [liked] = topSessions;
  const stars = (mean: number) => mean.toFixed(1);
  const { held, accepted, requested } = meetingFunnel;
  return (
    <Printout gap="section">
      <OnPaper>{event.title}</OnPaper>
      <SectionCard title={phase === 'past' ? texts.title : texts.soFar}>
        <Stack gap="xs">
          <Text as="p" size="lg">
            {texts.came(totals.checkedIn, totals.confirmed)}
          </Text>
          <Text as="p" size="lg">
            {texts.held(held, accepted, requested)}
          </Text>
          <Text as="p" size="lg">
            {best ? texts.bestExhibitor(best.name, best.leads, best.meetings) : texts.nothing}{' '}
            {liked && texts.bestSession(liked.title, stars(liked.stars))}
          </Text>
          <Row gap="xs">
            <Button onClick={() => window.print()}>{texts.print}</Button>
            <LinkButton type="link" to={paths.statistics(eventId)}>
              {texts.allNumbers}
            </LinkButton>
          </Row>
        </Stack>
      </SectionCard>
      <SectionCard title={texts.compared}>
        <Compared own={own} previous={eventToday.previousEvent} />
      </SectionCard>
      <Grid column={400} fit gap="section" align="stretch">
        <SectionCard title={texts.exhibitors}>
          {best ? (
            <PlainTable aria-label={texts.exhibitors} head={[texts.company, texts.leads, texts.meetings]}>
              {topExhibitors.map(({ companyId, name, leads, meetings }) => (
                <tr key={companyId}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td>{formatNumber(leads)}</td>
                  <td>{formatNumber(meetings)}</td>
                </tr>
              ))}
            </PlainTable>
          ) : (
            <Note size="md">{texts.noExhibitors}</Note>
          )}
        </SectionCard>
        <SectionCard title={texts.sessions}>
          {liked ? (
            <PlainTable aria-label={texts.sessions} head={[texts.session, texts.stars, texts.ratings]}>
              {topSessions.map(({ activityId, title, stars: mean, count }) => (
                <tr key={activityId}>
                  <th scope="row">
                    <bdi>{title}</bdi>
                  </th>
                  <td>{stars(mean)}</td>
                  <td>{formatNumber(count)}</td>
                </tr>
              ))}
            </PlainTable>
          ) : (
            <Note size="md">{texts.noSessions}</Note>
          )}
        </SectionCard>
      </Grid>
    </Printout>
  );
}
