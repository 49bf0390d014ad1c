import type { ComponentProps, CSSProperties, ElementType } from 'react';

/** Steps of the theme from 4 to 32 pixels; a number is of pixels between them. */
export type Space = 2 | 'xxs' | 6 | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

interface LayoutProps {
  /** Between the children. */
  gap?: Space;
  /** Around the children. */
  pad?: Exclude<Space, number>;
  /** Across the direction. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Along the direction. */
  justify?: 'center' | 'end' | 'between';
  /** Goes on in the next line where one is too narrow. */
  wrap?: boolean;
  /** Without a gap between the lines that wrap. */
  tight?: boolean;
  /** Takes the space that its siblings leave. */
  grow?: boolean;
  /** Never gives way to its siblings. */
  rigid?: boolean;
}

/** The element or component that a primitive is drawn as, with the props of that. */
export type As<T extends ElementType, Own> = Own & { as?: T } & Omit<ComponentProps<T>, keyof Own | 'as'>;

/** Any props: the generic ones of `As` cannot be taken apart. */
type Props = LayoutProps & { as?: ElementType; className?: string; style?: CSSProperties };

/** Layout props become the attributes that `ui.css` dresses; what is left goes to the element. */
function draw(name: string, props: Props) {
  const {
    as: Element = 'div',
    gap,
    pad,
    align,
    justify,
    wrap,
    tight,
    grow,
    rigid,
    className,
    ...rest
  } = props;
  return (
    <Element
      {...rest}
      className={className ? `${name} ${className}` : name}
      data-gap={gap}
      data-pad={pad}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      data-tight={tight || undefined}
      data-grow={grow || undefined}
      data-rigid={rigid || undefined}
    />
  );
}

/** Children one below the other. As `ul` or `ol` it is a list without marks. */
export const Stack = <T extends ElementType = 'div'>(props: As<T, LayoutProps>) => draw('stack', props);

/** Children side by side, in the middle of the line. As `ul` or `ol` it is a list without marks. */
export const Row = <T extends ElementType = 'div'>(props: As<T, LayoutProps>) => draw('row', props);

/** Children one below the other on a ground of their own, with a border. */
export const Panel = <T extends ElementType = 'div'>(props: As<T, LayoutProps>) => draw('stack panel', props);

/** As many columns of equal width as find room, each of at least `column` pixels; with `fit`, few children share the whole line. */
export const Grid = <T extends ElementType = 'div'>({
  column,
  fit,
  ...props
}: As<T, LayoutProps & { column: number; fit?: boolean }>) =>
  draw(fit ? 'grid fit' : 'grid', {
    ...props,
    style: { ...props.style, '--column': `${column}px` } as CSSProperties,
  });
