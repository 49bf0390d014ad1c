import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import { lazy, Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState';
import { LoadingLines } from '../../../components/LoadingLines';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { SkeletonBlock } from '../../../components/Skeleton';
import type { EntryCodeQuery } from '../../../generated/graphql';
import { useEntryCodeQuery } from '../../../generated/hooks';
import { useCan } from '../../../hooks/useCan';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { hasCode } from '../../../lib/errors';
import { fullName } from '../../../lib/format';
import { formatShortDay, formatTime } from '../../../lib/time';
import { messages } from '../messages';
import styles from './EntryCodePage.module.css';

/** Only staff at the door load it. */
const RecordEntry = lazy(() => import('../console/RecordEntry'));

type Check = EntryCodeQuery['verifyEntryCode'];
type Verdict = 'valid' | 'invalid' | 'unknown';

const icons: Record<Verdict, ReactNode> = {
  valid: <CheckCircleFilled aria-hidden />,
  invalid: <ExclamationCircleFilled aria-hidden />,
  unknown: <CloseCircleFilled aria-hidden />,
};

/** Valid or not, in colour, icon and words. */
function VerdictBanner({ verdict }: { verdict: Verdict }) {
  return (
    <div className={`${styles.verdict} ${styles[verdict]}`} aria-live="polite">
      <span className={styles.icon}>{icons[verdict]}</span>
      <h1 className={styles.title}>{messages[verdict]}</h1>
      <p className={styles.text}>{messages[`${verdict}Text`]}</p>
    </div>
  );
}

function Badge({ code, check }: { code: string; check: Check }) {
  const { attendee, event, checkedInAt, valid } = check;
  const mayRecord = useCan('checkIn');
  const name = fullName(attendee);
  return (
    <div className={styles.body}>
      <div className={styles.person}>
        <PictureOrInitials name={name} src={attendee.avatarUrl} size={72} />
        <div>
          <p className={styles.name}>{name}</p>
          {attendee.organization && <p className={styles.detail}>{attendee.organization}</p>}
          <p className={styles.detail}>{event.title}</p>
        </div>
      </div>
      {checkedInAt && (
        <p className={styles.detail}>
          {messages.enteredAt(
            `${formatShortDay(checkedInAt, event.timezone)}, ${formatTime(checkedInAt, event.timezone)}`,
          )}
        </p>
      )}
      {mayRecord && valid && (
        <Suspense fallback={<SkeletonBlock height={112} />}>
          <RecordEntry
            eventId={event.id}
            code={code}
            entered={checkedInAt !== null}
            person={{ ...attendee, name, status: check.status }}
          />
        </Suspense>
      )}
    </div>
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
    <div className={styles.body} aria-label={messages.checking}>
      <LoadingLines avatar rows={4} />
    </div>
  );
}

/** Where the QR code of a badge leads: says to anyone whether the code opens the door; staff record the entry. */
export default function EntryCodePage() {
  usePageTitle(messages.title);
  const { code = '' } = useParams();
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-label={messages.title}>
        <Result key={code} code={code} />
      </section>
    </div>
  );
}
