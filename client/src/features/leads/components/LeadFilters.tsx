import { Checkbox, Input } from 'antd';
import type { ReactNode } from 'react';
import type { LeadCountsQuery, LeadQuestion_LeadQuestionFragment } from '../../../generated/graphql';
import { dayNames } from '../../../lib/event-days';
import { fullName } from '../../../lib/format';
import { FilterBar, FilterField, FilterSelect, oneOf, type TableState } from '../../../ui';
import type { leadParams } from '../lib/lead-params';
import { messages } from '../messages';

interface LeadFiltersProps {
  table: TableState<typeof leadParams>;
  counts: LeadCountsQuery['leadCounts'] | undefined;
  questions: readonly LeadQuestion_LeadQuestionFragment[];
  total: number | undefined;
  /** Controls beside the filters. */
  children: ReactNode;
}

/** Search and filters of the leads: rating, member, day, an answer, and whether the contact is shared. */
export function LeadFilters({ table, counts, questions, total, children }: LeadFiltersProps) {
  const { values, change } = table;
  const texts = messages.filters;
  const ratingWords = { ...messages.ratings, UNRATED: messages.unrated };
  const members = Object.fromEntries(
    (counts?.byMember ?? []).flatMap(({ attendee }) => (attendee ? [[attendee.id, fullName(attendee)]] : [])),
  );
  const days = Object.fromEntries((counts?.byDay ?? []).map(({ date }) => [date, dayNames(date).full]));
  const asked = Object.fromEntries(questions.map(({ id, text }) => [id, text]));
  const options = questions.find(({ id }) => id === values.question)?.options ?? [];
  return (
    <FilterBar
      list={table}
      texts={texts}
      filters={
        <>
          <FilterSelect
            label={messages.rating}
            {...oneOf(ratingWords, values.rating, (rating) => change({ rating }))}
          />
          <FilterSelect
            label={texts.member}
            {...oneOf(members, values.member, (member) => change({ member }))}
          />
          <FilterSelect label={texts.day} {...oneOf(days, values.day, (day) => change({ day }))} />
          {questions.length > 0 && (
            <FilterSelect
              label={texts.question}
              {...oneOf(asked, values.question, (question) => change({ question, answer: null }))}
            />
          )}
          {values.question &&
            (options.length > 0 ? (
              <FilterSelect
                label={texts.answer}
                {...oneOf(
                  Object.fromEntries(options.map((option) => [option, option])),
                  values.answer,
                  (answer) => change({ answer }),
                )}
              />
            ) : (
              <FilterField label={texts.answer}>
                {(id) => (
                  <Input
                    id={id}
                    dir="auto"
                    value={values.answer ?? ''}
                    onChange={({ target }) => change({ answer: target.value || null })}
                  />
                )}
              </FilterField>
            ))}
          <Checkbox
            checked={values.contact}
            onChange={({ target }) => change({ contact: target.checked || null })}
          >
            {texts.contact}
          </Checkbox>
        </>
      }
      chips={{
        rating: values.rating && ratingWords[values.rating],
        member: values.member && (members[values.member] ?? texts.member),
        day: values.day && dayNames(values.day).full,
        question: values.question && (asked[values.question] ?? texts.question),
        answer: values.answer,
        contact: values.contact && texts.contact,
      }}
      results={total === undefined ? undefined : messages.count(total)}
    >
      {children}
    </FilterBar>
  );
}
