import type { DataTableColumn } from '../../../components/console/DataTable';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { StatusTag } from '../../../components/StatusTag';
import type { PodRow } from '../lib/pod-rows';
import { messages } from '../messages';
import styles from './PodTable.module.css';

const texts = messages.list;

function PodUse({ row, slots }: { row: PodRow; slots: number }) {
  return (
    <span className={styles.use}>
      <span className={styles.bar} aria-hidden>
        <span className={styles.filled} style={{ inlineSize: `${row.share * 100}%` }} />
      </span>
      <span>
        {texts.useOf(row.meetings, slots)}
        {row.blocks > 0 && `, ${texts.blocks(row.blocks)}`}
      </span>
    </span>
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
        <span className={styles.company}>
          <PictureOrInitials name={company.name} src={company.logoUrl} size={24} shape="square" />
          {company.name}
        </span>
      ) : (
        <span className={styles.quiet}>{texts.freeForAll}</span>
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
