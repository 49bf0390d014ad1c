import { Notice } from '../../../components/Notice';
import { SidePanel } from '../../../components/SidePanel';
import type { Mail_MailFragment } from '../../../generated/graphql';
import { messages } from '../messages';
import { MailState } from './MailState';
import styles from './Mails.module.css';

interface MailPanelProps {
  mail: Mail_MailFragment | undefined;
  time: (instant: string) => string;
  onClose: () => void;
}

function MailText({ text, status }: Mail_MailFragment) {
  const { panel } = messages;
  if (text) return <div className={styles.text}>{text}</div>;
  const reason = { SENT: panel.dropped, KEPT: panel.secret, QUEUED: panel.leaving, FAILED: panel.leaving };
  return <p className={styles.quiet}>{reason[status]}</p>;
}

/** One mail: where it is, why it failed, and its text where it may be read. */
export default function MailPanel({ mail, time, onClose }: MailPanelProps) {
  const { panel, columns } = messages;
  return (
    <SidePanel title={mail?.subject ?? panel.title} width={560} roomy onClose={onClose}>
      {!mail && <p>{panel.gone}</p>}
      {mail && (
        <>
          <div className={styles.lead}>
            {mail.status === 'FAILED' && (
              <Notice kind="error" title={panel.failed(mail.attempts)}>
                {mail.error}
              </Notice>
            )}
            {mail.status === 'KEPT' && <Notice kind="info" title={panel.kept} />}
          </div>
          <h3 className={styles.section}>{panel.title}</h3>
          <dl className={styles.facts}>
            <dt>{columns.status}</dt>
            <dd>
              <MailState status={mail.status} />
            </dd>
            <dt>{columns.recipient}</dt>
            <dd>{mail.recipient}</dd>
            <dt>{columns.template}</dt>
            <dd>{messages.template(mail.template)}</dd>
            <dt>{columns.createdAt}</dt>
            <dd>{time(mail.createdAt)}</dd>
            <dt>{columns.sentAt}</dt>
            <dd>{mail.sentAt && mail.status === 'SENT' ? time(mail.sentAt) : messages.none}</dd>
          </dl>
          <h3 className={styles.section}>{panel.text}</h3>
          <MailText {...mail} />
        </>
      )}
    </SidePanel>
  );
}
