import { Link } from "react-router-dom";
import { useAllEntries } from "../../content/content.ts";
import { DebugFrame } from "./DebugFrame.tsx";

/** `/seo-debug`: every page in the registry, for editors. */
export default function SeoDebugPage() {
  return (
    <DebugFrame title="Registered content pages">
      <table>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">Category</th>
            <th scope="col">Date</th>
          </tr>
        </thead>
        <tbody>
          {useAllEntries().map(({ url, title, category, kind, date }) => (
            <tr key={url}>
              <td>
                <Link to={url}>{url}</Link>
                <br />
                <span className="small soft">{title}</span>
              </td>
              <td>{category ?? kind}</td>
              <td>{date}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DebugFrame>
  );
}
