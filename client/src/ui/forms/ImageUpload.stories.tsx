import { useState } from 'react';
import type { PartStories } from '../../dev/stories';
import { placeholderImage } from '../../lib/images';
import { ImageUpload } from './ImageUpload';

function Example({ start = null, round }: { start?: string | null; round?: boolean }) {
  const [picture, setPicture] = useState(start);
  return (
    <ImageUpload
      label={round ? 'Photo' : 'Cover'}
      shape={round ? 'round' : 'rect'}
      aspect={round ? 1 : 3}
      value={picture}
      onChange={(stored) => setPicture(stored?.url ?? null)}
    />
  );
}

const stories: PartStories = {
  part: 'ImageUpload',
  stories: [
    { name: 'Photo, none yet', render: () => <Example round /> },
    { name: 'Photo', render: () => <Example round start={placeholderImage} /> },
    { name: 'Cover, none yet', render: () => <Example /> },
    { name: 'Cover', render: () => <Example start={placeholderImage} /> },
  ],
};

export default stories;
