import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import { refresh } from '../../../data/freshness/freshness';
import { useEventContext } from '../../../data/event/useEventContext';
import { useCompanyMeetingChoicesQuery, useRequestCompanyMeetingMutation } from '../../../generated/hooks';
import {
  EmptyState,
  ErrorState,
  Note,
  PictureOrInitials,
  Row,
  Sheet,
  Skeleton,
  Stack,
  Text,
  useOverlay,
  useToasts,
} from '../../../ui';
import { RequestForm } from '../components/RequestForm';
import { isLimitReached } from '../lib/limits';
import { useRequestSending } from '../hooks/useRequestSending';
import { CHANGED_BY_MEETINGS } from '../lib/own-changes';
import { messages as meetingTexts } from '../messages';
import { CompanyRequestList } from './CompanyRequestList';
import { messages } from './messages';

/** Asks a company for a meeting: who of its team comes is decided by who accepts first. */
function MeetCompany({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const { event } = useEventContext();
  const toasts = useToasts();
  const formId = useId();
  const choices = useCompanyMeetingChoicesQuery({ variables: { eventId: event.id, companyId } });
  const [mutate, { client }] = useRequestCompanyMeetingMutation();
  const { send, sending, problem } = useRequestSending(
    async (request) => {
      await mutate({ variables: { input: { companyId, ...request } } });
      refresh(client, 'companyRequests', 'companyMeetingOptions', ...CHANGED_BY_MEETINGS);
      return true;
    },
    () => choices.refetch(),
  );
  const texts = meetingTexts.request;
  const frame = (children: ReactNode, footer?: ReactNode) => (
    <Sheet title={messages.dialog} onClose={onClose} footer={footer}>
      {children}
    </Sheet>
  );
  if (!choices.data && choices.error)
    return frame(
      <ErrorState error={choices.error} title={texts.loadFailed} onRetry={() => choices.refetch()} />,
    );
  if (!choices.data) return frame(<Skeleton avatar={32} rows={12} />);
  const { companyMeetingOptions: options, agenda } = choices.data;
  const { company, canRequest, refusal, requests, slots } = options;
  const hasForm = canRequest && slots.length > 0;
  const submit: Parameters<typeof RequestForm>[0]['onSend'] = (slot, wish) => {
    void send(slot, wish).then((done) => {
      if (!done) return;
      toasts.success(messages.sent(company.name));
      onClose();
    });
  };
  return frame(
    <Stack gap="md">
      <Row gap="sm">
        <PictureOrInitials name={company.name} src={company.logoUrl} size={48} shape="square" />
        <Stack>
          <Text as="h2" size="xl" strong tight>
            {messages.title(company.name)}
          </Text>
          <Note size="md">{messages.asksAll}</Note>
        </Stack>
      </Row>
      {requests.length > 0 && (
        <CompanyRequestList id={`${formId}waiting`} title={messages.existing} requests={requests} />
      )}
      {hasForm ? (
        <RequestForm
          id={formId}
          name={company.name}
          options={options}
          agenda={agenda}
          problem={problem}
          onSend={submit}
        />
      ) : (
        <EmptyState
          title={canRequest ? texts.noSlots : (refusal?.message ?? messages.nobody)}
          text={canRequest ? messages.noSlotsText : refusal?.help}
        />
      )}
    </Stack>,
    hasForm && (
      <Button
        type="primary"
        size="large"
        block
        htmlType="submit"
        form={formId}
        loading={sending}
        disabled={isLimitReached(options)}
      >
        {texts.send}
      </Button>
    ),
  );
}

/** Asks the company that `?meetCompany=` names. */
export default function MeetCompanyModal() {
  const { value, close } = useOverlay('meetCompany');
  return value && <MeetCompany key={value} companyId={value} onClose={close} />;
}
