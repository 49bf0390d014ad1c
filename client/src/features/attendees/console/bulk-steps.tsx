import { Form, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import type {
  AttendeeCategory,
  BulkJobKind,
  BulkJobPreviewQuery,
  StartBulkJobInput,
} from '../../../generated/graphql';
import { ConfirmWithConsequences } from '../../../ui';
import { categories } from '../lib/people-params';
import { BulkQuestion } from './BulkQuestion';
import { CompanySelect } from './CompanySelect';
import { consequencesOf } from './RemovePerson';
import { messages } from './messages';

const texts = messages.bulk;
/** From so many on, a word has to be typed before they are removed. */
const MANY = 20;

type Preview = BulkJobPreviewQuery['bulkJobPreview'];

export type StartJob = (more?: Partial<StartBulkJobInput>) => Promise<void>;

interface StepProps {
  preview: Preview;
  start: StartJob;
  onCancel: () => void;
}

/** Whom the mails of a job go to, and how its texts begin. */
const mails = {
  INVITE: { name: 'invite', to: 'neverInvited' },
  REMIND: { name: 'remind', to: 'remindable' },
} as const;

function MailStep({ kind, preview, start, onCancel }: StepProps & { kind: keyof typeof mails }) {
  const { name, to } = mails[kind];
  const count = preview[to];
  return (
    <BulkQuestion
      title={texts[`${name}Title`]}
      submit={texts[`${name}Submit`](count)}
      disabled={count === 0}
      start={() => start()}
      onCancel={onCancel}
    >
      <p>{texts[`${name}Text`](count, preview.total)}</p>
    </BulkQuestion>
  );
}

function CategoryStep({ preview, start, onCancel }: StepProps) {
  const [category, setCategory] = useState<AttendeeCategory | null>(null);
  return (
    <BulkQuestion
      title={texts.categoryTitle(preview.total)}
      submit={texts.change(preview.total)}
      disabled={!category}
      start={() => start({ category })}
      onCancel={onCancel}
    >
      <Form.Item label={messages.columns.category} htmlFor="bulk-category" layout="vertical">
        <Select
          id="bulk-category"
          value={category ?? undefined}
          options={categories.map((value) => ({ value, label: messages.categories[value] }))}
          onChange={setCategory}
        />
      </Form.Item>
    </BulkQuestion>
  );
}

function CompanyStep({ preview, start, onCancel, eventId }: StepProps & { eventId: string }) {
  const [companyId, setCompanyId] = useState<string | null>(null);
  return (
    <BulkQuestion
      title={texts.companyTitle(preview.total)}
      submit={texts.change(preview.total)}
      start={() => start({ companyId })}
      onCancel={onCancel}
    >
      <Form.Item
        label={messages.columns.company}
        htmlFor="bulk-company"
        layout="vertical"
        extra={texts.companyHint}
      >
        <CompanySelect id="bulk-company" eventId={eventId} value={companyId} onChange={setCompanyId} />
      </Form.Item>
    </BulkQuestion>
  );
}

function RemoveStep({ preview, start, onCancel }: StepProps) {
  return (
    <ConfirmWithConsequences
      open
      title={messages.removeManyTitle(preview.total)}
      text={messages.removeText}
      consequences={consequencesOf(preview.removal)}
      act={messages.removeMany(preview.total)}
      typed={preview.total >= MANY ? messages.removeWord : undefined}
      onConfirm={() => start()}
      onCancel={onCancel}
    />
  );
}

export const bulkSteps: Record<BulkJobKind, (props: StepProps & { eventId: string }) => ReactNode> = {
  INVITE: (props) => <MailStep kind="INVITE" {...props} />,
  REMIND: (props) => <MailStep kind="REMIND" {...props} />,
  SET_CATEGORY: CategoryStep,
  SET_COMPANY: CompanyStep,
  REMOVE: RemoveStep,
};
