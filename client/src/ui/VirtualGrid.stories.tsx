import type { PartStories } from '../dev/stories';
import { VirtualGrid } from './VirtualGrid';

const items = Array.from({ length: 5000 }, (_, index) => ({
  id: String(index),
  title: `Person ${index + 1}`,
}));

const draw = ({ title }: { title: string }) => (
  <article style={{ padding: 16, border: '1px solid var(--ant-color-border-secondary)', borderRadius: 10 }}>
    <a href="#person">{title}</a>
  </article>
);

const stories: PartStories = {
  part: 'VirtualGrid',
  stories: [
    {
      name: 'List of ten',
      render: () => (
        <VirtualGrid
          label="Ten people"
          items={items.slice(0, 10)}
          itemKey={({ id }) => id}
          renderItem={draw}
          estimatedHeight={56}
        />
      ),
    },
    {
      name: 'Grid of 5,000',
      render: () => (
        <VirtualGrid
          label="People"
          items={items}
          itemKey={({ id }) => id}
          renderItem={draw}
          minColumnWidth={220}
          estimatedHeight={56}
        />
      ),
    },
  ],
};

export default stories;
