import { useState } from 'react';
import type { PartStories } from '../../dev/stories';
import { minutesBetween } from '../../lib/timeline-layout';
import { Timeline } from './Timeline';
import type { TimelineItem, TimelineRow } from './timeline-types';

const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const item = (key: string, row: string | null, from: string, to: string): TimelineItem => ({
  key,
  row,
  label: key,
  startsAt: at(from),
  endsAt: at(to),
});

const tracks: TimelineRow[] = ['Main stage', 'Builders stage', 'Capital room'].map((name) => ({
  key: name,
  name,
}));
const sessions = [
  item('Opening', 'Main stage', '09:00', '09:40'),
  item('Selling across nine borders', 'Main stage', '09:50', '10:30'),
  item('A session at the same time', 'Main stage', '10:10', '10:50'),
  item('Our stories, our games', 'Builders stage', '09:50', '10:30'),
  item('Coffee', null, '11:00', '11:20'),
];

const box = {
  padding: 8,
  overflow: 'hidden',
  border: '1px solid var(--ant-color-border)',
  borderRadius: 8,
  background: 'var(--ant-color-bg-container)',
};
const draw = ({ label }: TimelineItem) => <div style={box}>{label}</div>;
const range = { from: at('09:00'), to: at('12:00'), zone: 'UTC' };

function Movable({ direction }: { direction: 'columns' | 'rows' }) {
  const [items, setItems] = useState(sessions);
  return (
    <Timeline
      label="Movable sessions"
      {...range}
      direction={direction}
      rows={tracks}
      items={items}
      renderItem={draw}
      emptyRow="Nothing planned"
      now={new Date(at('10:20'))}
      canMove={({ row }) => row !== null}
      onMove={(moved, row, startsAt) =>
        setItems((current) =>
          current.map((candidate) => {
            if (candidate.key !== moved.key) return candidate;
            const length = minutesBetween(moved.startsAt, moved.endsAt) * 60_000;
            return { ...moved, row, startsAt, endsAt: new Date(Date.parse(startsAt) + length).toISOString() };
          }),
        )
      }
    />
  );
}

const stories: PartStories = {
  part: 'Timeline',
  stories: [
    {
      name: 'Tracks side by side, with a now line and an empty track',
      render: () => (
        <Timeline
          label="Sessions"
          {...range}
          rows={tracks}
          items={sessions}
          renderItem={draw}
          emptyRow="Nothing planned"
          now={new Date(at('10:20'))}
        />
      ),
    },
    {
      name: 'Rows along the time',
      render: () => (
        <Timeline
          label="Sessions"
          {...range}
          direction="rows"
          rows={tracks}
          items={sessions}
          renderItem={draw}
          emptyRow="Nothing planned"
          minuteSize={4}
        />
      ),
    },
    { name: 'Movable, side by side', render: () => <Movable direction="columns" /> },
    { name: 'Movable, along the time', render: () => <Movable direction="rows" /> },
  ],
};

export default stories;
