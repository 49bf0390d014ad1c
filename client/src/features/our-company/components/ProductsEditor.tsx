import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { CompanyProduct_ProductFragment } from '../../../generated/graphql';
import { useSetCompanyProductsMutation } from '../../../generated/hooks';
import { withProtocol } from '../../../lib/form-values';
import {
  FormDrawer,
  Hint,
  PictureField,
  PictureOrInitials,
  PlainButton,
  Row,
  SidePanel,
  SortableList,
  Stack,
  Text,
  TextField,
  useToasts,
} from '../../../ui';
import { messages } from '../messages';
import { addressRule } from './PageFields';

type Product = CompanyProduct_ProductFragment;

interface ProductValues {
  name: string;
  text: string;
  link: string;
  picture: string | null;
}

/** A product that is edited, or a new one. */
type Edited = Product | 'new';

const MAX_PRODUCTS = 20;

const valuesOf = (product: Edited): ProductValues =>
  product === 'new'
    ? { name: '', text: '', link: '', picture: null }
    : {
        name: product.name,
        text: product.text ?? '',
        link: product.link ?? '',
        picture: product.picture ?? null,
      };

/** A product as it is sent; a new one has no id yet. */
type Sent = Pick<Product, 'name' | 'text' | 'link' | 'picture'> & { id?: string };

const toInput = ({ id, name, text, link, picture }: Sent) => ({ productId: id, name, text, link, picture });

/** The fields of one product, in a drawer. */
function ProductDrawer(props: {
  product: Edited;
  onSave: (values: ProductValues) => Promise<unknown>;
  onClose: () => void;
}) {
  const { product, onSave, onClose } = props;
  const texts = messages.products;
  return (
    <FormDrawer<ProductValues>
      open
      title={product === 'new' ? texts.addTitle : texts.editTitle}
      submitLabel={texts.save}
      initialValues={valuesOf(product)}
      onSubmit={onSave}
      onClose={onClose}
    >
      <TextField<ProductValues>
        name="name"
        label={texts.name}
        rules={[{ required: true, whitespace: true, message: texts.nameMissing }]}
        maxLength={120}
      />
      <Form.Item<ProductValues> name="text" label={texts.text}>
        <Input.TextArea maxLength={1_000} autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
      <TextField<ProductValues>
        name="link"
        label={texts.link}
        rules={[addressRule()]}
        type="url"
        maxLength={500}
      />
      <Form.Item<ProductValues> name="picture">
        <PictureField label={texts.picture} hint={texts.pictureHint} aspect={1.5} />
      </Form.Item>
    </FormDrawer>
  );
}

interface ProductsEditorProps {
  companyId: string;
  products: readonly Product[];
  onClose: () => void;
}

/** The products of the own company: added, edited, moved and removed. */
export function ProductsEditor({ companyId, products, onClose }: ProductsEditorProps) {
  const texts = messages.products;
  const [set] = useSetCompanyProductsMutation();
  const [edited, setEdited] = useState<Edited | null>(null);
  const toasts = useToasts();
  const send = (next: readonly Sent[]) =>
    set({ variables: { input: { companyId, products: next.map(toInput) } } });
  const save = ({ link, ...values }: ProductValues) => {
    const product = { ...values, link: withProtocol(link) || null };
    if (edited === 'new') return send([...products, product]);
    return send(products.map((one) => (one.id === edited?.id ? { ...one, ...product } : one)));
  };
  const remove = (product: Product) =>
    toasts.attempt(async () => {
      await send(products.filter(({ id }) => id !== product.id));
      toasts.undo(texts.removed(product.name), () => send(products));
    });
  const move = (from: number, to: number) =>
    toasts.attempt(() => {
      const next = products.filter((_product, at) => at !== from);
      return send([...next.slice(0, to), ...products.slice(from, from + 1), ...next.slice(to)]);
    });
  if (edited) return <ProductDrawer product={edited} onSave={save} onClose={() => setEdited(null)} />;
  return (
    <SidePanel title={texts.title} roomy onClose={onClose}>
      <Stack gap="sm">
        {products.length === 0 && <Hint>{texts.emptyText}</Hint>}
        <SortableList
          label={texts.sort}
          items={products}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          disabled={products.length < 2}
          onMove={(from, to) => void move(from, to)}
        >
          {(product, handle) => (
            <Row gap="sm">
              {handle}
              <PictureOrInitials name={product.name} src={product.pictureUrl} size={40} shape="square" />
              <Row
                as={PlainButton}
                grow
                tall
                aria-label={texts.edit(product.name)}
                onClick={() => setEdited(product)}
              >
                <Text cut strong dir="auto">
                  {product.name}
                </Text>
              </Row>
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={texts.remove(product.name)}
                onClick={() => void remove(product)}
              />
            </Row>
          )}
        </SortableList>
        <Row justify="between" gap="sm">
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={products.length >= MAX_PRODUCTS}
            onClick={() => setEdited('new')}
          >
            {texts.add}
          </Button>
          <Text tone="secondary">{texts.count(products.length)}</Text>
        </Row>
      </Stack>
    </SidePanel>
  );
}
