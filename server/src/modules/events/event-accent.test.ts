import { describe, expect, it } from 'vitest';
import { accentFault } from './event-accent';

describe('an accent', () => {
  it.each(['#1f5af6', '#FFD400', '#ff7a1a', '#0b1f5c', '#800000', '#00ff00', '#808080'])(
    'of %s has a shade to read in both themes',
    (colour) => {
      expect(accentFault(colour)).toBeNull();
    },
  );

  it('is refused with its ratio where no shade that still looks like it can be read', () => {
    expect(accentFault('#ffffff')).toBe(
      'This colour is too light: even its darkest shade has 3.5:1 on the light theme, and text needs 4.5:1.',
    );
    expect(accentFault('#000000')).toBe(
      'This colour is too dark: even its lightest shade has 3.7:1 on the dark theme, and text needs 4.5:1.',
    );
  });

  it.each(['', 'blue', '#12345', '#1234567', '1f5af6', '#1f5afg', '#fff'])('is no colour: "%s"', (text) => {
    expect(accentFault(text)).toBe('A colour is written as #rrggbb, such as #1f5af6.');
  });
});
