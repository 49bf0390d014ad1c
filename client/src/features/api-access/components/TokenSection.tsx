import { lazy, Suspense, useState } from 'react';
import type { ApiToken_TokenFragment } from '../../../generated/graphql';
import { useRevokeApiTokenMutation } from '../../../generated/hooks';
import { ConfirmWithConsequences, useOverlay, useToasts } from '../../../ui';
import { curlOf } from '../lib/snippets';
import { messages } from '../messages';
import type { MadeToken } from './TokenForm';
import { TokenTable } from './TokenTable';

const ShownOnce = lazy(() => import('./ShownOnce'));
const TokenForm = lazy(() => import('./TokenForm'));
const TokenPanel = lazy(() => import('./TokenPanel'));

const texts = messages.tokens;

interface RevokeTokenProps {
  token: ApiToken_TokenFragment;
  onClose: () => void;
}

/** Asks before programs are refused. */
function RevokeToken({ token: { id, name }, onClose }: RevokeTokenProps) {
  const toasts = useToasts();
  const [revoke] = useRevokeApiTokenMutation();
  return (
    <ConfirmWithConsequences
      open
      title={texts.revokeTitle(name)}
      text={texts.revokeText}
      act={texts.revokeAct}
      onConfirm={async () => {
        await revoke({ variables: { input: { apiTokenId: id } } });
        toasts.success(texts.revoked(name));
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

interface TokenSectionProps {
  eventId: string;
  /** Only the tokens of this company, which read its leads. */
  companyId?: string;
}

/** The tokens of an event or a company, and what opens over them. */
export default function TokenSection({ eventId, companyId }: TokenSectionProps) {
  const form = useOverlay('make');
  const panel = useOverlay('token');
  const [made, setMade] = useState<MadeToken | null>(null);
  const [leaving, setLeaving] = useState<ApiToken_TokenFragment | null>(null);
  return (
    <>
      <TokenTable
        companyId={companyId}
        onOpen={panel.open}
        onMake={() => form.open('token')}
        onRevoke={setLeaving}
      />
      <Suspense>
        {form.value && (
          <TokenForm
            companyId={companyId}
            onMade={(token) => {
              setMade(token);
              form.close();
            }}
            onClose={form.close}
          />
        )}
        {panel.value && <TokenPanel id={panel.value} onClose={panel.close} onRevoke={setLeaving} />}
        {made && (
          <ShownOnce
            texts={messages.tokenMade}
            secret={made.token}
            snippet={curlOf(made.token, made.apiToken.scopes, companyId ?? eventId)}
            onClose={() => setMade(null)}
          />
        )}
        {leaving && <RevokeToken token={leaving} onClose={() => setLeaving(null)} />}
      </Suspense>
    </>
  );
}
