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

/** Calls back when something outside is pressed; what a part inside draws elsewhere in the page counts as inside. */
function useOutsidePress(isActive: boolean, onPress: () => void) {
  const isInside = useRef(false);
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!isActive) return undefined;
    const listen = () => {
      if (!isInside.current) press();
      isInside.current = false;
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [isActive]);
  return () => {
    isInside.current = true;
  };
}

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
  const onPressInside = useOutsidePress(open && wide, () => setOpen(false));
  const clearButton = (
    <Button disabled={active === 0} onClick={onClear}>
      {texts.clearAll}
    </Button>
  );
  const fields = <Suspense fallback={<LoadingLines rows={5} />}>{children}</Suspense>;
  return (
    <div className={styles.menu} onPointerDownCapture={onPressInside}>
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
      {open && wide && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes any popover
        <Stack
          as="section"
          gap="md"
          pad="md"
          className={styles.popover}
          aria-label={label}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            setOpen(false);
            button.current?.focus();
          }}
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
