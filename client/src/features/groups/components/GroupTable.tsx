import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import {
  EmptyState,
  Note,
  PlainButton,
  PlainTable,
  PopMenuItem,
  Row,
  RowMenu,
  Stack,
  Text,
} from '../../../ui';
import { limits } from '../lib/group-form';
import type { Group } from '../lib/rules';
import styles from '../groups.module.css';
import { messages } from '../messages';
import { GroupName, nameOf } from './GroupName';

const texts = messages.groups;

/** Who is in a group, in words. */
function conditionOf({
  isEveryoneElse,
  isConditional,
  categories,
  companyKinds,
  companyTiers,
  answers,
}: Group): string {
  if (isEveryoneElse) return texts.rest;
  if (!isConditional) return texts.byHand;
  return [
    categories.length > 0 ? categories.map((one) => messages.categories[one]).join(', ') : texts.anyCategory,
    ...(companyKinds.length > 0
      ? [texts.teams(companyKinds.map((one) => messages.kinds[one]).join(', '))]
      : []),
    ...(answers.length > 0 ? [texts.answers(answers.length)] : []),
    ...(companyTiers.length > 0 ? [texts.tiers(companyTiers.join(', '))] : []),
  ].join(', ');
}

const limitsOf = (group: Group): string =>
  limits
    .flatMap((limit) => (group[limit] === null ? [] : [messages.shortLimits[limit](group[limit])]))
    .join(', ') || texts.noLimit;

interface GroupTableProps {
  groups: readonly Group[];
  /** Without these it can only be read. */
  onOpen?: (id: string) => void;
  onRemove?: (group: Group) => void;
}

function GroupRow({ group, onOpen, onRemove }: { group: Group } & Omit<GroupTableProps, 'groups'>) {
  const name = nameOf(group);
  return (
    <tr>
      <td>
        {onOpen ? (
          <PlainButton aria-label={texts.open(name)} onClick={() => onOpen(group.id)}>
            <GroupName group={group} />
          </PlainButton>
        ) : (
          <GroupName group={group} />
        )}
        {group.shown && <Note>{texts.shown}</Note>}
      </td>
      <td>{conditionOf(group)}</td>
      <td>
        <Text figures>{texts.people(group.memberCount)}</Text>
      </td>
      <td>
        <Text figures>
          {group.capacity ? messages.places(group.placesTaken ?? 0, group.capacity) : texts.noPlaces}
        </Text>
      </td>
      <td>{limitsOf(group)}</td>
      <td>
        {onOpen && onRemove && (
          <RowMenu name={name}>
            <PopMenuItem onClick={() => onOpen(group.id)}>{texts.edit}</PopMenuItem>
            {!group.isEveryoneElse && (
              <PopMenuItem danger onClick={() => onRemove(group)}>
                {texts.remove}
              </PopMenuItem>
            )}
          </RowMenu>
        )}
      </td>
    </tr>
  );
}

/** The groups of an event, with who is in them and what limits they have. */
export function GroupTable({ groups, onOpen, onRemove }: GroupTableProps) {
  const add = onOpen && (
    <Button icon={<PlusOutlined aria-hidden />} onClick={() => onOpen('new')}>
      {texts.add}
    </Button>
  );
  if (groups.length === 0) return <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={add} />;
  return (
    <Stack gap="xs">
      <Row wrap justify="between" gap="xs">
        <h3>{texts.title}</h3>
        {add}
      </Row>
      <PlainTable head={texts.columns} stacked className={styles.groups} aria-label={texts.title}>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} onOpen={onOpen} onRemove={onRemove} />
        ))}
      </PlainTable>
    </Stack>
  );
}
