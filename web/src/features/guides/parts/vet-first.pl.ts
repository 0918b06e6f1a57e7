import type { VetFirstTexts } from "./vet-first.ts";

export const VET_FIRST: VetFirstTexts = {
  reasons: {
    thickJoint:
      "Gorący, pogrubiony albo spuchnięty staw trzeba zbadać jeszcze dziś. Może się za tym kryć coś więcej niż zwyrodnienie.",
    painOnTouch: "Jeśli dotyk boli, pies cierpi. Zadzwoń dziś do lecznicy.",
    limp: "Kulejącego psa zwykle coś boli. Pokaż go weterynarzowi, nawet jeśli poza tym jest wesoły.",
    strongSign: "Wystarczy jeden silny objaw: najpierw pokaż psa weterynarzowi, dopiero potem coś podawaj albo kupuj.",
    manySigns: "Przy tylu objawach najpierw pokaż psa weterynarzowi, dopiero potem coś podawaj albo kupuj.",
  },
  signCounts: "Liczy się pojedynczy objaw, nie suma",
  untilThen: [
    "Umów się dziś na wizytę. Zabierz te odpowiedzi i krótki film.",
    "Do tego czasu bez skoków, piłki i długich spacerów.",
    "Nie podawaj ludzkich leków przeciwbólowych, bo mogą zatruć psa.",
  ],
};
