import { Checkbox, Form, Input } from 'antd';
import { segmentOf, type AnnouncementValues } from '../lib/announcement-form';
import { messages } from '../messages';
import { AudienceCount } from './AudienceCount';
import { PanelHeading } from './PanelHeading';
import { SegmentFields } from './SegmentFields';

const texts = messages.form;

/** Counts the recipients that the form selects while it is filled in. */
function CountedPeople() {
  const values = (Form.useWatch([]) ?? {}) as Partial<AnnouncementValues>;
  const { channels = [] } = values;
  return (
    <AudienceCount
      segment={segmentOf(values)}
      inPortal={channels.includes('portal')}
      byMail={channels.includes('mail')}
    />
  );
}

/** The fields of an announcement. */
export function AnnouncementFields() {
  return (
    <>
      <Form.Item<AnnouncementValues>
        name="title"
        label={texts.title}
        rules={[{ required: true, whitespace: true, message: texts.titleMissing }]}
      >
        <Input maxLength={120} showCount placeholder={texts.titlePlaceholder} autoComplete="off" />
      </Form.Item>
      <Form.Item<AnnouncementValues>
        name="text"
        label={texts.text}
        extra={texts.textHint}
        rules={[{ required: true, whitespace: true, message: texts.textMissing }]}
      >
        <Input.TextArea maxLength={2_000} showCount autoSize={{ minRows: 4, maxRows: 12 }} />
      </Form.Item>
      {/* A group of checkboxes must not be called required, so the mark is on the frame around it. */}
      <Form.Item label={texts.channels} required>
        <Form.Item<AnnouncementValues>
          name="channels"
          noStyle
          rules={[{ type: 'array', min: 1, message: texts.channelsMissing }]}
        >
          <Checkbox.Group
            aria-label={texts.channels}
            options={[
              { value: 'portal', label: texts.inPortal },
              { value: 'mail', label: texts.byMail },
            ]}
          />
        </Form.Item>
      </Form.Item>
      <PanelHeading>{texts.audience}</PanelHeading>
      <SegmentFields />
      <CountedPeople />
    </>
  );
}
