import { useLanguage } from "#shared/language/use-language.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import type { Service } from "./fees.ts";
import { formatEuros } from "./format-euros.ts";
import { feeLines, feeRange, type Time } from "./vet-fees.ts";

/** Services with fee numbers, simple rates and the total. */
export function VetFeesTable({ services, time }: { services: readonly Service[]; time: Time }) {
  const language = useLanguage();
  const text = useToolTexts("vetFees");
  return (
    <div className="table-scroll">
      <table className="compact">
        <caption>{text.tableTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{text.service}</th>
            <th scope="col">{text.number}</th>
            <th scope="col">{text.rate}</th>
          </tr>
        </thead>
        <tbody>
          {feeLines(services).map(({ service, numbers, net }) => (
            <tr key={service}>
              <th scope="row">{text.services[service]}</th>
              <td>{numbers.join(", ")}</td>
              <td>{formatEuros(language, net)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {text.sum}
            </th>
            <td>{formatEuros(language, feeRange(services, time).net)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
