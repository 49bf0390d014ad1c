import { UserAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { InviteToCompanyInput, TeamSeats_CompanyFragment } from '../../../generated/graphql';
import {
  useCancelCompanyInvitationMutation,
  useInviteToCompanyMutation,
  useOwnTeamQuery,
  useRemoveFromCompanyMutation,
} from '../../../generated/hooks';
import { ruleOfNames } from '../../../lib/form-values';
import { profileLines } from '../../../lib/profile-lines';
import { fullName, jobLine } from '../../../lib/format';
import {
  ConfirmWithConsequences,
  FormDrawer,
  Hint,
  Note,
  Pending,
  PictureOrInitials,
  Row,
  SectionCard,
  Stack,
  StatusTag,
  Text,
  TextField,
  useToasts,
} from '../../../ui';
import { messages } from '../messages';
import type { TabProps } from '../pages/OurCompanyPage';

type Member = TeamSeats_CompanyFragment['team'][number];
type Invitation = NonNullable<TeamSeats_CompanyFragment['invitations']>[number];
type InviteValues = Omit<InviteToCompanyInput, 'companyId'>;

interface InviteDrawerProps {
  companyId: string;
  onClose: () => void;
}

/** Asks for the address and the name of a colleague. */
function InviteDrawer({ companyId, onClose }: InviteDrawerProps) {
  const texts = messages.team;
  const [invite] = useInviteToCompanyMutation();
  const toasts = useToasts();
  const send = async (values: InviteValues) => {
    await invite({ variables: { input: { ...values, companyId } } });
    toasts.success(texts.sent(fullName(values)));
  };
  return (
    <FormDrawer<InviteValues>
      open
      title={texts.inviteTitle}
      submitLabel={texts.send}
      initialValues={{ email: '', firstName: '', lastName: '', jobTitle: '' }}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField<InviteValues>
        name="email"
        label={texts.email}
        rules={[{ required: true, type: 'email', message: texts.emailWrong }]}
        type="email"
        maxLength={254}
      />
      {(['firstName', 'lastName', 'jobTitle'] as const).map((name) => (
        <TextField<InviteValues>
          key={name}
          name={name}
          label={texts[name]}
          {...(name === 'firstName' && ruleOfNames(texts.required))}
          maxLength={profileLines[name].maxLength}
        />
      ))}
    </FormDrawer>
  );
}

/** A member of the team, with the button to remove them. */
function MemberRow(props: { member: Member; isContact: boolean; onRemove: () => void }) {
  const { member, isContact, onRemove } = props;
  const texts = messages.team;
  const name = fullName(member);
  return (
    <Row as="li" gap="sm" tall>
      <PictureOrInitials name={name} src={member.avatarUrl} size={40} />
      <Stack grow style={{ minWidth: 0 }}>
        <Row wrap gap="xs" lineGap={0}>
          <Text strong cut>
            <bdi>{name}</bdi>
          </Text>
          {member.companyContact && <StatusTag tone="neutral">{texts.contact}</StatusTag>}
          {member.isViewer && <Note>{texts.you}</Note>}
        </Row>
        <Note cut dir="auto">
          {jobLine(member)}
        </Note>
      </Stack>
      {(isContact || member.isViewer) && (
        <Button aria-label={member.isViewer ? texts.leave : texts.removeOf(name)} onClick={onRemove}>
          {member.isViewer ? texts.leave : texts.remove}
        </Button>
      )}
    </Row>
  );
}

/** Asks before a member leaves or is removed. */
function RemoveDialog(props: { companyId: string; member: Member; onClose: () => void }) {
  const { companyId, member, onClose } = props;
  const texts = messages.team;
  const [remove] = useRemoveFromCompanyMutation({ refreshes: member.isViewer ? ['event'] : [] });
  const toasts = useToasts();
  const name = fullName(member);
  return (
    <ConfirmWithConsequences
      open
      title={member.isViewer ? texts.leaveTitle : texts.removeTitle(name)}
      text={member.isViewer ? texts.leaveText : texts.removeText}
      act={member.isViewer ? texts.leave : texts.remove}
      onConfirm={async () => {
        await remove({ variables: { input: { companyId, attendeeId: member.id } } });
        toasts.success(texts.removed(name));
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

/** Asks before an invitation is taken back. */
function CancelDialog(props: { invitation: Invitation; onClose: () => void }) {
  const { invitation, onClose } = props;
  const texts = messages.team;
  const [cancel] = useCancelCompanyInvitationMutation();
  const { id: invitationId, companyId, name } = invitation;
  return (
    <ConfirmWithConsequences
      open
      title={texts.cancelTitle(name)}
      text={texts.cancelText}
      act={texts.cancelAct}
      onConfirm={async () => {
        await cancel({ variables: { input: { companyId, invitationId } } });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

/** The team and its invitations; contacts invite and remove, within the seats. */
export default function TeamTab({ companyId, isContact }: TabProps) {
  const texts = messages.team;
  const { data, error, refetch } = useOwnTeamQuery({ variables: { id: companyId } });
  const [inviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [cancelled, setCancelled] = useState<Invitation | null>(null);
  if (!data) return <Pending error={error} refetch={refetch} title={messages.loadFailed} avatar rows={6} />;
  const { seats, takenSeats, team, invitations } = data.company;
  const taken = takenSeats ?? team.length;
  const isFull = taken >= seats;
  return (
    <Stack gap="md">
      <Row wrap justify="between" gap="sm">
        <Text as="output" size="lg" strong figures>
          {texts.seats(taken, seats)}
        </Text>
        {isContact && (
          <Button
            type="primary"
            icon={<UserAddOutlined aria-hidden />}
            disabled={isFull}
            onClick={() => setInviting(true)}
          >
            {texts.invite}
          </Button>
        )}
      </Row>
      {isContact && isFull && <Hint>{texts.full}</Hint>}
      <SectionCard title={texts.members}>
        <Stack as="ul" gap="sm">
          {team.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isContact={isContact}
              onRemove={() => setLeaving(member)}
            />
          ))}
        </Stack>
      </SectionCard>
      {invitations && invitations.length > 0 && (
        <SectionCard title={texts.waiting}>
          <Stack as="ul" gap="sm">
            {invitations.map((invitation) => (
              <Row as="li" key={invitation.id} gap="sm" tall>
                <PictureOrInitials name={invitation.name} size={40} />
                <Text grow strong cut>
                  <bdi>{invitation.name}</bdi>
                </Text>
                {isContact && (
                  <Button
                    aria-label={texts.cancelOf(invitation.name)}
                    onClick={() => setCancelled(invitation)}
                  >
                    {texts.cancel}
                  </Button>
                )}
              </Row>
            ))}
          </Stack>
        </SectionCard>
      )}
      {inviting && <InviteDrawer companyId={companyId} onClose={() => setInviting(false)} />}
      {leaving && <RemoveDialog companyId={companyId} member={leaving} onClose={() => setLeaving(null)} />}
      {cancelled && <CancelDialog invitation={cancelled} onClose={() => setCancelled(null)} />}
    </Stack>
  );
}
