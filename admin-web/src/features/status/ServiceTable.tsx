import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import type { StatusReply } from "@hundeblick/proto/http/admin/status";
import type { ServiceStatus } from "@hundeblick/proto/rpc/service-status";
import { formatDuration } from "#shared/format/duration.ts";
import { toFigures } from "./figures.ts";
import "./status.css";
import { Badge } from "#shared/ui/Badge.tsx";
import { DataTable, numbers } from "#shared/ui/DataTable.tsx";

/** Every process with its dependencies, backlog and uptime. */
export function ServiceTable({ status: { at, services } }: { status: StatusReply }) {
  return (
    <section className="card clipped" aria-labelledby="services-title">
      <div className="card-head">
        <h2 id="services-title">Services</h2>
        <span className="sub grow">Of several processes of one service, one answers.</span>
      </div>
      <div className="tbl">
        <DataTable caption="Services" columns={["Service", "State", "Depends on", "What waits", numbers("Runs for")]}>
          {services.map(({ service, status }) => (
            <tr key={service}>
              <th scope="row" className="service">
                {service}
              </th>
              <td data-l="State">
                <State status={status} />
              </td>
              <td data-l="Depends on" className="full">
                {status ? <Dependencies of={status} /> : <span className="soft">not known</span>}
              </td>
              <td data-l="What waits" className="full">
                {status ? <Figures of={status} /> : <span className="soft">not known</span>}
              </td>
              <td data-l="Runs for" className="n soft">
                {status
                  ? formatDuration(Math.max(0, (Date.parse(at) - Date.parse(status.startedAt)) / 1_000))
                  : "not known"}
              </td>
            </tr>
          ))}
        </DataTable>
      </div>
    </section>
  );
}

function State({ status }: { status: ServiceStatus | null }) {
  if (!status) return <Badge kind="bad" icon={CircleX} text="does not answer" />;
  return status.ready ? (
    <Badge kind="good" icon={CircleCheck} text="ready" />
  ) : (
    <Badge kind="warn" icon={TriangleAlert} text="lacks something" />
  );
}

const Dependencies = ({ of: { dependencies } }: { of: ServiceStatus }) => (
  <div className="reported">
    {Object.entries(dependencies).map(([name, state]) =>
      state === "ok" ? (
        <Badge key={name} kind="good" icon={CircleCheck} text={name} />
      ) : (
        <Badge key={name} kind="bad" icon={CircleX} text={`${name} is away`} />
      ),
    )}
  </div>
);

function Figures({ of }: { of: ServiceStatus }) {
  const figures = toFigures(of);
  if (figures.length === 0) return <span className="soft">nothing to wait for</span>;
  return (
    <ul className="figures">
      {figures.map(({ name, words, value, isTrouble }) => (
        <li key={name}>
          {words}: <span className={isTrouble ? "badge bad" : "strong"}>{value}</span>
        </li>
      ))}
    </ul>
  );
}
