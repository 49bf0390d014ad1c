import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { FaqItem_FaqFragment } from '../../../generated/graphql';
import { PopMenuItem, Row, RowMenu, SortableList, Stack, useAtLeast, useOverlay } from '../../../ui';
import { FaqSection } from '../components/FaqGroups';
import { FaqItem } from '../components/FaqItem';
import styles from '../faqs.module.css';
import { useOpenFaqs } from '../hooks/useOpenFaqs';
import type { FaqGroup } from '../lib/faq-groups';
import { messages } from './messages';
import { movedWithin } from './sorted-faqs';
import { useFaqChanges } from './useFaqChanges';

interface FaqEditorProps {
  /** All of the event, in its order. */
  faqs: readonly FaqItem_FaqFragment[];
  groups: readonly FaqGroup[];
  query: string;
}

/** The questions under their categories, for managers: each can be edited, removed and moved. */
export default function FaqEditor({ faqs, groups, query }: FaqEditorProps) {
  const itemOf = useOpenFaqs(query);
  const { open } = useOverlay('edit');
  const wide = useAtLeast('md');
  const { remove, reorder } = useFaqChanges();
  return groups.map((group) => (
    <FaqSection key={group.category} category={group.category}>
      <SortableList
        label={messages.sortLabel(group.category)}
        items={group.faqs}
        keyOf={({ id }) => id}
        nameOf={({ question }) => question}
        // A search may show a part of the group, in which rows cannot be moved.
        disabled={query.trim() !== '' || group.faqs.length < 2}
        onMove={(from, to) => void reorder(faqs, movedWithin(faqs, group.faqs, from, to))}
      >
        {(faq, handle) => (
          <Row align="start" className={styles.edited}>
            {handle}
            <Stack grow>
              <FaqItem faq={faq} query={query} {...itemOf(faq.id)} />
            </Stack>
            {!wide && (
              <RowMenu name={faq.question}>
                <PopMenuItem icon={<EditOutlined aria-hidden />} onClick={() => open(faq.id)}>
                  {messages.editAct}
                </PopMenuItem>
                <PopMenuItem
                  danger
                  icon={<DeleteOutlined aria-hidden />}
                  onClick={() => void remove(faq, faqs)}
                >
                  {messages.removeAct}
                </PopMenuItem>
              </RowMenu>
            )}
            {wide && (
              <Row className={styles.tools}>
                <Button
                  type="text"
                  icon={<EditOutlined aria-hidden />}
                  aria-label={messages.edit(faq.question)}
                  onClick={() => open(faq.id)}
                />
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={messages.remove(faq.question)}
                  onClick={() => void remove(faq, faqs)}
                />
              </Row>
            )}
          </Row>
        )}
      </SortableList>
    </FaqSection>
  ));
}
