import { useWords } from '../language/language-context.tsx';
import { Notice } from '../paper/notice.tsx';
import { ErrorState } from '../paper/states.tsx';
import { Tabs } from '../paper/tabs.tsx';
import { ToastProvider } from '../paper/toast.tsx';
import { SignedInOnly } from '../session/guards.tsx';
import { Footer } from '../site/footer/footer.tsx';
import { RouteScroll } from '../site/route-scroll.tsx';
import { AcceptanceNotice } from './acceptance/acceptance-notice.tsx';
import { Announcements } from './announcements/announcements.tsx';
import { useChosenPlan } from './billing/plans/use-chosen-plan.ts';
import { ConfirmationProvider } from './confirmation/confirmation.tsx';
import { ContentSkeleton, DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DashboardProvider, useDashboard } from './documents/dashboard-context.tsx';
import { FirstRun } from './first-run/first-run.tsx';
import { Header } from './header/header.tsx';
import { LazyTab } from './lazy-tab.tsx';
import { Overview } from './overview/overview.tsx';
import { SupportProvider } from './support/support-context.tsx';
import { useTabChoice } from './tab-choice.ts';
import { VerifyNotice } from './verification/verify-notice.tsx';
import { VisitNotice } from './visit/visit-notice.tsx';
import { dashboardWords } from './words.ts';

export function Dashboard() {
  return (
    <SignedInOnly whileAsked={<DashboardSkeleton />}>
      {(account) => (
        // Another tab may sign somebody else in: nothing of the one stays for the other.
        <ToastProvider key={account.$id}>
          <DashboardProvider account={account}>
            <ConfirmationProvider>
              <SupportProvider>
                <DashboardPage />
              </SupportProvider>
            </ConfirmationProvider>
          </DashboardProvider>
        </ToastProvider>
      )}
    </SignedInOnly>
  );
}

function DashboardPage() {
  const words = useWords(dashboardWords);
  const { isConnected } = useDashboard();
  return (
    <div>
      <title>{words.documentTitle}</title>
      <Header />
      {/* As high as the window at least: what is still loading does not move the footer. */}
      <main id="content" tabIndex={-1} className="desk-width min-h-[calc(100dvh-var(--spacing-header))] py-6">
        <h1 className="sr-only">{words.heading}</h1>
        {!isConnected && (
          <div className="mb-6">
            <Notice tone="warn" title={words.lost}>
              {words.lostText}
            </Notice>
          </div>
        )}
        <VisitNotice />
        <VerifyNotice />
        <AcceptanceNotice />
        <Announcements />
        <Content />
      </main>
      <Footer width="desk-width" />
      <RouteScroll />
    </div>
  );
}

function Content() {
  const words = useWords(dashboardWords);
  const { data, refresh } = useDashboard();
  if (data.value) return <DashboardTabs />;
  if (data.hasFailed) {
    return (
      <ErrorState title={words.failed} onRetry={refresh} isRetrying={data.isLoading}>
        <p>{words.failedText}</p>
      </ErrorState>
    );
  }
  return <ContentSkeleton />;
}

function DashboardTabs() {
  const words = useWords(dashboardWords);
  const [current, choose] = useTabChoice();
  useChosenPlan(() => choose('billing'));
  const ways = { onOpenKeys: () => choose('api-keys'), onOpenBilling: () => choose('billing') };
  return (
    <Tabs
      label={words.tabs}
      current={current}
      onChange={choose}
      tabs={[
        {
          id: 'overview',
          label: words.overview,
          content: (
            <FirstRun>
              <Overview onOpenLogs={() => choose('logs')} />
            </FirstRun>
          ),
        },
        { id: 'tools', label: words.tools, content: <LazyTab id="tools" {...ways} />, isKept: true },
        { id: 'api-keys', label: words.apiKeys, content: <LazyTab id="api-keys" {...ways} /> },
        { id: 'logs', label: words.logs, content: <LazyTab id="logs" {...ways} /> },
        { id: 'activity', label: words.activity, content: <LazyTab id="activity" {...ways} /> },
        { id: 'billing', label: words.billing, content: <LazyTab id="billing" {...ways} /> },
      ]}
    />
  );
}
