import { Form } from 'antd';
import type { LeadQuestion_LeadQuestionFragment, LeadRating } from '../../../generated/graphql';
import { useLeadByIdQuery, useUpdateLeadMutation } from '../../../generated/hooks';
import { fullName, jobLine } from '../../../lib/format';
import { EditDrawer, EmailText, Note, Row, Stack, Text } from '../../../ui';
import { answersInput, draftOf, leadIn, type LeadDraft } from '../lib/lead-draft';
import { messages } from '../messages';
import { AnswerFields, NoteField, RatingField } from './LeadFields';
import { RemindMenu } from './RemindMenu';

interface LeadDrawerProps {
  leadId: string;
  questions: readonly LeadQuestion_LeadQuestionFragment[];
  onClose: () => void;
}

/** Edits what the team says about a lead; where a colleague has changed the same, both versions are shown. */
export default function LeadDrawer({ leadId, questions, onClose }: LeadDrawerProps) {
  const { data, error, refetch } = useLeadByIdQuery({ variables: { id: leadId }, from: 'server' });
  const [update] = useUpdateLeadMutation({ refreshes: ['leads', 'leadCounts'] });
  const textOf = (id: string) => questions.find((question) => question.id === id)?.text ?? '';
  const inWords = (answers: LeadDraft['answers']) =>
    Object.entries(answers)
      .map(([id, values]) => `${textOf(id)}: ${values.join(', ')}`)
      .join(' · ');
  return (
    <EditDrawer
      title={(lead) => (lead ? fullName(lead.attendee) : messages.edit)}
      submitLabel={messages.save}
      loaded={leadIn(data?.node)}
      error={error}
      reload={async () => leadIn((await refetch()).data?.node)}
      failedTitle={messages.loadFailed}
      missing={messages.missing}
      valuesOf={draftOf}
      fields={[
        {
          name: 'rating',
          label: messages.rating,
          render: (rating) => (rating ? messages.ratings[rating as LeadRating] : messages.unrated),
        },
        { name: 'note', label: messages.note },
        {
          name: 'answers',
          label: messages.questions.title,
          render: (answers) => inWords(answers as LeadDraft['answers']),
        },
      ]}
      inputOf={({ answers, ...draft }: LeadDraft) => ({ ...draft, answers: answersInput(answers) })}
      onSave={({ id, updatedAt }, changes) =>
        update({ variables: { input: { leadId: id, expectedUpdatedAt: updatedAt, ...changes } } })
      }
      onClose={onClose}
      width={520}
    >
      {(lead) => (
        <>
          <Row gap="sm" justify="between" style={{ marginBlockEnd: 'var(--ant-margin)' }}>
            <Stack>
              <Note size="md">
                <bdi>{jobLine(lead.attendee)}</bdi>
              </Note>
              {lead.contact ? (
                <Row wrap gap="xs" as={Text}>
                  <EmailText email={lead.contact.email} />
                  {lead.contact.phone && <bdi>{lead.contact.phone}</bdi>}
                </Row>
              ) : (
                <Note>{messages.notShared}</Note>
              )}
            </Stack>
            <RemindMenu lead={lead} />
          </Row>
          <Form.Item<LeadDraft> name="rating">
            <RatingField name={fullName(lead.attendee)} />
          </Form.Item>
          <Form.Item<LeadDraft> name="note">
            <NoteField label={messages.note} />
          </Form.Item>
          <Form.Item<LeadDraft> name="answers">
            <AnswerFields questions={questions} />
          </Form.Item>
        </>
      )}
    </EditDrawer>
  );
}
