import { useDeleteGroupMutation } from '../../../generated/hooks';
import { ConfirmWithConsequences, useToasts } from '../../../ui';
import { acts, type Group, type GroupRule } from '../lib/rules';
import { messages } from '../messages';

const texts = messages.remove;

interface RemoveGroupProps {
  group: Group;
  rules: readonly GroupRule[];
  onClose: () => void;
}

/** Asks before a group is deleted, and says what goes with it. */
export default function RemoveGroup({ group, rules, onClose }: RemoveGroupProps) {
  const [remove] = useDeleteGroupMutation({ refreshes: ['attendeeGroups', 'groupRules'] });
  const toasts = useToasts();
  const closed = rules.filter(
    (rule) => (rule.fromId === group.id || rule.toId === group.id) && acts.some((act) => !rule[act]),
  ).length;
  return (
    <ConfirmWithConsequences
      open
      title={texts.title(group.name)}
      consequences={[
        ...(group.memberCount > 0 ? [texts.members(group.memberCount)] : []),
        ...(closed > 0 ? [texts.rules(closed)] : []),
        texts.limits,
      ]}
      act={texts.act}
      onConfirm={async () => {
        await remove({ variables: { input: { groupId: group.id } } });
        toasts.success(texts.done(group.name));
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
