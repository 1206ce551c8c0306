import { policy } from '@pagesmith/catalog';
import type { LegalPageTexts } from '../legal-text.ts';

const {
  sessionDays,
  languageCookieDays,
  themeCookieDays,
  deviceCookieDays,
  planChoiceMinutes,
  keptWorkHours,
} = policy;

export const cookiesTexts: LegalPageTexts = {
  en: ({ companyName, supportEmail }) => ({
    title: 'Cookies',
    description: 'The four cookies that Pagesmith sets, what they are for, and how long they last.',
    lead: 'Four cookies, all our own and all needed for what you ask us to do. No tracking, no advertising, no third-party analytics: that is why there is no banner.',
    sections: [
      {
        title: 'Session cookie',
        blocks: [
          `__Host-a_session_pagesmith (without HTTPS: a_session_pagesmith) keeps you signed in. It is set when you sign in, holds a random secret, cannot be read by scripts, and is removed when you sign out or after ${sessionDays} days.`,
          'If your browser refuses this cookie, the same secret is kept in local storage under the name cookieFallback and removed when you sign out.',
          'The dashboard remembers which tab is open and how the logs are filtered, in the window’s own storage, until you close the window.',
          `What you begin in a tool of the dashboard, with the files you choose and their result, is kept in your browser’s own storage (IndexedDB, under the name pagesmith_work), so that a reload loses nothing. Passwords of files are not. It stays on your device, is deleted when you sign out, and is not used again after ${keptWorkHours} hours.`,
          `A plan that you choose on our home page waits in local storage for its checkout, for at most ${planChoiceMinutes} minutes.`,
        ],
      },
      {
        title: 'Device cookie',
        blocks: [
          `__Host-pagesmith_device (without HTTPS: pagesmith_device) holds a random number that lets us recognise a browser that has signed in to your account before. It is set when you sign in or choose a new password through a mailed link, cannot be read by scripts, and lasts for ${deviceCookieDays} days after it was last set. It allows us to warn you of a sign-in from elsewhere, and it keeps people who guess passwords from locking you out. We store a hash of it with your account and use it for nothing else.`,
        ],
      },
      {
        title: 'Language cookie',
        blocks: [
          `pagesmith_language holds en or fr. It is set only when you choose a language, so that pages appear in it right away, and lasts for ${languageCookieDays} days. The same choice is kept in your browser’s local storage, which is read first.`,
        ],
      },
      {
        title: 'Theme cookie',
        blocks: [
          `pagesmith_theme holds light or dark. It is set only when you choose one of them in your account, so that pages appear in it right away, and lasts for ${themeCookieDays} days. Choosing System removes it.`,
        ],
      },
      {
        title: 'Nothing from third parties',
        blocks: [
          'Our pages load scripts, styles, fonts and images only from our own address. No request goes to anyone else, and our security policy makes browsers refuse any that would.',
        ],
      },
      {
        title: 'How to remove them',
        blocks: [
          'Sign out to end the session. To remove the rest, delete cookies and site data in your browser’s settings: the site then follows your browser’s language again. You do not need any of them to read the public pages.',
        ],
      },
      { title: 'Questions', blocks: [`${companyName}, ${supportEmail}.`] },
    ],
  }),
  fr: ({ companyName, supportEmail }) => ({
    title: 'Cookies',
    description: 'Les quatre cookies que dépose Pagesmith, leur utilité et leur durée.',
    lead: 'Quatre cookies, tous déposés par nous et nécessaires au service que vous demandez. Ni pistage, ni publicité, ni mesure d’audience par des tiers\u00a0: c’est pourquoi il n’y a pas de bandeau.',
    sections: [
      {
        title: 'Cookie de session',
        blocks: [
          `__Host-a_session_pagesmith (sans HTTPS\u00a0: a_session_pagesmith) vous maintient connecté. Il est déposé à la connexion, contient un secret aléatoire, n’est pas lisible par les scripts, et expire à la déconnexion ou après ${sessionDays}\u00a0jours.`,
          'Si votre navigateur refuse ce cookie, le même secret est conservé dans son stockage local sous le nom cookieFallback\u00a0; la déconnexion l’efface.',
          'Le tableau de bord retient l’onglet ouvert et les filtres des journaux dans le stockage de la fenêtre, jusqu’à sa fermeture.',
          `Ce que vous commencez dans un outil du tableau de bord, avec les fichiers choisis et leur résultat, est conservé dans le stockage de votre navigateur (IndexedDB, sous le nom pagesmith_work), pour que rien ne se perde si la page est rechargée. Les mots de passe des fichiers ne le sont pas. Tout reste sur votre appareil, est effacé à la déconnexion, et n’est plus utilisé au-delà de ${keptWorkHours}\u00a0heures.`,
          `Une formule choisie sur notre page d’accueil attend son paiement dans le stockage local, pendant ${planChoiceMinutes}\u00a0minutes au plus.`,
        ],
      },
      {
        title: 'Cookie d’appareil',
        blocks: [
          `__Host-pagesmith_device (sans HTTPS\u00a0: pagesmith_device) contient un nombre aléatoire qui nous permet de reconnaître un navigateur déjà connecté à votre compte. Il est déposé quand vous vous connectez ou choisissez un nouveau mot de passe au moyen d’un lien envoyé par e-mail, n’est pas lisible par les scripts, et dure ${deviceCookieDays}\u00a0jours à compter de son dernier dépôt. Grâce à lui, nous pouvons vous avertir d’une connexion venue d’ailleurs, et personne ne peut vous bloquer en essayant des mots de passe. Nous en conservons une empreinte avec votre compte et ne l’utilisons pour rien d’autre.`,
        ],
      },
      {
        title: 'Cookie de langue',
        blocks: [
          `pagesmith_language contient en ou fr. Il n’est déposé que si vous choisissez une langue, pour que les pages s’affichent aussitôt dans cette langue, et dure ${languageCookieDays}\u00a0jours. Le même choix est conservé dans le stockage local de votre navigateur, qui est lu en premier.`,
        ],
      },
      {
        title: 'Cookie de thème',
        blocks: [
          `pagesmith_theme contient light ou dark. Il n’est déposé que si vous choisissez l’un des deux dans votre compte, pour que les pages s’affichent aussitôt ainsi, et dure ${themeCookieDays}\u00a0jours. Choisir Système le supprime.`,
        ],
      },
      {
        title: 'Rien qui vienne de tiers',
        blocks: [
          'Nos pages chargent scripts, styles, polices et images depuis notre seule adresse. Aucune requête ne part vers un tiers, et notre politique de sécurité la ferait refuser par le navigateur.',
        ],
      },
      {
        title: 'Comment les supprimer',
        blocks: [
          'Déconnectez-vous pour mettre fin à la session. Effacez les cookies et les données du site dans les réglages de votre navigateur pour supprimer le reste\u00a0: le site suit alors de nouveau la langue du navigateur. Aucun d’entre eux n’est nécessaire pour lire les pages publiques.',
        ],
      },
      { title: 'Questions', blocks: [`${companyName}, ${supportEmail}.`] },
    ],
  }),
};
