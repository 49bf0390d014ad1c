import { useApolloClient } from '@apollo/client/react';
import { Form } from 'antd';
import { useRef, useState } from 'react';
import { hasCode } from '../../../../../../data/errors/errors';
import { queryFresh } from '../../../../../../data/freshness/freshness';
import {
  EventFieldsPreviewDocument,
  type EventFieldInput,
  type EventFieldsPreviewQuery,
  type EventFields_FieldsFragment,
} from '../../../../../../generated/graphql';
import { useEventFieldsQuery, useSetEventFieldsMutation } from '../../../../../../generated/hooks';
import {
  ConfirmWithConsequences,
  FormError,
  Pending,
  StaleEditNotice,
  useFormSubmit,
  useOverlay,
  useStaleEdit,
  useToasts,
  useUnsavedGuard,
} from '../../../../../../ui';
import { ruleOf, type SetupEvent } from '../../hooks/useSetupForm';
import { draftError, draftsOf, fieldsInput, labelOf, type FieldDraft } from '../../lib/field-drafts';
import { messages } from '../../messages';
import { SaveBar } from '../SaveBar';
import { FieldsField } from './FieldsField';

const texts = messages.fields;

type Fields = EventFields_FieldsFragment;
type Losses = EventFieldsPreviewQuery['eventFieldsPreview'];

interface Values {
  fields: FieldDraft[];
}

interface FieldsFormProps {
  event: SetupEvent;
  loaded: Fields;
  reload: () => Promise<Fields>;
  onSaved: (fields: Fields) => void;
  onDiscard: () => void;
}

/** What a save would remove; null where the fields are refused, which the save itself says. */
function usePreview(eventId: string) {
  const client = useApolloClient();
  return async (fields: EventFieldInput[]): Promise<Losses | null> => {
    try {
      const { data } = await queryFresh(client, EventFieldsPreviewDocument, { input: { eventId, fields } });
      return data?.eventFieldsPreview ?? null;
    } catch (error) {
      if (hasCode(error, 'BAD_USER_INPUT')) return null;
      throw error;
    }
  };
}

/** Asks before unsaved fields are left. A part, since the router takes one guard at a time, and the drawer has its own. */
function FieldsGuard() {
  useUnsavedGuard(true, { title: messages.unsavedTitle, text: messages.unsavedText });
  return null;
}

function FieldsForm({ event, loaded, reload, onSaved, onDiscard }: FieldsFormProps) {
  const { id: eventId, languages } = event;
  const [form] = Form.useForm<Values>();
  const [initial] = useState(() => ({ fields: draftsOf(loaded.fields) }));
  const base = useRef(loaded);
  const [dirty, setDirty] = useState(false);
  const [question, setQuestion] = useState<{
    count: number;
    lines: string[];
    answer: (agreed: boolean) => void;
  }>();
  const preview = usePreview(eventId);
  const [save] = useSetEventFieldsMutation({ refreshes: ['eventFields', 'attendees'] });
  const toasts = useToasts();
  const isEditing = useOverlay('editField').value !== null;
  const edit = useStaleEdit<Values>(form, initial, {
    reload: async () => {
      base.current = await reload();
      return { fields: draftsOf(base.current.fields) };
    },
    fields: [
      {
        name: 'fields',
        label: messages.sections.fields,
        render: (value) => (value as FieldDraft[]).map((draft) => labelOf(draft, languages)).join(', '),
      },
    ],
  });
  const set = async (drafts: FieldDraft[], { fields: saved, updatedAt }: Fields) => {
    const fields = fieldsInput(drafts, languages, new Set(saved.map(({ id }) => id)));
    const input = { eventId, fields, expectedUpdatedAt: updatedAt };
    return (await save({ variables: { input } })).data!.setEventFields;
  };
  const isAgreed = async (drafts: FieldDraft[]) => {
    const saved = new Set(base.current.fields.map(({ id }) => id));
    const losses = await preview(fieldsInput(drafts, languages, saved));
    if (!losses?.removedAnswers) return true;
    const known = draftsOf(base.current.fields);
    const lines = losses.losses.map(({ fieldId, removedAnswers }) => {
      const field = known.find(({ id }) => id === fieldId);
      return texts.loss(field ? labelOf(field, languages) : texts.untitled, removedAnswers);
    });
    return new Promise<boolean>((answer) => setQuestion({ count: losses.removedAnswers, lines, answer }));
  };
  const send = async ({ fields }: Values) => {
    const before = base.current;
    if (!(await isAgreed(fields))) return null;
    const { eventFields: after, removedAnswers } = await set(fields, before);
    // Answers that went with a save do not come back.
    if (removedAnswers > 0) toasts.success(texts.savedWithLoss(removedAnswers));
    else
      toasts.undo(messages.saved, async () =>
        onSaved((await set(draftsOf(before.fields), after)).eventFields),
      );
    return after;
  };
  const submit = useFormSubmit(form, async (values: Values) => {
    const answer = await edit.save(send, values);
    if (!answer?.saved) return;
    onSaved(answer.saved);
  });
  const answer = (agreed: boolean) => {
    question?.answer(agreed);
    setQuestion(undefined);
  };
  return (
    <>
      {dirty && !isEditing && <FieldsGuard />}
      <FormError error={submit.error} />
      <StaleEditNotice edit={edit} />
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={initial}
        onValuesChange={(changed: Partial<Values>) => {
          setDirty(true);
          submit.mend(changed);
        }}
        onFinish={(values) => void submit.submit(values)}
        hidden={edit.conflicts !== null}
      >
        <Form.Item
          name="fields"
          validateTrigger="onSubmit"
          rules={[
            ruleOf((drafts: FieldDraft[]) =>
              drafts.some((draft) => draftError(draft, drafts, languages)) ? texts.errors.check : null,
            ),
          ]}
        >
          <FieldsField eventId={eventId} languages={languages} />
        </Form.Item>
        <SaveBar dirty={dirty} sending={submit.sending} onDiscard={onDiscard} />
      </Form>
      <ConfirmWithConsequences
        open={question !== undefined}
        title={texts.lossTitle(question?.count ?? 0)}
        text={texts.lossText}
        consequences={question?.lines}
        act={texts.lossAct}
        onConfirm={async () => answer(true)}
        onCancel={() => answer(false)}
      />
    </>
  );
}

/** What an event asks beside the profile: the whole list is saved at once, and can be taken back. */
export default function FieldsSection({ event }: { event: SetupEvent }) {
  const { data, error, refetch } = useEventFieldsQuery({ variables: { eventId: event.id }, from: 'server' });
  const [saved, setSaved] = useState<Fields>();
  const [round, setRound] = useState(0);
  const loaded = saved ?? data?.eventFields;
  if (!loaded) return <Pending error={error} refetch={refetch} title={texts.loadFailed} rows={6} />;
  const restart = () => setRound((count) => count + 1);
  return (
    <FieldsForm
      key={round}
      event={event}
      loaded={loaded}
      reload={async () => {
        const { eventFields } = (await refetch()).data!;
        setSaved(eventFields);
        return eventFields;
      }}
      onSaved={(fields) => {
        setSaved(fields);
        restart();
      }}
      onDiscard={restart}
    />
  );
}
