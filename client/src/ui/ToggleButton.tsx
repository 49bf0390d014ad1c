import { Button } from 'antd';
import type { ReactNode } from 'react';

interface ToggleButtonProps {
  isOn: boolean;
  icon: ReactNode;
  /** Names the button where no words stand in it. */
  label?: string;
  /** Words beside the icon; without them it is round. */
  children?: ReactNode;
  className?: string;
  onToggle: () => void;
}

/** Keeps something for later, or no more. */
export function ToggleButton({ isOn, icon, label, children, className = '', onToggle }: ToggleButtonProps) {
  return (
    <Button
      className={`thumb toggle ${className}`}
      {...(children ? { size: 'large' } : { type: 'text', shape: 'circle' })}
      icon={icon}
      aria-pressed={isOn}
      aria-label={label}
      onClick={onToggle}
    >
      {children}
    </Button>
  );
}
