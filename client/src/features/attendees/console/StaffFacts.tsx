import { DeleteOutlined, EditOutlined, HistoryOutlined, MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { ConsoleArea } from '../../../components/console/ConsoleArea';
import { ErrorState } from '../../../components/ErrorState';
import { LinkButton } from '../../../components/LinkButton';
import { LoadingLines } from '../../../components/LoadingLines';
import type { StaffFactsQuery } from '../../../generated/graphql';
import { useStaffFactsQuery } from '../../../generated/hooks';
import { useToasts } from '../../../hooks/useToasts';
import { paths } from '../../../lib/paths';
import { InvitationSent, InvitationState, Moment } from './InvitationState';
import { messages } from './messages';
import styles from './StaffFacts.module.css';
import { useInvite } from './useInvite';
import { useStaffActions } from './useStaffActions';

type Person = StaffFactsQuery['attendee'];

/** The code that opens the door, and the address that checks it. The code of an invitation is in its mail alone. */
function EntryCode({ code }: { code: string }) {
  const toasts = useToasts();
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => toasts.success(messages.panel.copied),
      () => toasts.error(messages.panel.copyFailed),
    );
  return (
    <>
      <span className={styles.code}>{code}</span>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => copy(code)}>
          {messages.panel.copyCode}
        </Button>
        <Button size="small" onClick={() => copy(`${window.location.origin}${paths.verifyCode(code)}`)}>
          {messages.panel.copyLink}
        </Button>
      </div>
    </>
  );
}

function CheckIns({ entries }: { entries: StaffFactsQuery['checkIns'] }) {
  if (entries.totalCount === 0) return messages.panel.noCheckIns;
  return (
    <ul className={styles.checkIns}>
      {entries.nodes.map(({ id, at, gate, direction }) => (
        <li key={id}>
          <Moment at={at} /> · {messages.panel.direction[direction]} · {gate}
        </li>
      ))}
      {entries.totalCount > entries.nodes.length && (
        <li>{messages.panel.moreCheckIns(entries.totalCount)}</li>
      )}
    </ul>
  );
}

function Facts({ person, entries }: { person: Person; entries: StaffFactsQuery['checkIns'] }) {
  const texts = messages.panel;
  const { activity } = person;
  return (
    <dl className={styles.list}>
      <dt>{texts.status}</dt>
      <dd>
        <InvitationState person={person} />
      </dd>
      {person.status === 'INVITED' && (
        <>
          <dt>{texts.invited}</dt>
          <dd>
            {person.invitedAt || person.invitationDueAt ? <InvitationSent person={person} /> : messages.never}
          </dd>
        </>
      )}
      <dt>{texts.contact}</dt>
      <dd>
        <a href={`mailto:${person.email ?? ''}`}>{person.email}</a>
        {' · '}
        {person.verified ? messages.verified : messages.unverified}
      </dd>
      <dt>{texts.phone}</dt>
      <dd>{person.phone ? <a href={`tel:${person.phone}`}>{person.phone}</a> : texts.noPhone}</dd>
      <dt>{texts.entryCode}</dt>
      <dd>{person.inviteCode ? <EntryCode code={person.inviteCode} /> : texts.noEntryCode}</dd>
      <dt>{texts.checkIns}</dt>
      <dd>
        <CheckIns entries={entries} />
      </dd>
      {activity && (
        <>
          <dt>{texts.activity}</dt>
          <dd>
            {[
              texts.meetings(activity.meetings),
              texts.messages(activity.messages),
              texts.bookmarks(activity.bookmarks),
            ].join(' · ')}
          </dd>
        </>
      )}
    </dl>
  );
}

function Actions({ person }: { person: Person }) {
  const actions = useStaffActions();
  const invite = useInvite();
  return (
    <div className={styles.buttons}>
      <Button icon={<EditOutlined aria-hidden />} onClick={() => actions.edit(person.id)}>
        {messages.actions.edit}
      </Button>
      {person.status === 'INVITED' && (
        <Button icon={<MailOutlined aria-hidden />} onClick={() => void invite(person)}>
          {person.invitedAt ? messages.actions.remind : messages.actions.invite}
        </Button>
      )}
      <LinkButton
        icon={<HistoryOutlined aria-hidden />}
        to={`${paths.auditLog(person.eventId)}?of=${person.id}`}
      >
        {messages.panel.history}
      </LinkButton>
      <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => actions.remove(person.id)}>
        {messages.actions.remove}
      </Button>
    </div>
  );
}

/** A person's facts and actions for staff only. */
export default function StaffFacts({ attendeeId, eventId }: { attendeeId: string; eventId: string }) {
  const { data, error, refetch } = useStaffFactsQuery({
    variables: { id: attendeeId, eventId },
  });
  return (
    <ConsoleArea>
      <section className={styles.facts} aria-label={messages.panel.organizer}>
        <h3 className={styles.title}>{messages.panel.organizer}</h3>
        {data && <Facts person={data.attendee} entries={data.checkIns} />}
        {data && <Actions person={data.attendee} />}
        {!data && error && (
          <ErrorState error={error} title={messages.panel.loadFailed} onRetry={() => void refetch()} />
        )}
        {!data && !error && <LoadingLines rows={4} />}
      </section>
    </ConsoleArea>
  );
}
