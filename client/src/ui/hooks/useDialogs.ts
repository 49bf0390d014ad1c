import type { ModalFuncProps } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
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

/** Closes each open question as No does. */
const openQuestions = new Set<() => void>();

const ask = (look: ModalFuncProps) =>
  new Promise<boolean>((resolve) => {
    withFeedback(({ modal }) => {
      const answer = (agreed: boolean) => {
        openQuestions.delete(dismiss);
        resolve(agreed);
      };
      const question = modal.confirm({
        ...look,
        okText: messages.dialog.yes,
        cancelText: messages.dialog.no,
        onOk: () => answer(true),
        onCancel: () => answer(false),
      });
      const dismiss = () => {
        question.destroy();
        answer(false);
      };
      openQuestions.add(dismiss);
    });
  });

/** Answers open questions with No when the address changes: Back leads away from what they are about. */
export function useQuestionsOfPage(address: string): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current !== address) openQuestions.forEach((dismiss) => dismiss());
    shown.current = address;
  }, [address]);
}

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
