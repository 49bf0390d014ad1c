import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ImportKind } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import { Notice, Note, Row, SectionCard, Segmented, Stack } from '../../../ui';
import { usePrepareImport } from '../hooks/usePrepareImport';
import { subjects } from '../lib/subjects';
import { messages } from '../messages';
import { DropArea } from './DropArea';
import { TemplateButton } from './TemplateButton';

const texts = messages.start;
const kinds: ImportKind[] = ['ATTENDEES', 'COMPANIES', 'ACTIVITIES'];

/** Begins an import: what a file brings, the file, and templates for those who have none. */
export default function ImportStart({ eventId }: { eventId: string }) {
  const navigate = useNavigate();
  const [kind, setKind] = useState<ImportKind>('ATTENDEES');
  const studio = paths.imports(eventId, subjects[kind]);
  const { sending, error, take } = usePrepareImport(
    eventId,
    kind,
    (id) => void navigate(`${studio}?import=${id}`),
  );
  return (
    <SectionCard title={texts.label}>
      <Stack gap="md">
        <Row wrap gap="sm" justify="between">
          <Segmented
            label={texts.kind}
            value={kind}
            options={kinds.map((value) => ({ value, label: messages.kinds[value].short }))}
            onChange={setKind}
          />
          <Link to={studio}>{texts.paste}</Link>
        </Row>
        <DropArea sending={sending} onFiles={(files) => void take(files ?? [])} />
        {/* Screen readers need the frame before its text. */}
        <div role="alert">{error && <Notice kind="error" title={error} />}</div>
        <Stack gap="xs">
          <Note size="md">{texts.templates}</Note>
          <Row wrap gap="xs">
            {kinds.map((one) => (
              <TemplateButton key={one} eventId={eventId} kind={one}>
                {texts.template(messages.kinds[one].short)}
              </TemplateButton>
            ))}
          </Row>
        </Stack>
      </Stack>
    </SectionCard>
  );
}
