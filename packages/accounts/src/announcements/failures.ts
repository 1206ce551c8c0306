import { policy } from '@pagesmith/catalog';
import { defineFailures } from '@pagesmith/kernel';

export const announcementFailures = defineFailures({
  announcementAbsent: {
    status: 404,
    title: { en: 'There is no such announcement.', fr: 'Cette annonce n’existe pas.' },
  },
  noticeShort: {
    status: 400,
    title: {
      en: `A change is announced ${policy.changeNoticeDays} days ahead.`,
      fr: `Une modification est annoncée ${policy.changeNoticeDays}\u00a0jours à l’avance.`,
    },
    detail: ({ from }: { from: string }) => ({
      en: `${from} is too soon: customers are told ${policy.changeNoticeDays} days before a change takes effect.`,
      fr: `Le ${from} est trop proche\u00a0: les clients sont prévenus ${policy.changeNoticeDays}\u00a0jours avant qu’une modification ne prenne effet.`,
    }),
  },
  versionPublished: {
    status: 409,
    title: { en: 'This version is already in force.', fr: 'Cette version est déjà en vigueur.' },
    detail: ({ page, version }: { page: string; version: number }) => ({
      en: `Version ${version} of ${page} is already published: a change is announced before it is published.`,
      fr: `La version ${version} de ${page} est déjà publiée\u00a0: une modification s’annonce avant d’être publiée.`,
    }),
  },
});
