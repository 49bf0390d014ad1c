import {
  CalendarOutlined,
  CheckCircleFilled,
  CloseCircleFilled,
  CloudUploadOutlined,
  ExclamationCircleFilled,
  LoadingOutlined,
  LogoutOutlined,
  QuestionCircleFilled,
  RedoOutlined,
  StopFilled,
  WarningFilled,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { PictureOrInitials } from '../PictureOrInitials';
import { explanationOf, type EntryKind, type EntryPerson } from './entry-kind';
import styles from './EntryResult.module.css';
import { messages } from './messages';

const icons: Record<EntryKind, ReactNode> = {
  CHECKING: <LoadingOutlined aria-hidden />,
  FIRST_ENTRY: <CheckCircleFilled aria-hidden />,
  RE_ENTRY: <RedoOutlined aria-hidden />,
  EXIT: <LogoutOutlined aria-hidden />,
  UNKNOWN_CODE: <CloseCircleFilled aria-hidden />,
  OTHER_EVENT: <CalendarOutlined aria-hidden />,
  NOT_CONFIRMED: <ExclamationCircleFilled aria-hidden />,
  CONFLICT: <WarningFilled aria-hidden />,
  QUEUED: <CloudUploadOutlined aria-hidden />,
  QUEUED_UNLISTED: <QuestionCircleFilled aria-hidden />,
  FAILED: <StopFilled aria-hidden />,
};

export interface EntryResultProps {
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
  return (
    <div className={styles.result} data-kind={kind} data-compact={compact}>
      <span className={styles.icon}>{icons[kind]}</span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text ?? explanationOf(kind, person)}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {person && person.status !== 'REMOVED' && (
        <div className={styles.person}>
          <PictureOrInitials name={person.name} src={person.avatarUrl} size={compact ? 56 : 72} />
          <div className={styles.words}>
            <p className={styles.name}>{person.name}</p>
            <p className={styles.text}>
              {[messages.categories[person.category], person.organization].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
