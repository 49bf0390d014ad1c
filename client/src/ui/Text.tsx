import type { ComponentProps, ElementType } from 'react';
import type { As } from './Stack';

interface TextProps {
  /** Steps of the theme: `sm` and `lg` beside the size of text, `xl` and `h4` to `h2` for titles; `caption` and `note` are 12 and 13 pixels. */
  size?: 'caption' | 'note' | 'sm' | 'md' | 'lg' | 'xl' | 'h4' | 'h3' | 'h2';
  /** Without it, the colour of what stands around. */
  tone?: 'text' | 'secondary' | 'tertiary' | 'primary' | 'success' | 'warning' | 'error';
  /** 600 of weight where it is only said; the other weights are few. */
  strong?: boolean | 400 | 500 | 700;
  /** `true`: one line, cut with dots. A number: as many lines at most. */
  cut?: true | 2 | 3;
  /** Figures of equal width, which do not jump as they change. */
  figures?: boolean;
  /** Line breaks as they were typed. */
  lines?: boolean;
  /** Lines closer together, as in names and titles. */
  tight?: boolean;
  /** Takes the space that its siblings leave. */
  grow?: boolean;
  /** Never gives way to its siblings, nor breaks. */
  rigid?: boolean;
}

/** Any props: the generic ones of `As` cannot be taken apart. */
type Props = TextProps & { as?: ElementType } & ComponentProps<'span'>;

function draw({ as: Element = 'span', className, ...props }: Props) {
  const { size, tone, strong, cut, figures, lines, tight, grow, rigid, ...rest } = props;
  return (
    <Element
      // People's own text keeps its direction, and is cut at its own end.
      dir={lines || (cut && !figures) ? 'auto' : undefined}
      {...rest}
      className={className ? `text ${className}` : 'text'}
      data-size={size}
      data-tone={tone}
      data-strong={strong || undefined}
      data-cut={cut}
      data-figures={figures || undefined}
      data-lines={lines || undefined}
      data-tight={tight || undefined}
      data-grow={grow || undefined}
      data-rigid={rigid || undefined}
    />
  );
}

/** Words in a size, tone and weight of the theme. */
export const Text = <T extends ElementType = 'span'>(props: As<T, TextProps>) => draw(props);

/** A paragraph that stands back: small and grey. */
export const Note = <T extends ElementType = 'p'>(props: As<T, TextProps>) =>
  draw({ as: 'p', size: 'sm', tone: 'secondary', ...props });

/** A paragraph that explains what it stands with, quieter than that. */
export const Hint = (props: As<'p', TextProps>) => <Text as="p" tone="secondary" {...props} />;

/** A person's own text, with its line breaks. */
export const Quote = ({ className = '', ...props }: As<'blockquote', TextProps>) =>
  draw({ as: 'blockquote', className: `quote ${className}`, lines: true, ...props });
