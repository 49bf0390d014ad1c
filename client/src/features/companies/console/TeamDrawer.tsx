import { TeamOutlined } from '@ant-design/icons';
import { Switch } from 'antd';
import { Suspense, useState, type ReactNode } from 'react';
import { useDebounce } from 'use-debounce';
import type { TeamMember_AttendeeFragment } from '../../../generated/graphql';
import {
  useAssignToCompanyMutation,
  useCompanyTeamForEditQuery,
  useSetCompanyContactMutation,
  useTeamCandidatesQuery,
} from '../../../generated/hooks';
import { formatNumber, fullName, jobLine } from '../../../lib/format';
import {
  EmptyState,
  Hint,
  Pending,
  PictureOrInitials,
  SearchField,
  SidePanel,
  Stack,
  StatusTag,
  useToasts,
} from '../../../ui';
import { StageTag, useRemainingKeys } from '../../attendees';
import { Member, Members } from './Members';
import { messages } from './messages';

const texts = messages.team;
const PAUSE_MS = 250;

/** Puts a person into the team of a company, or into none; the toast takes it back. */
function useAssign() {
  const [mutate] = useAssignToCompanyMutation({ refreshes: ['company', 'companies'] });
  const toasts = useToasts();
  const sayKeys = useRemainingKeys();
  return (person: TeamMember_AttendeeFragment, to: string | null) =>
    toasts.attempt(async () => {
      const before = person.company?.id ?? null;
      const send = (companyId: string | null) =>
        mutate({ variables: { input: { attendeeId: person.id, companyId } } });
      const { data } = await send(to);
      const text = to ? texts.added : texts.removed;
      toasts.undo(text(fullName(person)), () => send(before));
      void sayKeys(fullName(person), data?.updateAttendee.remainingKeys);
    });
}

/** How far somebody is who does not take part yet. */
function Standing({ stage }: Pick<TeamMember_AttendeeFragment, 'stage'>) {
  if (stage === 'CONFIRMED') return null;
  if (stage === 'INVITED') return <StatusTag tone="waiting">{texts.invited}</StatusTag>;
  return (
    <Suspense fallback={null}>
      <StageTag stage={stage} />
    </Suspense>
  );
}

interface TeamMemberProps {
  person: TeamMember_AttendeeFragment;
  /** The label of the button: "Add". */
  act: string;
  onAct: () => Promise<unknown>;
  /** Says in whose team the person is now. */
  showCompany?: boolean;
  extra?: ReactNode;
}

function TeamMember({ person, act, onAct, showCompany = false, extra }: TeamMemberProps) {
  const name = fullName(person);
  const company = showCompany && person.company ? texts.inTeam(person.company.name) : null;
  return (
    <Member
      picture={<PictureOrInitials name={name} src={person.avatarUrl} size={36} />}
      name={
        <>
          {name} <Standing stage={person.stage} />
        </>
      }
      more={[jobLine(person), company].filter(Boolean).join(' · ')}
      act={act}
      actLabel={texts.actOn(act, name)}
      onAct={onAct}
      extra={extra}
    />
  );
}

/** The switch that makes a member a contact. */
function ContactSwitch({ person }: { person: TeamMember_AttendeeFragment }) {
  const [set, { loading }] = useSetCompanyContactMutation({ refreshes: ['companies'] });
  const toasts = useToasts();
  const sayKeys = useRemainingKeys();
  return (
    <Switch
      size="small"
      checked={person.companyContact ?? false}
      loading={loading}
      checkedChildren={texts.contact}
      unCheckedChildren={texts.contact}
      aria-label={texts.contactOf(fullName(person))}
      onChange={(contact) =>
        void toasts.attempt(async () => {
          const { data } = await set({ variables: { input: { attendeeId: person.id, contact } } });
          void sayKeys(fullName(person), data?.setCompanyContact.remainingKeys);
        })
      }
    />
  );
}

type Ids = Record<'eventId' | 'companyId', string>;

/** People who match the search and are not in the team yet. */
function Candidates({ eventId, companyId, search }: Ids & { search: string }) {
  const assign = useAssign();
  const { data, previousData, error, refetch } = useTeamCandidatesQuery({ variables: { eventId, search } });
  const shown = data ?? previousData;
  if (!shown) return <Pending error={error} refetch={refetch} avatar rows={2} />;
  const people = [...shown.confirmed.nodes, ...shown.invited.nodes].filter(
    ({ company }) => company?.id !== companyId,
  );
  if (people.length === 0) return <Hint>{texts.nobodyFound}</Hint>;
  return (
    <Stack as="ul" aria-label={texts.found}>
      {people.map((person) => (
        <TeamMember
          key={person.id}
          person={person}
          act={person.company ? texts.move : texts.add}
          onAct={() => assign(person, companyId)}
          showCompany
        />
      ))}
    </Stack>
  );
}

/** The team of a company: people are found by name and added, or leave it. */
export default function TeamDrawer({ eventId, companyId, onClose }: Ids & { onClose: () => void }) {
  const [text, setText] = useState('');
  const [search] = useDebounce(text.trim(), PAUSE_MS);
  const assign = useAssign();
  const { data, error, refetch } = useCompanyTeamForEditQuery({ variables: { id: companyId } });
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
      <Stack gap="md">
        <SearchField label={texts.search} placeholder={texts.placeholder} value={text} onChange={setText} />
        {search && <Candidates eventId={eventId} companyId={companyId} search={search} />}
        <Members title={texts.members} count={formatNumber(all)}>
          {!company && <Pending error={error} refetch={refetch} avatar rows={3} />}
          {company && team.length === 0 && (
            <EmptyState icon={<TeamOutlined aria-hidden />} title={texts.empty} text={texts.emptyText} />
          )}
          {team.length > 0 && (
            <Stack as="ul" aria-label={texts.members}>
              {team.map((person) => (
                <TeamMember
                  key={person.id}
                  person={person}
                  act={texts.remove}
                  onAct={() => assign(person, null)}
                  extra={<ContactSwitch person={person} />}
                />
              ))}
            </Stack>
          )}
          {all > team.length && <Hint>{texts.more(team.length, all)}</Hint>}
        </Members>
      </Stack>
    </SidePanel>
  );
}
