import { Link } from "react-router-dom";

/** Links to pages as chips. */
export const ChipLinks = ({ links }: { links: readonly { path: string; name: string }[] }) => (
  <ul className="chips topic-links">
    {links.map(({ path, name }) => (
      <li key={path}>
        <Link className="chip" to={path}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);
