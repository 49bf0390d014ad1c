import { Button, type ButtonProps } from 'antd';
import { useHref, useNavigate, type NavigateOptions } from 'react-router-dom';

interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick' | 'htmlType'> {
  to: string;
  state?: NavigateOptions['state'];
  replace?: boolean;
}

/** A link within the portal that looks like a button. */
export function LinkButton({ to, state, replace, ...button }: LinkButtonProps) {
  const navigate = useNavigate();
  const href = useHref(to);
  return (
    <Button
      {...button}
      href={href}
      onClick={(event) => {
        // New tabs and windows are the browser's.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(to, { state, replace });
      }}
    />
  );
}
