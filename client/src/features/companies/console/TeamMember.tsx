import { Button } from 'antd';
import { useState } from 'react';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { StatusTag } from '../../../components/StatusTag';
import type { TeamMember_AttendeeFragment } from '../../../generated/graphql';
import { fullName, jobLine } from '../../../lib/format';
import { messages } from './messages';
import styles from './Members.module.css';

interface TeamMemberProps {
  person: TeamMember_AttendeeFragment;
  /** The label of the button: "Add". */
  act: string;
  onAct: () => Promise<unknown>;
  /** Says in whose team the person is now. */
  showCompany?: boolean;
}

/** A person with the one thing to do with them here. */
export function TeamMember({ person, act, onAct, showCompany = false }: TeamMemberProps) {
  const [sending, setSending] = useState(false);
  const name = fullName(person);
  const company = showCompany && person.company ? messages.team.inTeam(person.company.name) : null;
  return (
    <li className={styles.row}>
      <PictureOrInitials name={name} src={person.avatarUrl} size={36} />
      <div className={styles.words}>
        <span className={styles.name}>
          {name}{' '}
          {person.status === 'INVITED' && <StatusTag tone="waiting">{messages.team.invited}</StatusTag>}
        </span>
        <span className={styles.detail}>{[jobLine(person), company].filter(Boolean).join(' · ')}</span>
      </div>
      <Button
        aria-label={messages.team.actOn(act, name)}
        loading={sending}
        onClick={() => {
          setSending(true);
          void onAct().finally(() => setSending(false));
        }}
      >
        {act}
      </Button>
    </li>
  );
}
