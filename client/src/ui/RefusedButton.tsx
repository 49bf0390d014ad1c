import { Button, type ButtonProps } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { messages } from '../lib/messages';
import { HeaderButton } from './HeaderButton';
import { Text } from './Text';
import { useOverlays } from './hooks/useOverlays';

/** Lists show the button, and few open it. */
const Sheet = lazy(async () => ({ default: (await import('./Sheet')).Sheet }));

const QUIET = { color: 'var(--ant-color-text-secondary)' };

/** Why not, and what helps. */
interface Refusal {
  /** A limit of requests or meetings leads to those that use it up. */
  reason?: string;
  message: string;
  help: string;
}

const LIMIT = /^(TOO_MANY_WAITING|(REQUESTS|MEETINGS)_(PER_DAY|IN_ALL))$/;

/** Leads to the meetings and requests, one of which can be cancelled. */
function ToMeetings({ onLeave }: { onLeave: () => void }) {
  const overlays = useOverlays();
  return (
    <Button
      size="large"
      block
      onClick={() => {
        onLeave();
        overlays.openModal('meetings');
      }}
    >
      {messages.myMeetings}
    </Button>
  );
}

/** What says on a tap why it is refused. */
function Refused({ refusal, children }: { refusal: Refusal; children: (open: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && (
        <Suspense>
          <Sheet
            title={refusal.message}
            onClose={close}
            width={440}
            footer={
              <>
                {LIMIT.test(refusal.reason ?? '') && <ToMeetings onLeave={close} />}
                <Button type="primary" size="large" block onClick={close}>
                  {messages.dialog.ok}
                </Button>
              </>
            }
          >
            <Text as="p">{refusal.help}</Text>
          </Sheet>
        </Suspense>
      )}
    </>
  );
}

/** A button for what one may not do now, quieter than what one may: a tap says why, and what helps. */
export const RefusedButton = ({
  refusal,
  ...button
}: { refusal: Refusal } & Omit<ButtonProps, 'onClick'>) => (
  <Refused refusal={refusal}>
    {(open) => <Button {...button} style={QUIET} aria-haspopup="dialog" onClick={open} />}
  </Refused>
);

/** The same for an icon in a header. */
export const RefusedHeaderButton = ({
  refusal,
  ...button
}: {
  refusal: Refusal;
  icon: ReactNode;
  label: string;
}) => <Refused refusal={refusal}>{(open) => <HeaderButton {...button} onClick={open} />}</Refused>;
