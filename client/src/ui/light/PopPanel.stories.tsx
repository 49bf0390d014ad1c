import type { PartStories } from '../../dev/stories';
import { PopPanel } from './PopPanel';

const stories: PartStories = {
  part: 'PopPanel',
  stories: [
    {
      name: 'A number with its details',
      render: () => (
        <PopPanel label="How 80% came about" buttonLabel="80%: show details" button="80%">
          12 people reached out 45 times.
        </PopPanel>
      ),
    },
  ],
};

export default stories;
