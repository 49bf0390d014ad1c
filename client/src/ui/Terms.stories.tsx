import type { PartStories } from '../dev/stories';
import { Terms } from './Terms';

const terms = ['Clean energy', 'Water technology', 'Smart cities', 'Robots', 'Fintech'];

const stories: PartStories = {
  part: 'Terms',
  stories: [
    { name: 'All', render: () => <Terms terms={terms} label="Sectors" /> },
    {
      name: 'Some shared, more left',
      render: () => (
        <Terms
          terms={terms}
          shared={['Robots']}
          sharedText="in common with you"
          limit={3}
          more={(count) => `+${count}`}
        />
      ),
    },
    {
      name: 'Large, in the accent',
      render: () => (
        <Terms large tone="accent" terms={terms} shared={['Robots']} sharedText="in common with you" />
      ),
    },
  ],
};

export default stories;
