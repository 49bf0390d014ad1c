import type { DataTableColumn } from '../../../components/console/DataTable';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { StatusTag } from '../../../components/StatusTag';
import { Row } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { PodRow } from '../lib/pod-rows';
import { messages } from '../messages';
import styles from './pods.module.css';

const texts = messages.list;

function PodUse({ row, slots }: { row: PodRow; slots: number }) {
  return (
    <Row as="span" gap="xs" wrap>
      <span className={styles.bar} aria-hidden>
        <span style={{ inlineSize: `${row.share * 100}%` }} />
      </span>
      <Text figures>
        {texts.useOf(row.meetings, slots)}
        {row.blocks > 0 && `, ${texts.blocks(row.blocks)}`}
      </Text>
    </Row>
  );
}

/** The columns of the list of pods; `slots` is how many meetings fit into the chosen day. */
export const podColumns = (slots: number): DataTableColumn<PodRow>[] => [
  {
    key: 'name',
    title: texts.name,
    primary: true,
    sort: { ascending: 'NAME', descending: 'NAME_DESC' },
    render: ({ pod }) => pod.name,
  },
  { key: 'place', title: texts.place, render: ({ pod }) => pod.location ?? '' },
  {
    key: 'company',
    title: texts.company,
    render: ({ pod: { company } }) =>
      company ? (
        <Row as="span" gap="xs">
          <PictureOrInitials name={company.name} src={company.logoUrl} size={24} shape="square" />
          {company.name}
        </Row>
      ) : (
        <Text tone="secondary">{texts.freeForAll}</Text>
      ),
  },
  {
    key: 'bookable',
    title: texts.bookable,
    render: ({ pod }) => (
      <StatusTag tone={pod.bookable ? 'success' : 'neutral'}>
        {pod.bookable ? texts.isBookable : texts.notBookable}
      </StatusTag>
    ),
  },
  {
    key: 'use',
    title: texts.use,
    width: 220,
    sort: { ascending: 'USE', descending: 'USE_DESC' },
    render: (row) => <PodUse row={row} slots={slots} />,
  },
];
