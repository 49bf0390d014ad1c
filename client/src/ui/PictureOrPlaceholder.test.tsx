import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PictureOrPlaceholder } from './PictureOrPlaceholder';

const shown = () => screen.getByAltText('Cover').getAttribute('src');

test('shows the placeholder where there is no picture', () => {
  render(<PictureOrPlaceholder src={null} alt="Cover" />);
  expect(shown()).toBe('/images/image-placeholder.png');
});

test('shows the picture, and the placeholder once it has failed to load', () => {
  render(<PictureOrPlaceholder src="cover.webp" alt="Cover" />);
  expect(shown()).toBe('/v1/uploads/cover.webp');
  fireEvent.error(screen.getByAltText('Cover'));
  expect(shown()).toBe('/images/image-placeholder.png');
});
