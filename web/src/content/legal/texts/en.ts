import { OPERATOR, TRACES_DAYS } from "../../operator.ts";
import type { LegalTexts } from "../legal-text.ts";
import { address, contact, numbers } from "../operator-lines.ts";

const TEXTS: LegalTexts = {
  impressum: {
    title: "Legal notice",
    description:
      "Who runs Hundeblick, who answers for its texts and how to reach us: the legal notice that German law asks for.",
    intro: "Information required by § 5 of the German Digital Services Act (DDG).",
    sections: [
      { heading: "Operator", points: address },
      { heading: "How to reach us", points: [...contact("E-mail", "Phone"), ...numbers("VAT ID", "Register")] },
      {
        heading: "Responsible for the texts (§ 18 (2) MStV)",
        paragraphs: [`${OPERATOR.responsible}, address as above`],
      },
      {
        heading: "What this site is not",
        paragraphs: [
          "Hundeblick is for information. It does not replace a visit to the vet. Links to products are advertising and marked “Ad”.",
        ],
      },
      {
        heading: "Dispute resolution",
        paragraphs: [
          "We do not take part in dispute resolution before a consumer arbitration board and are not obliged to.",
        ],
      },
      {
        heading: "Pictures and fonts",
        paragraphs: [
          "The drawings were made for Hundeblick. Icons: Lucide (ISC licence). Fonts: Bricolage Grotesque and Figtree (SIL Open Font License).",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy Policy",
    description:
      "What Hundeblick does with your photo, your answers and your e-mail address, for how long, and how you delete everything.",
    intro:
      "In short: you need no account. Your photo is used only for your report and is deleted after 90 days. We never sell your data.",
    sections: [
      {
        heading: "Who is responsible",
        paragraphs: [`${OPERATOR.name}, reachable at ${OPERATOR.email} and through the contact page.`],
      },
      {
        heading: "Your photo",
        paragraphs: [
          "We read the photo once, make it smaller and remove everything the camera wrote into it, such as the location. Then we delete the original.",
          "The smaller picture is shown in the report. After 90 days it is deleted automatically. It is never published.",
          "Normally a program on our own computers looks at the picture. If this site uses somebody else’s service for that, the report says so. That service then gets the pictures, breed, age and your concern, with the first sentences of your own words; we take out e-mail addresses and telephone numbers first.",
          "Further photos are optional. The same goes for them, deletion included.",
        ],
      },
      {
        heading: "Your answers and the report",
        paragraphs: [
          "Age, weight, allergies and everything else in the form are optional. We use them to write the report. Name, breed, age and weight are also kept with your visit in our statistics for up to 90 days, but no longer than until you delete the report. Only the breed is counted for longer, and only if you allow it.",
          "What was seen in the photo and your answers stay with the report, so that you can add answers. If you add to the report, we keep its ten latest earlier versions. All of it is deleted with the report.",
          "Only people who know its link can read the report and add to it. The link cannot be guessed.",
        ],
      },
      {
        heading: "Your e-mail address",
        points: [
          "It unlocks the report and receives one e-mail with the link.",
          "Tips, about two or three times a month, are sent only if you tick the box and confirm it once more in an e-mail. Each of these e-mails has a link to unsubscribe.",
          "We do not pass the address on and never sell it.",
        ],
      },
      {
        heading: "When you write to us",
        paragraphs: [
          "We use your name, address and message from the contact form only to answer you. We delete them from our database after 180 days, and from our mailbox by then as well.",
        ],
      },
      {
        heading: "Counting without names",
        paragraphs: [
          "We count visits: the page you arrive on, the site you came from, the campaign in the link, device, operating system, browser, language, country and the steps to the report; also which check you opened, how urgent its result was and which questions you skipped. If our program recognises an emergency sign in your words, we count which one it was and what you answered when we asked about it. Your words themselves are never stored for this. We do not store your IP address, only a shortened part of it and a pseudonym. The same goes for clicks on product links.",
          "Only if you tick it when you add the breed, we count what the program saw in the photo and which breed you name: two breeds and the month, nothing else. The count does not lead back to you or your report, so it stays after a deletion too.",
          "Our own computer reads the country from a list; nobody else learns your address for it. This site or product includes IP2Location LITE data available from https://lite.ip2location.com.",
          "If something breaks in your browser, we receive the technical error message without personal data.",
        ],
      },
      {
        heading: "What is kept in your browser",
        paragraphs: [
          "We set no cookies and load nothing from other servers. So that a reload loses nothing, your browser remembers:",
        ],
        points: [
          "app-store: language, your answers, name and size of the photo file, the running or latest analysis",
          "hundeblick: the chosen photos, until you remove them",
          "theme: whether you like it light or dark",
          "attempt: the number of an upload in progress, until you close the tab",
          "visit: a random number for this visit, until you close the tab",
          "check-… and tool-…: what you answered on the page of a check or tool, until you close the tab",
          "answers-…: answers to a report that you have not sent yet, until you close the tab",
          "tools-…: the files of a tool you have opened, so that it works without a network",
        ],
      },
      {
        heading: "Product links",
        paragraphs: [
          "Links to products are advertising and marked as such. The shop learns of you only when you tap one.",
        ],
      },
      {
        heading: "How long, and on what legal basis",
        points: [
          "Photo, visits and clicks: 90 days. After that only totals remain, which cannot be linked to anybody.",
          "If a photo leads to no report, for instance because no dog can be seen, we delete it at once. For 30 days we keep the reason, a checksum by which we recognise a repeated upload and, in an emergency, the sign and the first aid for it, without your dog’s name, your words or a link to your visit.",
          "Address for a follow-up question: until that one mail has left, or until you delete the report. Your answer to it stays with the report.",
          "To whom which other e-mail went, with your dog’s name but without the text: 90 days. A sign-up that is not confirmed: 14 days.",
          "Report and e-mail address: until you delete them or ask us to.",
          "The basis is the GDPR, Article 6(1): letter b for the report and the answer to your message, letter a for tips and follow-up questions by e-mail and for counting the breed, letter f for counting and error messages. Our interest in that: the site should work, and we want to know what is used.",
        ],
      },
      {
        heading: "Deleting, and your rights",
        paragraphs: [
          "The report has “Delete now”: photo, report, analysis, clicks and the connection to your address disappear at once. Nobody can open or find them any more, and neither can we.",
          "You have the right to know what we hold about you, to have it corrected or deleted, to take it with you, and to withdraw your consent at any time. To do so, write to us. You can also complain to a data protection authority.",
        ],
      },
      {
        heading: "What is still there after deleting",
        points: [
          `Traces in our storage files, until they are overwritten (in the database: journal, change log “oplog” and freed space), and in encrypted backups: ${TRACES_DAYS} days at most. We use a backup only after a failure.`,
          "The random numbers of report, analysis and visit: 7 days in internal messages. The numbers of report and analysis stay for good, with the time of the deletion, as proof. Nothing can be opened with them.",
          "Your visit, without the dog and the report: up to 90 days, like all visits.",
          `Technical logs, which hold neither names nor addresses: ${TRACES_DAYS} days at most.`,
          "A record that you confirmed or cancelled the newsletter, or that we deleted your address at your request: with a pseudonym instead of the address, for good. It lets us prove your consent and respect a no.",
          "Our e-mail in your mailbox. And your address, as long as it belongs to the newsletter or to another report.",
        ],
      },
      {
        heading: "Age",
        paragraphs: ["You must be 13 or older to use Hundeblick."],
      },
    ],
  },
  terms: {
    title: "Terms of Service",
    description: "What you may expect of Hundeblick, what you may not, and which rules apply.",
    intro: "Hundeblick is free and for information. It does not replace an examination by a vet.",
    sections: [
      {
        heading: "What you get",
        paragraphs: [
          "A photo and your optional answers become a report with pointers about your dog. Every sentence says where it comes from: seen, from you, or typical.",
          "The report is for information only. It is neither a diagnosis nor veterinary advice. If your dog is unwell, call a vet.",
        ],
      },
      {
        heading: "What we ask of you",
        points: [
          "You are 13 or older.",
          "You upload only photos you may use and in which no strangers can be recognised.",
          "You give an e-mail address that is yours.",
          "You do not try to disrupt the service or query it automatically.",
        ],
      },
      {
        heading: "Supplements and advertising",
        paragraphs: [
          "Recommendations follow fixed rules from your answers and published evidence. Product links are marked as ads. If you buy through one, we may receive a commission. The recommendation is decided beforehand. The seller is always the shop.",
        ],
      },
      {
        heading: "Availability and liability",
        paragraphs: [
          "We do our best to keep everything running, but cannot promise that the site is always available. A report can be wrong. We are fully liable for intent and gross negligence and for harm to life, body and health; otherwise only as far as the law requires.",
        ],
      },
      {
        heading: "Deleting and ending",
        paragraphs: [
          "You can delete photo and report at any time. Photos are deleted automatically after 90 days. You can read more in the privacy policy.",
        ],
      },
      {
        heading: "Law",
        paragraphs: ["German law applies. Mandatory consumer rights of the country you live in remain unaffected."],
      },
    ],
  },
};

export default TEXTS;
