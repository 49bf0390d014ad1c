import { VirtualGrid, type VirtualGridProps } from './VirtualGrid';

type VirtualListProps<Item> = Omit<VirtualGridProps<Item>, 'minColumnWidth'>;

/** A `VirtualGrid` of one column, for rows. */
export const VirtualList = <Item,>(props: VirtualListProps<Item>) => <VirtualGrid gap={8} {...props} />;
