import { TeamOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { LoadingLines } from '../../../components/LoadingLines';
import { SearchField } from '../../../components/SearchField';
import { SidePanel } from '../../../components/SidePanel';
import { useCompanyTeamForEditQuery, useTeamCandidatesQuery } from '../../../generated/hooks';
import { formatNumber } from '../../../lib/format';
import { messages } from './messages';
import styles from './Members.module.css';
import { TeamMember } from './TeamMember';
import { useAssignAttendee } from './useAssignment';

const texts = messages.team;
const PAUSE_MS = 250;

interface CandidatesProps {
  eventId: string;
  companyId: string;
  search: string;
}

/** People who match the search and are not in the team yet. */
function Candidates({ eventId, companyId, search }: CandidatesProps) {
  const assign = useAssignAttendee();
  const { data, previousData, error, refetch } = useTeamCandidatesQuery({ variables: { eventId, search } });
  const shown = data ?? previousData;
  if (error && !shown) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!shown) return <LoadingLines avatar rows={2} />;
  const people = [...shown.confirmed.nodes, ...shown.invited.nodes].filter(
    ({ company }) => company?.id !== companyId,
  );
  if (people.length === 0) return <p className={styles.none}>{texts.nobodyFound}</p>;
  return (
    <ul className={styles.list} aria-label={texts.found}>
      {people.map((person) => (
        <TeamMember
          key={person.id}
          person={person}
          act={person.company ? texts.move : texts.add}
          onAct={() => assign(person, companyId)}
          showCompany
        />
      ))}
    </ul>
  );
}

interface TeamDrawerProps {
  eventId: string;
  companyId: string;
  onClose: () => void;
}

/** The team of a company: people are found by name and added, or leave it. */
export function TeamDrawer({ eventId, companyId, onClose }: TeamDrawerProps) {
  const [text, setText] = useState('');
  const [search] = useDebounce(text.trim(), PAUSE_MS);
  const assign = useAssignAttendee();
  const { data, error, refetch } = useCompanyTeamForEditQuery({
    variables: { id: companyId },
  });
  const company = data?.company;
  const team = company?.assignedTeam ?? [];
  const all = company?.assignedAttendees ?? team.length;
  return (
    <SidePanel
      title={company ? texts.title(company.name) : messages.teamAct}
      width={480}
      roomy
      onClose={onClose}
    >
      <div className={styles.panel}>
        <SearchField label={texts.search} placeholder={texts.placeholder} value={text} onChange={setText} />
        {search && <Candidates eventId={eventId} companyId={companyId} search={search} />}
        <section aria-label={texts.members}>
          <h3 className={styles.heading}>
            {texts.members} <span className={styles.number}>{formatNumber(all)}</span>
          </h3>
          {!company && error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!company && !error && <LoadingLines avatar rows={3} />}
          {company && team.length === 0 && (
            <EmptyState icon={<TeamOutlined aria-hidden />} title={texts.empty} text={texts.emptyText} />
          )}
          {team.length > 0 && (
            <ul className={styles.list} aria-label={texts.members}>
              {team.map((person) => (
                <TeamMember
                  key={person.id}
                  person={person}
                  act={texts.remove}
                  onAct={() => assign(person, null)}
                />
              ))}
            </ul>
          )}
          {all > team.length && <p className={styles.none}>{texts.more(team.length, all)}</p>}
        </section>
      </div>
    </SidePanel>
  );
}
