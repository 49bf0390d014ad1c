import { DownloadOutlined, TableOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { SortSelect } from '../SortSelect';
import { Row } from '../Stack';
import { Text } from '../Text';
import type { TablePaging } from '../hooks/useTable';
import { PopMenu, PopMenuItem } from '../light/PopMenu';
import styles from './console.module.css';
import type { TableColumn, TableExport } from './data-table-types';
import { messages } from './messages';
import type { ColumnChoice } from './useTableColumns';

interface TableToolsProps<Item> {
  table: TablePaging;
  columns: readonly TableColumn<Item>[];
  total: number | undefined;
  /** Rows on this page. */
  shown: number;
  choice: ColumnChoice<TableColumn<Item>>;
  wide: boolean;
  exports?: readonly TableExport[];
}

const ordersOf = <Item,>(columns: readonly TableColumn<Item>[]) =>
  columns.flatMap(({ title, sort }) => [
    ...(sort ? [{ value: sort.ascending, label: messages.order(title, false) }] : []),
    ...(sort?.descending ? [{ value: sort.descending, label: messages.order(title, true) }] : []),
  ]);

interface ToolMenuProps {
  label: string;
  icon: ReactNode;
  /** Without its name beside the icon, which stays for screen readers. */
  bare?: boolean;
  children: ReactNode;
}

/** A button with a menu. */
const ToolMenu = ({ label, icon, bare = false, children }: ToolMenuProps) => (
  <PopMenu
    label={label}
    buttonLabel={bare ? label : undefined}
    buttonClass={styles.tool}
    button={
      <Row as="span" gap="xs">
        {icon}
        {!bare && label}
      </Row>
    }
  >
    {children}
  </PopMenu>
);

/** Above the rows: which of how many they are, the choice of columns, and files of all of them. */
export function TableTools<Item>(props: TableToolsProps<Item>) {
  const { table, columns, total, shown, choice, wide, exports: files = [] } = props;
  const orders = ordersOf(columns);
  const optional = columns.filter(({ primary }) => !primary);
  const isEmpty = total === 0;
  return (
    <Row wrap={wide} gap="xs" className={styles.tools}>
      <Text as="output" grow className={styles.range} tone="secondary" figures>
        {total !== undefined && total > 0
          ? messages.range(table.offset + 1, table.offset + shown, total)
          : null}
      </Text>
      {!wide && !isEmpty && orders.length > 1 && table.sort !== null && (
        <SortSelect value={table.sort} options={orders} onChange={table.setSort} />
      )}
      {wide && !isEmpty && optional.length > 0 && (
        <ToolMenu label={messages.columns} icon={<TableOutlined aria-hidden />}>
          {optional.map(({ key, title }) => (
            <PopMenuItem key={key} toggled={choice.isShown(key)} onClick={() => choice.toggle(key)}>
              {title}
            </PopMenuItem>
          ))}
        </ToolMenu>
      )}
      {files.length > 0 && (
        <ToolMenu label={messages.download} icon={<DownloadOutlined aria-hidden />} bare={!wide}>
          {files.map(({ key, label, run }) => (
            <PopMenuItem key={key} onClick={run}>
              {label}
            </PopMenuItem>
          ))}
        </ToolMenu>
      )}
    </Row>
  );
}
