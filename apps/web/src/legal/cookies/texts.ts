import { policy } from '@pagesmith/catalog';
import type { LegalPageTexts } from '../legal-text.ts';

const { sessionDays, languageCookieDays, deviceCookieDays } = policy;

export const cookiesTexts: LegalPageTexts = {
  en: ({ companyName, supportEmail }) => ({
    title: 'Cookies',
    description: 'The three cookies that Pagesmith sets, what they are for, and how long they stay.',
    lead: 'Three cookies, all ours, all needed for what you ask. No tracking, no advertising, no measurement by others: that is why there is no banner.',
    sections: [
      {
        title: 'Session cookie',
        blocks: [
          `__Host-a_session_pagesmith (without HTTPS: a_session_pagesmith) keeps you signed in. It is set when you sign in, holds a random secret, cannot be read by scripts, and ends when you sign out, or after ${sessionDays} days.`,
          'Where a browser refuses this cookie, the same secret is kept in its local storage under the name cookieFallback, and is removed by signing out.',
          'While you are signed in, local storage also notes that you are, and the dashboard remembers its open tab until you close the window.',
        ],
      },
      {
        title: 'Device cookie',
        blocks: [
          `__Host-pagesmith_device (without HTTPS: pagesmith_device) holds a random number by which we know a browser again that signed in to your account before. It is set when you sign in or choose a new password by a mailed link, cannot be read by scripts, and stays for ${deviceCookieDays} days after the last time. With it we can tell you of a sign-in from elsewhere, and nobody who guesses passwords can lock you out. We keep a hash of it with your account, and use it for nothing else.`,
        ],
      },
      {
        title: 'Language cookie',
        blocks: [
          `pagesmith_language holds en or fr. It is set only when you choose a language, so that pages come in it at once, and stays for ${languageCookieDays} days. The same choice is kept in the local storage of your browser, which is read first.`,
        ],
      },
      {
        title: 'Nothing from others',
        blocks: [
          'Our pages load scripts, styles, fonts and pictures from our own address alone. No request goes to anybody else, and our security policy makes browsers refuse one.',
        ],
      },
      {
        title: 'How to remove them',
        blocks: [
          'Sign out to end the session. Delete cookies and site data in the settings of your browser to remove the rest: the site then follows the language of your browser again. Reading the public pages needs none of them.',
        ],
      },
      { title: 'Questions', blocks: [`${companyName}, ${supportEmail}.`] },
    ],
  }),
  fr: ({ companyName, supportEmail }) => ({
    title: 'Cookies',
    description: 'Les trois cookies que dépose Pagesmith, leur utilité et leur durée.',
    lead: 'Trois cookies, tous les nôtres, tous nécessaires à ce que vous demandez. Ni pistage, ni publicité, ni mesure par des tiers\u00a0: c’est pourquoi il n’y a pas de bandeau.',
    sections: [
      {
        title: 'Cookie de session',
        blocks: [
          `__Host-a_session_pagesmith (sans HTTPS\u00a0: a_session_pagesmith) vous maintient connecté. Il est déposé à la connexion, contient un secret aléatoire, n’est pas lisible par les scripts, et prend fin à la déconnexion ou après ${sessionDays}\u00a0jours.`,
          'Si un navigateur refuse ce cookie, le même secret est gardé dans son stockage local sous le nom cookieFallback\u00a0; la déconnexion l’efface.',
          'Tant que vous êtes connecté, le stockage local le note, et le tableau de bord retient l’onglet ouvert jusqu’à la fermeture de la fenêtre.',
        ],
      },
      {
        title: 'Cookie d’appareil',
        blocks: [
          `__Host-pagesmith_device (sans HTTPS\u00a0: pagesmith_device) contient un nombre aléatoire qui nous permet de reconnaître un navigateur déjà connecté à votre compte. Il est déposé quand vous vous connectez ou choisissez un nouveau mot de passe au moyen d’un lien envoyé par e-mail, n’est pas lisible par les scripts, et reste ${deviceCookieDays}\u00a0jours après la dernière fois. Grâce à lui, nous pouvons vous avertir d’une connexion venue d’ailleurs, et personne ne peut vous bloquer en essayant des mots de passe. Nous en gardons une empreinte avec votre compte, et ne l’utilisons pour rien d’autre.`,
        ],
      },
      {
        title: 'Cookie de langue',
        blocks: [
          `pagesmith_language contient en ou fr. Il n’est déposé que si vous choisissez une langue, pour que les pages arrivent aussitôt dans celle-ci, et reste ${languageCookieDays}\u00a0jours. Le même choix est gardé dans le stockage local de votre navigateur, qui est lu en premier.`,
        ],
      },
      {
        title: 'Rien qui vienne d’ailleurs',
        blocks: [
          'Nos pages chargent scripts, styles, polices et images depuis notre seule adresse. Aucune requête ne part vers un tiers, et notre politique de sécurité la ferait refuser par le navigateur.',
        ],
      },
      {
        title: 'Comment les supprimer',
        blocks: [
          'Déconnectez-vous pour mettre fin à la session. Effacez les cookies et les données du site dans les réglages de votre navigateur pour supprimer le reste\u00a0: le site suit alors de nouveau la langue du navigateur. La lecture des pages publiques n’exige aucun d’entre eux.',
        ],
      },
      { title: 'Questions', blocks: [`${companyName}, ${supportEmail}.`] },
    ],
  }),
};
