import type { ModalFuncProps } from 'antd';
import type { ReactNode } from 'react';
import { messages } from '../../lib/messages';
import { withFeedback } from '../feedback/feedback';

export interface Dialogs {
  /** Says something that must be read; resolves on OK. */
  alert(text: ReactNode, title?: string): Promise<void>;
  /** Asks a question with No and Yes; resolves true on Yes. */
  confirm(text: ReactNode, title?: string): Promise<boolean>;
  /** The same where Yes loses something: No is the main button, and has the focus. */
  confirmLoss(text: ReactNode, title?: string): Promise<boolean>;
}

const lookOf = (text: ReactNode, title?: string) => ({
  icon: null,
  centered: true,
  mask: { closable: true },
  title: title ?? text,
  content: title ? text : undefined,
});

const ask = (look: ModalFuncProps) =>
  new Promise<boolean>((resolve) => {
    withFeedback(({ modal }) => {
      void modal.confirm({
        ...look,
        okText: messages.dialog.yes,
        cancelText: messages.dialog.no,
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });
  });

const dialogs: Dialogs = {
  alert: (text, title) =>
    new Promise<void>((resolve) => {
      const close = () => resolve();
      const look = { ...lookOf(text, title), okText: messages.dialog.ok, onOk: close, onCancel: close };
      withFeedback(({ modal }) => void modal.info(look));
    }),
  confirm: (text, title) => ask(lookOf(text, title)),
  confirmLoss: (text, title) =>
    ask({
      ...lookOf(text, title),
      okType: 'default',
      cancelButtonProps: { type: 'primary' },
      focusable: { autoFocusButton: 'cancel' },
    }),
};

/** Replaces the browser's own alert and confirm; the focus is trapped and goes back afterwards. */
export const useDialogs = (): Dialogs => dialogs;
