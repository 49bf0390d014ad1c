import { Button, Form, Select } from 'antd';
import { useState, type ComponentProps } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useMailsLeave } from '../../../data/event/useMailsLeave';
import type {
  AttendeeCategory,
  BulkJobKind,
  BulkJobPreviewInput,
  BulkJobPreviewQuery,
} from '../../../generated/graphql';
import {
  useBulkJobPreviewQuery,
  useGroupChoicesQuery,
  useStartBulkJobMutation,
} from '../../../generated/hooks';
import { ConfirmWithConsequences, Pending, Sheet, Stack, useOverlays } from '../../../ui';
import { categories } from '../lib/people-params';
import { CompanySelect } from './CompanySelect';
import { InvitationPreview } from './InvitationPreview';
import { consequencesOf } from './RemovePerson';
import { messages } from './messages';

const texts = messages.bulk;
/** From so many on, a word has to be typed before they are removed. */
const MANY = 20;

type Question = Omit<ComponentProps<typeof ConfirmWithConsequences>, 'open' | 'onConfirm' | 'onCancel'>;

interface BulkDialogProps {
  eventId: string;
  kind: BulkJobKind;
  selection: BulkJobPreviewInput;
  onStarted: () => void;
  onCancel: () => void;
}

interface GroupFieldProps {
  eventId: string;
  value: string | null;
  onChange: (groupId: string) => void;
}

/** Chooses a group whose members are added by hand. */
function GroupField({ eventId, value, onChange }: GroupFieldProps) {
  const { data, loading } = useGroupChoicesQuery({ variables: { eventId } });
  const byHand = (data?.attendeeGroups ?? []).filter(
    (group) => !group.isConditional && !group.isEveryoneElse,
  );
  return (
    <Form.Item
      label={texts.group}
      htmlFor="bulk-group"
      layout="vertical"
      extra={byHand.length > 0 || loading ? texts.groupHint : texts.noGroups}
    >
      <Select
        id="bulk-group"
        value={value ?? undefined}
        options={byHand.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onChange}
      />
    </Form.Item>
  );
}

interface BulkQuestionProps extends BulkDialogProps {
  preview: BulkJobPreviewQuery['bulkJobPreview'];
}

/** The confirmation of a bulk action, with its options. */
function BulkQuestion({ preview, eventId, kind, selection, onStarted, onCancel }: BulkQuestionProps) {
  const [category, setCategory] = useState<AttendeeCategory | null>(null);
  const [companyId, setCompanyId] = useState<string | null>(null);
  const [groupId, setGroupId] = useState<string | null>(null);
  const overlays = useOverlays();
  const isDraft = useEventContext().event.status === 'DRAFT';
  const mailsLeave = useMailsLeave();
  const [startJob] = useStartBulkJobMutation({ refreshes: ['bulkJobs'] });
  const { total, neverInvited, remindable } = preview;
  const ofGroup = {
    act: texts.change(total),
    ready: groupId !== null,
    children: <GroupField eventId={eventId} value={groupId} onChange={setGroupId} />,
  };
  const questions: Record<BulkJobKind, Question> = {
    INVITE: {
      title: mailsLeave ? texts.inviteTitle : texts.prepareTitle,
      act: (mailsLeave ? texts.inviteSubmit : texts.prepareSubmit)(neverInvited),
      ready: neverInvited > 0,
      children: (
        <Stack gap="md">
          <p>
            {mailsLeave || neverInvited === 0
              ? texts.inviteText(neverInvited, total)
              : texts.prepareText(neverInvited, total)}
          </p>
          {isDraft && mailsLeave && <p>{texts.inviteDraft}</p>}
          <InvitationPreview>
            <Button
              onClick={() => {
                onCancel();
                overlays.open('invitation', 'edit');
              }}
            >
              {messages.invitation.open}
            </Button>
          </InvitationPreview>
        </Stack>
      ),
    },
    REMIND: {
      title: texts.remindTitle,
      act: texts.remindSubmit(remindable),
      ready: remindable > 0,
      children: (
        <p>{mailsLeave || remindable === 0 ? texts.remindText(remindable, total) : texts.remindUnmailed}</p>
      ),
    },
    SET_CATEGORY: {
      title: texts.categoryTitle(total),
      act: texts.change(total),
      ready: category !== null,
      children: (
        <Form.Item label={messages.columns.category} htmlFor="bulk-category" layout="vertical">
          <Select
            id="bulk-category"
            value={category ?? undefined}
            options={categories.map((value) => ({ value, label: messages.categories[value] }))}
            onChange={setCategory}
          />
        </Form.Item>
      ),
    },
    SET_COMPANY: {
      title: texts.companyTitle(total),
      act: texts.change(total),
      children: (
        <Form.Item
          label={messages.columns.company}
          htmlFor="bulk-company"
          layout="vertical"
          extra={texts.companyHint}
        >
          <CompanySelect id="bulk-company" eventId={eventId} value={companyId} onChange={setCompanyId} />
        </Form.Item>
      ),
    },
    ADD_TO_GROUP: { title: texts.joinTitle(total), ...ofGroup },
    REMOVE_FROM_GROUP: { title: texts.leaveTitle(total), ...ofGroup },
    REMOVE: {
      title: messages.removeManyTitle(total),
      text: messages.removeText,
      consequences: consequencesOf(preview.removal),
      act: messages.removeMany(total),
      typed: total >= MANY ? messages.removeWord : undefined,
    },
  };
  const start = async () => {
    const chosen = {
      ...(kind === 'SET_CATEGORY' && { category }),
      ...(kind === 'SET_COMPANY' && { companyId }),
      ...((kind === 'ADD_TO_GROUP' || kind === 'REMOVE_FROM_GROUP') && { groupId }),
    };
    await startJob({ variables: { input: { ...selection, ...chosen, kind, expectedTotal: total } } });
    onStarted();
  };
  return (
    <ConfirmWithConsequences
      open
      harmless={kind !== 'REMOVE'}
      {...questions[kind]}
      onConfirm={start}
      onCancel={onCancel}
    />
  );
}

/** Says what a bulk job would meet, as the server counts it, and starts it. */
export default function BulkDialog(props: BulkDialogProps) {
  const { data, error, refetch } = useBulkJobPreviewQuery({
    variables: { input: props.selection },
    from: 'server',
  });
  if (data) return <BulkQuestion {...props} preview={data.bulkJobPreview} />;
  return (
    <Sheet title={texts.counting} width={480} onClose={props.onCancel}>
      <Pending error={error} refetch={refetch} title={texts.loadFailed} rows={2} />
    </Sheet>
  );
}
