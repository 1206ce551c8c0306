import { languages } from '@pagesmith/kernel';
import { useLanguage } from '../language/language-context.tsx';
import { localeOf } from '../language/numbers.ts';
import { useOperator } from './operator/operator.tsx';

interface PageHeadProps {
  address: string;
  title: string;
  description: string;
}

/** What search engines and link previews read of a public page; one address serves every language. */
export function PageHead({ address, title, description }: PageHeadProps) {
  const { language } = useLanguage();
  const { publicUrl } = useOperator();
  const others = languages.filter((other) => other !== language);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${publicUrl}${address}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Pagesmith" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${publicUrl}${address}`} />
      <meta property="og:image" content={`${publicUrl}/preview.png`} />
      <meta property="og:locale" content={localeOf[language].replace('-', '_')} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={localeOf[other].replace('-', '_')} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
