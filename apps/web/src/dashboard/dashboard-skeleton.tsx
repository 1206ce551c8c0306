import { LogoMark } from '../drawings/logo.tsx';
import { useWords } from '../language/language-context.tsx';
import { Spinner } from '../paper/spinner.tsx';
import { Skeleton } from '../paper/states.tsx';
import { loadingText } from '../session/words.ts';
import { dashboardWords } from './words.ts';

/** The dashboard before it is known whose it is. The page comes like this, so that it is seen before its code is here. */
export function DashboardSkeleton() {
  const words = useWords(dashboardWords);
  return (
    <div>
      <title>{words.documentTitle}</title>
      <header className="border-rule border-b bg-paper">
        <div className="desk-width flex h-header items-center gap-2 font-semibold font-serif text-lg sm:gap-2.5 sm:text-xl">
          <LogoMark className="size-8 shrink-0 max-sm:hidden" />
          <span>Pagesmith</span>
        </div>
      </header>
      <main className="desk-width min-h-[calc(100dvh-var(--spacing-header))] py-6">
        <h1 className="sr-only">{words.heading}</h1>
        <ContentSkeleton />
      </main>
    </div>
  );
}

/** The names of the tabs where they will be, and the shape of what most of them begin with. */
export function ContentSkeleton() {
  const words = useWords(dashboardWords);
  const tabs = [words.overview, words.tools, words.apiKeys, words.logs, words.activity, words.billing];
  return (
    <div className="min-w-0">
      <div
        aria-hidden
        className="flex gap-1 overflow-hidden border-rule border-b font-medium text-ink-soft text-sm print:hidden"
      >
        {tabs.map((tab) => (
          <span key={tab} className="-mb-px flex min-h-11 items-center whitespace-nowrap px-4">
            {tab}
          </span>
        ))}
      </div>
      <div className="grid gap-6 pt-6">
        <p role="status" lang="fr" className="flex h-9 items-center gap-2 text-ink-soft">
          <Spinner />
          {loadingText}
        </p>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {tabs.slice(0, 4).map((tab) => (
            <Skeleton key={tab} className="h-25" />
          ))}
        </div>
        <Skeleton className="h-84" />
      </div>
    </div>
  );
}
