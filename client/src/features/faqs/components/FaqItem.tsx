import { DownOutlined, LinkOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Highlight } from '../../../components/Highlight';
import type { FaqItem_FaqFragment } from '../../../generated/graphql';
import { useToasts } from '../../../hooks/useToasts';
import { messages } from '../messages';
import styles from './FaqItem.module.css';

interface FaqItemProps {
  faq: FaqItem_FaqFragment;
  query: string;
  open: boolean;
  /** A link led here: it is scrolled to. */
  linked: boolean;
  onToggle: () => void;
  /** The address of this question. */
  link: string;
}

/** One question; its answer opens below it. */
export function FaqItem({ faq, query, open, linked, onToggle, link }: FaqItemProps) {
  const item = useRef<HTMLDivElement>(null);
  const toasts = useToasts();
  const answerId = `answer-${faq.id}`;
  useEffect(() => {
    if (linked) item.current?.scrollIntoView({ block: 'center' });
  }, [linked]);
  const copy = () => {
    navigator.clipboard
      .writeText(link)
      .then(() => toasts.success(messages.linkCopied))
      .catch(() => toasts.error(messages.linkNotCopied));
  };
  return (
    <div ref={item} className={styles.item} data-linked={linked}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.question}
          aria-expanded={open}
          aria-controls={answerId}
          onClick={onToggle}
        >
          <span>
            <Highlight text={faq.question} query={query} />
          </span>
          <DownOutlined className={styles.arrow} aria-hidden />
        </button>
      </h3>
      <div id={answerId} className={styles.answer} hidden={!open}>
        <p>
          <Highlight text={faq.answer} query={query} />
        </p>
        <Button type="text" className={styles.link} icon={<LinkOutlined aria-hidden />} onClick={copy}>
          {messages.copyLink}
          <span className="visually-hidden">{`: ${faq.question}`}</span>
        </Button>
      </div>
    </div>
  );
}
