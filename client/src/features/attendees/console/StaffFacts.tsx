import { DeleteOutlined, EditOutlined, HistoryOutlined, MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useMailsLeave } from '../../../data/event/useMailsLeave';
import type { StaffFactsQuery } from '../../../generated/graphql';
import { useStaffFactsQuery } from '../../../generated/hooks';
import { mailLink } from '../../../lib/mail-link';
import { paths } from '../../../lib/paths';
import {
  ConsoleArea,
  EmailText,
  Facts,
  LinkButton,
  Panel,
  Pending,
  Row,
  Stack,
  Text,
  useToasts,
} from '../../../ui';
import styles from '../attendees.module.css';
import { InvitationSent, InvitationState, Moment } from './InvitationState';
import { messages } from './messages';
import { useInvite, useStaffActions } from './useStaffActions';

type Person = StaffFactsQuery['attendee'];

/** The code that opens the door, and the address that checks it. The code of an invitation is in its mail alone. */
function EntryCode({ code }: { code: string }) {
  const toasts = useToasts();
  const copy = (text: string) => void toasts.copy(text, messages.panel.copied, messages.panel.copyFailed);
  return (
    <>
      <span className={styles.code}>{code}</span>
      <Row wrap gap="xs">
        <Button size="small" onClick={() => copy(code)}>
          {messages.panel.copyCode}
        </Button>
        <Button size="small" onClick={() => copy(`${window.location.origin}${paths.verifyCode(code)}`)}>
          {messages.panel.copyLink}
        </Button>
      </Row>
    </>
  );
}

function CheckIns({ entries }: { entries: StaffFactsQuery['checkIns'] }) {
  if (entries.totalCount === 0) return messages.panel.noCheckIns;
  return (
    <Stack as="ul" gap={2}>
      {entries.nodes.map(({ id, at, timeUnsure, gate, direction }) => (
        <li key={id}>
          <Moment at={at} /> · {messages.panel.direction[direction]} · {gate}
          {timeUnsure && ` · ${messages.panel.timeUnsure}`}
        </li>
      ))}
      {entries.totalCount > entries.nodes.length && (
        <li>{messages.panel.moreCheckIns(entries.totalCount)}</li>
      )}
    </Stack>
  );
}

function factsOf(person: Person, entries: StaffFactsQuery['checkIns'], mailsLeave: boolean) {
  const texts = messages.panel;
  const { stage, invitedAt, invitationDueAt, email, verified, phone, inviteCode, activity } = person;
  const isSent = invitedAt || invitationDueAt;
  const state = verified ? messages.verified : messages.unverified;
  const counts = ['meetings', 'messages', 'bookmarks'] as const;
  const facts: (readonly [name: string, fact: ReactNode] | false)[] = [
    [texts.status, <InvitationState key="status" person={person} mailsLeave={mailsLeave} />],
    stage === 'INVITED' && [
      texts.invited,
      isSent ? <InvitationSent person={person} mailsLeave={mailsLeave} /> : messages.never,
    ],
    [
      texts.contact,
      <>
        <a href={mailLink(email ?? '')}>
          <EmailText email={email ?? ''} />
        </a>{' '}
        · {state}
      </>,
    ],
    person.groups.length > 0 && [texts.groups, person.groups.map(({ name }) => name).join(', ')],
    [texts.phone, phone ? <a href={`tel:${phone}`}>{phone}</a> : texts.noPhone],
    [texts.entryCode, inviteCode ? <EntryCode code={inviteCode} /> : texts.noEntryCode],
    [texts.checkIns, <CheckIns key="checkIns" entries={entries} />],
    activity !== null && [texts.activity, counts.map((name) => texts[name](activity[name])).join(' · ')],
  ];
  return facts.filter((fact) => fact !== false);
}

function Actions({ person }: { person: Person }) {
  const actions = useStaffActions();
  const invite = useInvite();
  return (
    <Row wrap gap="xs">
      <Button icon={<EditOutlined aria-hidden />} onClick={() => actions.edit(person.id)}>
        {messages.actions.edit}
      </Button>
      {person.stage === 'INVITED' && (
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
    </Row>
  );
}

/** A person's facts and actions for staff only. */
export default function StaffFacts({ attendeeId, eventId }: { attendeeId: string; eventId: string }) {
  const mailsLeave = useMailsLeave();
  const { data, error, refetch } = useStaffFactsQuery({ variables: { id: attendeeId, eventId } });
  return (
    <ConsoleArea>
      <Panel as="section" gap="sm" className={styles.staffFacts} aria-label={messages.panel.organiser}>
        <Text as="h3" size="md" strong>
          {messages.panel.organiser}
        </Text>
        {data ? (
          <>
            <Facts facts={factsOf(data.attendee, data.checkIns, mailsLeave)} />
            <Actions person={data.attendee} />
          </>
        ) : (
          <Pending error={error} refetch={refetch} title={messages.panel.loadFailed} rows={4} />
        )}
      </Panel>
    </ConsoleArea>
  );
}
