import { defineWords } from '../../language/define-words.ts';

export const changelogWords = defineWords({
  en: {
    title: 'Changelog',
    description: 'What has changed in Pagesmith and its API, newest first.',
    lead: 'What has changed, newest first. Error codes and addresses never change their meaning.',
  },
  fr: {
    title: 'Journal des changements',
    description: 'Ce qui a changé dans Pagesmith et son API, du plus récent au plus ancien.',
    lead: 'Ce qui a changé, du plus récent au plus ancien. Les codes d’erreur et les adresses ne changent jamais de sens.',
  },
});
