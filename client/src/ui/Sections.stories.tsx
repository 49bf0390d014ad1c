import { useState } from 'react';
import { InEvent } from '../dev/InEvent';
import { storiesOf } from '../dev/stories';
import { Carousel } from './Carousel';
import { DayPanels } from './DayTabs';
import { EventTimeNote } from './EventTimeNote';
import { Highlight } from './Highlight';
import { PlainButton } from './PlainButton';
import { SectionCard } from './SectionCard';
import { Panel } from './Stack';
import { Hint } from './Text';

const days = ['2026-11-21', '2026-11-22', '2026-11-23'];

function Days() {
  const [day, setDay] = useState('2026-11-22');
  const dayParam = {
    days,
    day,
    today: '2026-11-22',
    setDay: (next: string) => {
      setDay(next);
      return undefined;
    },
  };
  return (
    <DayPanels label="Days" dayParam={dayParam} countOf={(each) => days.indexOf(each)}>
      {day}
    </DayPanels>
  );
}

const cards = (count: number) => (
  <SectionCard title="Speakers">
    <Carousel
      perView={{ phone: 1, large: 3, wide: 3, huge: 4 }}
      previousLabel="Earlier"
      nextLabel="Later"
      items={Array.from({ length: count }, (_, at) => ({ key: `${at}`, node: <Panel pad="lg">{at}</Panel> }))}
    />
  </SectionCard>
);

export default storiesOf('Sections', {
  SectionCard: (
    <SectionCard title="My meetings" extra={<PlainButton>See all</PlainButton>}>
      Two are confirmed.
    </SectionCard>
  ),
  'SectionCard that waits for the viewer': (
    <SectionCard tone="waiting" title="Requests of Donaudampfschifffahrtsgesellschaftskapitäne">
      One person waits for an answer.
    </SectionCard>
  ),
  'Carousel of two': cards(2),
  'Carousel of twelve': cards(12),
  DayPanels: <Days />,
  'Hint, EventTimeNote': (
    <InEvent>
      <Hint>
        <EventTimeNote />
      </Hint>
    </InEvent>
  ),
  Highlight: <Highlight text="Water technology for smart cities" query="water" />,
});
