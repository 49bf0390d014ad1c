import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { ContactChoice } from '../../../generated/graphql';
import { Row, Stack } from '../../../ui';
import { useConsent, useHolder } from '../hooks/useConsent';
import { messages } from '../messages';

const texts = messages.consent;

interface ConsentActsProps {
  eventId: string;
  company: { id: string; name: string };
  onAnswered: () => void;
}

/** Lets the viewer say whether a company that scanned them may have e-mail and phone; the answer stays where it was given. */
export function ConsentActs({ eventId, company, onAnswered }: ConsentActsProps) {
  const holder = useHolder(eventId, company.id);
  const consent = useConsent();
  const place = useRef<HTMLDivElement>(null);
  const [isChanging, setChanging] = useState(false);
  if (!holder) return null;
  const choose = (choice: ContactChoice) => {
    // The buttons just used are gone: the focus stays here instead of falling back to the page.
    place.current?.focus();
    setChanging(false);
    void consent(holder, choice).then((done) => done && onAnswered());
  };
  const isOpen = isChanging || !holder.answered;
  return (
    <Stack ref={place} tabIndex={-1} gap="xs" style={{ outline: 0 }}>
      <div aria-live="polite">
        {!isOpen && (
          <Row wrap gap="xs">
            <strong>{holder.sharing ? texts.shared(company.name) : texts.notShared(company.name)}</strong>
            <Button type="link" onClick={() => setChanging(true)}>
              {texts.change}
            </Button>
          </Row>
        )}
      </div>
      {isOpen && (
        <Row wrap gap="xs">
          <Button onClick={() => choose('THIS_COMPANY')}>{texts.share(company.name)}</Button>
          <Button onClick={() => choose('EVERYONE')}>{texts.shareAll}</Button>
          <Button type="text" onClick={() => choose('NO')}>
            {texts.no}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
