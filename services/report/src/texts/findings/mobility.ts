import type { Texts } from "../texts.ts";
import { flag, quoted } from "./quoted.ts";

export const mobilityTexts = {
  told_limping: flag,
  told_pain: flag,
  told_stiff: quoted(
    {
      de: "Wie beweglich {dog} damit ist, zeigt in der Praxis ein kurzes Video vom Aufstehen und Laufen.",
      en: "A short video of getting up and walking will show the vet how well {dog} moves.",
      pl: "Krótki film, na którym pies wstaje i idzie, pokaże weterynarzowi, jak się porusza.",
    },
    {
      de: "Du schreibst, dass {dog} steif läuft oder schwer hochkommt. Das kann an den Gelenken liegen, aber auch andere Gründe haben.",
      en: "You write that {dog} is stiff or finds it hard to get up. That can come from the joints, but there can be other reasons.",
      pl: "Piszesz o sztywności albo o trudnościach ze wstawaniem. To może wiązać się ze stawami, ale powody bywają też inne.",
    },
  ),
  told_joints_goal: {
    de: "Du möchtest etwas für die Gelenke tun.",
    en: "You would like to do something for the joints.",
    pl: "Chcesz zadbać o stawy.",
  },
  joints_over_eight: {
    de: "Gelenkverschleiß wird bei Hunden über acht Jahren öfter festgestellt als bei jüngeren.",
    en: "Joint wear is found more often in dogs over eight than in younger ones.",
    pl: "Zwyrodnienie stawów stwierdza się u psów po ósmym roku życia częściej niż u młodszych.",
  },
  joints_under_eight: {
    de: "Gelenkverschleiß wird in Praxen öfter bei Hunden über acht Jahren festgestellt, ausgeschlossen ist er bei jüngeren nicht. Wie {dog} läuft, zeigt kein Foto.",
    en: "Vets put joint wear on record more often in dogs over eight; in younger ones it is not ruled out. No photo shows how {dog} moves.",
    pl: "Zwyrodnienie stawów częściej stwierdza się po ósmym roku życia, ale u młodszych psów też nie jest wykluczone. Zdjęcie nie pokaże, jak {dog} się porusza.",
  },
  joints_young: {
    de: "Gelenkverschleiß haben nicht nur alte Hunde: Von 123 Hunden zwischen acht Monaten und vier Jahren zeigte ihn das Röntgenbild bei 39,8 Prozent.",
    en: "Joint wear is not only for old dogs: of 123 dogs between eight months and four years, X-rays showed it in 39.8 per cent.",
    pl: "Zwyrodnienie stawów mają nie tylko stare psy: zdjęcie rentgenowskie pokazało je u 39,8 procent ze 123 psów w wieku od ośmiu miesięcy do czterech lat.",
  },
  joints_any_age: {
    de: "Gelenkverschleiß wird bei Hunden über acht Jahren und bei schweren Hunden öfter festgestellt.",
    en: "Joint wear is found more often in dogs over eight and in heavy dogs.",
    pl: "Zwyrodnienie stawów częściej stwierdza się u psów po ósmym roku życia i u ciężkich psów.",
  },
  joints_growing: {
    de: "Bis zum Alter von sechs bis neun Monaten wachsen Hunde am schnellsten.",
    en: "Dogs grow fastest until they are six to nine months old.",
    pl: "Psy rosną najszybciej do szóstego–dziewiątego miesiąca życia.",
  },
  joints_breed: {
    de: "Bei der Rasse {breed} wird Gelenkverschleiß öfter festgestellt als bei anderen Hunden.",
    en: "Joint wear is found more often in the breed {breed} than in other dogs.",
    pl: "U psów rasy {breed} zwyrodnienie stawów stwierdza się częściej niż u innych.",
  },
} satisfies Texts;
