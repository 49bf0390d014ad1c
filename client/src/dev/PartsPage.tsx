import { Typography } from 'antd';
import { Link, useLoaderData, useParams, useSearchParams } from 'react-router-dom';
import { Row, Stack, usePageTitle } from '../ui';
import { loadStories, type PartStories } from './stories';

const widths = [390, 768, 1280];
const themes = ['light', 'dark'] as const;

/** One part in each width and theme; every frame is a page of its own, so that breakpoints act as they do on a device. */
function Frames({ part }: { part: string }) {
  return themes.flatMap((theme) =>
    widths.map((width) => (
      <figure key={`${theme}-${width}`}>
        <figcaption>{`${theme}, ${width} px`}</figcaption>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, only in development */}
        <iframe
          title={`${part}, ${theme}, ${width} px`}
          src="?only"
          width={width}
          height={640}
          // Pages in a frame take their preferred colour scheme from the frame element.
          style={{ colorScheme: theme }}
        />
      </figure>
    )),
  );
}

function Stories({ stories }: PartStories) {
  return (
    <Stack as="main" gap="xl" pad="md">
      {stories.map(({ name, render }) => (
        <section key={name} aria-label={name}>
          <Typography.Title level={2}>{name}</Typography.Title>
          {render()}
        </section>
      ))}
    </Stack>
  );
}

/** Every shared part in all its states, both themes and three widths. Only part of `npm run dev`. */
function PartsPage() {
  const all = useLoaderData<PartStories[]>();
  const { part } = useParams();
  const [params] = useSearchParams();
  usePageTitle(part, 'Parts');
  const shown = all.find((candidate) => candidate.part === part);
  if (shown && params.has('only')) return <Stories {...shown} />;
  return (
    <Row align="start" gap="lg" pad="lg">
      <Stack as="nav" rigid aria-label="Parts">
        <ul>
          {all.map(({ part: name }) => (
            <li key={name}>
              <Link to={`/dev/parts/${name}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </Stack>
      <Row wrap grow gap="lg">
        {shown && <Frames part={shown.part} />}
      </Row>
    </Row>
  );
}

export { PartsPage as Component, loadStories as loader };
