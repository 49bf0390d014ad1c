import { expect, test } from 'vitest';
import { popupPlace } from './popup-place';

const view = { width: 400, height: 800 };
const menu = { width: 200, height: 150 };

test.each([
  [
    'below, at the left edge of a button on the left',
    { left: 20, top: 100, width: 40, height: 40 },
    { left: 20, top: 144 },
  ],
  [
    'below, at the right edge of a button on the right',
    { left: 340, top: 100, width: 40, height: 40 },
    { left: 180, top: 144 },
  ],
  ['above a button at the bottom', { left: 20, top: 740, width: 40, height: 40 }, { left: 20, top: 586 }],
  [
    'within the window beside a button at its edge',
    { left: 0, top: 100, width: 40, height: 40 },
    { left: 8, top: 144 },
  ],
])('a popup opens %s', (_, button, place) => {
  expect(popupPlace(button, menu, view)).toEqual(place);
});

test('a popup higher than the window begins at its top', () => {
  const button = { left: 20, top: 300, width: 40, height: 40 };
  expect(popupPlace(button, { width: 200, height: 900 }, view)).toEqual({ left: 20, top: 8 });
});
