import type { PartStories } from '../dev/stories';
import { PictureOrInitials } from './PictureOrInitials';

const portrait = '/images/demo/logo-1.svg';
const sizes = [24, 40, 56, 88];

const row = (props: { src?: string; online?: boolean; shape?: 'square' }) => (
  <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
    {sizes.map((size) => (
      <PictureOrInitials key={size} name="Sara Khan" size={size} labelled {...props} />
    ))}
  </div>
);

const stories: PartStories = {
  part: 'PictureOrInitials',
  stories: [
    { name: 'Picture', render: () => row({ src: portrait }) },
    { name: 'Online', render: () => row({ src: portrait, online: true }) },
    { name: 'No picture was given', render: () => row({}) },
    { name: 'The picture fails to load', render: () => row({ src: '/v1/uploads/missing.png' }) },
    { name: 'Logo', render: () => row({ src: portrait, shape: 'square' }) },
    {
      name: 'Tints',
      render: () => (
        <div style={{ display: 'flex', gap: 12 }}>
          {['Sara Khan', 'Ana Silva', 'Bo Li', 'Jo Ek'].map((name) => (
            <PictureOrInitials key={name} name={name} labelled />
          ))}
        </div>
      ),
    },
  ],
};

export default stories;
