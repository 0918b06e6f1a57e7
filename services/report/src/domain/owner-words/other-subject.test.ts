import { describe, expect, test } from "vitest";
import type { Language } from "@hundeblick/proto/language";
import { expectConditions, expectMedicinesInField, read } from "../../../test/support/owner-texts.ts";

describe("somebody else", () => {
  test.each<[Language, string]>([
    ["de", "Mein Mann hat Epilepsie"],
    ["de", "Der Kater bekommt Insulin"],
    ["de", "Oma nimmt Marcumar"],
    ["de", "Meine Frau ist schwanger"],
    ["de", "Meine Frau stillt und der Hund ist eifersüchtig"],
    ["de", "Unser anderer Hund hat Cushing"],
    ["de", "Der Zweithund hat Arthrose"],
    ["de", "Die Vorbesitzerin hatte Krebs"],
    ["de", "Diabetes hat nur unsere Katze"],
    ["de", "Bei meiner alten Katze wurde Diabetes festgestellt"],
    ["en", "our cat has diabetes but the dog is fine"],
    ["en", "our cat has diabetes and the dog is fine"],
    ["en", "grandma is diabetic"],
    ["en", "my other dog has cushings"],
    ["en", "my cat takes prednisolone"],
    ["en", "the previous owner had epilepsy"],
    ["en", "my wife is pregnant"],
    ["en", "my son is allergic to chicken"],
    ["pl", "poprzednia właścicielka miała raka"],
    ["pl", "moja żona jest w ciąży"],
    ["pl", "mój drugi pies ma cukrzycę"],
    ["pl", "matka choruje na padaczkę"],
    ["pl", "u mojego kota wykryto cukrzycę"],
    ["de", "der vater vom rüden ist an dcm gestorben"],
    ["de", "die schwester von ihr hat epilepsie"],
    ["de", "ein wurfgeschwister hat epilepsie"],
    ["pl", "brat naszego psa z tego samego miotu mial padaczke"],
    ["pl", "jego tata mial padaczke"],
    ["de", "Meine Frau hat Arthrose und liebt den Hund"],
    ["en", "my husband who has diabetes loves the dog"],
    ["en", "my sister with epilepsy adores him"],
    ["pl", "mój mąż który ma cukrzycę kocha psa"],
    ["pl", "moja mama chora na raka uwielbia psa"],
    ["de", "Meine Tochter, die Epilepsie hat, liebt ihn"],
    ["en", "my son, who is diabetic, walks him"],
    ["en", "we live with grandma, who has cancer"],
    ["pl", "córka, która ma cukrzycę, wyprowadza go"],
    ["de", "Ich selbst hab Epilepsie"],
    ["de", "ich habe selbst Diabetes"],
    ["de", "Ich habe Krebs und er tut mir gut"],
    ["en", "I have cancer"],
    ["en", "I'm epileptic and he helps me"],
    ["pl", "ja mam padaczkę"],
    ["pl", "ja choruję na raka"],
    ["de", "Er ist Diabetikerwarnhund"],
    ["de", "Diabetes-Warnhund in Ausbildung"],
    ["en", "diabetic alert dog"],
    ["en", "he works for a diabetes charity"],
    ["en", "I am a cancer nurse"],
    ["pl", "pies alarmujący dla cukrzyka"],
  ])("[%s] has it: %s", (language, additionalInfo) => {
    const none = { conditions: [], medications: [], allergies: [], pregnant: false };
    expect(read({ additionalInfo }, language)).toMatchObject(none);
  });

  test.each<[Language, string]>([
    ["de", "Oma nimmt Marcumar"],
    ["de", "Insulin für die Katze"],
    ["en", "my cat takes prednisolone"],
    ["pl", "insulina dla kota"],
  ])("[%s] takes it: %s", expectMedicinesInField());

  test.each<[Language, string, string]>([
    ["de", "meine mama hat ihn wegen epilepsie abgegeben", "epilepsy"],
    ["de", "Meine Tochter hat ihn mit Diabetes übernommen", "diabetes"],
    ["en", "my mum has him because of his epilepsy", "epilepsy"],
    ["pl", "moja mama ma go z padaczką od szczeniaka", "epilepsy"],
    ["de", "Sie hat wie meine Oma Arthrose", "arthritis"],
    ["de", "Der Arzt meines Mannes sagt er hat Diabetes", "diabetes"],
    ["de", "Mein Mann sagt Epilepsie", "epilepsy"],
    ["de", "Mein Mann und mein Hund haben Diabetes", "diabetes"],
    ["de", "Meine Katze hat Diabetes und mein Hund auch", "diabetes"],
    ["de", "Wir haben eine Katze, er hat Arthrose", "arthritis"],
    ["de", "Jagt unsere Katze trotz Arthrose", "arthritis"],
    ["de", "Laut Vorbesitzer Epilepsie", "epilepsy"],
    ["en", "my baby has cushings", "cushing"],
    ["en", "our cat and our dog have diabetes", "diabetes"],
    ["en", "lives with a cat and has arthritis", "arthritis"],
    ["en", "my husband says epilepsy", "epilepsy"],
    ["en", "cat food caused pancreatitis", "pancreatitis"],
    ["pl", "mąż mówi że to padaczka", "epilepsy"],
    ["pl", "kot i pies mają cukrzycę", "diabetes"],
    ["pl", "od poprzedniej właścicielki z padaczką", "epilepsy"],
    ["de", "Mein Mann erkannte Diabetes bei unserem Hund", "diabetes"],
    ["en", "my wife spotted arthritis in our dog", "arthritis"],
    ["pl", "mąż wykrył cukrzycę u psa", "diabetes"],
    ["de", "Mein Sohn geht mit dem Hund, der Diabetes hat", "diabetes"],
    ["de", "Wir haben noch eine Katze, die Leber ist krank", "liver_disease"],
    ["en", "my son walks the dog, who is diabetic", "diabetes"],
    ["de", "ich habe einen Hund mit Epilepsie", "epilepsy"],
    ["de", "Ich habe Epilepsie bei ihm bemerkt", "epilepsy"],
    ["en", "I have a dog with cancer", "cancer"],
    ["en", "I have a diabetic dog", "diabetes"],
    ["pl", "mam psa z padaczką", "epilepsy"],
    ["pl", "mam podejrzenie cukrzycy u psa", "diabetes"],
    ["de", "frisst Diabetikerfutter", "diabetes"],
    ["en", "cancer treatment", "cancer"],
    ["pl", "karma dla cukrzyka", "diabetes"],
  ])("[%s] is only named: %s", expectConditions());

  test.each<[Language, string, string]>([
    ["de", "Mein Mann gibt ihm Insulin", "insulin"],
    ["de", "Meine Frau spritzt das Insulin", "insulin"],
    ["en", "my wife injects insulin twice a day", "insulin"],
    ["pl", "żona podaje insulinę", "insulin"],
  ])("[%s] gives it to the dog: %s", (language, text, id) => {
    expect(read({ meds: text }, language).medications).toEqual([id]);
    expect(read({ additionalInfo: text }, language).medications).toEqual([id]);
  });
});
