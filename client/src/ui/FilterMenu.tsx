import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import styles from './FilterBar.module.css';
import { LoadingLines } from './LoadingLines';
import { Stack } from './Stack';
import { useAtLeast } from './hooks/useMediaQuery';
import { messages } from './messages';

const texts = messages.filters;

/** Only phones need it, and only once the filters are opened. */
const Sheet = lazy(async () => ({ default: (await import('./Sheet')).Sheet }));

/** Calls back when something outside is pressed or focused; what a part inside draws elsewhere in the page counts as inside. */
function useOutside(isActive: boolean, onOutside: () => void) {
  const isInside = useRef(false);
  const leave = useEffectEvent(onOutside);
  useEffect(() => {
    if (!isActive) return undefined;
    const listen = () => {
      if (!isInside.current) leave();
      isInside.current = false;
    };
    // The press that opened it was inside, and came before the listener that takes note of it.
    isInside.current = false;
    document.addEventListener('pointerdown', listen);
    document.addEventListener('focusin', listen);
    return () => {
      document.removeEventListener('pointerdown', listen);
      document.removeEventListener('focusin', listen);
    };
  }, [isActive]);
  const note = () => {
    isInside.current = true;
  };
  return { onPointerDownCapture: note, onFocusCapture: note };
}

/** Gives the focus to what has just been drawn. */
const focusOnce = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** An open list takes Escape for itself; the button, which is expanded too, does not. */
const isOpenList = (target: EventTarget): boolean =>
  (target as Element).matches('[role=combobox][aria-expanded=true]');

interface FilterMenuProps {
  label: string;
  /** How many filters are set. */
  active: number;
  onClear: () => void;
  results?: string;
  children: ReactNode;
}

/** The button that opens the filters: in a popover below it, on phones in a sheet with its buttons in reach. */
export function FilterMenu({ label, active, onClear, results, children }: FilterMenuProps) {
  const wide = useAtLeast('md');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isPopover = open && wide;
  const inside = useOutside(isPopover, () => setOpen(false));
  const clearButton = (
    <Button disabled={active === 0} onClick={onClear}>
      {texts.clearAll}
    </Button>
  );
  const fields = <Suspense fallback={<LoadingLines rows={5} />}>{children}</Suspense>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes any popover
    <div
      className={styles.menu}
      {...inside}
      onKeyDown={({ key, target }) => {
        if (key !== 'Escape' || !isPopover || isOpenList(target)) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <Button
        ref={button}
        className={styles.filters}
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={wide ? undefined : 'visually-hidden'}>{texts.button}</span>{' '}
        {active > 0 && (
          <span className={styles.count}>
            {active}
            <span className="visually-hidden">{` ${texts.active}`}</span>
          </span>
        )}
      </Button>
      {isPopover && (
        <Stack
          as="section"
          ref={focusOnce}
          tabIndex={-1}
          gap="md"
          pad="md"
          className={styles.popover}
          aria-label={label}
        >
          {fields}
          {clearButton}
        </Stack>
      )}
      {open && !wide && (
        <Suspense fallback={null}>
          <Sheet
            title={label}
            onClose={() => setOpen(false)}
            footer={
              <>
                {clearButton}
                <Button type="primary" onClick={() => setOpen(false)}>
                  {results ? texts.show(results) : texts.done}
                </Button>
              </>
            }
          >
            <Stack gap="md">{fields}</Stack>
          </Sheet>
        </Suspense>
      )}
    </div>
  );
}
