/** Texts shared by all tools. */
export interface ToolWords {
  tools: string;
  share: string;
  print: string;
  calendar: string;
  copied: string;
  copyByHand: string;
  sharedResult: string;
  yours: string;
  photo: string;
  photoLead: string;
  evidence: string;
  sources: string;
  newTab: string;
  faq: string;
  more: string;
  reading: string;
  next: string;
  back: string;
  skip: string;
  years: string;
  tips: string;
  from: string;
  insights: string;
  progress: string;
  step: string;
  home: string;
  notVet: string;
}
