import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Text } from './Text';

test('words that are cut run in their own direction, so that their start stays', () => {
  render(
    <>
      <Text cut>شركة Nimbus</Text>
      <Text cut={2}>Nimbus</Text>
      <Text>Podium</Text>
    </>,
  );
  const directionOf = (words: string) => screen.getByText(words).getAttribute('dir');
  expect(['شركة Nimbus', 'Nimbus', 'Podium'].map(directionOf)).toEqual(['auto', 'auto', null]);
});
