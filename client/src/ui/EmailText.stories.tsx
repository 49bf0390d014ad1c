import type { PartStories } from '../dev/stories';
import { EmailText } from './EmailText';

const stories: PartStories = {
  part: 'EmailText',
  stories: [
    {
      name: 'Broken behind its sign',
      render: () => (
        <div style={{ width: 180 }}>
          <EmailText email="mohammed.abdulrahman@international.podium.test" />
        </div>
      ),
    },
  ],
};

export default stories;
