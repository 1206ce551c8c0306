import { classNames } from '../../../paper/class-names.ts';

interface PictureProps {
  name: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
}

/**
 * A page, or a part of one, as our engine drew it when the site was built. All of them are loaded, after everything else,
 * so that a picture of the whole page, printed or archived, has them too.
 */
export const Picture = ({ name, alt, className, ...size }: PictureProps) => (
  <img
    src={`/pictures/${name}.png`}
    alt={alt}
    {...size}
    fetchPriority="low"
    decoding="async"
    className={classNames('block h-auto w-full rounded-[2px] border border-rule bg-page', className)}
  />
);
