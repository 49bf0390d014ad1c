import { QuestionCircleOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { parseAsString } from 'nuqs';
import { Link } from 'react-router-dom';
import { useCan } from '../../../data/session/useCan';
import { useEventContext } from '../../../data/event/useEventContext';
import { listParams } from '../../../lib/list-params';
import { paths } from '../../../lib/paths';
import {
  EmptyState,
  ErrorState,
  FilterBar,
  LoadingLines,
  PageHeader,
  PlainButton,
  Row,
  Stack,
  Text,
  useListState,
  usePageTitle,
} from '../../../ui';
import { FaqGroups } from '../components/FaqGroups';
import styles from '../faqs.module.css';
import { useFaqs } from '../hooks/useFaqs';
import { categoriesOf, groupFaqs } from '../lib/faq-groups';
import { messages } from '../messages';

/** For managers: the same questions, to be edited. */
const FaqEditor = lazy(() => import('../console/FaqEditor'));
const AddFaqButton = lazy(() => import('../console/AddFaqButton'));
const FaqDrawer = lazy(() => import('../console/FaqDrawer'));

/** The categories are the event's own words. */
const faqParams = { q: listParams.q, category: parseAsString };

interface FaqCategoriesProps {
  /** Undefined while they are on their way. */
  categories: readonly string[] | undefined;
  value: string | null;
  onChange: (category: string | null) => void;
}

/** One category at a time, or all; the row scrolls within itself on phones. */
function FaqCategories({ categories, value, onChange }: FaqCategoriesProps) {
  if (!categories) return <div className={styles.waiting} />;
  if (categories.length < 2) return null;
  return (
    <Row as="ul" gap="xs" className={styles.categories} aria-label={messages.categories}>
      {[null, ...categories].map((category) => (
        <li key={category ?? ''}>
          <PlainButton
            className={styles.category}
            aria-pressed={category === value}
            onClick={() => onChange(category)}
          >
            {category === null ? messages.allCategories : <bdi>{category}</bdi>}
          </PlainButton>
        </li>
      ))}
    </Row>
  );
}

function Contact() {
  return (
    <Stack
      as="aside"
      align="start"
      gap="xxs"
      pad="lg"
      className={styles.contact}
      aria-label={messages.contactTitle}
    >
      <Text as="h2" size="lg" strong>
        {messages.contactTitle}
      </Text>
      <p>{messages.contactText}</p>
      <Row as={Link} to={paths.help()} tall style={{ fontWeight: 500 }}>
        {messages.generalHelp}
      </Row>
    </Stack>
  );
}

function Answers({ faqs, error, retry }: ReturnType<typeof useFaqs>) {
  const list = useListState(faqParams);
  const { values, change, clear, isNarrowed } = list;
  const other = messages.otherCategory;
  const canEdit = useCan('updateFaq');
  if (error) return <ErrorState error={error} title={messages.loadFailed} onRetry={retry} />;
  if (faqs?.length === 0)
    return (
      <EmptyState
        icon={<QuestionCircleOutlined aria-hidden />}
        title={messages.emptyTitle}
        text={messages.emptyText}
        action={
          canEdit && (
            <Suspense fallback={null}>
              <AddFaqButton />
            </Suspense>
          )
        }
      />
    );
  const groups = groupFaqs(faqs ?? [], { query: values.q, category: values.category, other });
  const found = groups.reduce((sum, group) => sum + group.faqs.length, 0);
  return (
    <>
      <FilterBar list={list} texts={messages} />
      <FaqCategories
        categories={faqs && categoriesOf(faqs, other)}
        value={values.category}
        onChange={(category) => change({ category })}
      />
      <output className="visually-hidden">{isNarrowed && messages.count(found)}</output>
      {!faqs && <LoadingLines rows={8} />}
      {found > 0 && !canEdit && <FaqGroups groups={groups} query={values.q} />}
      {found > 0 && canEdit && (
        <Suspense fallback={<LoadingLines rows={8} />}>
          <FaqEditor faqs={faqs ?? []} groups={groups} query={values.q} />
        </Suspense>
      )}
      {faqs && found === 0 && (
        <EmptyState
          icon={<SearchOutlined aria-hidden />}
          title={messages.noMatchTitle}
          text={messages.noMatchText}
          action={<Button onClick={clear}>{messages.showAll}</Button>}
        />
      )}
    </>
  );
}

/** The frequent questions about the event, searched as one types. */
export default function EventHelpPage() {
  const { event } = useEventContext();
  const canEdit = useCan('updateFaq');
  const list = useFaqs();
  usePageTitle(messages.title, event.title);
  return (
    <Stack gap="md" className={styles.page}>
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={
          canEdit && (
            <Suspense fallback={null}>
              <AddFaqButton primary />
            </Suspense>
          )
        }
      />
      <Answers {...list} />
      {/* Not before the answers: it would stand in their place and move. */}
      {(list.faqs ?? list.error) && <Contact />}
      {canEdit && (
        <Suspense fallback={null}>
          <FaqDrawer />
        </Suspense>
      )}
    </Stack>
  );
}
