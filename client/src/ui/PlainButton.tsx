import type { ComponentProps } from 'react';

/** A button that looks like the words or the picture in it. */
export function PlainButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <button type="button" {...button} className={className ? `plain-button ${className}` : 'plain-button'} />
  );
}
