import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useEventContext } from '../../../../data/event/useEventContext';
import type { ScheduleRunChange } from '../../../../generated/graphql';
import { paths } from '../../../../lib/paths';
import { formatMoment } from '../../../../lib/time';
import {
  Figure,
  Grid,
  Hint,
  JobProgress,
  Note,
  Notice,
  PageHeader,
  Panel,
  Row,
  SectionCard,
  Stack,
} from '../../../../ui';
import { listOf } from '../lib/draft-params';
import { countOf, isBeingWritten, isComputing, measured, measureKeys, type Draft } from '../lib/runs';
import { messages } from '../messages';
import { ChangeTag } from './ChangeTag';
import { MeasureLine } from './MeasureLine';
import { RunActs } from './RunActs';
import { RunOutcome } from './RunOutcome';
import { RunProgress } from './RunProgress';
import { RunTag } from './RunTag';

const texts = messages.draft;
const kinds = Object.keys(messages.changes) as ScheduleRunChange[];

/** What a timetable achieves and changes, how far it is, and what can be done with it. */
export function RunHead({ run, refetch }: { run: Draft; refetch: () => Promise<unknown> }) {
  const { event } = useEventContext();
  const { order, basis, status, createdAt, startedByName } = run;
  return (
    <Stack gap="md">
      <Stack gap="xs">
        <Link to={paths.timetables(event.id)}>
          <ArrowLeftOutlined aria-hidden /> {texts.back}
        </Link>
        <PageHeader
          title={texts.title(formatMoment(createdAt, event.timezone))}
          description={
            <Row as="span" wrap gap="xs">
              <RunTag status={status} />
              {messages.running(messages.orders[order], messages.bases[basis])}
              {startedByName && <bdi>{texts.by(startedByName)}</bdi>}
            </Row>
          }
          actions={<RunActs run={run} refetch={refetch} />}
        />
      </Stack>
      {isComputing(run) && <RunProgress run={run} />}
      {isBeingWritten(run) && (
        <Panel pad="sm" gap="xs">
          <JobProgress
            label={status === 'APPLYING' ? texts.applying : texts.undoing}
            words={messages.percent(run.progress)}
            done={run.progress}
            total={100}
            status="running"
          />
          <Note>{texts.continues}</Note>
        </Panel>
      )}
      {run.error && <Notice kind="error" title={run.error} />}
      {run.isOutdated && (
        <Notice kind="warning" title={texts.outdatedTitle}>
          {texts.outdatedText}
        </Notice>
      )}
      <Stack gap="xs" aria-live="polite">
        <RunOutcome run={run} />
      </Stack>
      {run.measures && (
        <SectionCard title={texts.result}>
          <Stack gap="md">
            <Grid as="dl" column={132} gap="md">
              {measureKeys.map((key) => {
                const measure = measured(run, key);
                return (
                  <Figure key={key} label={messages.measures[key]}>
                    {measure && <MeasureLine measure={measure} />}
                  </Figure>
                );
              })}
            </Grid>
            <Hint>{messages.boundHint}</Hint>
            <Row as="ul" wrap gap="xs" aria-label={texts.changes}>
              {kinds.map((change) => (
                <li key={change}>
                  <Link to={listOf({ change: change.toLowerCase() })} preventScrollReset>
                    <ChangeTag
                      change={change}
                      words={texts.countOf(countOf(run.changes, { change }), change)}
                    />
                  </Link>
                </li>
              ))}
            </Row>
          </Stack>
        </SectionCard>
      )}
    </Stack>
  );
}
