import { describe, expect, test } from 'vitest';
import { maxPictureBytes, pictureProblem } from './uploads';

describe('a picture before it is sent', () => {
  test('may be PNG, JPEG or WebP of up to 8 MB', () => {
    const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf', ''];
    expect(types.map((type) => pictureProblem({ type, size: maxPictureBytes }))).toEqual([
      null,
      null,
      null,
      'kind',
      'kind',
      'kind',
    ]);
    expect(pictureProblem({ type: 'image/png', size: maxPictureBytes + 1 })).toBe('size');
  });
});
