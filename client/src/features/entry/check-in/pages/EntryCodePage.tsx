import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { hasCode } from '../../../../data/errors/errors';
import { useCan } from '../../../../data/session/useCan';
import type { EntryCodeQuery } from '../../../../generated/graphql';
import { useEntryCodeQuery } from '../../../../generated/hooks';
import { fullName } from '../../../../lib/format';
import { formatMoment } from '../../../../lib/time';
import {
  ErrorState,
  LoadingLines,
  Note,
  Panel,
  PictureOrInitials,
  Row,
  SkeletonBlock,
  Stack,
  Text,
  usePageTitle,
} from '../../../../ui';
import { messages } from '../messages';
import styles from './check-in.module.css';

/** Only staff at the door load it. */
const RecordEntry = lazy(() => import('../console/RecordEntry'));

const signs = {
  valid: { tone: 'success', icon: <CheckCircleFilled aria-hidden /> },
  invalid: { tone: 'warning', icon: <ExclamationCircleFilled aria-hidden /> },
  unknown: { tone: 'error', icon: <CloseCircleFilled aria-hidden /> },
} as const;

/** Valid or not, in colour, icon and words. */
function VerdictBanner({ verdict }: { verdict: keyof typeof signs }) {
  const { tone, icon } = signs[verdict];
  return (
    <Stack align="center" gap="xs" className={`${styles.verdict} ${styles[verdict]}`} aria-live="polite">
      <Text tone={tone} className={styles.icon}>
        {icon}
      </Text>
      <Text as="h1" size="h2" strong={700} tone={tone}>
        {messages[verdict]}
      </Text>
      <p>{messages[`${verdict}Text`]}</p>
    </Stack>
  );
}

function Badge({ code, check }: { code: string; check: EntryCodeQuery['verifyEntryCode'] }) {
  const { attendee, event, checkedInAt, valid } = check;
  const mayRecord = useCan('checkIn');
  const name = fullName(attendee);
  return (
    <Stack gap="md" pad="lg">
      <Row gap="md">
        <PictureOrInitials name={name} src={attendee.avatarUrl} size={72} />
        <Text as="div" tone="secondary">
          <Text as="p" size="h4" strong={700} tone="text">
            <bdi>{name}</bdi>
          </Text>
          {attendee.organization && (
            <p>
              <bdi>{attendee.organization}</bdi>
            </p>
          )}
          <p>
            <bdi>{event.title}</bdi>
          </p>
        </Text>
      </Row>
      {checkedInAt && <Note size="md">{messages.enteredAt(formatMoment(checkedInAt, event.timezone))}</Note>}
      {mayRecord && valid && (
        <Suspense fallback={<SkeletonBlock height={112} />}>
          <RecordEntry
            eventId={event.id}
            code={code}
            entered={checkedInAt !== null}
            zone={event.timezone}
            person={{ ...attendee, name, status: check.status }}
          />
        </Suspense>
      )}
    </Stack>
  );
}

function Result({ code }: { code: string }) {
  const { data, error, refetch } = useEntryCodeQuery({ variables: { code }, from: 'server' });
  const check = data?.verifyEntryCode;
  if (check) {
    return (
      <>
        <VerdictBanner verdict={check.valid ? 'valid' : 'invalid'} />
        <Badge code={code} check={check} />
      </>
    );
  }
  if (hasCode(error, 'NOT_FOUND')) return <VerdictBanner verdict="unknown" />;
  if (error) return <ErrorState error={error} title={messages.loadFailed} onRetry={() => refetch()} />;
  return (
    <Stack pad="lg" aria-label={messages.checking}>
      <LoadingLines avatar rows={4} />
    </Stack>
  );
}

/** Where the QR code of a badge leads: says to anyone whether the code opens the door; staff record the entry. */
export default function EntryCodePage() {
  usePageTitle(messages.title);
  const { code = '' } = useParams();
  return (
    <Panel as="section" pad="none" className={styles.card} aria-label={messages.title}>
      <Result key={code} code={code} />
    </Panel>
  );
}
