import type { PartStories } from '../dev/stories';
import { PictureOrInitials } from './PictureOrInitials';
import { Presence } from './Presence';

const stories: PartStories = {
  part: 'Presence',
  stories: [
    { name: 'With words', render: () => <Presence attendeeId="story" online /> },
    { name: 'On a picture', render: () => <PictureOrInitials name="Sara Qureshi" online /> },
    { name: 'Away: nothing', render: () => <Presence attendeeId="story" /> },
  ],
};

export default stories;
