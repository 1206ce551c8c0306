import type { Announcement, AnnouncementList } from '@pagesmith/contract';
import { useCallback, useState } from 'react';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Notice } from '../../paper/notice.tsx';
import { callBackend } from '../../session/backend.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { useLoaded } from '../documents/use-loaded.ts';
import { announcementsWords } from './words.ts';

/** What we told all customers and this one has not dismissed; nothing at all most of the time. */
export function Announcements() {
  const { region } = useWords(announcementsWords);
  const { account } = useDashboard();
  const load = useCallback(() => callBackend<AnnouncementList>('GET', '/announcements'), []);
  const { value } = useLoaded(load, 0);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const shown = value?.announcements.filter(({ id }) => !dismissed.includes(id)) ?? [];
  if (shown.length === 0) return null;
  return (
    <section aria-label={region} className="mb-6 grid gap-3">
      {shown.map((one) => (
        <OneAnnouncement
          key={`${account.$id} ${one.id}`}
          announcement={one}
          onDismissed={() => setDismissed([...dismissed, one.id])}
        />
      ))}
    </section>
  );
}

interface OneAnnouncementProps {
  announcement: Announcement;
  onDismissed: () => void;
}

function OneAnnouncement({ announcement, onDismissed }: OneAnnouncementProps) {
  const words = useWords(announcementsWords);
  const { language } = useLanguage();
  const { subject, text } = announcement[language];
  const address = `/announcements/${encodeURIComponent(announcement.id)}/dismissal`;
  const { isBusy, failure, submit } = useSubmission(() => callBackend('PUT', address), onDismissed);
  return (
    <Notice tone="info" title={subject}>
      <div className="grid justify-items-start gap-3">
        <details>
          <summary className="cursor-pointer font-medium">{words.read}</summary>
          <p className="mt-2 max-h-96 max-w-[70ch] overflow-y-auto whitespace-pre-wrap">{text}</p>
        </details>
        {failure && <p role="alert">{failure}</p>}
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={words.dismissOf(subject)}
          onClick={() => void submit()}
        >
          {words.dismiss}
        </Button>
      </div>
    </Notice>
  );
}
