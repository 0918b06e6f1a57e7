import type { RedFlagNow } from "@hundeblick/proto/health/answers";

/** Emergency signs to tick, with advice, in display order. Texts are translation keys. */
export const RED_FLAGS: Record<RedFlagNow, { label: string; advice: string }> = {
  bloat: {
    label: "Swollen, hard belly or retching with nothing coming up",
    advice: "Call an emergency vet now and set off at once, every minute counts.",
  },
  breathing: {
    label: "Trouble breathing",
    advice: "Call an emergency vet now and go there, keep the dog calm.",
  },
  gums: {
    label: "Pale or blue gums",
    advice: "Call an emergency vet now and go without waiting.",
  },
  collapse: {
    label: "Collapse, fainting or staggering",
    advice: "Call an emergency vet now and go there, even if the dog is up again.",
  },
  seizure: {
    label: "Seizure or fit",
    advice: "Call an emergency vet now and go there, put nothing in the mouth.",
  },
  poison: {
    label: "Ate something poisonous",
    advice: "Call an emergency vet or pet poison line now, take the packaging along and give nothing on your own.",
  },
  no_urine: {
    label: "Cannot pass urine",
    advice: "Call an emergency vet now and go there today without delay.",
  },
  heatstroke: {
    label: "Overheating or heatstroke",
    advice: "Cool the dog with water at once, call an emergency vet meanwhile, and only then set off.",
  },
  bleeding: {
    label: "Heavy bleeding",
    advice: "Call an emergency vet now and go there, hold a clean cloth firmly on the spot on the way.",
  },
  eye_injury: {
    label: "Eye injury",
    advice: "Call an emergency vet within the hour and stop the dog from rubbing the eye.",
  },
  birth: {
    label: "Trouble giving birth",
    advice: "Call an emergency vet now and keep the mother calm and warm.",
  },
  paralysis: {
    label: "Paralysis or dragging legs",
    advice: "Call an emergency vet now, do not let the dog walk and carry it on a firm surface.",
  },
  bloody_gi: {
    label: "Vomiting or diarrhoea with blood, or vomiting again and again",
    advice: "Call a vet or emergency clinic and go there today.",
  },
  puppy_not_eating: {
    label: "Puppy not eating",
    advice: "Call a vet today, puppies must not go without food for long.",
  },
  trauma: {
    label: "Accident or serious injury",
    advice: "Call an emergency vet now and go there, even if nothing shows on the outside.",
  },
  foreign_body: {
    label: "Swallowed an object",
    advice: "Call an emergency vet now and say what was swallowed and when.",
  },
  face_swelling: {
    label: "Sudden swelling of the face or allergic reaction",
    advice: "Call an emergency vet now, with breathing trouble go straight there.",
  },
  burn: {
    label: "Burn or scald, also from a chemical",
    advice: "Cool the spot with cool running water at once, then go to an emergency vet.",
  },
  electric: {
    label: "Electric shock or bitten through a live cable",
    advice: "Switch the power off first, then go to an emergency vet, even if the dog seems fine.",
  },
  near_drowning: {
    label: "Nearly drowned or breathed in water",
    advice: "Go to an emergency vet now, even if breathing is back: the lungs can fail hours later.",
  },
  snake_sting: {
    label: "Snake bite, or a sting with swelling",
    advice: "Go to an emergency vet now, carry the dog and keep the spot still.",
  },
  pyometra: {
    label: "Pus or ill in the weeks after a season",
    advice: "Go to an emergency vet today: an infected womb can become life-threatening.",
  },
};
