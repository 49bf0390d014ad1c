import type { PartStories } from '../dev/stories';
import { LoadMoreFailed } from './LoadMoreFailed';

const stories: PartStories = {
  part: 'LoadMoreFailed',
  stories: [
    {
      name: 'At the end of a list',
      render: () => <LoadMoreFailed text="More people could not be loaded" onRetry={() => undefined} />,
    },
  ],
};

export default stories;
