import type { PartStories } from '../../dev/stories';
import { CodeForm } from './CodeForm';

const refuse = () => Promise.reject(new Error('This code is not right.'));

const stories: PartStories = {
  part: 'CodeForm',
  stories: [
    {
      name: 'Refuses every code',
      render: () => <CodeForm label="Code" submitLabel="Continue" onSubmit={refuse} />,
    },
    {
      name: 'Never answers',
      render: () => <CodeForm label="Code" submitLabel="Continue" onSubmit={() => new Promise(() => {})} />,
    },
  ],
};

export default stories;
