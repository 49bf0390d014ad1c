import { Form } from 'antd';
import { Suspense, useState } from 'react';
import type { Language } from '../../../../../../generated/graphql';
import { shownField, type FieldTexts } from '../../../../../../lib/event-fields';
import { LoadingLines, Note, Segmented, SidePanel, Stack } from '../../../../../../ui';
import { FieldInputs } from '../../../../../event-fields';
import { messages } from '../../messages';
import styles from '../Setup.module.css';

const texts = messages.fields;

interface FieldsPreviewProps {
  fields: readonly FieldTexts[];
  languages: readonly Language[];
  onClose: () => void;
}

/** The fields as a person answers them on a phone; what is answered is kept nowhere. */
export function FieldsPreview({ fields, languages, onClose }: FieldsPreviewProps) {
  const [language, setLanguage] = useState<Language>(languages[0] ?? 'EN');
  return (
    <SidePanel title={texts.preview} width={440} roomy onClose={onClose}>
      <Stack gap="md">
        <Note size="md">{texts.previewLead}</Note>
        {languages.length > 1 && (
          <Segmented
            label={messages.details.languages}
            options={languages.map((value) => ({ value, label: messages.details.languageNames[value] }))}
            value={language}
            onChange={setLanguage}
          />
        )}
        <div className={styles.phone} dir={language === 'EN' ? 'ltr' : 'rtl'}>
          <Form name="preview" layout="vertical" requiredMark="optional" validateTrigger="onBlur">
            <Suspense fallback={<LoadingLines rows={6} />}>
              <FieldInputs fields={fields.map((field) => shownField(field, language))} />
            </Suspense>
          </Form>
        </div>
      </Stack>
    </SidePanel>
  );
}
