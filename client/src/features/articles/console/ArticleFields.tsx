import { Form, Input } from 'antd';
import { DateTimeField, ImageUpload } from '../../../ui';
import { messages } from './messages';

const texts = messages.form;

/** The fields of an article. */
export function ArticleFields() {
  return (
    <>
      <Form.Item
        name="title"
        label={texts.title}
        rules={[{ required: true, whitespace: true, message: texts.titleMissing }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item
        name="summary"
        label={texts.summary}
        extra={texts.summaryHint}
        rules={[{ required: true, whitespace: true, message: texts.summaryMissing }]}
      >
        <Input.TextArea maxLength={1_000} autoSize={{ minRows: 2, maxRows: 5 }} />
      </Form.Item>
      <Form.Item
        name="body"
        label={texts.body}
        extra={texts.bodyHint}
        rules={[{ required: true, whitespace: true, message: texts.bodyMissing }]}
      >
        <Input.TextArea maxLength={50_000} autoSize={{ minRows: 8, maxRows: 20 }} />
      </Form.Item>
      <Form.Item name="cover">
        <ImageUpload label={texts.cover} aspect={2} />
      </Form.Item>
      <Form.Item
        name="publishedAt"
        label={texts.publishedAt}
        extra={texts.publishedAtHint}
        rules={[{ required: true, message: texts.publishedAtMissing }]}
      >
        <DateTimeField label={texts.publishedAt} />
      </Form.Item>
      <Form.Item
        name="sourceUrl"
        label={texts.sourceUrl}
        extra={texts.sourceUrlHint}
        rules={[{ type: 'url', message: texts.sourceUrlWrong }]}
      >
        <Input type="url" maxLength={500} />
      </Form.Item>
    </>
  );
}
