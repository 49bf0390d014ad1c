import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { EmptyState, Note, Panel, Row, SortableList, Stack, Text } from '../../../../../ui';
import type { SetupEvent } from '../hooks/useSetupForm';
import {
  defaultGroups,
  groupErrors,
  newGroup,
  renameTerm,
  sharesTerms,
  type GroupDraft,
} from '../lib/interests';
import { messages } from '../messages';
import { GroupCard } from './GroupCard';
import { TermTags } from './TermTags';

const texts = messages.interests;
const MAX_GROUPS = 20;

interface GroupsFieldProps {
  stored: SetupEvent['interestGroups'];
  /** Errors are marked once a save was tried. */
  checked: boolean;
  value?: GroupDraft[];
  onChange?: (groups: GroupDraft[]) => void;
}

/** The groups of interests in their order, each with its terms; what is sought and offered shares one list. */
export function GroupsField({ stored, checked, value: groups = [], onChange }: GroupsFieldProps) {
  const set = (next: GroupDraft[]) => onChange?.(next);
  const errors = checked ? groupErrors(groups) : new Map<string, never>();
  const edit = (of: readonly GroupDraft[], change: (group: GroupDraft) => GroupDraft) =>
    set(groups.map((group) => (of.includes(group) ? change(group) : group)));
  const shared = groups.filter(({ kind }) => sharesTerms(kind));
  const usesIn = (of: readonly GroupDraft[]) => (term: string) =>
    of.reduce((sum, group) => {
      const original = group.was[term] ?? term;
      const uses = stored.find(({ id }) => id === group.id)?.uses;
      return sum + (uses?.find((use) => use.term === original)?.attendees ?? 0);
    }, 0);
  const termTools = (of: readonly GroupDraft[]) => ({
    terms: of[0]?.terms ?? [],
    usesOf: usesIn(of),
    onAdd: (terms: string[]) => edit(of, (group) => ({ ...group, terms })),
    onRename: (from: string, to: string) => edit(of, (group) => renameTerm(group, from, to)),
    onRemove: (term: string) =>
      edit(of, (group) => ({ ...group, terms: group.terms.filter((one) => one !== term) })),
  });
  const move = (from: number, to: number) => {
    const others = groups.filter((_, at) => at !== from);
    set([...others.slice(0, to), groups[from] as GroupDraft, ...others.slice(to)]);
  };
  const changeKind = (group: GroupDraft, kind: GroupDraft['kind']) => {
    const joins = sharesTerms(kind);
    const terms = joins ? [...new Set([...(shared[0]?.terms ?? []), ...group.terms])] : group.terms;
    edit(joins ? [group, ...shared] : [group], (one) => ({
      ...one,
      kind: one === group ? kind : one.kind,
      terms,
    }));
  };
  if (groups.length === 0)
    return (
      <EmptyState
        title={texts.empty}
        text={texts.emptyText}
        action={
          <Row wrap justify="center" gap="xs">
            <Button type="primary" onClick={() => set(defaultGroups())}>
              {texts.startText}
            </Button>
            <Button type="text" onClick={() => set([newGroup()])}>
              {texts.add}
            </Button>
          </Row>
        }
      />
    );
  return (
    <Stack gap="md">
      <SortableList
        label={messages.sections.interests}
        items={groups}
        keyOf={({ key }) => key}
        nameOf={({ name }) => name || texts.newGroup}
        onMove={move}
      >
        {(group, handle) => (
          <GroupCard
            group={group}
            handle={handle}
            error={errors.get(group.key)}
            onName={(name) => edit([group], (one) => ({ ...one, name }))}
            onKind={(kind) => changeKind(group, kind)}
            onRemove={() => set(groups.filter((one) => one !== group))}
          >
            {sharesTerms(group.kind) ? (
              <Note size="md">{texts.usesShared}</Note>
            ) : (
              <TermTags label={group.name || texts.newGroup} {...termTools([group])} />
            )}
          </GroupCard>
        )}
      </SortableList>
      <div>
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={groups.length >= MAX_GROUPS}
          onClick={() => set([...groups, newGroup()])}
        >
          {texts.add}
        </Button>
      </div>
      {shared.length > 0 && (
        <Panel as="section" gap="xs" pad="sm" aria-label={texts.shared}>
          <Text as="h3" size="lg" strong>
            {texts.shared}
          </Text>
          <Note size="md">{texts.sharedText}</Note>
          <TermTags label={texts.shared} {...termTools(shared)} />
        </Panel>
      )}
    </Stack>
  );
}
