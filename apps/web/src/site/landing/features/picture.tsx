import { classNames } from '../../../paper/class-names.ts';

interface PictureProps {
  name: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
}

/**
 * A page, or a part of one, as our engine drew it when the site was built. Where it came drawn, it waits for the first
 * picture of the page; `boot.ts` then has all of them loaded, and none is painted later than what is around it, so that a
 * picture of the whole page has them too.
 */
export const Picture = ({ name, alt, className, ...size }: PictureProps) => (
  <img
    src={`/pictures/${name}.png`}
    alt={alt}
    {...size}
    loading={import.meta.env.SSR ? 'lazy' : 'eager'}
    decoding="sync"
    className={classNames('block h-auto w-full rounded-[2px] border border-rule bg-page', className)}
  />
);
