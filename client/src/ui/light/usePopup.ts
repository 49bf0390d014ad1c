import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { popupPlace } from './popup-place';

/**
 * Shows an element above everything else in the page, beside the button that opened it, for as long as the component is
 * there. `firstFocus`, the same function on each render, finds what has the focus first; `onClose` hears of a press elsewhere.
 */
export function usePopup(
  ref: RefObject<HTMLElement | null>,
  trigger: HTMLElement,
  firstFocus: (popup: HTMLElement) => HTMLElement | null,
  onClose: (returnFocus: boolean) => void,
): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const popup = ref.current;
    if (!popup) return undefined;
    const moveToTrigger = () => {
      const place = popupPlace(trigger.getBoundingClientRect(), popup.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      });
      popup.style.left = `${place.left}px`;
      popup.style.top = `${place.top}px`;
    };
    popup.showPopover();
    moveToTrigger();
    firstFocus(popup)?.focus({ preventScroll: true });
    const onPointerDown = ({ target }: Event) => {
      if (!popup.contains(target as Node) && !trigger.contains(target as Node)) close(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('scroll', moveToTrigger, { capture: true, passive: true });
    window.addEventListener('resize', moveToTrigger);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('scroll', moveToTrigger, { capture: true });
      window.removeEventListener('resize', moveToTrigger);
    };
  }, [ref, trigger, firstFocus]);
}
