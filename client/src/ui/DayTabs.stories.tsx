import { useState } from 'react';
import type { PartStories } from '../dev/stories';
import { DayTabs, dayTabId, type DayTab } from './DayTabs';

function Example({ days, id, today }: { days: DayTab[]; id: string; today?: string }) {
  const [day, setDay] = useState(today ?? days[0]?.key ?? '');
  return (
    <>
      <DayTabs label="Days" days={days} value={day} onChange={setDay} today={today} panelId={id} />
      <div id={id} role="tabpanel" aria-labelledby={dayTabId(id, day)}>
        {day}
      </div>
    </>
  );
}

const forum = ['2026-11-21', '2026-11-22', '2026-11-23'];
const weeks = Array.from({ length: 12 }, (_, index) => ({ key: `2026-11-${index + 10}` }));

const stories: PartStories = {
  part: 'DayTabs',
  stories: [
    {
      name: 'Three days, the second is today',
      render: () => <Example id="days" days={forum.map((key) => ({ key }))} today="2026-11-22" />,
    },
    {
      name: 'With the number of matches',
      render: () => <Example id="counted" days={forum.map((key, index) => ({ key, count: index * 4 }))} />,
    },
    { name: 'More days than fit', render: () => <Example id="many" days={weeks} today="2026-11-21" /> },
  ],
};

export default stories;
