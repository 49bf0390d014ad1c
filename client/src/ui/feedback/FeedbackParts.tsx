import { CheckCircleFilled, CloseCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import { App } from 'antd';
import { useEffect } from 'react';
import { useAtLeast } from '../hooks/useMediaQuery';
import { feedbackStore, type Feedback } from './feedback';

/** Where toasts begin, in pixels: no header is higher. */
const belowHeader = 72;

const icons = {
  success: <CheckCircleFilled aria-hidden />,
  error: <CloseCircleFilled aria-hidden />,
  info: <InfoCircleFilled aria-hidden />,
};

/** The component library names its own icons in English, in every language; the text of a toast says all. */
const withQuietIcons = ({ open, ...others }: Feedback['notification']): Feedback['notification'] => ({
  ...others,
  open: ({ type, ...config }) =>
    open(
      type && type !== 'warning'
        ? { ...config, icon: icons[type], classNames: { icon: `ant-notification-notice-icon-${type}` } }
        : { ...config, type },
    ),
});

function Provide() {
  const { modal, notification } = App.useApp();
  useEffect(
    () => feedbackStore.provide({ modal, notification: withQuietIcons(notification) }),
    [modal, notification],
  );
  return null;
}

/** The places where the component library puts toasts and dialogs. */
export default function FeedbackParts() {
  const wide = useAtLeast('md');
  return (
    <App component={false} notification={{ placement: 'top', top: belowHeader, maxCount: wide ? 4 : 2 }}>
      <Provide />
    </App>
  );
}
