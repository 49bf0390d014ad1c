import { Form } from 'antd';
import type { PartStories } from '../../dev/stories';
import { PeriodFields } from './PeriodFields';

const texts = {
  day: 'Day',
  from: 'Starts',
  to: 'Ends',
  timeMissing: 'Enter a time.',
  endsBeforeStart: 'The end has to be after the start.',
};
const days = ['2026-11-21', '2026-11-22'];
const kinds = {
  'On one day': { days },
  'Of a fixed length': { days, hasEnd: false },
  'For attendees': { days, large: true },
  'Over days': {},
};

const stories: PartStories = {
  part: 'PeriodFields',
  stories: Object.entries(kinds).map(([name, props]) => ({
    name,
    render: () => (
      <Form
        layout="vertical"
        initialValues={'days' in props ? { day: days[0], startsAt: '09:00', endsAt: '10:00' } : {}}
      >
        <PeriodFields texts={texts} {...props} />
      </Form>
    ),
  })),
};

export default stories;
