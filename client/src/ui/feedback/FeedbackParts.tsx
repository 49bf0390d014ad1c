import { App } from 'antd';
import { useEffect } from 'react';
import { feedbackStore } from './feedback';

/** Where toasts begin, in pixels: no header is higher. */
const belowHeader = 72;

function Provide() {
  const { modal, notification } = App.useApp();
  useEffect(() => feedbackStore.provide({ modal, notification }), [modal, notification]);
  return null;
}

/** The places where the component library puts toasts and dialogs. */
export default function FeedbackParts() {
  return (
    <App component={false} notification={{ placement: 'top', top: belowHeader, maxCount: 4 }}>
      <Provide />
    </App>
  );
}
