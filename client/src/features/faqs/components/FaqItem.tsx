import { DownOutlined, LinkOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { FaqItem_FaqFragment } from '../../../generated/graphql';
import { Highlight, PlainButton, Row, Text, useToasts } from '../../../ui';
import { isolated } from '../../../lib/language';
import styles from '../faqs.module.css';
import type { OpenFaq } from '../hooks/useOpenFaqs';
import { messages } from '../messages';

interface FaqItemProps extends OpenFaq {
  faq: FaqItem_FaqFragment;
  query: string;
}

/** One question; its answer opens below it. */
export function FaqItem({ faq, query, open, linked, onToggle, link }: FaqItemProps) {
  const item = useRef<HTMLDivElement>(null);
  const toasts = useToasts();
  const answerId = `answer-${faq.id}`;
  useEffect(() => {
    if (linked) item.current?.scrollIntoView({ block: 'center' });
  }, [linked]);
  const copy = () => void toasts.copy(link, messages.linkCopied, messages.linkNotCopied);
  return (
    <div ref={item} className={styles.item} data-linked={linked}>
      <Text as="h3" size="md" strong={400}>
        <Row
          as={PlainButton}
          justify="between"
          gap="md"
          className={styles.question}
          aria-expanded={open}
          aria-controls={answerId}
          onClick={onToggle}
        >
          <span>
            <Highlight text={faq.question} query={query} />
          </span>
          <DownOutlined className={styles.arrow} aria-hidden />
        </Row>
      </Text>
      <Text as="div" tone="secondary" lines id={answerId} className={styles.answer} hidden={!open}>
        <p>
          <Highlight text={faq.answer} query={query} />
        </p>
        <Button type="text" icon={<LinkOutlined aria-hidden />} onClick={copy}>
          {messages.copyLink}
          <span className="visually-hidden">{`: ${isolated(faq.question)}`}</span>
        </Button>
      </Text>
    </div>
  );
}
