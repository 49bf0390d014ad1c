interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

/** Pixels between a popup and its button, and between a popup and the edge of the window. */
const gap = 4;
const edge = 8;

/**
 * Where a popup goes in the window: below its button, or above it where there is no room below; in line with the side of
 * the button that is farther from the middle of the window.
 */
export function popupPlace(button: Box, popup: Size, view: Size): { left: number; top: number } {
  const below = button.top + button.height + gap;
  const above = button.top - gap - popup.height;
  const fitsBelow = below + popup.height <= view.height - edge;
  const lowest = Math.max(edge, view.height - edge - popup.height);
  const top = fitsBelow ? below : above >= edge ? above : lowest;
  const isOnLeft = button.left + button.width / 2 < view.width / 2;
  const left = isOnLeft ? button.left : button.left + button.width - popup.width;
  const last = Math.max(edge, view.width - edge - popup.width);
  return { left: Math.min(Math.max(left, edge), last), top };
}
