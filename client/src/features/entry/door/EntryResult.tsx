import {
  CalendarOutlined,
  CheckCircleFilled,
  CloseCircleFilled,
  CloudUploadOutlined,
  ExclamationCircleFilled,
  HistoryOutlined,
  LoadingOutlined,
  LogoutOutlined,
  QuestionCircleFilled,
  RedoOutlined,
  StopFilled,
  WarningFilled,
} from '@ant-design/icons';
import { PictureOrInitials, Row, Stack, Text } from '../../../ui';
import { explanationOf, type EntryKind, type EntryPerson } from './entry-kind';
import styles from './entry.module.css';
import { messages } from './messages';

/** The sign and the colours of each outcome. */
const looks: Record<EntryKind, { Sign: typeof StopFilled; fill: string; ink?: string }> = {
  CHECKING: { Sign: LoadingOutlined, fill: 'color-bg-container', ink: 'color-text' },
  FIRST_ENTRY: { Sign: CheckCircleFilled, fill: 'color-success' },
  RE_ENTRY: { Sign: RedoOutlined, fill: 'color-primary' },
  JUST_ENTERED: { Sign: HistoryOutlined, fill: 'color-bg-container', ink: 'color-text' },
  EXIT: { Sign: LogoutOutlined, fill: 'color-text-secondary', ink: 'color-bg-container' },
  UNKNOWN_CODE: { Sign: CloseCircleFilled, fill: 'color-error' },
  OTHER_EVENT: { Sign: CalendarOutlined, fill: 'series-4', ink: 'color-white' },
  NOT_CONFIRMED: { Sign: ExclamationCircleFilled, fill: 'color-warning' },
  CONFLICT: { Sign: WarningFilled, fill: 'series-6', ink: 'color-white' },
  QUEUED: { Sign: CloudUploadOutlined, fill: 'color-bg-container', ink: 'color-text' },
  QUEUED_UNLISTED: { Sign: QuestionCircleFilled, fill: 'color-bg-container', ink: 'color-text' },
  FAILED: { Sign: StopFilled, fill: 'color-error' },
};

interface EntryResultProps {
  kind: EntryKind;
  person?: EntryPerson | null;
  /** In place of the usual explanation. */
  text?: string;
  /** Gate and time. */
  detail?: string;
  /** Leaves room for what is around it. */
  compact?: boolean;
}

/** The outcome of a scan, readable from arm's length. Silent by itself: the frame around it speaks. */
export function EntryResult({ kind, person = null, text, detail, compact = false }: EntryResultProps) {
  const { title } = messages.kinds[kind];
  const { Sign, fill, ink = 'color-text-light-solid' } = looks[kind];
  return (
    <div
      className={styles.result}
      style={{ background: `var(--ant-${fill})`, color: `var(--ant-${ink})` }}
      data-kind={kind}
      data-compact={compact}
    >
      <span className={styles.icon}>
        <Sign aria-hidden />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        <Text as="p" size="lg" strong={500}>
          {text ?? explanationOf(kind, person)}
        </Text>
        {detail && <p>{detail}</p>}
      </div>
      {person && person.status !== 'REMOVED' && (
        <Row gap="md" className={styles.person}>
          <PictureOrInitials name={person.name} src={person.avatarUrl} size={compact ? 56 : 72} />
          <Stack>
            <Text as="p" size="h3" strong={700} className={styles.name}>
              {person.name}
            </Text>
            <Text as="p" size="lg" strong={500}>
              {[messages.categories[person.category], person.organization].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
        </Row>
      )}
    </div>
  );
}
