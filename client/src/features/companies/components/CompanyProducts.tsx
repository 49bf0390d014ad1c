import type { CompanyProduct_ProductFragment } from '../../../generated/graphql';
import { imageUrl } from '../../../lib/images';
import { Grid, LinkList, Panel, Stack, Text } from '../../../ui';
import styles from '../companies.module.css';
import { messages } from '../messages';
import { CompanySection } from './CompanySection';

/** A company's products, each with its picture and link. */
export function CompanyProducts({ products }: { products: readonly CompanyProduct_ProductFragment[] }) {
  if (products.length === 0) return null;
  return (
    <CompanySection title={messages.detail.products} bare>
      <Grid as="ul" gap="md" column={240} align="stretch">
        {products.map(({ id, name, text, link, pictureUrl }) => (
          <Panel as="li" key={id} className={styles.product}>
            {pictureUrl && <img src={imageUrl(pictureUrl) ?? undefined} alt="" loading="lazy" />}
            <Stack gap="xs" pad="md">
              <Text as="h3" size="lg" strong tight>
                <bdi>{name}</bdi>
              </Text>
              {text && (
                <Text as="p" tone="secondary" lines dir="auto">
                  {text}
                </Text>
              )}
              {link && <LinkList links={[{ url: link }]} />}
            </Stack>
          </Panel>
        ))}
      </Grid>
    </CompanySection>
  );
}
