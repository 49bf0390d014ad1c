import { useCreateGroupMutation, useUpdateGroupMutation } from '../../../generated/hooks';
import { EditDrawer, FormDrawer, useToasts } from '../../../ui';
import { emptyGroup, type GroupValues, inputOf, limits, valuesOf } from '../lib/group-form';
import type { Group } from '../lib/rules';
import { messages } from '../messages';
import { GroupFields } from './GroupFields';
import { nameOf } from './GroupName';

const texts = messages.form;
type Changes = Partial<ReturnType<typeof inputOf>> & { restoreMembers?: boolean };

const staleFields = [
  ...(
    [
      'name',
      'colour',
      'rank',
      'shown',
      'capacity',
      'categories',
      'companyKinds',
      'companyTiers',
      'answers',
    ] as const
  ).map((name) => ({ name, label: texts[name] })),
  ...limits.map((name) => ({ name, label: messages.limits[name] })),
];

interface GroupDrawerProps {
  eventId: string;
  /** The id of a group, or `new`. */
  value: string;
  groups: readonly Group[];
  reload: () => Promise<readonly Group[] | undefined>;
  onClose: () => void;
}

/** Adds a group, or edits one. */
export default function GroupDrawer({ eventId, value, groups, reload, onClose }: GroupDrawerProps) {
  const [create] = useCreateGroupMutation({ refreshes: ['attendeeGroups', 'groupRules'] });
  const [update] = useUpdateGroupMutation({ refreshes: ['attendeeGroups'] });
  const toasts = useToasts();
  const send = async ({ id, updatedAt }: Group, changes: Changes) => {
    const input = { groupId: id, expectedUpdatedAt: updatedAt, ...changes };
    const { data } = await update({ variables: { input } });
    return data!.updateAttendeeGroup.group;
  };
  if (value === 'new')
    return (
      <FormDrawer<GroupValues>
        open
        title={texts.newTitle}
        submitLabel={texts.save}
        initialValues={emptyGroup(groups.length)}
        onSubmit={async (values) => {
          await create({ variables: { input: { eventId, ...inputOf(values) } } });
          toasts.success(texts.added(values.name.trim()));
        }}
        onClose={onClose}
      >
        <GroupFields eventId={eventId} />
      </FormDrawer>
    );
  return (
    <EditDrawer
      key={value}
      title={texts.editTitle}
      submitLabel={texts.save}
      loaded={groups.find(({ id }) => id === value)}
      reload={async () => (await reload())?.find(({ id }) => id === value)}
      valuesOf={valuesOf}
      inputOf={inputOf}
      onSave={async (original, changes: Changes, back: Changes) => {
        const saved = await send(original, changes);
        // A condition replaces the members that were given by hand, who come back with an undo.
        const restoreMembers = !original.isConditional && saved.isConditional;
        toasts.undo(texts.saved(nameOf(saved)), () => send(saved, { ...back, restoreMembers }));
      }}
      fields={staleFields}
      onClose={onClose}
    >
      {(group) => <GroupFields eventId={eventId} group={group} />}
    </EditDrawer>
  );
}
