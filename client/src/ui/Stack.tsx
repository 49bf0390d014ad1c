import type { ComponentProps, CSSProperties, ElementType } from 'react';

/** Steps of the theme from 4 to 32 pixels; a number is of pixels between them. */
export type Space = 2 | 'xxs' | 6 | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

interface LayoutProps {
  /** Between the children; `section` for those of a page, which stand closer on phones. */
  gap?: Space | 'section';
  /** Between the lines, where it differs: children that wrap often stand closer that way. */
  lineGap?: 0 | 'xxs' | 'xs' | 'sm';
  /** Around the children; `none` lets pictures reach the edge of a panel. */
  pad?: 'none' | 'xxs' | 'sm' | 'md' | 'lg';
  /** Across the direction. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Along the direction. */
  justify?: 'center' | 'end' | 'between';
  /** Goes on in the next line where one is too narrow. */
  wrap?: boolean;
  /** Stands in a line of words. */
  inline?: boolean;
  /** Takes the space that its siblings leave. */
  grow?: boolean;
  /** Never gives way to its siblings. */
  rigid?: boolean;
  /** At least as high as a thumb, for what can be pressed. */
  tall?: boolean;
  /** A line between the children. */
  divided?: boolean;
}

/** The element or component that a primitive is drawn as, with the props of that. */
export type As<T extends ElementType, Own> = Own & { as?: T } & Omit<ComponentProps<T>, keyof Own | 'as'>;

/** Any props: the generic ones of `As` cannot be taken apart. */
type Props = LayoutProps & { as?: ElementType; className?: string; style?: CSSProperties };

/** Layout props become the attributes that `ui.css` dresses; what is left goes to the element. */
function draw(name: string, props: Props) {
  const { as: Element = 'div', gap, lineGap, pad, align, justify, className, ...others } = props;
  const { wrap, inline, grow, rigid, tall, divided, ...rest } = others;
  return (
    <Element
      {...rest}
      className={className ? `${name} ${className}` : name}
      data-gap={gap}
      data-line-gap={lineGap}
      data-pad={pad}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      data-inline={inline || undefined}
      data-grow={grow || undefined}
      data-rigid={rigid || undefined}
      data-tall={tall || undefined}
      data-divided={divided || undefined}
    />
  );
}

/** Children one below the other. As `ul` or `ol` it is a list without marks. */
export const Stack = <T extends ElementType = 'div'>(props: As<T, LayoutProps>) => draw('stack', props);

/** Children side by side, in the middle of the line. As `ul` or `ol` it is a list without marks. */
export const Row = <T extends ElementType = 'div'>(props: As<T, LayoutProps>) => draw('row', props);

/** Children one below the other on a ground of their own, with a border. */
export const Panel = <T extends ElementType = 'div'>(props: As<T, LayoutProps>) => draw('stack panel', props);

interface GridProps extends LayoutProps {
  column: number;
  /** A few children fill the line. */
  fit?: boolean;
}

/** As many columns of equal width as find room, each of at least `column` pixels. */
export const Grid = <T extends ElementType = 'div'>({ column, fit, ...props }: As<T, GridProps>) =>
  draw(fit ? 'grid fit' : 'grid', {
    ...props,
    style: { ...props.style, '--column': `${column}px` } as CSSProperties,
  });
