import { Form, Select } from 'antd';
import { useEventContext } from '../../../data/event/useEventContext';
import { useEventZone } from '../../../data/event/useEventZone';
import type { CreateApiTokenMutation } from '../../../generated/graphql';
import { useCreateApiTokenMutation } from '../../../generated/hooks';
import { dayKey } from '../../../lib/time';
import { DateField, FormDrawer, TextField, useNow } from '../../../ui';
import { emptyToken, inputOfToken, isOrigin, type TokenValues } from '../lib/token';
import { messages } from '../messages';
import { ScopeField } from './ScopeField';

const texts = messages.tokenForm;
const TWO_YEARS_MS = 730 * 86_400_000;

export type MadeToken = CreateApiTokenMutation['createApiToken'];

const allOrigins = (_rule: unknown, values: readonly string[] = []) =>
  values.every(isOrigin) ? Promise.resolve() : Promise.reject(new Error(texts.originWrong));

/** Until when a token is valid: for a usual time, or until a day. */
function LifetimeFields() {
  const zone = useEventZone();
  const now = useNow();
  const lifetime = Form.useWatch<TokenValues['lifetime'] | undefined>('lifetime');
  const options = [30, 90, 365, 'own'] as const;
  return (
    <>
      <Form.Item<TokenValues> name="lifetime" label={texts.lifetime} required>
        <Select options={options.map((value) => ({ value, label: texts.lifetimes[value] }))} />
      </Form.Item>
      {lifetime === 'own' && (
        <Form.Item<TokenValues>
          name="expiresAt"
          label={texts.expiresAt}
          rules={[{ required: true, message: texts.expiresMissing }]}
        >
          <DateField min={dayKey(now, zone)} max={dayKey(now.getTime() + TWO_YEARS_MS, zone)} />
        </Form.Item>
      )}
    </>
  );
}

interface TokenFormProps {
  /** Whose leads it reads, and nothing else. */
  companyId?: string;
  onMade: (made: MadeToken) => void;
  onClose: () => void;
}

/** A new API token of the event or a company. */
export default function TokenForm({ companyId, onMade, onClose }: TokenFormProps) {
  const { event } = useEventContext();
  const [create] = useCreateApiTokenMutation({ refreshes: ['apiTokens'] });
  return (
    <FormDrawer<TokenValues, MadeToken>
      open
      title={texts.title}
      submitLabel={texts.submit}
      initialValues={companyId ? { ...emptyToken, scopes: ['LEADS_READ'] } : emptyToken}
      onSubmit={async (values) => {
        const input = { eventId: event.id, companyId, ...inputOfToken(values, event.timezone) };
        const { data } = await create({ variables: { input } });
        return data!.createApiToken;
      }}
      onSaved={onMade}
      onClose={onClose}
      width={560}
    >
      <TextField<TokenValues>
        name="name"
        label={texts.name}
        extra={texts.nameHint}
        maxLength={80}
        rules={[{ required: true, whitespace: true, message: texts.nameMissing }]}
      />
      {companyId ? (
        <Form.Item<TokenValues> name="scopes" hidden />
      ) : (
        <ScopeField
          label={texts.scopes}
          missing={texts.scopesMissing}
          groups={['reads', 'contacts', 'writes']}
        />
      )}
      <LifetimeFields />
      <Form.Item<TokenValues>
        name="origins"
        label={texts.origins}
        extra={texts.originsHint}
        rules={[{ validator: allOrigins }]}
      >
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          maxCount={20}
          tokenSeparators={[',', ' ', '\n']}
          placeholder={texts.originsPlaceholder}
        />
      </Form.Item>
    </FormDrawer>
  );
}
