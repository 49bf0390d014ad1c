import { Row } from '../../../ui';
import { colourOf } from '../lib/group-form';
import type { Group } from '../lib/rules';
import styles from '../groups.module.css';
import { messages } from '../messages';

export const nameOf = ({ name, isEveryoneElse }: Pick<Group, 'name' | 'isEveryoneElse'>): string =>
  isEveryoneElse ? messages.everyoneElse : name;

/** The name of a group with its colour. */
export const GroupName = ({ group }: { group: Group }) => (
  <Row as="span" inline gap="xs">
    <span className={styles.dot} style={{ background: colourOf(group) }} aria-hidden />
    <bdi>{nameOf(group)}</bdi>
  </Row>
);
