import type { PartStories } from '../dev/stories';
import { Countdown } from './Countdown';
import { TimeAgo } from './TimeAgo';

const from = (ms: number) => new Date(Date.now() + ms).toISOString();

const stories: PartStories = {
  part: 'Countdown and TimeAgo',
  stories: [
    { name: 'In 12 minutes', render: () => <Countdown to={from(12 * 60_000)} /> },
    { name: 'It has come', render: () => <Countdown to={from(-1)} /> },
    { name: 'A moment ago', render: () => <TimeAgo at={from(-1)} /> },
    { name: 'Two hours ago', render: () => <TimeAgo at={from(-7_300_000)} /> },
  ],
};

export default stories;
