import type { PartStories } from '../../dev/stories';
import { Popup } from './Popup';

const stories: PartStories = {
  part: 'Popup',
  stories: [
    {
      name: 'A number with its details',
      render: () => (
        <Popup kind="dialog" label="How 80% came about" buttonLabel="80%: show details" button="80%">
          12 people reached out 45 times.
        </Popup>
      ),
    },
  ],
};

export default stories;
